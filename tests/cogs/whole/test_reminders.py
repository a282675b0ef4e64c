"""Before a deadline those are reminded, in private, from whom something is missing; nobody else can tell."""

from sqlalchemy import update

from bot.storage.ladders import Ladder
from bot.storage.models import GameRow
from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, labels_of


def reminders(stage: Stage, name: str) -> list[str]:
    """What somebody was reminded of."""
    return [message.content for message in stage.dms(name) if "waits for you until" in message.content]


def told_late(stage: Stage) -> list[str]:
    """What the GM was told before a deadline."""
    return [message.content for message in stage.dms("Gia") if "the time for" in message.content]


async def choose(stage: Stage, ladder: Ladder) -> None:
    """Let the table have chosen a ladder."""
    await change(stage.database, update(GameRow).values(ladder=ladder))


async def test_whoever_is_missing_is_reminded_twice_and_who_has_answered_is_not(game: Stage) -> None:
    await game.propose()
    vote = game.prompt
    await game.press("Ann", vote, "Approve")
    before = len(game.channel.history())
    await game.pass_hours(12.1)
    assert [len(reminders(game, name)) for name in NAMES] == [0, 1, 1, 1, 1]
    await game.press("Ben", game.dms("Ben")[-1], "Reject")
    await game.pass_hours(10)

    assert [len(reminders(game, name)) for name in NAMES] == [0, 1, 2, 2, 2]
    assert len(game.channel.history()) == before
    (told,) = told_late(game)
    assert "Cat" in told
    assert "Ben" not in told
    assert labels_of(game.dms("Gia")[-1]) == ["Close it now", "Give 24 hours more"]


async def test_a_moved_deadline_arms_the_reminders_anew_even_after_a_restart(game: Stage) -> None:
    await game.propose()
    await game.pass_hours(13)
    await game.command("Gia", "gm extend", hours=13.0)
    await game.restart()
    await game.pass_hours(11)
    assert len(reminders(game, "Ann")) == 1
    await game.pass_hours(1.1)

    assert len(reminders(game, "Ann")) == 2
