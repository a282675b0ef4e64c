"""The setting to send results to the GM first, and the results that wait for the GM."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("games", sa.Column("holding", sa.String(16), server_default="off", nullable=False))
    op.add_column("games", sa.Column("held", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("held_until", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "held_until")
    op.drop_column("games", "held")
    op.drop_column("games", "holding")
