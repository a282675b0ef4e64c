"""A 403 is read by its code: closed DMs and a bot that Discord does not let write now are different cases."""

import pytest
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


@for_now
async def test_a_dm_that_is_refused_for_now_arrives_later_and_makes_nobody_absent(sign_up: Stage, code: int) -> None:
    refuse(sign_up, "Ann", 403, code)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    waiting, seat = await refused(sign_up), (await sign_up.hosted()).occupancy("Ann")
    take_again(sign_up)
    await sign_up.pass_hours(0.1)

    assert waiting == [OutboxKind.SECRETS]
    assert seat.dm_open
    assert news(sign_up) == []
    assert "You are" in text_of(sign_up.dms("Ann")[-1])
    assert await refused(sign_up) == []


@for_now
async def test_a_dm_that_is_refused_for_long_is_retried_ever_less_often_and_not_given_up(
    sign_up: Stage, code: int
) -> None:
    refuse(sign_up, "Ann", 403, code)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    path = f"/channels/{sign_up.users['Ann'].dm_channel.id}/messages"
    await sign_up.pass_hours(3)
    tries = sum(request.path == path and request.method == "POST" for request in sign_up.env.http_requests)
    take_again(sign_up)
    await sign_up.pass_hours(1.1)

    assert tries < 20
    assert "You are" in text_of(sign_up.dms("Ann")[-1])


async def test_the_log_shows_the_host_what_discord_refuses_and_not_to_whom(
    sign_up: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    refuse(sign_up, "Ann", 403, OPENING_TOO_FAST)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    line = next(line for line in capsys.readouterr().out.splitlines() if "Discord refuses" in line)

    assert str(OPENING_TOO_FAST) in line
    assert "Ann" not in line


@for_now
async def test_a_player_who_joins_while_no_dm_can_be_opened_is_not_told_theirs_is_closed(
    stage: Stage, code: int
) -> None:
    await stage.command("Gia", "game new", game="tain")
    stage.env.inject_error("POST", "/users/@me/channels", status=403, code=code)
    joined = answer(await stage.press("Ann", stage.card, "Join"))
    again = answer(await stage.press("Ann", stage.card, "Join"))

    assert "Discord wouldn't let me write to you just now" in joined
    assert "closed" not in joined
    assert "I've sent you a DM" in again


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


@for_now
async def test_a_room_that_refuses_for_now_is_not_lost_and_its_prompt_arrives_later(game: Stage, code: int) -> None:
    game.env.inject_error("POST", f"/channels/{game.channel.id}/messages", status=403, code=code, times=1)
    await game.propose("Ann", "Ben")
    paused = (await game.table()).paused
    await game.pass_hours(0.1)

    assert not paused
    assert "Approve" in labels_of(game.prompt)
