"""The end of watching, for spectators who see all secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("spectators", sa.Column("has_stopped", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("spectators", "has_stopped")
