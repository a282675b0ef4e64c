"""A message owed to a GM is checked when it is sent: by then they may have a seat, or no longer lead."""

from collections.abc import Iterable
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import delete, update

from bot.clock import now
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import Loss, OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow, Room
from engine.log import FIRST_LINE
from tests.asking import change, row_in, save
from tests.cogs.gamblers import SIXTEEN
from tests.cogs.masks import aliases, begin_anonymous
from tests.cogs.stage import Stage, text_of

SIX = SIXTEEN[:6]
OWED = {
    OutboxKind.GM: "For the GM",
    OutboxKind.DEADLINE: "deadline for",
    OutboxKind.TROUBLE: "I can't write in",
    OutboxKind.STAFF: "Manage Webhooks",
    OutboxKind.ABSENT: "I can't write to",
    OutboxKind.OPEN: "can post in",
    OutboxKind.BARRED: "private threads",
}
"""The kinds of messages owed to a GM, each with a part of its text."""
KEPT_FROM_PLAYERS = (OutboxKind.GM, OutboxKind.STAFF, OutboxKind.ABSENT, OutboxKind.BARRED)


async def sign_up(stage: Stage) -> None:
    """Let six join a game of the Great Table. Ann may see too much and takes no DMs."""
    for name in SIX:
        if name not in stage.users:
            stage.add(name)
    stage.give("Ann", manage_webhooks=True)
    stage.close_dms("Ann")
    await stage.command("Gia", "game new", game="great-table")
    for name in SIX:
        await stage.press(name, stage.card, "Join")


async def owe(stage: Stage, kinds: Iterable[OutboxKind]) -> None:
    """Queue messages for Gia that are sent in an hour."""
    for kind in kinds:
        row = owed(1, kind, [1], now() + timedelta(hours=1), Destination(user_id=stage.users["Gia"].id))
        row.about_id = stage.users["Ann"].id
        await save(stage.database, row)
        if kind is OutboxKind.TROUBLE:
            await change(stage.database, update(Room).values(loss=Loss.FORBIDDEN))


async def begin(stage: Stage, seventh: str) -> set[OutboxKind]:
    """Begin with one player more, and return what Gia is told of that after an hour."""
    if seventh not in stage.users:
        stage.add(seventh)
    await stage.press(seventh, stage.card, "Join")
    await stage.command("Gia", "game start")
    return await told_later(stage)


async def told_later(stage: Stage) -> set[OutboxKind]:
    """Return the messages Gia gets after an hour, out of all that may be owed to a GM."""
    before = len(stage.dms("Gia"))
    await stage.restart()
    await stage.pass_hours(1.1)
    told = "\n".join(text_of(message) for message in stage.dms("Gia")[before:])
    return {kind for kind, said in OWED.items() if said in told}


async def test_a_gm_without_a_seat_gets_the_messages_they_are_owed(stage: Stage) -> None:
    await sign_up(stage)
    await owe(stage, KEPT_FROM_PLAYERS)

    assert await begin(stage, "Gus") >= {*KEPT_FROM_PLAYERS}


async def test_a_gm_who_has_sat_down_since_does_not_get_messages_from_before(stage: Stage) -> None:
    await sign_up(stage)
    await owe(stage, KEPT_FROM_PLAYERS)

    assert not await begin(stage, "Gia") & {*KEPT_FROM_PLAYERS}


@pytest.mark.parametrize("is_lost", [False, True])
async def test_a_former_gm_does_not_get_the_messages_they_were_owed(stage: Stage, is_lost: bool) -> None:
    await sign_up(stage)
    await stage.press("Zoe", stage.card, "Join")
    await stage.command("Gia", "game start")
    await owe(stage, [kind for kind in OWED if (kind is OutboxKind.TROUBLE) is is_lost])
    await stage.hand_over("Gia", (await aliases(stage))["Zoe"])

    assert await told_later(stage) == set()


async def test_a_player_who_takes_an_anonymous_game_over_is_not_told_of_staff(stage: Stage) -> None:
    stage.give("Ann", manage_threads=True)
    await begin_anonymous(stage)
    stage.make_manager("Ben")
    before = len(stage.dms("Ben"))
    await stage.command("Ben", "gm hand-over")

    assert not any("Manage Webhooks" in text_of(message) for message in stage.dms("Ben")[before:])


anywhere_else = pytest.mark.parametrize("reader", [None, "Ben"], ids=["the room", "another player"])


async def owe_secrets_astray(stage: Stage, reader: str | None) -> OutboxState:
    """Owe a player's secrets to the room or to another player, and return what became of them after a restart."""
    hosted = await stage.hosted()
    place = Destination(room_id=hosted.room.id) if reader is None else Destination(user_id=stage.users[reader].id)
    astray = place._replace(seat_id=hosted.occupancy("Ann").seat_id)
    row = owed(hosted.id, OutboxKind.SECRETS, [FIRST_LINE], now(), astray)
    await save(stage.database, row)
    await stage.restart()
    state = (await row_in(stage.database, OutboxRow, row.id)).state
    await change(stage.database, delete(OutboxRow).where(OutboxRow.id == row.id))  # No test may end with such a row.
    return state


@anywhere_else
async def test_secrets_that_are_owed_to_another_place_than_a_seat_are_dropped(game: Stage, reader: str | None) -> None:
    read = game.channel.history if reader is None else partial(game.dms, reader)
    before = read()
    state = await owe_secrets_astray(game, reader)

    assert read() == before
    assert state is OutboxState.DROPPED


@anywhere_else
async def test_the_log_tells_of_secrets_that_are_owed_to_another_place_than_a_seat(
    game: Stage, reader: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    await owe_secrets_astray(game, reader)

    assert "its kind goes to other places" in capsys.readouterr().out
