"""The GM is told why they cannot act for a seat. A GM who plays is told only public reasons."""

from simcord import InteractionResult

from tests.cogs.gamblers import give_lists
from tests.cogs.gm.test_offers import bluff_of_three, resign
from tests.cogs.gm.test_pending_results import begin_and_vote
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer


async def let_one_of_three_resign(stage: Stage) -> None:
    """Begin a game for three, one of whom resigns at once."""
    await bluff_of_three(stage)
    await resign(stage, "Cat")


async def act_for(stage: Stage, seat: str, by: str = "Gia") -> str:
    """Ask for the acts that are possible for a seat, and return the answer."""
    return answer(await stage.command(by, "gm act-for", player=seat))


async def test_the_gm_is_told_what_they_can_do_for_a_seat_that_is_asked(game: Stage) -> None:
    leader = await game.leader()

    assert f"What you can do for **{leader}** now:" in await act_for(game, leader)


async def test_a_seat_that_is_asked_nothing_waits_with_the_game(game: Stage) -> None:
    leader = await game.leader()
    other = next(name for name in ("Ann", "Ben") if name != leader)

    assert "right now: the game is waiting for the leader's choice." in await act_for(game, other)


async def test_nothing_can_be_done_for_a_seat_of_a_game_that_is_over(game: Stage) -> None:
    leader = await game.leader()
    await game.end("Gia")

    assert "the game is over." in await act_for(game, leader)


async def test_a_gm_who_plays_hears_that_secrets_are_not_for_players(game: Stage) -> None:
    one, other = [name for name in ("Ann", "Ben", "Cat") if name != await game.leader()][:2]
    await game.hand_over("Gia", one)

    assert "A GM who plays can't make anybody's secret moves." in await act_for(game, other, by=one)


async def test_a_seat_that_is_out_of_the_game_is_named_as_such(opening: Opening) -> None:
    stage = await opening.after(let_one_of_three_resign)

    assert "**Cat** is out of the game." in await act_for(stage, "Cat")


async def test_a_pending_result_comes_before_acts_for_a_seat(opening: Opening) -> None:
    pending = await opening.after(begin_and_vote)

    assert "is still waiting to be published. Look it over first" in await act_for(pending, "Ann")


async def form_for(stage: Stage, seat: str) -> object:
    """Open the form with which the GM gives a seat's list, and return its boxes."""
    panel = await stage.command("Gia", "gm act-for", player=seat)
    opened = await stage.press("Gia", panel.response, "Send a list")
    assert isinstance(opened, InteractionResult)
    assert opened.modal is not None
    return opened.modal["components"]


async def test_a_gm_who_gives_a_list_for_a_seat_is_not_shown_what_its_player_has_ranked(named: Stage) -> None:
    await give_lists(named, ["Ann"], {"Ann": "guard"})

    assert await form_for(named, "Ann") == await form_for(named, "Ben")
