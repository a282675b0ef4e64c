"""The outgoing webhooks of servers, and how far each game was told there."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    op.create_table(
        "feeds",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("url", sa.String(length=500), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("is_on", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name=op.f("fk_feeds_guild_id_guilds"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_feeds")),
    )
    op.create_table(
        "feed_marks",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_feed_marks_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_feed_marks")),
    )
    op.create_index(op.f("ix_feed_marks_guild_id"), "feed_marks", ["guild_id"])


def downgrade() -> None:
    op.drop_table("feed_marks")
    op.drop_table("feeds")
