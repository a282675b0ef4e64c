"""The game of which another is a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("games", sa.Column("rematch_of", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("games", "rematch_of")
