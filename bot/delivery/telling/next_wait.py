"""Says what a game waits for, until when, and what happens then, as everybody may know it."""

from collections.abc import Mapping
from datetime import datetime

from bot.clock import now
from bot.components.keys import Verb
from bot.delivery.telling.saying import say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase, LatePolicy
from bot.wording.time_words import date, soon, stamp
from bot.wording.words import Value
from engine.audience import To


def coming(hosted: HostedGame) -> str:
    """Return that in words; empty before a game."""
    if hosted.phase is GamePhase.SIGNUP:
        return ""
    if hosted.started.table.outcome is not None:
        return say(hosted, "coming-over")
    if hosted.started.table.paused:
        return say(hosted, "coming-paused")
    if hosted.pending_until is not None:
        return say(hosted, "card-held", {"when": date(hosted.pending_until)})
    deadline = hosted.deadline
    values: Mapping[str, Value] = {"wait": name_of_wait(hosted), "when": "" if deadline is None else date(deadline)}
    if deadline is None:
        return say(hosted, "coming-open", values)
    if deadline <= now():
        return say(hosted, "coming-passed", values)
    if hosted.rulebook.is_stalled(hosted.view(To.PUBLIC).table):
        return say(hosted, "coming-alone" if hosted.is_in_dm else f"coming-{LatePolicy.ASK}", values)
    return say(hosted, f"coming-{hosted.settings.late}", values)


def until_line(hosted: HostedGame, deadline: datetime, *, fits_a_phone: bool = True) -> str:
    """Return a wait's deadline in small type: when it is and how long that is, or a countdown where it is near.

    One that ``fits_a_phone`` takes one line there, so it leaves out the day.
    """
    if is_brief(hosted):
        return say(hosted, "prompt-countdown", {"when": stamp(deadline, "R")})
    return say(hosted, "prompt-deadline", {"when": soon(deadline) if fits_a_phone else date(deadline)})


def more_time(hosted: HostedGame) -> Verb:
    """Return the verb of the button that gives the present wait more time: a minute, or a day."""
    return Verb.MINUTE if is_brief(hosted) else Verb.EXTEND


def is_brief(hosted: HostedGame) -> bool:
    """Whether the present wait is one of minutes."""
    kind = hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC).table)
    return kind is not None and hosted.settings.is_brief(kind)


def name_of_wait(hosted: HostedGame) -> str:
    """Return the name of what the game waits for."""
    kind = hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC).table)
    return words_of(hosted).wait_name(kind) if kind is not None else ""
