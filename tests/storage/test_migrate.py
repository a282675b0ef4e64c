"""The schema is upgraded and downgraded."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from shutil import copy, copytree

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, inspect, text

import migrations
from bot.components.keys import NO_WAIT
from bot.database.address import DatabaseUnavailable
from bot.database.database import Database
from bot.database.opening import change_schema
from bot.storage.schema import migrate
from bot.storage.schema.choices import Counting, Holding, Previewing, Reasoning, Revealing, Spectating, Talking
from bot.storage.schema.escalation import Before, Escalation, Following
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import LatePolicy, Secrecy
from bot.storage.schema.models import Base, GameRow
from bot.storage.schema.pace import Ends, Pace, TimeOfDay
from tests.asking import row_in

GAME = "id, theme, guild_id, gm_id, phase, options, hours, late, secrecy, anonymous, lines, wait, paused, created_at"

CHOSEN = {
    "hours": '{"vote": 5.0}',
    "pace": '{"ends": {"vote": {"times": [{"minute": 1200, "days": [0]}], "least": 12}}, "grace": 10}',
    "late": "auto",
    "secrecy": "answers",
    "reveal": "gm",
    "preview": "off",
    "counting": "end",
    "escalation": '{"first": "hours-1", "patience": 24, "following": "never"}',
    "holding": "60",
    "reasons": "gm",
    "spectating": "never",
    "talking": "anywhere",
}
"""What a table has chosen, column by column."""
USUAL = dict(zip(CHOSEN, ("{}", "{}", "ask", "dm", "now", "on", "12", "{}", "off", "all", "gm", "here"), strict=True))
"""What each column has where nothing was chosen."""
RECORD = GameSettings(
    hours={"vote": 5.0},
    pace=Pace({"vote": Ends((TimeOfDay(1200, (0,)),), 12)}, grace=10),
    late=LatePolicy.AUTO,
    secrecy=Secrecy.ANSWERS,
    reveal=Revealing.BY_GM,
    preview=Previewing.OFF,
    counting=Counting.BEFORE_END,
    escalation=Escalation(first=Before.HOUR, patience=24, following=Following.NEVER),
    holding=Holding.FOR_60,
    reasons=Reasoning.GM,
    spectating=Spectating.NEVER,
    talking=Talking.ANYWHERE,
)
"""The same as one record."""


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database that was upgraded release by release, with games of each added on its way."""
    file = tmp_path_factory.mktemp("grown") / "brehon.db"
    asyncio.run(grow(f"sqlite+aiosqlite:///{file}"))
    return file


@pytest.fixture
def old(grown: Path, url: str, tmp_path: Path) -> str:
    """Return a copy of it."""
    copy(grown, tmp_path)
    return url


async def grow(url: str) -> None:
    """Bring a database up to date, and fill it on the way."""
    for revision, fill in (
        ("0001", of_waits),
        ("0003", of_lists),
        ("0007", of_offers),
        ("0015", of_snapshots),
        ("0043", of_settings),
    ):
        await migrate.upgrade(url, revision)
        await change_schema(url, fill)
    await migrate.upgrade(url)


def add_games(connection: Connection, waits: Mapping[int, int]) -> None:
    """Add running games with these numbers."""
    for number, wait in waits.items():
        values = f"{number}, 'tain', 1, 2, 'running', '{{}}', '{{}}', 'ask', 'dm', FALSE, {wait}, {wait}, FALSE"
        connection.execute(text(f"INSERT INTO games ({GAME}) VALUES ({values}, '2026-11-20')"))


def of_waits(connection: Connection) -> None:
    """Add games in which more and more has happened."""
    add_games(connection, {1: 0, 2: 1, 3: 17})


def of_lists(connection: Connection) -> None:
    """Add games with a deadline in which cards are to be dealt by lists or have been dealt."""
    add_games(connection, {4: 1, 5: 1})
    hours = '{"lists": 12.0, "day": 30.0, "night": 2.0}'
    missing = '{"time": "day", "seats": ["Ann", "Ben", "Cat"], "dead": ["Cat"], "hands": {"Ann": "king"}}'
    dealt = '{"time": "day", "seats": ["Ann", "Ben", "Cat"], "dead": ["Cat"], "hands": {"Ann": null, "Ben": "king"}}'
    for number, snapshot in ((4, missing), (5, dealt)):
        kept = {"number": number, "hours": hours, "snapshot": snapshot}
        connection.execute(text("UPDATE games SET hours = :hours, snapshot = :snapshot WHERE id = :number"), kept)
        moment = "INSERT INTO deadlines VALUES (:number, 1, '2026-11-20 12:00:00', FALSE)"
        connection.execute(text(moment), {"number": number})


def of_offers(connection: Connection) -> None:
    """Add a game with seats that were offered before or after somebody sat down, or otherwise."""
    add_games(connection, {6: 1})
    since = {1: "2026-11-20 12:00", 2: "2026-11-20 14:00", 3: "2026-11-20 12:00"}
    offers = {1: "seat_free", 2: "seat_free", 3: "gm"}
    for number, at in since.items():
        seat = f"INSERT INTO seats (id, game_id, name, position) VALUES ({number}, 6, 'seat {number}', {number})"
        person = "INSERT INTO occupants (seat_id, user_id, name, since, until, is_staff)"
        owed = "INSERT INTO outbox (game_id, kind, seat_id, state, due_at, created_at, lines, nonce, attempts)"
        moments = "'sent', '2026-11-20 13:00', '2026-11-20 13:00'"
        connection.execute(text(seat))
        connection.execute(text(f"{person} VALUES ({number}, {number}, 'x', '{at}', NULL, FALSE)"))
        connection.execute(text(f"{owed} VALUES (6, '{offers[number]}', {number}, {moments}, '[]', '{number}', 0)"))


def of_snapshots(connection: Connection) -> None:
    """Add games of which some have a snapshot."""
    add_games(connection, {7: 1, 8: 1, 9: 1})
    connection.execute(text("UPDATE games SET snapshot = '{}', snapshot_schema = 'x', lines = 9 WHERE id > 7"))


def of_settings(connection: Connection) -> None:
    """A game whose table has chosen everything otherwise than usual, and one of which a column cannot be read."""
    add_games(connection, {10: 1, 11: 1})
    chosen = ", ".join(f"{name} = :{name}" for name in CHOSEN)
    connection.execute(text(f"UPDATE games SET {chosen} WHERE id = 10"), CHOSEN)
    connection.execute(text("UPDATE games SET hours = 'broken' WHERE id = 11"))


async def test_a_new_database_has_no_revision(url: str) -> None:
    assert await migrate.current(url) is None


async def test_a_new_database_is_out_of_date(url: str) -> None:
    with pytest.raises(migrate.SchemaOutOfDate, match="brehon db upgrade"):
        await migrate.check(url)


async def test_the_migrated_schema_is_that_of_the_models(old: str) -> None:
    await migrate.check(old)

    assert await migrate.current(old) == migrate.revisions()[0]
    assert tables(old) == {*Base.metadata.tables, "alembic_version"}


@pytest.mark.usefixtures("database")
async def test_a_missing_table_is_named(url: str) -> None:
    await change_schema(url, lambda connection: connection.execute(text("DROP TABLE events")))

    with pytest.raises(migrate.SchemaOutOfDate, match="events"):
        await migrate.check(url)


@pytest.mark.usefixtures("database")
async def test_the_schema_is_downgraded_and_upgraded_again(url: str) -> None:
    await migrate.downgrade(url, "base")
    assert tables(url) == {"alembic_version"}
    await migrate.upgrade(url)
    await migrate.check(url)


@pytest.fixture
def two_heads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Return migrations of two developers that follow the same one."""
    last = migrate.revisions()[1]
    folder = Path(copytree(migrations.__path__[0], tmp_path / "migrations"))
    beside = f'revision = "beside"\ndown_revision = "{last}"\ndef upgrade() -> None: ...\n'
    (folder / "versions/beside.py").write_text(beside)
    monkeypatch.setattr(migrations, "__path__", [str(folder)])
    migrate.revisions.cache_clear()
    yield
    migrate.revisions.cache_clear()


@pytest.mark.usefixtures("database", "two_heads")
@pytest.mark.parametrize("work", [migrate.upgrade, migrate.check])
async def test_a_release_with_two_newest_revisions_changes_nothing_and_says_so(
    url: str, work: Callable[[str], Awaitable[None]]
) -> None:
    with pytest.raises(migrate.SchemaOutOfDate, match=r"two newest revisions, \w+ and \w+\. Install another release"):
        await work(url)


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("work", [migrate.upgrade, migrate.check, migrate.current])
async def test_a_database_at_two_revisions_must_be_restored(url: str, work: Callable[[str], Awaitable[None]]) -> None:
    await run(url, "INSERT INTO alembic_version VALUES ('beside')")

    with pytest.raises(
        migrate.SchemaOutOfDate, match=r"at several revisions at once, \w+ and beside: .* Restore a backup"
    ):
        await work(url)


async def test_a_second_upgrade_keeps_the_games(url: str, database: Database, game_id: int) -> None:
    await migrate.upgrade(url)

    assert await row_in(database, GameRow, game_id) is not None


async def test_the_wait_of_a_running_game_gets_a_token(old: str) -> None:
    tokens = [token for (token,) in await all_of(old, "SELECT wait_token FROM games WHERE id <= 3 ORDER BY id")]

    assert tokens[0] == NO_WAIT
    assert len({*tokens, "1", "17"}) == 5


async def test_a_deadline_of_lists_becomes_one_of_the_day_and_one_within_it(old: str) -> None:
    found = await all_of(old, "SELECT game_id, is_inner, CAST(at AS TEXT), due = at FROM deadlines ORDER BY 1, 2")

    assert [(number, bool(is_inner), str(at)[:13]) for number, is_inner, at, is_due in found if is_due] == [
        (4, False, "2026-11-21 06"),
        (4, True, "2026-11-20 12"),
        (5, False, "2026-11-20 12"),
    ]


async def test_a_downgrade_keeps_each_games_public_deadline(old: str) -> None:
    await run(old, "UPDATE deadlines SET asked = TRUE WHERE game_id = 5")
    await migrate.downgrade(old, "0003")
    found = await all_of(old, "SELECT game_id, wait, CAST(at AS TEXT), asked FROM deadlines ORDER BY 1")

    assert [(number, wait, str(at)[:13], bool(asked)) for number, wait, at, asked in found] == [
        (4, 1, "2026-11-21 06", False),
        (5, 1, "2026-11-20 12", True),
    ]


async def test_an_old_snapshot_counts_for_the_last_line(old: str) -> None:
    lines = await all_of(old, "SELECT snapshot_line FROM games WHERE id IN (7, 8, 9) ORDER BY 1")

    assert lines == [(None,), (9,), (9,)]


async def test_a_downgrade_keeps_no_snapshot_of_another_line_than_the_last(old: str) -> None:
    await run(old, "UPDATE games SET lines = 12 WHERE id = 9")
    await migrate.downgrade(old, "0015")

    assert await all_of(old, "SELECT id FROM games WHERE id >= 7 AND snapshot IS NOT NULL") == [(8,)]


async def test_a_seat_is_on_offer_if_it_was_offered_since_somebody_sat_down(old: str) -> None:
    assert await all_of(old, "SELECT seat_id FROM occupants WHERE is_offered") == [(1,)]


async def test_the_columns_of_what_a_table_has_chosen_become_one_record(old: str) -> None:
    ((settings,), (broken,)) = await all_of(old, "SELECT settings FROM games WHERE id >= 10 ORDER BY id")

    assert isinstance(settings, str)
    assert msgspec.json.decode(settings, type=GameSettings) == RECORD
    assert '"hours": broken,' in str(broken)


async def test_on_the_way_down_a_record_becomes_the_columns_again(old: str) -> None:
    await migrate.downgrade(old, "0043")

    assert await all_of(old, f"SELECT {', '.join(CHOSEN)} FROM games WHERE id = 10") == [tuple(CHOSEN.values())]
    assert await all_of(old, f"SELECT {', '.join(CHOSEN)} FROM games WHERE id = 1") == [tuple(USUAL.values())]


async def run(url: str, statement: str) -> None:
    await change_schema(url, lambda connection: connection.execute(text(statement)))


async def all_of(url: str, query: str) -> list[tuple[object, ...]]:
    return await change_schema(url, lambda connection: [tuple(row) for row in connection.execute(text(query))])


@pytest.mark.usefixtures("database")
async def test_a_failed_job_changes_nothing(url: str) -> None:
    with pytest.raises(ZeroDivisionError):
        await change_schema(url, lambda connection: (connection.execute(text("DROP TABLE events")), 1 / 0))

    assert "events" in tables(url)


async def test_an_unknown_revision_gets_a_sentence(url: str) -> None:
    with pytest.raises(migrate.SchemaOutOfDate, match="nowhere"):
        await migrate.downgrade(url, "nowhere")


async def test_a_wrong_address_gets_a_sentence() -> None:
    with pytest.raises(DatabaseUnavailable):
        await migrate.upgrade("nowhere")


def tables(url: str) -> set[str]:
    engine = create_engine(url.replace("+aiosqlite", ""))
    try:
        return set(inspect(engine).get_table_names())
    finally:
        engine.dispose()
