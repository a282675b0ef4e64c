"""Matches of several games, and who plays them."""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("is_over", sa.Boolean(), nullable=False),
        sa.Column("goes_on_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_goes_on_at"), "matches", ["goes_on_at"])
    op.create_index(op.f("ix_matches_guild_id"), "matches", ["guild_id"])
    op.create_table(
        "match_players",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("is_staff", sa.Boolean(), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("dm_open", sa.Boolean(), nullable=True),
        sa.Column("has_left", sa.Boolean(), nullable=False),
        sa.Column("has_won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_match_players_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "position", name=op.f("pk_match_players")),
    )
    op.add_column("games", sa.Column("match_id", sa.Integer(), nullable=True))
    op.create_index(op.f("ix_games_match_id"), "games", ["match_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_games_match_id"), table_name="games")
    op.drop_column("games", "match_id")
    op.drop_table("match_players")
    op.drop_table("matches")
