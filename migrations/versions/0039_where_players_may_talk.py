"""The places in which players may talk about a game."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    op.add_column("games", sa.Column("talking", sa.String(16), server_default="here", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "talking")
