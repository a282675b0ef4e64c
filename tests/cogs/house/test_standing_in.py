"""A house player stands in for somebody who is away, and steps aside as soon as they are back."""

import pytest
from sqlalchemy import text

from bot.host.denied import Denied
from bot.host.moves.submissions import HouseSubmission
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Holding, Standby
from bot.storage.schema.kinds import LatePolicy
from engine.audience import To
from engine.judging import Submission
from engine.parties.actions import Vote
from tests.asking import change, choose_settings
from tests.cogs.gm.test_desk import seat_of
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil


async def stand_in(stage: Stage, name: str) -> None:
    """Let a house player stand in for somebody, as the GM."""
    await stage.press("Gia", await seat_of(stage, "Gia", name), "Let the house play")
    await stage.env.settle()


async def follower(stage: Stage) -> str:
    """Return a player who doesn't lead."""
    leader = await stage.leader()
    return next(name for name in ("Ann", "Ben") if name != leader)


async def held_while_the_house_plays(stage: Stage) -> str:
    """Let a result wait for the GM while a house player stands in for somebody, and return their name."""
    name = await follower(stage)
    await stand_in(stage, name)
    await stage.propose()
    await stage.env.settle()
    await choose_settings(stage.database, holding=Holding.FOR_60)
    for each in [seat for seat in (await stage.hosted()).names if seat != name]:
        await stage.press(each, stage.prompt, "Approve")
    await stage.env.settle()
    assert (await stage.hosted()).pending is not None
    return name


async def miss_a_vote(stage: Stage) -> None:
    """Let Eve miss a vote at a table where a house player then stands in."""
    await choose_settings(stage.database, standby=Standby.AFTER_1, late=LatePolicy.AUTO)
    await stage.propose()
    for name in ("Ann", "Ben", "Cat", "Dan"):
        if name in (await stage.hosted()).asks.awaited.seats:
            await stage.press(name, stage.prompt, "Reject")
    await stage.pass_hours(24.1)
    await stage.env.settle()


async def about_to_vote(stage: Stage) -> tuple[str, HostedGame]:
    """Let a house player stand in for somebody, and return their name and the game in which it is about to vote."""
    name = await follower(stage)
    await stage.bot.services.host.house.close()
    await stage.press("Gia", await seat_of(stage, "Gia", name), "Let the house play")
    await stage.propose()
    return name, await stage.hosted()


async def test_the_gm_lets_a_house_player_stand_in_and_everybody_is_told(game: Stage) -> None:
    await stand_in(game, "Ann")

    assert (await game.hosted()).house == ("Ann",)
    assert "A house player plays for **Ann**" in game.said
    assert "A house player plays for" in await game.painted_card()


async def test_the_house_votes_for_whom_it_stands_in(game: Stage) -> None:
    name = await follower(game)
    await stand_in(game, name)
    await game.propose()
    await game.env.settle()

    assert name not in (await game.hosted()).asks.missing


async def test_any_press_brings_somebody_back(game: Stage) -> None:
    await stand_in(game, "Ann")
    await game.press("Ann", game.card, "My secrets")

    assert (await game.hosted()).house == ()
    assert "**Ann** is back and plays again" in game.said


async def test_any_command_brings_somebody_back(game: Stage) -> None:
    await stand_in(game, "Ann")
    await game.command("Ann", "game status")

    assert (await game.hosted()).house == ()


async def test_a_press_is_answered_even_if_its_seat_cannot_be_given_back(game: Stage) -> None:
    await stand_in(game, "Ann")
    await change(game.database, text("ALTER TABLE actions RENAME TO lost"))
    shown = await game.press("Ann", game.card, "My secrets")
    await change(game.database, text("ALTER TABLE lost RENAME TO actions"))

    assert shown.followups == []
    assert (await game.hosted()).house == ("Ann",)


async def test_a_move_of_the_house_comes_too_late_once_somebody_is_back(game: Stage) -> None:
    name, found = await about_to_vote(game)
    await game.press(name, game.card, "My secrets")
    with pytest.raises(Denied):
        await game.bot.services.host.submit(found, HouseSubmission(name, Vote(approve=False)))

    assert name not in (await game.table()).round.cast


async def test_no_move_of_the_house_takes_the_place_of_what_somebody_has_answered(game: Stage) -> None:
    name, found = await about_to_vote(game)
    await fulfil(game, [Submission(name, Vote(approve=True))])
    with pytest.raises(Denied):
        await game.bot.services.host.submit(found, HouseSubmission(name, Vote(approve=False)))

    assert (await game.table()).round.votes[name] is True


async def test_a_press_of_somebody_else_brings_nobody_back(game: Stage) -> None:
    await stand_in(game, "Ann")
    await game.press("Ben", game.card, "My secrets")

    assert (await game.hosted()).house == ("Ann",)


async def test_the_gm_ends_standing_in(game: Stage) -> None:
    await stand_in(game, "Ann")
    await game.press("Gia", await seat_of(game, "Gia", "Ann"), "Give the seat back")

    assert (await game.hosted()).house == ()


async def test_nobody_is_called_for_whom_a_house_player_stands_in(game: Stage) -> None:
    name = await follower(game)
    await stand_in(game, name)
    await game.propose()

    assert f"<@{game.users[name].id}>" not in text_of(game.prompt)


async def test_a_table_may_choose_that_nobody_stands_in(game: Stage) -> None:
    page = await seat_of(game, "Gia", "Ann")
    await choose_settings(game.database, standby=Standby.NEVER)

    assert "no house player stands in" in answer(await game.press("Gia", page, "Let the house play"))
    assert "Let the house play" not in labels_of(await seat_of(game, "Gia", "Ann"))


async def test_a_gm_who_plays_lets_nobody_stand_in(game: Stage) -> None:
    await game.hand_over("Gia", "Ben")
    page = await seat_of(game, "Ben", "Ann")

    assert "Let the house play" not in labels_of(page)


async def test_standing_in_goes_on_after_a_restart(game: Stage) -> None:
    await game.bot.services.host.house.close()
    await game.press("Gia", await seat_of(game, "Gia", await game.leader()), "Let the house play")
    before = (await game.hosted()).lines
    await game.restart()
    await game.env.settle()

    assert (await game.hosted()).lines > before


async def test_a_house_player_stands_in_after_missed_deadlines(game: Stage) -> None:
    await miss_a_vote(game)

    assert (await game.hosted()).house == ("Eve",)
    assert "A house player plays for **Eve**" in game.said


async def test_somebody_who_is_back_is_not_stood_in_for_at_once(game: Stage) -> None:
    await miss_a_vote(game)
    await game.press("Eve", game.card, "My secrets")
    await game.env.settle()

    assert (await game.hosted()).house == ()
    assert (await game.hosted()).occupancy("Eve").missed == 0


async def test_a_substitute_for_somebody_plays_themselves(game: Stage) -> None:
    await stand_in(game, "Ann")
    await game.replace("Ann", "Zoe")

    assert (await game.hosted()).house == ()


async def test_everybody_is_told_that_a_person_plays_a_house_player_s_seat(sign_up: Stage) -> None:
    (name,) = await sign_up.bot.services.sign_up.add_house(1)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.replace(name, "Zoe")

    assert "A person has taken the seat of **" in sign_up.said
    assert "is back" not in sign_up.said


async def test_somebody_is_brought_back_while_a_result_waits_for_the_gm(game: Stage) -> None:
    name = await held_while_the_house_plays(game)
    await game.press(name, game.card, "My secrets")

    assert (await game.hosted()).house == ()


async def test_a_substitute_takes_a_seat_while_a_result_waits_for_the_gm(game: Stage) -> None:
    name = await held_while_the_house_plays(game)
    await game.replace(name, "Zoe")

    assert (await game.hosted()).occupancy(name).user_id == game.users["Zoe"].id
    assert (await game.hosted()).house == ()


async def test_the_public_view_tells_who_is_stood_in_for(game: Stage) -> None:
    await stand_in(game, "Ann")

    assert (await game.hosted()).view(To.PUBLIC).table.house_players == ("Ann",)
