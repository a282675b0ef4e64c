"""The end of the embargo on news that is told with a delay."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "veils",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_veils_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "line", "place", name=op.f("pk_veils")),
    )


def downgrade() -> None:
    op.drop_table("veils")
