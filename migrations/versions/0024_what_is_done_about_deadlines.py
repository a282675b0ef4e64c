"""The time at which a deadline takes effect, which is later than the deadline if the table grants grace."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

deadlines = sa.table("deadlines", *[sa.column(name) for name in ("at", "due")])


def upgrade() -> None:
    op.add_column("deadlines", sa.Column("due", sa.DateTime(timezone=True), nullable=True))
    op.execute(deadlines.update().values(due=deadlines.c.at))
    with op.batch_alter_table("deadlines") as batch:
        batch.alter_column("due", nullable=False)


def downgrade() -> None:
    op.drop_column("deadlines", "due")
