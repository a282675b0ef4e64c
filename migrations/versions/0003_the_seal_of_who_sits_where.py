"""The seal of the seating."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("salt", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("person", sa.String(length=64), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "person")
    op.drop_column("seats", "salt")
