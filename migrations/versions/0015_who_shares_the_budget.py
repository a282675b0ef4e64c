"""The processes that share the database, and with it the budget of requests."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(length=48), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_processes")),
    )


def downgrade() -> None:
    op.drop_table("processes")
