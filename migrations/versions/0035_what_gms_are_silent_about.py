"""The request that GMs leave unanswered: a passed deadline, or anything else."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"

KINDS = sa.Enum(
    *("deadline", "judgement", "result", "missing"), name="asked", native_enum=False, create_constraint=False, length=16
)


def upgrade() -> None:
    op.create_table(
        "silences",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("asked", KINDS, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_followed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_silences_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "asked", name=op.f("pk_silences")),
    )
    op.execute(
        "INSERT INTO silences (game_id, asked, at, is_followed)"
        " SELECT game_id, 'deadline', silent_at, is_followed FROM deadlines WHERE asked AND silent_at IS NOT NULL"
    )
    op.drop_column("deadlines", "is_followed")
    op.drop_column("deadlines", "silent_at")


def downgrade() -> None:
    op.add_column("deadlines", sa.Column("silent_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("deadlines", sa.Column("is_followed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE deadlines SET silent_at = silences.at, is_followed = silences.is_followed FROM silences"
        " WHERE silences.game_id = deadlines.game_id AND silences.asked = 'deadline' AND NOT deadlines.is_inner"
    )
    op.drop_table("silences")
