"""A manager ends a game and frees its channel whichever part of its saved data is spoiled."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import timedelta
from io import StringIO
from pathlib import Path

import pytest
from sqlalchemy import BigInteger, Boolean, Column, Connection, Enum, Integer, LargeBinary, String, insert, select, text

from bot.clock import now
from bot.database.columns import Json, UtcTime
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.tables import METADATA, OUTBOX
from tests.cogs.conftest import begin, join_all
from tests.cogs.logged import lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of
from tests.cogs.whole.test_unreadable_games import spoil

WRONG, NOTHING, TOO_MUCH = "'lost'", "NULL", "9e99"
"""Values to spoil a column with: a word where none belongs, nothing, and a number where a word belongs."""
OF_SERVERS = {"feeds", "guilds", "saved_setups", "default_setups", "queued_games"}
NOT_OF_A_GAME = {*OF_SERVERS, "registrations", "processes", "unlisted", "lessons"}
"""Tables of which no row belongs to a game, and those in which a game has one only once it is over."""
TABLES = [table.name for table in METADATA.sorted_tables if table.name not in {*NOT_OF_A_GAME, "results"}]
OF_SIGN_UPS = ["games", "bench", "ready_checks"]
"""The tables that matter most before a game begins."""
DATABASE = "brehon.db"


async def a_row_each(stage: Stage, *, is_on: bool) -> None:
    """Begin a game, or open a sign-up, and fill each table that is to be spoiled."""
    await (begin if is_on else join_all)(stage)
    await stage.database.write(lambda connection: _fill(connection, TABLES if is_on else OF_SIGN_UPS))


def _fill(connection: Connection, tables: Iterable[str]) -> None:
    for name in tables:
        table = METADATA.tables[name]
        if not connection.execute(select(table)).all():
            columns = [column for column in table.columns if column is not table.autoincrement_column]
            connection.execute(insert(table), {column.name: _sample(column) for column in columns})


def _sample(column: Column[object]) -> object:
    kind = column.type
    if column is OUTBOX.c.kind:
        return OutboxKind.THREAD  # Its sample names a thread.
    if isinstance(kind, Json):
        return [] if kind.kind == list[int] else {}
    if isinstance(kind, Enum):
        return kind.enums[0]
    samples = {LargeBinary: b"x", Boolean: False, UtcTime: now() + timedelta(days=1), Integer: 1, BigInteger: 1}
    return samples.get(type(kind), "x")


class Spoiling:
    """Spoils a game in one place after the other, and mends it in between."""

    def __init__(self, stage: Stage, file: Path) -> None:
        self.stage = stage
        self._spoiled = sqlite3.connect(file)
        self._whole = sqlite3.connect(":memory:")
        self._spoiled.backup(self._whole)

    def close(self) -> None:
        """Close the database and its whole copy."""
        self._spoiled.close()
        self._whole.close()

    def places(self, table: str) -> Iterator[tuple[str, str]]:
        """Spoil each column of a table in turn, and yield the column and the value."""
        for column in METADATA.tables[table].columns:
            is_word = isinstance(column.type, String) and not isinstance(column.type, Enum)
            for garbage in (TOO_MUCH if is_word else WRONG, NOTHING):
                if self._spoil(table, column.name, garbage):
                    yield column.name, garbage
                    self._mend()

    def _spoil(self, table: str, column: str, garbage: str) -> bool:
        """Spoil a column, unless the database refuses."""
        try:
            with self._spoiled:
                self._spoiled.execute(f'UPDATE {table} SET "{column}" = {garbage}')
        except sqlite3.IntegrityError:
            return False
        return True

    def _mend(self) -> None:
        self._whole.backup(self._spoiled)
        self.stage.bot.services.games.drop(1)


async def is_over(stage: Stage) -> bool:
    """Return whether no game is running any more, and none is in the channel."""
    on = "SELECT 1 FROM games WHERE phase != 'over'"
    here = "SELECT 1 FROM rooms JOIN games ON games.id = game_id WHERE is_open AND channel_id = :channel"
    found = text(f"{on} UNION ALL {here}").bindparams(channel=stage.channel.id)
    return not await stage.database.read(lambda connection: connection.execute(found).all())


@pytest.fixture
async def managed(game: Stage) -> Stage:
    """Return a game that has just begun, with a manager who has no part in it."""
    game.make_manager("Zoe")
    return game


async def end(stage: Stage) -> str:
    """Let the manager end the channel's game, or name it by its number if none is known there, and return the
    answer.
    """
    asked = await stage.command("Zoe", "game end")
    if asked.response is None or not labels_of(asked.response):
        asked = await stage.command("Zoe", "game end", game="1")
    assert asked.response is not None
    return answer(await stage.press("Zoe", asked.response, "Yes, end it")).partition("\n")[0]


@pytest.mark.parametrize(
    ("table", "is_on"), [*((name, True) for name in TABLES), *((name, False) for name in OF_SIGN_UPS)]
)
async def test_a_manager_ends_a_game_whichever_part_of_it_is_spoiled(
    opening: Opening, tmp_path: Path, table: str, *, is_on: bool
) -> None:
    stage = await opening.after(a_row_each, is_on=is_on)
    stage.make_manager("Zoe")
    failed = []
    with closing(Spoiling(stage, tmp_path / DATABASE)) as spoiling:
        for column, garbage in spoiling.places(table):
            told = await end(stage)
            if not await is_over(stage):
                failed.append((column, garbage, told))

    assert failed == []


UNENDING = "UPDATE games SET pending_until = 'lost'"


async def test_a_game_that_cannot_end_as_usual_ends_like_a_resting_one(managed: Stage) -> None:
    await spoil(managed, UNENDING)

    assert await end(managed) == "You've ended the game for everybody, without a winner."
    assert "The game that was on hold here is over" in managed.channel.history()[-1].content


async def test_the_log_names_a_game_that_could_not_end_as_usual(managed: Stage, log: StringIO) -> None:
    await spoil(managed, UNENDING)
    await end(managed)
    (failure,) = lines(log, "ended as one that cannot be read")

    assert failure["game"] == 1


async def test_a_game_with_a_disordered_record_is_ended_without_a_word(managed: Stage, log: StringIO) -> None:
    await spoil(managed, "UPDATE games SET theme = 'gone'")
    await spoil(managed, "UPDATE actions SET number = 'lost' WHERE number = 1")

    assert await end(managed) == "You've ended the game for everybody, without a winner."
    assert len(lines(log, "ended without a word")) == 1
    assert await is_over(managed)


def lose_the_server(folder: Path) -> None:
    """Let the game belong to a server that is not known."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("UPDATE games SET guild_id = 5")


async def test_managers_of_another_server_do_not_know_a_game_without_its_server(managed: Stage, tmp_path: Path) -> None:
    lose_the_server(tmp_path)
    managed.move_to_another_server("Zoe")
    managed.make_manager("Zoe")

    assert "don't know this game" in answer(await managed.command("Zoe", "game end", game="1"))


async def test_a_player_does_not_end_a_game_without_its_server(managed: Stage, tmp_path: Path) -> None:
    lose_the_server(tmp_path)

    assert "Only the GM" in answer(await managed.command("Ann", "game end"))


async def test_a_channel_that_is_held_for_no_game_is_free(game: Stage, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE rooms SET game_id = 99")

    assert "The sign-up is open" in answer(await game.command("Gia", "game new", game="tain"))
