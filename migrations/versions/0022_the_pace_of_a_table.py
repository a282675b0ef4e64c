"""The times of day at which waits end, and the quiet hours."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("games", sa.Column("pace", sa.Text(), server_default="{}", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "pace")
