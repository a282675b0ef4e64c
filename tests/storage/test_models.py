"""The constraints of the tables themselves."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from bot.database.database import Database
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import ActionRow, Deadline, EventRow, GameRow, Occupant, OutboxRow, PastGm, Room, Seat
from tests.asking import change, rows_in, save

EVENING = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)


@pytest.fixture
async def seat_id(database: Database, game_id: int) -> int:
    seat = Seat(game_id=game_id, name="Ann", position=0)
    await save(database, seat)
    return seat.id


def action(game_id: int, number: int, interaction_id: int | None = None) -> ActionRow:
    return ActionRow(
        game_id=game_id, number=number, interaction_id=interaction_id, at=EVENING, by="Ann", body={"move": "vote"}
    )


def owed(game_id: int) -> OutboxRow:
    return OutboxRow(game_id=game_id, kind=OutboxKind.ANNOUNCEMENT, due_at=EVENING, created_at=EVENING, nonce="once")


async def test_a_channel_holds_one_open_game(database: Database, game_id: int) -> None:
    second = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=EVENING)
    await save(database, Room(game_id=game_id, channel_id=7, since=EVENING), second)

    with pytest.raises(IntegrityError):
        await save(database, Room(game_id=second.id, channel_id=7, since=EVENING))


async def test_a_channel_is_free_when_its_game_is_over(database: Database, game_id: int) -> None:
    second = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=EVENING)

    await save(database, Room(game_id=game_id, channel_id=7, since=EVENING, is_open=False), second)
    await save(database, Room(game_id=second.id, channel_id=7, since=EVENING))


async def test_a_line_is_written_once(database: Database, game_id: int) -> None:
    await save(database, action(game_id, 2))

    with pytest.raises(IntegrityError):
        await save(database, action(game_id, 2))


async def test_an_interaction_acts_once(database: Database, game_id: int) -> None:
    await save(database, action(game_id, 2, interaction_id=99))

    with pytest.raises(IntegrityError):
        await save(database, action(game_id, 3, interaction_id=99))


async def test_actions_without_an_interaction_are_many(database: Database, game_id: int) -> None:
    await save(database, action(game_id, 2), action(game_id, 3))


@pytest.mark.usefixtures("seat_id")
@pytest.mark.parametrize(("name", "position"), [("Ann", 1), ("Ben", 0)])
async def test_names_and_positions_at_a_table_are_unique(
    database: Database, game_id: int, name: str, position: int
) -> None:
    with pytest.raises(IntegrityError):
        await save(database, Seat(game_id=game_id, name=name, position=position))


async def test_a_seat_has_one_occupant_at_a_time(database: Database, seat_id: int) -> None:
    await save(database, Occupant(seat_id=seat_id, user_id=1, name="Ann", since=EVENING))

    with pytest.raises(IntegrityError):
        await save(database, Occupant(seat_id=seat_id, user_id=2, name="Ann", since=EVENING))


async def test_a_seat_has_many_occupants_over_time(database: Database, seat_id: int) -> None:
    await save(database, Occupant(seat_id=seat_id, user_id=1, name="Ann", since=EVENING, until=EVENING))

    await save(database, Occupant(seat_id=seat_id, user_id=2, name="Ann", since=EVENING))


async def test_a_nonce_is_used_once(database: Database, game_id: int) -> None:
    await save(database, owed(game_id))

    with pytest.raises(IntegrityError):
        await save(database, owed(game_id))


async def test_deleting_a_game_deletes_all_its_rows(database: Database, game_id: int, seat_id: int) -> None:
    await save(
        database,
        Room(game_id=game_id, channel_id=7, since=EVENING),
        Occupant(seat_id=seat_id, user_id=1, name="Ann", since=EVENING),
        action(game_id, 2),
        EventRow(game_id=game_id, line=2, position=0, body="{}"),
        owed(game_id),
        Deadline(game_id=game_id, wait_line=2, at=EVENING, due=EVENING),
        PastGm(game_id=game_id, user_id=1),
    )

    await change(database, delete(GameRow))

    for table in (GameRow, Room, Seat, Occupant, ActionRow, EventRow, OutboxRow, Deadline, PastGm):
        assert not await rows_in(database, select(table))


async def test_the_number_of_a_deleted_game_is_not_used_again(database: Database, game_id: int) -> None:
    await change(database, delete(GameRow))
    next_game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=EVENING)

    await save(database, next_game)

    assert next_game.id > game_id
