"""A table may choose a recap each day: how the game stands as everybody knows it, if that has changed."""

from bot.storage.schema.choices import Recapping
from bot.storage.schema.kinds import LatePolicy
from tests.asking import choose_settings
from tests.cogs.stage import Stage, text_of


def recaps(stage: Stage) -> list[str]:
    """Return the recaps, oldest first."""
    return [said for message in stage.channel.history()[1:] if "How it stands" in (said := text_of(message))]


async def until_the_first_recap(stage: Stage) -> None:
    """Let a table with daily recaps propose a party and get its first recap."""
    await choose_settings(stage.database, recap=Recapping.DAILY, hours={}, late=LatePolicy.ASK)
    await stage.propose("Ann", "Ben")
    await stage.press("Cat", stage.prompt, "Approve openly")
    await stage.pass_hours(24.1)


async def test_a_recap_tells_how_the_game_stands_and_links_to_its_prompt(game: Stage) -> None:
    await until_the_first_recap(game)
    (recap,) = recaps(game)

    assert "**Cat** (approves)" in recap
    assert str(game.prompt.id) in recap


async def test_no_recap_comes_on_a_day_without_public_change_even_after_a_restart(game: Stage) -> None:
    await until_the_first_recap(game)
    await game.restart()
    await game.pass_hours(24)

    assert len(recaps(game)) == 1


async def test_a_recap_comes_again_once_anything_public_has_changed(game: Stage) -> None:
    await until_the_first_recap(game)
    await game.restart()
    await game.pass_hours(24)
    await game.press("Dan", game.prompt, "Reject openly")
    await game.pass_hours(24)

    assert "**Dan** (rejects)" in recaps(game)[-1]


async def test_a_table_that_has_not_chosen_it_gets_no_recap(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.press("Cat", game.prompt, "Approve openly")
    await game.pass_hours(20)

    assert recaps(game) == []


async def test_a_game_that_is_over_gets_no_recap(game: Stage) -> None:
    await choose_settings(game.database, recap=Recapping.DAILY)
    await game.propose("Ann", "Ben")
    await game.end("Gia")
    await game.pass_hours(25)

    assert recaps(game) == []
