"""The secret texts that players write before a game."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "writings",
        sa.Column("seat_id", sa.Integer(), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name=op.f("fk_writings_seat_id_seats"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seat_id", name=op.f("pk_writings")),
    )


def downgrade() -> None:
    op.drop_table("writings")
