"""The shards that a process runs, its machine, and whether another process runs the same."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    # Processes on record have stopped for the update.
    op.execute("DELETE FROM processes")
    with op.batch_alter_table("processes") as batch_op:
        batch_op.add_column(sa.Column("host", sa.String(length=255), nullable=False))
        batch_op.add_column(sa.Column("shards", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("double", sa.String(length=48), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("processes") as batch_op:
        batch_op.drop_column("double")
        batch_op.drop_column("shards")
        batch_op.drop_column("host")
