"""The successor of a GM who does not answer."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("deadlines", sa.Column("silent_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("deadlines", sa.Column("is_followed", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("deadlines", "is_followed")
    op.drop_column("deadlines", "silent_at")
