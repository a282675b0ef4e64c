"""The number of lines of its game's record that a card shows."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("card_lines", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("rooms", "card_lines")
