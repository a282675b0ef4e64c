"""Calls a player who does not notice the edit of the post that asks them: an edit notifies nobody.

Where a wait lasts for minutes, everybody looks at the post, so the next turn is shown in it. A player who has not acted
soon after it is called by a new post, which goes on from there. In a slow game one post shows several turns, too, and
the player whose turn it is gets the board, the news and the moves by DM, unless they have acted by then. If no DM
reaches them, or the game itself is in their DM, a new post calls them.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from discord.utils import snowflake_time

from bot.delivery.card.illustrating import illustrate
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.turns.turn_posts import is_live, is_slow, lines_told, only_awaited
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import call_due, prompt_due
from bot.storage.outbox.outbox import Destination
from bot.storage.schema.kinds import Secrecy
from bot.storage.schema.models import OutboxRow
from engine.audience import To

UNNOTICED = timedelta(seconds=30)
"""The time after which a player has not noticed the edit that asks them."""
NOT_THERE = timedelta(minutes=2)
"""The same in a slow game. Players who are both there play as in an evening, and nobody is called."""
AT_ONCE = timedelta(seconds=2)
"""A post may be this much older than its row, by another machine's clock."""


def calls_due(hosted: HostedGame, line: int, at: datetime) -> Iterator[OutboxRow]:
    """Yield the call that is due if the player whom a line has put on turn does not notice it."""
    if is_live(hosted):
        yield call_due(hosted, line, at, Destination(room_id=hosted.room.id), at + UNNOTICED)
    elif is_slow(hosted) and (name := only_awaited(hosted, hosted.lines)) is not None:
        occupancy = hosted.occupancy(name)
        if name in hosted.house or only_awaited(hosted, line - 1) == name:
            return
        by_dm = hosted.settings.secrecy is not Secrecy.ANSWERS and not hosted.is_in_dm
        place = Destination(seat_id=occupancy.seat_id) if by_dm else Destination(room_id=hosted.room.id)
        yield call_due(hosted, line, at, place, at + NOT_THERE)


def call_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Call the player of a turn by a new post, or by DM; None if they have acted, or a post has called them already."""
    room = hosted.room
    if hosted.wait_line not in row.lines or not hosted.asks or (room.prompt_id is None and row.seat_id is None):
        return None
    if room.prompt_id is not None and snowflake_time(room.prompt_id) >= row.created_at - AT_ONCE:
        return None
    return room_message(hosted, row) if row.seat_id is None else _in_dm(hosted, row)


async def turn_in_dm(hosted: HostedGame, name: str, at: datetime) -> Outgoing:
    """Return the present turn as a player sees it in their DM: the board, the news and, if it is theirs, the moves."""
    row = prompt_due(hosted, hosted.wait_line, at)
    shown = await illustrate(hosted, _in_dm(hosted, row), lines_told(hosted, row), To.PUBLIC) or Outgoing()
    if name not in hosted.asks.awaited.seats:
        shown.rows = ()
    return shown


def _in_dm(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Return a turn's post with the name of its game and its channel. A DM notifies its reader anyway."""
    message = room_message(hosted, row)
    if message is None:
        return None
    where = say(hosted, "turn-in-dm", {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>"})
    message.content, message.mentions = "\n".join([where, message.content]), ()
    return message
