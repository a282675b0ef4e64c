"""One user leads only a few games that have not begun, on all servers together."""

import asyncio

import pytest

from bot.host.denied import Denied
from bot.host.opening.game_openings import MOST_SIGN_UPS, Opening
from bot.storage.schema.kinds import LatePolicy
from tests.cogs.conftest import NAMES
from tests.cogs.opening import Opening as Stages
from tests.cogs.stage import Stage, answer, new_bot


async def open_elsewhere(stage: Stage, name: str = "Gia") -> str:
    stage.channel = stage.guild.create_text_channel(f"table-{len(stage.guild.channels)}")
    return answer(await stage.command(name, "game new", game="tain"))


async def open_many(stage: Stage) -> None:
    """Let Gia open as many games as the limit allows."""
    for _ in range(MOST_SIGN_UPS):
        assert "sign-up is open" in await open_elsewhere(stage)


@pytest.fixture
async def many(opening: Stages) -> Stage:
    """Return a server on which Gia has opened as many games as the limit allows."""
    return await opening.after(open_many)


async def test_a_gm_with_too_many_sign_ups_is_told_which_and_what_to_do(many: Stage) -> None:
    rooms = {game_id: (await many.hosted(game_id)).room.channel_id for game_id in range(1, MOST_SIGN_UPS + 1)}
    refusal = await open_elsewhere(many)

    assert all(f"<#{channel_id}> (#{game_id})" in refusal for game_id, channel_id in rooms.items())
    assert "Please start one of them, or cancel one with `/game end`" in refusal
    assert "sign-up is open" in answer(await many.command("Ann", "game new", game="tain")), (
        "everybody has their own limit"
    )


async def test_a_cancelled_or_started_sign_up_makes_room_for_another(many: Stage) -> None:
    for name in NAMES:
        await many.press(name, many.card, "Join")
    await many.press("Gia", many.card, "Start the game")
    assert "sign-up is open" in await open_elsewhere(many)
    await many.end("Gia", game="1")

    assert "sign-up is open" in await open_elsewhere(many)
    assert "that haven't begun yet" in await open_elsewhere(many)


async def test_a_sign_up_is_not_handed_to_a_gm_with_too_many(many: Stage) -> None:
    await open_elsewhere(many, "Ann")
    await many.press("Gia", many.card, "Join")
    refusal = answer(await many.command("Ann", "gm hand-over", player="Gia"))

    assert f"<@{many.users['Gia'].id}> leads {MOST_SIGN_UPS} games" in refusal
    assert (await many.hosted(MOST_SIGN_UPS + 1)).gm_id == many.users["Ann"].id


async def test_a_gm_with_too_many_sign_ups_may_still_take_over_a_running_game(many: Stage) -> None:
    await open_elsewhere(many, "Ann")
    for name in ("Gia", *NAMES[1:]):
        await many.press(name, many.card, "Join")
    await many.press("Ann", many.card, "Start the game")
    await many.hand_over("Ann", "Gia")

    assert (await many.hosted(MOST_SIGN_UPS + 1)).gm_id == many.users["Gia"].id


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
async def test_the_limit_holds_for_sign_ups_opened_at_once_on_several_servers(stage: Stage) -> None:
    other = new_bot(stage.database)
    desks = [stage.bot.services, other.services] * 4
    openings = [Opening("tain", number % 3 + 1, number + 1, 7, 24, LatePolicy.ASK) for number in range(len(desks))]
    opened = await asyncio.gather(
        *(services.sign_up.open(each) for services, each in zip(desks, openings, strict=True)), return_exceptions=True
    )
    await stage.env.settle()
    await other.finish()

    denied = [each.reason for each in opened if isinstance(each, Denied)]
    assert denied == ["too-many-sign-ups"] * (len(desks) - MOST_SIGN_UPS)
    assert not [each for each in opened if isinstance(each, Exception) and not isinstance(each, Denied)]
