"""Judges submissions that belong together: all are granted, or all are refused."""

from collections.abc import Iterable
from datetime import datetime

from bot.host.denied import Denied
from bot.host.moves.owed_rows import begin_waits
from bot.host.undoing.undo import Accepted, accept
from bot.host.waits.embargo_times import check_told, embargoes_after
from bot.host.waits.pace_times import out_of_quiet_hours
from bot.storage.games.hosted_game import HostedGame
from engine.actions import Replace
from engine.judging import Submission


def grant(
    hosted: HostedGame, after: HostedGame, submissions: Iterable[Submission], at: datetime
) -> tuple[Accepted, ...]:
    """Judge submissions one after the other on ``after``, a copy of the game, and apply them. Raises Refused."""
    lines = []
    for submission in submissions:
        check_told(hosted, submission)
        lines.append(accept(after.started, out_of_quiet_hours(hosted, submission, at), after.chance(after)))
        after.embargoes = embargoes_after(after, lines[-1].entry, at)
    begin_waits(after, [line.entry for line in lines])
    return tuple(lines)


def answered(submission: Submission) -> str:
    """Return the seat that the answer to the interaction informs: the mover, or the newcomer who takes a seat."""
    return submission.action.player if isinstance(submission.action, Replace) else submission.by


def tries_room_again(after: HostedGame) -> bool:
    """Whether the game goes on in a room that could not be used. Raises Denied if trying again is no use."""
    if after.room.loss is None or after.started.table.paused:
        return False
    if after.room.loss.lasts:
        raise Denied("room-lost")
    return True
