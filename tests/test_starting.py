"""A start imports only what it needs. The rest is imported when it is first used."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LATER = {
    "aiohttp.web": "only for the host's tools, and for the rehearsal",
    "aiosqlite": "only where the schema is to be changed",
    "alembic": "only where the schema is to be changed or compared",
    "asyncpg": "only with PostgreSQL",
    "babel": "only for what is said with values",
    "bot.cli.simulation": "only for its own command",
    "bot.page.replay_page": "only for the page of a game that is over",
    "bot.pictures.canvas": "only for pictures",
    "bot.policies.sensible": "only for advice on a set-up, and for house players",
    "bot.rehearsal": "only for its own command",
    "bot.wording.great_table": "only for its own game, as is each game's",
    "bot.wording.quests": "only for its own game, as is each game's",
    "mako": "only with Alembic",
    "fluent.runtime": "only for what is said with values",
    "markdown_it": "only for pages",
    "openskill": "only for ladders",
    "prometheus_client": "only for the host's tools",
    "pydantic": "only where a library has it",
    "PIL": "only for pictures and a theme's icons",
    "pygments": "only where somebody has rich draw something",
    "rich": "only for the rehearsal, and for help in a terminal",
    "sqlalchemy.dialects.postgresql": "only with PostgreSQL",
    "sqlalchemy.ext.asyncio": "only with PostgreSQL, and where the schema is to be changed",
    "typer": "only for other commands",
}
"""The modules that a start leaves out, and why. Each takes time and memory."""

START = """
import asyncio, sys
from bot.cli import run

begin = asyncio.run

def start(running):
    running.close()
    begin(open_all())

async def open_all():
    from bot.database.opening import open_database
    from bot.cogs.commands.descriptions import fitting
    from bot.delivery.telling.saying import bot_words
    from bot.settings import Settings
    from bot.storage.schema import migrate
    from bot.themes import load_shelf
    from bot.words import FOLDER
    from bot.words.reading import read

    address = Settings.read().database
    for entry in (*read(FOLDER / "en/commands.ftl"), *read(FOLDER / "en/names.ftl")):
        for part in ("", *(f".{each.id.name}" for each in entry.item.attributes)):
            fitting(bot_words(None, "en"), entry.id + part)
    load_shelf(None)
    await migrate.upgrade(address)
    await (await open_database(address)).close()

asyncio.run = start
run(["run"])
print(*(name for name, module in sys.modules.items() if module is not None))
"""
"""A start without Discord: what ``brehon run`` imports, and what it does before it connects."""


def started(folder: Path) -> set[str]:
    """Start in a folder. Return the names of the modules that were imported."""
    environment = {"PYTHONPATH": str(ROOT), "BREHON_DATABASE": f"sqlite+aiosqlite:///{folder}/brehon.db"}
    start = [sys.executable, "-c", START]
    return set(
        subprocess.run(start, env=environment, cwd=folder, capture_output=True, check=True).stdout.decode().split()
    )


def test_a_start_leaves_out_what_only_later_work_needs(tmp_path: Path) -> None:
    first, second = started(tmp_path), started(tmp_path)

    assert "alembic" in first  # It made the database.
    assert "bot.client" in second
    assert {name: why for name, why in LATER.items() if name in second} == {}
