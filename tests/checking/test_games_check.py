"""The check of games that cannot be read."""

from pathlib import Path
from shutil import copy

import pytest
from sqlalchemy import text

from bot.checking.findings import Level
from bot.checking.games_check import check_games
from bot.checking.keeping import OpenRoom
from bot.database.opening import open_database
from tests.asking import change

ROOM = OpenRoom(1, 1, 2, "tain", False)


@pytest.fixture
async def address(migrated: Path, tmp_path: Path) -> str:
    """A database with a sign-up."""
    address = f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"
    await execute(
        address,
        "INSERT INTO guilds (id, language, zone, host_roles) VALUES (1, 'en', 'UTC', '[]')",
        "INSERT INTO games (theme, guild_id, gm_id, phase, options, settings, anonymous, lines, wait,"
        " wait_token, paused, created_at) VALUES ('tain', 1, 2, 'signup', '{}', '{}', 0, 0, 0, '', 0,"
        " '2026-01-01')",
        "INSERT INTO rooms (game_id, kind, channel_id, since, is_open) VALUES (1, 'table', 2, '2026-01-01', 1)",
    )
    return address


async def execute(address: str, *statements: str) -> None:
    database = await open_database(address)
    await change(database, *map(text, statements))
    await database.close()


async def test_readable_games_are_fine(address: str) -> None:
    (finding,) = await check_games(address, None, [ROOM], 5)

    assert finding.level is Level.OK


async def test_an_unreadable_game_is_named_with_advice(address: str) -> None:
    await execute(address, """UPDATE games SET settings = '{"hours": {"vote": "soon"}}'""")
    (finding,) = await check_games(address, None, [ROOM], 5)

    assert finding.level is Level.ERROR
    assert finding.text.startswith("Game 1 rests, for it cannot be read (ValidationError). Restore a backup")
