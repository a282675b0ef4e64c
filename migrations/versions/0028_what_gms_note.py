"""GMs' notes on seats and on the game."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("writer_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notes_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "writer_id", "seat_id", name=op.f("pk_notes")),
    )


def downgrade() -> None:
    op.drop_table("notes")
