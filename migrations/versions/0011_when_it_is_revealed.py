"""The time of the reveal: as soon as the game is over, as before, or when its GM says so."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("games", sa.Column("reveal", sa.String(16), server_default="now", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "reveal")
