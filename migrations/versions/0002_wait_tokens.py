"""A random token for each game's present wait. Buttons of the release before become stale."""

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

games = sa.table("games", sa.column("id"), sa.column("wait"), sa.column("wait_token"))


def upgrade() -> None:
    op.add_column("games", sa.Column("wait_token", sa.String(length=16), server_default="0", nullable=False))
    begun = sa.select(games.c.id).where(games.c.wait > 0)
    for number in op.get_bind().scalars(begun).all():
        op.execute(sa.update(games).where(games.c.id == number).values(wait_token=token_hex(4)))


def downgrade() -> None:
    with op.batch_alter_table("games", table_kwargs={"sqlite_autoincrement": True}) as batch:
        batch.drop_column("wait_token")
