"""A table's escalation for players who miss deadlines, the absences, and the count of missed deadlines."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("games", sa.Column("ladder", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("occupants", sa.Column("away_since", sa.DateTime(timezone=True), nullable=True))
    op.add_column("occupants", sa.Column("away_until", sa.DateTime(timezone=True), nullable=True))
    op.add_column("occupants", sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("deadlines", sa.Column("since", sa.DateTime(timezone=True), nullable=True))
    op.add_column("deadlines", sa.Column("rung_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("deadlines", "rung_at")
    op.drop_column("deadlines", "since")
    op.drop_column("occupants", "missed")
    op.drop_column("occupants", "away_until")
    op.drop_column("occupants", "away_since")
    op.drop_column("games", "ladder")
