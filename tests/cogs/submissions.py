"""Moves that players made without pressing or typing, for tests that look at the consequences."""

from collections.abc import Iterable
from contextlib import suppress

from bot.host.denied import Withheld
from engine.judging import Submission
from tests.cogs.stage import Stage


async def fulfil(stage: Stage, submissions: Iterable[Submission], game_id: int = 1) -> None:
    """Make these moves in their order, and wait until everybody concerned has been told."""
    with stage.env._bot_scope():  # The rest is the bot's own work, which this waits for.
        for submission in submissions:
            with suppress(Withheld):  # Results that go to the GM first are published, too.
                await stage.bot.services.host.submit(await stage.hosted(game_id), submission)
    await stage.env.settle()
