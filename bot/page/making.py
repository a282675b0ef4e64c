"""Makes the page of a game that is over, beside the bot's other work.

What only pages need is imported there, when the first of them is made.
"""

import asyncio
from collections.abc import Sequence

from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from engine.record import Replay


async def page_of_game(hosted: HostedGame, record: bytes, remarks: Sequence[Remark] = ()) -> bytes | None:
    """Make the page of a game's record, in a thread. Return None if the game is too long for one."""
    return await asyncio.to_thread(asyncio.run, _made(hosted, record, remarks))


async def _made(hosted: HostedGame, record: bytes, remarks: Sequence[Remark]) -> bytes | None:
    from bot.page.replay_page import TooLong, page_of
    from bot.page.story import played_again

    replay = Replay({hosted.theme.slug: hosted.rulebook}, record.splitlines(), complete=True)
    lines = ((verdict, verdict.entry) for verdict in replay if verdict.entry is not None)
    try:
        return (await page_of(played_again(hosted, replay.game), lines, remarks=remarks)).encode()
    except TooLong:
        return None
