"""A tip comes with the private answer to somebody's first move of a kind, once, and nobody else perceives it."""

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.storage.people.lesson_rows import learn, tip_of
from tests.cogs.conftest import NAMES, begin
from tests.cogs.gamblers import SEVEN, list_cards, sit_down, table_of
from tests.cogs.opening import Opening
from tests.cogs.perceiving import Perception, perceived
from tests.cogs.players.test_privacy import exported, forget
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, text_of

TIP = "-# Tip: "


def tips(said: str) -> list[str]:
    return [line for line in said.splitlines() if line.startswith(TIP)]


async def vote(stage: Stage, name: str, label: str = "Reject") -> str:
    return answer(await stage.press(name, stage.prompt, label))


async def test_the_first_vote_of_a_player_is_answered_with_a_tip_and_no_other(game: Stage) -> None:
    await game.propose()
    first, second = await vote(game, "Ann"), await vote(game, "Ann", "Approve")

    assert ["`/game history` shows every vote" in tip for tip in tips(first)] == [True]
    assert tips(second) == []


async def test_a_tip_comes_once_even_after_a_restart(game: Stage) -> None:
    await game.propose()
    await vote(game, "Ann")
    await game.restart()

    assert tips(await vote(game, "Ann", "Approve")) == []


async def test_each_player_gets_the_tip_of_their_own_first_move(game: Stage) -> None:
    await game.propose()
    await vote(game, "Ann")

    assert len(tips(await vote(game, "Ben"))) == 1


async def test_a_first_order_is_answered_with_a_tip_of_its_own(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game)
    await game.press("Ann", game.dms("Ann")[-1], "Support")

    assert len(tips(text_of(game.dms("Ann")[-1]))) == 1


async def test_the_first_list_at_the_great_table_is_answered_with_a_tip(named: Stage) -> None:
    first, second = answer(await list_cards(named, "Ann")), answer(await list_cards(named, "Ann"))

    assert first.count(TIP) == 1
    assert TIP not in second


async def test_a_tip_below_a_question_in_a_dm_is_in_small_print(named: Stage) -> None:
    form = await named.press("Ann", named.dms("Ann")[-1], "Send a list")
    await named.users["Ann"].submit_modal(form, {"cards": "\n".join((await table_of(named)).deck)})

    assert len(tips(named.dms("Ann")[-1].content)) == 1


@pytest.mark.parametrize("slug", ["danube", "bluff", "sigily"])
async def test_a_board_game_whose_moves_have_no_private_answer_gives_its_tip_on_joining(
    stage: Stage, slug: str
) -> None:
    await stage.command("Gia", "game new", game=slug)
    first = answer(await stage.press("Ann", stage.card, "Join"))
    await stage.press("Ann", stage.card, "Leave")
    second = answer(await stage.press("Ann", stage.card, "Join"))

    assert len(tips(first)) == 1
    assert tips(second) == []


@pytest.mark.parametrize("act", ["vote", "order", "list"])
async def test_nobody_else_can_tell_whose_first_move_it_is(opening: Opening, act: str) -> None:
    set_up, do = ACTS[act]
    told = {}
    for is_first in (True, False):
        stage = await opening.after(set_up)
        lessons = [] if is_first else [tip_of("quests", "vote"), tip_of("quests", "act"), tip_of("great_table", "list")]
        for lesson in lessons:
            await stage.database.write(partial(learn, user_id=stage.users["Ann"].id, lesson=lesson))
        since = len(stage.env.backend.transcript)
        await do(stage)
        await stage.painted_card()
        told[is_first] = list(perceived(stage, since))
        await opening.close()

    assert own(told[True]) != own(told[False])
    assert [each for each in told[True] if each.reader != "Ann"] == [
        each for each in told[False] if each.reader != "Ann"
    ]


def own(told: list[Perception]) -> list[str]:
    return [each.shown for each in told if each.reader == "Ann"]


def of_others(told: list[Perception]) -> list[Perception]:
    return [each for each in told if each.reader != "Ann"]


async def begin_a_vote(stage: Stage) -> None:
    await begin(stage)
    await stage.propose("Ann", "Ben")


async def begin_a_quest(stage: Stage) -> None:
    await begin_a_vote(stage)
    await let_vote(stage)


async def begin_a_day(stage: Stage) -> None:
    await sit_down(stage, SEVEN, anonymous=False)


async def press_a_vote(stage: Stage) -> None:
    await stage.press("Ann", stage.prompt, "Reject")


async def press_an_order(stage: Stage) -> None:
    await stage.press("Ann", stage.dms("Ann")[-1], "Support")


async def send_a_list(stage: Stage) -> None:
    await list_cards(stage, "Ann")


ACTS: dict[str, tuple[Callable[[Stage], Awaitable[None]], Callable[[Stage], Awaitable[None]]]] = {
    "vote": (begin_a_vote, press_a_vote),
    "order": (begin_a_quest, press_an_order),
    "list": (begin_a_day, send_a_list),
}


async def test_a_gm_who_acts_for_a_player_takes_nobodys_tip(game: Stage) -> None:
    await game.propose()
    panel = await game.command("Gia", "gm act-for", player="Ann")
    acted = answer(await game.press("Gia", panel.response, "Reject"))

    assert tips(acted) == []
    assert len(tips(await vote(game, "Ann"))) == 1


async def test_tips_are_exported_and_forgotten(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="danube")
    await stage.press("Ann", stage.card, "Join")
    kept = (await exported(stage, "Ann"))["rows"]["lessons.user_id"]
    await stage.end("Gia")
    await forget(stage, "Ann")
    await stage.command("Gia", "game new", game="danube")

    assert kept == [{"lesson": "tip-danube-throw"}]
    assert len(tips(answer(await stage.command("Ann", "game join")))) == 1


async def test_nothing_goes_wrong_while_no_tip_can_be_saved(game: Stage) -> None:
    await game.propose()
    async with game.tables_renamed("lessons"):
        said = await vote(game, "Ann")

    assert "reject" in said
    assert NAMES[0] in (await game.table()).round.votes
