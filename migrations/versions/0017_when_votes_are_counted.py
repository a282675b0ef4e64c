"""The times at which a game's votes are counted in its channel."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("games", sa.Column("counting", sa.String(16), server_default="12", nullable=False))
    op.create_table(
        "counts",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("shown", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_counts_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_counts")),
    )


def downgrade() -> None:
    op.drop_table("counts")
    op.drop_column("games", "counting")
