"""What players have done without anybody pressing or typing: for tests that look at what follows from it."""

from collections.abc import Iterable
from contextlib import suppress

from bot.host.denied import Withheld
from engine.judging import Wish
from tests.cogs.stage import Stage


async def fulfil(stage: Stage, wishes: Iterable[Wish], game_id: int = 1) -> None:
    """Let these have been done in their order, and all been told of it whom it concerns."""
    with stage.env._bot_scope():  # What follows from it is the bot's own work, which is waited for.
        for wish in wishes:
            with suppress(Withheld):  # What goes to the GM first is done, too.
                await stage.bot.services.host.submit(await stage.live(game_id), wish)
    await stage.env.settle()
