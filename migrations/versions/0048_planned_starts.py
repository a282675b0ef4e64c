"""The times at which games are to begin by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    op.create_table(
        "planned_starts",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_planned_starts_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_planned_starts")),
    )
    op.create_index(op.f("ix_planned_starts_at"), "planned_starts", ["at"])


def downgrade() -> None:
    op.drop_table("planned_starts")
