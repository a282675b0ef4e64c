"""The messages that have cast votes aloud."""

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"


def upgrade() -> None:
    op.create_table(
        "spoken_votes",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_spoken_votes_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_spoken_votes")),
    )
    op.create_index(op.f("ix_spoken_votes_game_id"), "spoken_votes", ["game_id"])
    op.create_index(op.f("ix_spoken_votes_user_id"), "spoken_votes", ["user_id"])


def downgrade() -> None:
    op.drop_table("spoken_votes")
