"""Keeps one post for the turns of players who have to be there, and calls a player who does not notice its edit.

Where a wait lasts for minutes, everybody looks at the post, so the next turn is shown in it. An edit notifies nobody.
So a player who has not acted soon after it is called by a new post, which goes on from there.
"""

from datetime import timedelta

from discord.utils import snowflake_time

from bot.delivery.posts.posts import room_message
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow

UNNOTICED = timedelta(seconds=30)
"""The time after which a player has not noticed the edit that asks them."""
AT_ONCE = timedelta(seconds=2)
"""A post may be this much older than its row, by another machine's clock."""


def call_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Call the player of a turn by a new post; None if they have acted, or a post of its own has called them."""
    room = hosted.room
    if hosted.wait_line not in row.lines or room.prompt_id is None:
        return None
    is_fresh = snowflake_time(room.prompt_id) >= row.created_at - AT_ONCE
    return None if is_fresh else room_message(hosted, row)
