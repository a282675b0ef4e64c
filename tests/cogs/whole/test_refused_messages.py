"""A 403 is read by its code: closed DMs and a bot that Discord does not let write now are different cases."""

import pytest
from simcord import InteractionResult
from sqlalchemy import select

from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from tests.asking import rows_in
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.whole.test_absence import news, refuse

OPENING_TOO_FAST = 40003
UNKNOWN = 0

for_now = pytest.mark.parametrize("code", [OPENING_TOO_FAST, UNKNOWN])


async def refused(stage: Stage) -> list[OutboxKind]:
    """Let Discord refuse messages for now."""
    return list(await rows_in(stage.database, select(OutboxRow.kind).where(OutboxRow.state == OutboxState.REFUSED)))


def take_again(stage: Stage) -> None:
    """Let Discord accept everything again."""
    stage.env.backend.faults.clear()


async def refuse_secrets(stage: Stage, code: int) -> None:
    """Begin a game while Discord refuses a player's DMs for now."""
    refuse(stage, "Ann", 403, code)
    await stage.press("Gia", stage.card, "Start the game")


@for_now
async def test_a_dm_that_is_refused_for_now_arrives_later(sign_up: Stage, code: int) -> None:
    await refuse_secrets(sign_up, code)
    waiting = await refused(sign_up)
    take_again(sign_up)
    await sign_up.pass_hours(0.1)

    assert (waiting, await refused(sign_up)) == ([OutboxKind.SECRETS], [])
    assert "You are" in text_of(sign_up.dms("Ann")[-1])


@for_now
async def test_a_dm_that_is_refused_for_now_makes_nobody_absent(sign_up: Stage, code: int) -> None:
    await refuse_secrets(sign_up, code)
    seat = (await sign_up.hosted()).occupancy("Ann")
    take_again(sign_up)
    await sign_up.pass_hours(0.1)

    assert seat.dm_open
    assert news(sign_up) == []


@for_now
async def test_a_dm_that_is_refused_for_long_is_retried_ever_less_often(sign_up: Stage, code: int) -> None:
    await refuse_secrets(sign_up, code)
    path = f"/channels/{sign_up.users['Ann'].dm_channel.id}/messages"
    await sign_up.pass_hours(3)

    assert sum(request.path == path and request.method == "POST" for request in sign_up.env.http_requests) < 20


@for_now
async def test_a_dm_that_is_refused_for_long_is_not_given_up(sign_up: Stage, code: int) -> None:
    await refuse_secrets(sign_up, code)
    await sign_up.pass_hours(3)
    take_again(sign_up)
    await sign_up.pass_hours(1.1)

    assert "You are" in text_of(sign_up.dms("Ann")[-1])


async def test_the_log_shows_the_host_what_discord_refuses_and_not_to_whom(
    sign_up: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    await refuse_secrets(sign_up, OPENING_TOO_FAST)
    line = next(line for line in capsys.readouterr().out.splitlines() if "Discord refuses" in line)

    assert str(OPENING_TOO_FAST) in line
    assert "Ann" not in line


async def join_unreached(stage: Stage, code: int) -> InteractionResult:
    """Let a player join while Discord opens no DM for now."""
    await stage.command("Gia", "game new", game="tain")
    stage.env.inject_error("POST", "/users/@me/channels", status=403, code=code)
    return await stage.press("Ann", stage.card, "Join")


@for_now
async def test_a_player_who_joins_while_no_dm_can_be_opened_is_not_told_theirs_is_closed(
    stage: Stage, code: int
) -> None:
    joined = answer(await join_unreached(stage, code))

    assert "Discord wouldn't let me write to you just now" in joined
    assert "closed" not in joined


@for_now
async def test_a_player_to_whom_no_dm_could_be_opened_gets_it_at_the_next_press(stage: Stage, code: int) -> None:
    await join_unreached(stage, code)

    assert "I've sent you a DM" in answer(await stage.press("Ann", stage.card, "Join"))


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_player_who_joins_with_closed_dms_is_told_so(stage: Stage, code: int) -> None:
    await stage.command("Gia", "game new", game="tain")
    refuse(stage, "Ann", 403, code)

    assert "your DMs are closed" in answer(await stage.press("Ann", stage.card, "Join"))


@for_now
async def test_messages_for_the_gm_that_are_refused_for_now_arrive_later(game: Stage, code: int) -> None:
    refuse(game, "Gia", 403, code)
    await game.pass_hours(24.1)
    take_again(game)
    await game.pass_hours(1)

    assert len(game.questions()) == 1


def refuse_the_room(stage: Stage, code: int) -> None:
    """Let the room refuse the next message for now."""
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=code, times=1)


@for_now
async def test_a_room_that_refuses_for_now_is_not_lost(game: Stage, code: int) -> None:
    refuse_the_room(game, code)
    await game.propose("Ann", "Ben")

    assert not (await game.table()).paused


@for_now
async def test_a_prompt_that_is_refused_for_now_arrives_later(game: Stage, code: int) -> None:
    refuse_the_room(game, code)
    await game.propose("Ann", "Ben")
    await game.pass_hours(0.1)

    assert "Approve" in labels_of(game.prompt)
