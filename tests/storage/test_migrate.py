"""The schema goes up and down."""

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from bot.components.keys import NO_WAIT
from bot.storage import migrate
from bot.storage.address import DatabaseUnavailable
from bot.storage.database import Database
from bot.storage.models import Base, GameRow
from tests.asking import row_in

GAME = "id, theme, guild_id, gm_id, phase, options, hours, late, secrecy, anonymous, lines, wait, paused, created_at"


async def test_a_new_database_has_no_revision(url: str) -> None:
    assert await migrate.current(url) is None


async def test_a_new_database_is_out_of_date(url: str) -> None:
    with pytest.raises(migrate.SchemaOutOfDate, match="brehon db upgrade"):
        await migrate.check(url)


async def test_the_schema_is_that_of_the_models(url: str) -> None:
    await migrate.upgrade(url)

    await migrate.check(url)
    assert await migrate.current(url) == migrate.revisions()[0]
    assert tables(url) == {*Base.metadata.tables, "alembic_version"}


@pytest.mark.usefixtures("database")
async def test_a_table_that_is_missing_is_named(url: str) -> None:
    await migrate.in_transaction(url, lambda connection: connection.execute(text("DROP TABLE events")))

    with pytest.raises(migrate.SchemaOutOfDate, match="events"):
        await migrate.check(url)


@pytest.mark.usefixtures("database")
async def test_the_schema_goes_down_and_up_again(url: str) -> None:
    await migrate.downgrade(url, "base")
    assert tables(url) == {"alembic_version"}
    await migrate.upgrade(url)
    await migrate.check(url)


async def test_a_second_upgrade_keeps_the_games(url: str, database: Database, game_id: int) -> None:
    await migrate.upgrade(url)

    assert await row_in(database, GameRow, game_id) is not None


async def test_the_wait_of_a_game_that_is_on_gets_a_token(url: str) -> None:
    await migrate.upgrade(url, "0001")
    rows = ", ".join(f"({game(number, wait)})" for number, wait in enumerate((0, 1, 17), start=1))
    await migrate.in_transaction(
        url, lambda connection: connection.execute(text(f"INSERT INTO games ({GAME}) VALUES {rows}"))
    )
    await migrate.upgrade(url)

    tokens = await migrate.in_transaction(
        url, lambda connection: connection.scalars(text("SELECT wait_token FROM games ORDER BY id")).all()
    )
    assert tokens[0] == NO_WAIT
    assert len({*tokens, "1", "17"}) == 5


async def test_a_deadline_of_lists_becomes_one_of_the_day_and_one_within_it(url: str) -> None:
    await migrate.upgrade(url, "0003")
    hours = '{"lists": 12.0, "day": 30.0, "night": 2.0}'
    missing = '{"time": "day", "seats": ["Ann", "Ben", "Cat"], "dead": ["Cat"], "hands": {"Ann": "king"}}'
    dealt = '{"time": "day", "seats": ["Ann", "Ben", "Cat"], "dead": ["Cat"], "hands": {"Ann": null, "Ben": "king"}}'
    rows = ", ".join(f"({game(number, 1)})" for number in (1, 2))

    def fill(connection: Connection) -> None:
        connection.execute(text(f"INSERT INTO games ({GAME}) VALUES {rows}"))
        for number, snapshot in ((1, missing), (2, dealt)):
            kept = {"number": number, "hours": hours, "snapshot": snapshot}
            connection.execute(text("UPDATE games SET hours = :hours, snapshot = :snapshot WHERE id = :number"), kept)
            moment = "INSERT INTO deadlines VALUES (:number, 1, '2026-11-20 12:00:00', FALSE)"
            connection.execute(text(moment), {"number": number})

    await migrate.in_transaction(url, fill)
    await migrate.upgrade(url)
    found = await migrate.in_transaction(
        url,
        lambda connection: connection.execute(
            text("SELECT game_id, is_inner, CAST(at AS TEXT), due = at FROM deadlines ORDER BY game_id, is_inner")
        ).all(),
    )

    assert [(number, bool(is_inner), at[:13]) for number, is_inner, at, is_due in found if is_due] == [
        (1, False, "2026-11-21 06"),
        (1, True, "2026-11-20 12"),
        (2, False, "2026-11-20 12"),
    ]


async def test_a_snapshot_is_one_of_the_last_line_in_a_database_of_before_and_none_else_goes_back(url: str) -> None:
    await migrate.upgrade(url, "0015")
    rows = ", ".join(f"({game(number, 1)})" for number in (1, 2, 3))
    await run(url, f"INSERT INTO games ({GAME}) VALUES {rows}")
    await run(url, "UPDATE games SET snapshot = '{}', snapshot_schema = 'x', lines = 9 WHERE id > 1")
    await migrate.upgrade(url)
    assert await all_of(url, "SELECT snapshot_line FROM games ORDER BY id") == [(None,), (9,), (9,)]

    await run(url, "UPDATE games SET lines = 12 WHERE id = 3")
    await migrate.downgrade(url, "0015")
    assert await all_of(url, "SELECT id FROM games WHERE snapshot IS NOT NULL") == [(2,)]


async def run(url: str, statement: str) -> None:
    await migrate.in_transaction(url, lambda connection: connection.execute(text(statement)))


async def all_of(url: str, query: str) -> list[tuple[object, ...]]:
    return await migrate.in_transaction(url, lambda connection: [tuple(row) for row in connection.execute(text(query))])


async def test_a_seat_is_on_offer_that_was_offered_since_somebody_sat_down_there(url: str) -> None:
    await migrate.upgrade(url, "0007")
    people = {1: ("2026-11-20 12:00", "NULL"), 2: ("2026-11-20 14:00", "NULL"), 3: ("2026-11-20 12:00", "NULL")}
    offers = {1: ("2026-11-20 13:00", "seat_free"), 2: ("2026-11-20 13:00", "seat_free"), 3: ("2026-11-20 13:00", "gm")}

    def fill(connection: Connection) -> None:
        connection.execute(text(f"INSERT INTO games ({GAME}) VALUES ({game(1, 1)})"))
        for number, (since, until) in people.items():
            seat = f"INSERT INTO seats (id, game_id, name, position) VALUES ({number}, 1, 'seat {number}', {number})"
            person = "INSERT INTO occupants (seat_id, user_id, name, since, until, is_staff)"
            connection.execute(text(seat))
            connection.execute(text(f"{person} VALUES ({number}, {number}, 'x', '{since}', {until}, FALSE)"))
        for number, (at, kind) in offers.items():
            owed = "INSERT INTO outbox (game_id, kind, seat_id, state, due_at, created_at, lines, nonce, attempts)"
            connection.execute(
                text(f"{owed} VALUES (1, '{kind}', {number}, 'sent', '{at}', '{at}', '[]', '{number}', 0)")
            )

    await migrate.in_transaction(url, fill)
    await migrate.upgrade(url)
    found = await migrate.in_transaction(
        url, lambda connection: connection.scalars(text("SELECT seat_id FROM occupants WHERE is_offered")).all()
    )

    assert found == [1]


def game(number: int, wait: int) -> str:
    """A game of the first release that has come so far."""
    return f"{number}, 'tain', 1, 2, 'running', '{{}}', '{{}}', 'ask', 'dm', FALSE, {wait}, {wait}, FALSE, '2026-11-20'"


@pytest.mark.usefixtures("database")
async def test_work_that_fails_changes_nothing(url: str) -> None:
    with pytest.raises(ZeroDivisionError):
        await migrate.in_transaction(url, lambda connection: (connection.execute(text("DROP TABLE events")), 1 / 0))

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
