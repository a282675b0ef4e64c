"""The moments at which house players act in a wait: they follow from what everybody sees, and from nothing else.

Mostly a seat looks once, a little after the wait has begun. A wait that only time ends has several looks:

- Where public votes are counted, a first look is only for what is awaited in secret, such as a list. The last vote may
  end the wait for all, so house players let people go first, and vote in the second half of the time. One person among
  house players isn't made to wait: once that person's vote is in, the house votes, too.
- Elsewhere a second look follows soon, for what a fellow has said in the first, and another one just before the end.
"""

from datetime import datetime, timedelta
from random import Random

from bot.delivery.gm.reminders import missing_in_public
from bot.delivery.turns.turn_posts import only_awaited
from bot.host.waits.times_of_day import usual_hours
from bot.storage.games.hosted_game import HostedGame

FIRST = 0
"""The number of a seat's first look in a wait."""
SECOND_HALF, LAST_TENTH = 2, 10


def moments_of(hosted: HostedGame, name: str, at: datetime, breath: float) -> tuple[datetime, ...]:
    """Return when a house player acts in the present wait, if it is asked to think at a moment.

    It takes one or two ``breath`` seconds, and half of that where its own turn on a board goes on. Only the seat and
    the wait's public token decide.
    """
    share = Random(f"{hosted.wait_token} {name}").random()
    goes_on = bool(hosted.rulebook.turns) and only_awaited(hosted, hosted.wait_line - 1) == name
    pause = timedelta(seconds=breath)
    soon = at + pause * (1 + share) / (2 if goes_on else 1)
    kind = _kind_of_wait(hosted)
    if kind not in hosted.rulebook.timed:
        return (soon,)
    if kind in hosted.rulebook.counted:
        return soon, soon + pause if _has_waited_enough(hosted) else _late(hosted, share / SECOND_HALF, soon + pause)
    return soon, soon + 2 * pause, _late(hosted, share / LAST_TENTH, soon + 3 * pause)


def is_for_secrets(hosted: HostedGame, look: int) -> bool:
    """Whether a house player gives only answers that are awaited in secret in this look, counted from 0."""
    return look == FIRST and _kind_of_wait(hosted) in hosted.rulebook.counted


def _late(hosted: HostedGame, share: float, least: datetime) -> datetime:
    """Return the moment at which this share of the wait's time is left. Without a deadline it is the least one."""
    return least if hosted.deadline is None else max(least, hosted.deadline - _length_of_wait(hosted) * share)


def _has_waited_enough(hosted: HostedGame) -> bool:
    """Whether one person plays with the house, and has voted or can't."""
    return hosted.is_practice and {*missing_in_public(hosted)} <= {*hosted.house}


def _length_of_wait(hosted: HostedGame) -> timedelta:
    """Return how long the table lets the present wait last: at least, where it ends at a time of day."""
    kind = _kind_of_wait(hosted)
    ends = hosted.settings.pace.ends.get(kind)
    hours = hosted.settings.hours.get(kind) if ends is None else ends.least
    return timedelta(hours=hours or usual_hours(hosted.rulebook, kind))


def _kind_of_wait(hosted: HostedGame) -> str:
    return hosted.rulebook.kind_of_wait(hosted.started.table) or ""
