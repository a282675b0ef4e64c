"""The page of a game that is over, made beside whatever else the bot does."""

import asyncio

from bot.page.replay import Page, TooLong
from bot.page.story import Story, played_again
from bot.storage.live import Live
from engine.record import Replay


async def page_of_game(live: Live, record: bytes) -> bytes | None:
    """Make the page of a game's record, in a thread; None if the game is too long for one."""
    return await asyncio.to_thread(asyncio.run, _made(live, record))


async def _made(live: Live, record: bytes) -> bytes | None:
    replay = Replay({live.theme.slug: live.rulebook}, record.splitlines(), complete=True)
    story = Story(played_again(live, replay.game))
    page = Page(story)
    for verdict in replay:
        if verdict.entry is not None:
            page.add(await story.tell(verdict, verdict.entry))
    try:
        return page.write().encode()
    except TooLong:
        return None
