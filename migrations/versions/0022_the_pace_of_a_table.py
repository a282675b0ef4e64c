"""At which times of day waits end, and at which hours of a day nobody is called."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("games", sa.Column("pace", sa.Text(), server_default="{}", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "pace")
