"""The setting to show moves with consequences before they count."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("games", sa.Column("preview", sa.String(16), server_default="on", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "preview")
