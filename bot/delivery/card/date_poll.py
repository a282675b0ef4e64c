"""The poll about the time at which a game begins: Discord's own, below the times as each reader's clock shows them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import discord

from bot.clock import now
from bot.delivery.card.pace_words import week_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, say
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import OutboxRow
from bot.wording.pages import shorten
from bot.wording.time_words import DAY, HOUR, stamp, time_of_day
from bot.wording.words import Words

FEWEST_TIMES, MOST_TIMES = 2, 10
"""How many times a poll may offer. Discord takes ten answers."""
LONGEST_POLL = 7 * DAY
"""The longest time for which a poll is open."""
LONGEST_ANSWER = 55
"""The most characters of an answer that Discord takes."""


def date_poll_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Ask everybody when they want to play; None once the game has begun, or if too few of the times are left."""
    times = [moment for moment in map(datetime.fromisoformat, (row.text or "").split()) if moment > now()]
    if hosted.phase is not GamePhase.SIGNUP or len(times) < FEWEST_TIMES:
        return None
    listed = [f"{number}. {stamp(moment, 'F')}" for number, moment in enumerate(times, 1)]
    asked = say(hosted, "poll-asked", {"game": hosted.theme.title})
    return Outgoing("\n".join([asked, *listed]), poll=_poll(hosted, times))


def _poll(hosted: HostedGame, times: Sequence[datetime]) -> discord.Poll:
    """Return the poll, which closes an hour before the first time it offers, if it can."""
    words, zone = bot_words(hosted.theme, hosted.language), ZoneInfo(hosted.zone)
    hours = (times[0] - now()) // HOUR - 1
    poll = discord.Poll(
        say(hosted, "poll-question"), timedelta(hours=min(max(1, hours), LONGEST_POLL // HOUR)), multiple=True
    )
    for number, moment in enumerate(times, 1):
        poll.add_answer(text=shorten(f"{number}. {_local(words, moment.astimezone(zone))}", LONGEST_ANSWER))
    return poll


def _local(words: Words, moment: datetime) -> str:
    """Return a time as the clocks of the server's zone show it: an answer of a poll shows no stamps.

    The zone is named by its place alone, because an answer is short.
    """
    values = {
        "day": week_of(words)[moment.weekday()].capitalize(),
        "number": str(moment.day),
        "month": words.say(f"month-{moment.month}").capitalize(),
        "time": time_of_day(moment.hour * 60 + moment.minute),
        "zone": str(moment.tzinfo).rpartition("/")[2].replace("_", " "),
    }
    return words.say("poll-answer", values)
