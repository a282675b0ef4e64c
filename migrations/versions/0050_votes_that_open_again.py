"""The times at which votes that a GM has closed open again by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"


def upgrade() -> None:
    op.create_table(
        "vote_locks",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_vote_locks_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_vote_locks")),
    )
    op.create_index(op.f("ix_vote_locks_until"), "vote_locks", ["until"])


def downgrade() -> None:
    op.drop_table("vote_locks")
