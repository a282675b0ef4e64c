"""The process that sends."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("owner", sa.String(length=48), nullable=True))
    op.add_column("outbox", sa.Column("claimed_until", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("outbox", "claimed_until")
    op.drop_column("outbox", "owner")
