"""What players and GMs write to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=True),
        sa.Column("writer_id", sa.BigInteger(), nullable=False),
        sa.Column("reader_id", sa.BigInteger(), nullable=True),
        sa.Column("answers", sa.Integer(), nullable=True),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_remarks_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_remarks")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_remarks_interaction_id")),
    )


def downgrade() -> None:
    op.drop_table("remarks")
