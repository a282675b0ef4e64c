"""The databases of earlier releases, with games in the middle of a phase, load, and their games go on to their ends."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

import bot.themes
import bot.words
from bot.database.database import Database
from bot.database.opening import open_database
from bot.storage.games.games import Games, snapshot_schema
from bot.storage.games.record_lines import record_of
from bot.storage.schema import migrate
from bot.storage.schema.models import GameRow
from engine.game import Game
from engine.great_table.actions import List
from engine.great_table.table import GreatTable
from tests.asking import row_in
from tests.cogs.rambling import Rambler
from tests.cogs.samurai import TEN
from tests.cogs.stage import Stage, new_bot, text_of, themes_from
from tests.twins.moving import move

RELEASES = sorted((Path(__file__).parents[2] / "releases").glob("0*"))
GAMES = {1: "tain", 2: "honnoji", 3: "great-table"}
"""The games of each release, and their rooms."""
PEOPLE = ("Gia", *TEN)
MOVES = 6
"""The number of random moves; after them the game is hastened."""
MOST_MOVES = 200

every_release = pytest.mark.parametrize("release", RELEASES, ids=lambda release: str(release.name))


@pytest.fixture
async def upgraded(release: Path, tmp_path: Path) -> AsyncIterator[Database]:
    """Return a release's database after its upgrade, with ids that no Discord has."""
    names = [*(f"room:{number}" for number in GAMES), *(f"{of}:{name}" for of in ("user", "dm") for name in PEOPLE)]
    ids = {name: number for number, name in enumerate(["guild", *names], 1)}
    url = f"sqlite+aiosqlite:///{filled(tmp_path / 'old.db', release, ids)}"
    await migrate.upgrade(url)
    database = await open_database(url)
    yield database
    await database.close()


@pytest.fixture
async def old(stage: Stage, release: Path, tmp_path: Path) -> AsyncIterator[Stage]:
    """Return the people of an old database, with the bot on its upgraded copy. Its rooms are named after games."""
    for name in TEN:
        if name not in stage.users:
            stage.add(name)
    rooms = {number: stage.guild.create_text_channel(name) for number, name in GAMES.items()}
    ids = {"guild": stage.guild.id, **{f"room:{number}": room.id for number, room in rooms.items()}}
    ids |= {f"user:{name}": user.id for name, user in stage.users.items()}
    ids |= {f"dm:{name}": user.dm_channel.id for name, user in stage.users.items()}
    url = f"sqlite+aiosqlite:///{filled(tmp_path / 'old.db', release, ids)}"
    await migrate.upgrade(url)
    empty, stage.database = stage.database, await open_database(url)
    await stage.restart()
    yield stage
    await stage.env.restart_bot(new_bot(empty))
    await stage.database.close()


def filled(path: Path, release: Path, ids: dict[str, int]) -> Path:
    """Write a release's database, with the ids of this Discord."""
    script = (release / "games.sql").read_text(encoding="utf-8")
    for name, number in ids.items():
        script = script.replace(f"{{{name}}}", str(number))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


@every_release
async def test_an_old_game_keeps_its_record(upgraded: Database, release: Path) -> None:
    kept = {game_id: await upgraded.read(partial(record_of, game_id=game_id)) for game_id in GAMES}
    whole = {game_id: (release / f"{name}-{game_id}.jsonl").read_bytes() for game_id, name in GAMES.items()}

    assert all(whole[game_id].startswith(kept[game_id]) for game_id in GAMES)
    assert all(len(kept[game_id].splitlines()) > len(GAMES) for game_id in GAMES)


@every_release
@pytest.mark.parametrize("game_id", GAMES)
async def test_an_old_game_is_folded_anew_from_its_log(upgraded: Database, game_id: int) -> None:
    hosted = await Games(upgraded, themes_from(bot.themes.FOLDER, bot.words.FOLDER)).load(game_id)
    assert hosted is not None
    game, row = hosted.started, await row_in(upgraded, GameRow, game_id)

    assert row.snapshot_schema != snapshot_schema(hosted.rulebook)
    assert game.table == Game.load(game.rulebook, game.seats, game.options, game.log).table


@every_release
async def test_old_games_go_on_to_their_ends(old: Stage, release: Path) -> None:
    rooms = old.guild.channels
    for game_id, name in GAMES.items():
        old.channel = rooms[name]
        rambler = Rambler(old, seed=1, game_id=game_id)
        for moves in range(MOST_MOVES):
            if await rambler.is_over():
                break
            await (rambler.step() if moves < MOVES else hasten(rambler))
        last = old.channel.history()[-1]

        assert (await rambler.hosted()).started.table.outcome is not None
        assert text_of(old.poster)
        assert f"{name}-{game_id}.jsonl" in [attachment.filename for attachment in last.attachments]


async def hasten(rambler: Rambler) -> None:
    """Bring the end nearer."""
    table = (await rambler.hosted()).started.table
    await (lynch(rambler, table) if isinstance(table, GreatTable) else rambler.hasten())


async def lynch(rambler: Rambler, table: GreatTable) -> None:
    """Let everybody alive rank the cards and vote for one player, and let the GM close what is open."""
    for name in table.living:
        await move(rambler.stage, name, List(tuple(table.deck)))
        await rambler.stage.command(name, "table vote", player=table.living[0])
    await rambler.stage.command("Gia", "gm close")
