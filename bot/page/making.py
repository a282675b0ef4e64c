"""The page of a game: told line by line, and made beside the bot's other work when the game is over."""

import asyncio
from collections.abc import Iterable, Sequence

from bot.page.replay_page import Page, TooLong
from bot.page.story import Story, played_again
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from engine.audience import Reader, To
from engine.log import Entry
from engine.record import Replay, Verdict


async def page_of(
    hosted: HostedGame,
    lines: Iterable[tuple[Verdict, Entry]],
    reader: Reader = To.GM,
    remarks: Sequence[Remark] = (),
) -> str:
    """Make the page of a game that goes through these lines, for one reader who may have these remarks.

    Raises TooLong.
    """
    story = Story(hosted, remarks)
    page = Page(story, reader)
    for verdict, entry in lines:
        page.add(await story.tell(verdict, entry))
    return page.write()


async def page_of_game(hosted: HostedGame, record: bytes, remarks: Sequence[Remark] = ()) -> bytes | None:
    """Make the page of a game's record, in a thread. Return None if the game is too long for one."""
    return await asyncio.to_thread(asyncio.run, _made(hosted, record, remarks))


async def _made(hosted: HostedGame, record: bytes, remarks: Sequence[Remark]) -> bytes | None:
    replay = Replay({hosted.theme.slug: hosted.rulebook}, record.splitlines(), complete=True)
    lines = ((verdict, verdict.entry) for verdict in replay if verdict.entry is not None)
    try:
        return (await page_of(played_again(hosted, replay.game), lines, remarks=remarks)).encode()
    except TooLong:
        return None
