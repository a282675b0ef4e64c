"""What players have done without anybody pressing or typing: for tests that look at what follows from it."""

from collections.abc import Iterable
from contextlib import suppress

from bot.host.denied import Withheld
from engine.judging import Submission
from tests.cogs.stage import Stage


async def fulfil(stage: Stage, submissions: Iterable[Submission], game_id: int = 1) -> None:
    """Let these have been done in their order, and all been told of it whom it concerns."""
    with stage.env._bot_scope():  # What follows from it is the bot's own work, which is waited for.
        for submission in submissions:
            with suppress(Withheld):  # What goes to the GM first is done, too.
                await stage.bot.services.host.submit(await stage.hosted(game_id), submission)
    await stage.env.settle()
