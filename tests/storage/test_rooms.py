"""The rooms of games, and the cards that may be outdated."""

from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import update

from bot.clock import now
from bot.database.database import Database
from bot.storage.channels.room_rows import cards_behind, doubt_cards, late_places, move_room, places_in_time
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.outbox.queues import is_claimed, take_next
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import Deadline, GameRow, OutboxRow, Room
from tests.asking import change, save

A_DAY = timedelta(days=1)


@pytest.fixture
async def played(database: Database, game_id: int) -> int:
    """Return a running game whose card shows all of its five lines."""
    await save(database, Room(game_id=game_id, channel_id=4, since=now(), card_id=5, card_lines=5))
    await change(database, update(GameRow).values(phase=GamePhase.RUNNING, lines=5))
    return game_id


async def behind(database: Database) -> list[int]:
    return await database.read(partial(cards_behind, over_since=now() - A_DAY))


@pytest.mark.usefixtures("played")
async def test_a_complete_card_is_not_outdated(database: Database) -> None:
    assert await behind(database) == []


async def test_the_card_of_a_game_that_has_gone_on_is_outdated(database: Database, played: int) -> None:
    await change(database, update(GameRow).values(lines=6))

    assert await behind(database) == [played]


async def test_the_card_of_a_sign_up_may_always_be_outdated(database: Database, played: int) -> None:
    await change(database, update(GameRow).values(phase=GamePhase.SIGNUP))

    assert await behind(database) == [played]


async def test_a_card_in_doubt_is_outdated(database: Database, played: int) -> None:
    await database.write(partial(doubt_cards, game_ids=[played]))

    assert await behind(database) == [played]


@pytest.mark.parametrize(("days", "is_behind"), [(0.5, True), (1.5, False)])
async def test_the_card_of_a_game_that_is_over_is_looked_at_for_a_while(
    database: Database, played: int, days: float, *, is_behind: bool
) -> None:
    ended = {"phase": GamePhase.OVER, "ended_at": now() - days * A_DAY, "lines": 7}
    await change(database, update(GameRow).values(ended))

    assert await behind(database) == [played] * is_behind


async def test_claims_on_rows_for_a_channel_that_a_game_leaves_are_released(database: Database, played: int) -> None:
    room = Destination(room_id=1)
    await save(database, owed(played, OutboxKind.COUNT, [], now(), room))
    row = await database.write(lambda connection: take_next(connection, room, now()))
    assert isinstance(row, OutboxRow)
    await database.write(partial(move_room, room_id=1, channel_id=9, at=now()))

    assert not await database.read(partial(is_claimed, row=row))


async def test_rooms_are_found_a_few_at_a_time_and_the_late_ones_first(database: Database, game_id: int) -> None:
    games = [GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now()) for _ in range(4)]
    await save(database, *games)
    numbers = [game_id, *(game.id for game in games)]
    await save(database, *(Room(game_id=number, channel_id=number, since=now()) for number in numbers))
    await change(database, update(Room).where(Room.game_id == numbers[-1]).values(is_open=False))
    await save(database, Deadline(game_id=numbers[1], wait_line=1, at=now() - A_DAY, due=now() - A_DAY))

    async def others(after: int) -> list[int]:
        found = await database.read(partial(places_in_time, at=now(), after=after, most=2))
        return [place.game_id for place in found]

    assert [place.game_id for place in await database.read(partial(late_places, at=now()))] == [numbers[1]]
    assert [await others(0), await others(numbers[2]), await others(numbers[3])] == [
        [numbers[0], numbers[2]],
        [numbers[3]],
        [],
    ]
