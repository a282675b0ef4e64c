"""The permission of a spectator to see all secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.add_column("games", sa.Column("spectating", sa.String(16), server_default="gm", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "spectating")
