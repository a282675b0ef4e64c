"""A separate database for each test, with some rows."""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from shutil import copy

import pytest

from bot.clock import now
from bot.database.database import Database
from bot.database.opening import open_database
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import GameRow, Guild, OutboxRow
from tests.asking import save

GM = Destination(user_id=2)
EVENING = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/brehon.db"


@pytest.fixture
async def database(url: str, migrated: Path, tmp_path: Path) -> AsyncIterator[Database]:
    copy(migrated, tmp_path)
    database = await open_database(url)
    yield database
    await database.close()


@pytest.fixture
async def game_id(database: Database) -> int:
    await save(database, Guild(id=1))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=EVENING)
    await save(database, game)
    return game.id


@pytest.fixture
async def rows(database: Database, game_id: int) -> Sequence[OutboxRow]:
    """Return two rows for the same GM."""
    made = [owed(game_id, kind, [], now(), GM) for kind in (OutboxKind.GM, OutboxKind.TROUBLE)]
    await save(database, *made)
    return made
