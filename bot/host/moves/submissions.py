"""A submission on its way into the log: whether it still counts when it is judged, and what is accepted.

It counts while its player keeps the seat, its wait lasts, and its time is not up.
"""

from datetime import datetime
from typing import NamedTuple

from bot.host.denied import Denied
from bot.host.waits.pace_times import grace, outside_quiet_hours
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import LatePolicy
from engine.chance import Chance
from engine.game import Game
from engine.judging import Submission
from engine.log import Entry


class GmSubmission(Submission, frozen=True):
    """A submission that may state its reason, the number of lines that the GM had seen, and which GM makes it.

    None means no reason, a game in any state, or a GM who is not known any more.
    """

    reason: str | None = None
    seen: int | None = None
    gm_id: int | None = None


class VoteAloud(Submission, frozen=True, kw_only=True):
    """A vote in words under an alias, which are posted before anything that it brings about."""

    words: str


class HouseSubmission(Submission, frozen=True):
    """A submission of a house player, which gives way to a person's."""


class Accepted(NamedTuple):
    """An accepted line and its random draws; ``again`` if it is replayed after an undo."""

    submission: Submission
    entry: Entry
    drawn: dict[str, object]
    again: bool = False


def gm_of(submission: Submission) -> int | None:
    """Return the GM who makes a submission; None if no GM does."""
    return submission.gm_id if isinstance(submission, GmSubmission) else None


def reason_of(submission: Submission) -> str | None:
    """Return the reason that a submission states, if it states one."""
    return submission.reason if isinstance(submission, GmSubmission) else None


def accept(game: Game, submission: Submission, chance: Chance, *, again: bool = False) -> Accepted:
    """Judge a submission and apply it to the game. Raises Refused."""
    entry = game.submit(submission, chance)
    return Accepted(submission, entry, chance.drawn, again)


def check_meant(
    hosted: HostedGame, *, found: HostedGame, submission: Submission, cast_at: datetime | None, token: str | None
) -> None:
    """Raise Denied unless a seat's move counts in a game as it was meant when the game was found.

    Without ``cast_at`` it is never too late; without ``token`` it counts in any wait.
    """
    check_keeps_seat(hosted, found=found, name=submission.by)
    if isinstance(submission, HouseSubmission):
        check_house_plays(hosted, found=found, name=submission.by)
    if cast_at is not None:
        check_in_time(hosted, cast_at)
    if token is not None:
        check_wait(hosted, token=token)


def check_house_plays(hosted: HostedGame, *, found: HostedGame, name: str) -> None:
    """Raise Denied if a person plays a seat again, or has answered what its house player was asked."""
    if name not in hosted.house or (_is_awaited(found, name) and not _is_awaited(hosted, name)):
        raise Denied("stale")


def _is_awaited(hosted: HostedGame, name: str) -> bool:
    return any(name in ask.awaited for ask in hosted.asks.of(name))


def check_keeps_seat(hosted: HostedGame, *, found: HostedGame, name: str) -> None:
    """Raise Denied if the person who held the seat when the game was found has lost it. The GM has no seat to lose."""
    sat = [each.occupant_id for each in found.occupancies if each.name == name]
    if sat != [each.occupant_id for each in hosted.occupancies if each.name == name]:
        raise Denied("not-seated")


def check_in_time(hosted: HostedGame, cast_at: datetime) -> None:
    """Raise Denied if something was cast after its wait was due to end by itself, even if it arrives before that end.

    No wait ends in quiet hours, so a wait that is overdue then goes on.
    """
    if hosted.deadline is None or not hosted.rulebook.timed:
        return
    table = hosted.started.table
    is_timed = hosted.rulebook.kind_of_wait(table) in hosted.rulebook.timed and ends_by_itself(hosted)
    if not is_timed or table.paused or outside_quiet_hours(hosted, cast_at) > cast_at:
        return
    if cast_at > hosted.deadline + grace(hosted):
        raise Denied("too-late")


def check_wait(hosted: HostedGame, *, token: str) -> None:
    """Raise Denied if the wait of that token is over, or the game is: its end opens no other wait."""
    if hosted.started.table.outcome is not None:
        raise Denied("over")
    if token != hosted.wait_token:
        raise Denied("stale")


def check_missing(hosted: HostedGame) -> None:
    """Raise Denied if nothing is missing within the wait, because then the clock would end the wait itself."""
    if not hosted.rulebook.missing(hosted.started.table):
        raise Denied("stale")


def ends_by_itself(hosted: HostedGame) -> bool:
    """Whether a passed deadline answers for the players, and does not ask the GM."""
    return hosted.settings.late is LatePolicy.AUTO and not hosted.rulebook.is_stalled(hosted.started.table)
