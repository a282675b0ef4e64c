"""A GM's reason for a correction or for a move on somebody's behalf, and whether it is public."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.add_column("games", sa.Column("reasons", sa.String(16), nullable=False, server_default="all"))
    op.add_column("actions", sa.Column("reason", sa.String(300), nullable=True))
    op.add_column("occupants", sa.Column("offer_reason", sa.String(300), nullable=True))


def downgrade() -> None:
    op.drop_column("occupants", "offer_reason")
    op.drop_column("actions", "reason")
    op.drop_column("games", "reasons")
