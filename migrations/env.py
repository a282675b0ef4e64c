"""Runs alembic's migrations on the connection it is given, else on the database of the settings."""

import asyncio
from typing import Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Enum

from bot.database.columns import Json, UtcTime
from bot.database.opening import change_schema
from bot.settings import Settings
from bot.storage.schema.migrate import CONNECTION
from bot.storage.schema.tables import METADATA


def migrate(connection: Connection) -> None:
    """Run alembic's command."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        compare_type=True,
        render_as_batch=True,
        render_item=render_item,
    )
    with context.begin_transaction():
        context.run_migrations()


def render_item(kind: str, item: object, _context: AutogenContext) -> str | Literal[False]:
    """Render our column types as their database types, because a migration outlives our code."""
    if kind == "type" and isinstance(item, (Json, UtcTime)):
        return f"sa.{item.impl!r}"
    if kind == "type" and isinstance(item, Enum):
        return f"sa.String(length={item.length})"
    return False


if context.is_offline_mode():
    raise CommandError("These migrations run on a database only; leave out --sql.")
if (given := context.config.attributes.get(CONNECTION)) is not None:
    migrate(given)
else:
    asyncio.run(change_schema(Settings.read().database, migrate))
