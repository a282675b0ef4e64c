"""The last line of a snapshot, which is no longer written with each line."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

games = sa.table("games", *[sa.column(name) for name in ("lines", "snapshot", "snapshot_schema", "snapshot_line")])


def upgrade() -> None:
    op.add_column("games", sa.Column("snapshot_line", sa.Integer(), nullable=True))
    op.execute(games.update().where(games.c.snapshot.is_not(None)).values(snapshot_line=games.c.lines))


def downgrade() -> None:
    """Fold the log again where the snapshot is not of its end."""
    behind = games.c.snapshot_line != games.c.lines
    op.execute(games.update().where(behind).values(snapshot=None, snapshot_schema=None))
    op.drop_column("games", "snapshot_line")
