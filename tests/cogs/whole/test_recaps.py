"""A table may choose a recap each day: how the game stands as everybody knows it, if that has changed."""

from bot.storage.schema.choices import Recapping
from bot.storage.schema.kinds import LatePolicy
from tests.asking import choose_settings
from tests.cogs.stage import Stage, text_of


def recaps(stage: Stage) -> list[str]:
    """Return the recaps, oldest first."""
    return [said for message in stage.channel.history()[1:] if "How it stands" in (said := text_of(message))]


async def test_a_recap_comes_each_day_if_anything_public_has_changed(game: Stage) -> None:
    await choose_settings(game.database, recap=Recapping.DAILY, hours={}, late=LatePolicy.ASK)
    await game.propose("Ann", "Ben")
    await game.press("Cat", game.prompt, "Approve openly")
    await game.pass_hours(24.1)
    (first,) = recaps(game)
    await game.restart()
    await game.pass_hours(24)
    unchanged = len(recaps(game))
    await game.press("Dan", game.prompt, "Reject openly")
    await game.pass_hours(24)

    assert "**Cat** (approves)" in first
    assert str(game.prompt.id) in first
    assert unchanged == 1
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
