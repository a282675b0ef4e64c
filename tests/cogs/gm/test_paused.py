"""A paused game tells its own GM to resume it, and never says that anything goes on meanwhile."""

import pytest

from bot.components.keys import DeskPage, Key, Task, Verb
from tests.cogs.forgery import press
from tests.cogs.gm.test_desk import opened, shown
from tests.cogs.stage import Stage, answer

RESUME = "The game is paused. Nobody can do anything until you resume it with `/gm resume`."


async def test_every_act_of_a_gm_on_a_paused_game_is_answered_by_how_to_resume_it(named: Stage) -> None:
    await named.command("Gia", "gm pause")
    token = (await named.hosted()).wait_token
    asked = [await named.command("Gia", f"gm {name}") for name in ("close", "pause")]
    keys = [*(Key(verb, 1, token) for verb in (Verb.CLOSE, Verb.WITHOUT)), Key(Verb.DESK, 1, rest=DeskPage.OUTLOOK)]
    asked += [await press(named, "Gia", key) for key in keys]

    assert [answer(each) for each in asked] == [RESUME] * 5


async def test_a_gm_who_acts_for_a_seat_of_a_paused_game_is_told_how_to_resume_it(named: Stage) -> None:
    await named.command("Gia", "gm pause")
    hosted = await named.hosted()
    key = Key(Verb.TASK, 1, hosted.wait_token, hosted.occupancy("Ann").seat_id, Task.ACT_FOR)
    asked = [await named.command("Gia", "gm act-for", player="Ann"), await press(named, "Gia", key)]

    assert [answer(each) for each in asked] == [
        "There's nothing to do for **Ann** right now: the game is paused. `/gm resume` lets it go on."
    ] * 2


async def test_the_time_within_a_wait_stands_at_the_desk_only_while_it_runs(named: Stage) -> None:
    await named.pass_hours(5)
    running = shown(await opened(named))
    await named.command("Gia", "gm pause")

    assert "Within that" in running
    assert "Within that" not in shown(await opened(named))


@pytest.fixture
async def long_paused(named: Stage) -> Stage:
    """A game that was paused for longer than its wait would have lasted."""
    await named.pass_hours(5)
    await named.command("Gia", "gm pause")
    await named.pass_hours(50)
    return named


async def test_everything_a_gm_is_shown_of_a_paused_game_says_that_it_is_paused(long_paused: Stage) -> None:
    moves, desk = answer(await long_paused.command("Gia", "gm moves")), shown(await opened(long_paused))
    helped = answer(await long_paused.command("Gia", "help"))

    assert all("`/gm resume` starts both again" in each for each in (moves, desk))
    assert not any("has passed" in each for each in (moves, desk, helped))


async def test_the_count_names_the_end_of_the_day_only_while_its_time_runs(long_paused: Stage) -> None:
    paused = answer(await long_paused.command("Ann", "table count"))
    await long_paused.command("Gia", "gm resume")

    assert "The day ends" not in paused
    assert "The day ends" in answer(await long_paused.command("Ann", "table count"))


@pytest.fixture
async def paused_by_ann(game: Stage) -> Stage:
    """Return a game that its GM, who plays, has paused."""
    await game.hand_over("Gia", "Ann")
    await game.propose()
    await game.command("Ann", "gm pause")
    return game


async def test_a_gm_who_plays_is_told_how_to_resume_their_paused_game(paused_by_ann: Stage) -> None:
    assert answer(await paused_by_ann.command("Ann", "quest vote", answer="approve")) == RESUME


async def test_players_of_a_paused_game_are_told_that_the_gm_resumes_it(paused_by_ann: Stage) -> None:
    voted = answer(await paused_by_ann.command("Ben", "quest vote", answer="approve"))

    assert voted == "The game is paused; please wait until the GM resumes it."


async def test_the_panel_of_moves_says_that_the_game_is_paused(paused_by_ann: Stage) -> None:
    pressed = [await paused_by_ann.press(name, paused_by_ann.card, "What may I do?") for name in ("Ann", "Ben")]

    assert all("The game is paused" in answer(each) for each in pressed)


async def test_a_game_that_has_not_begun_tells_its_gm_to_start_it(sign_up: Stage) -> None:
    assert "Start it first" in answer(await sign_up.command("Gia", "gm close"))
    assert "until the GM starts it" in answer(await sign_up.command("Ann", "game secrets"))
