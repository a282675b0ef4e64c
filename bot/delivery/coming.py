"""What a game waits for, until when, and what happens then, as everybody is shown it."""

from collections.abc import Mapping

from bot.clock import now
from bot.delivery.saying import say, words_of
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.wording.times import date
from bot.wording.words import Value
from engine.audience import To


def coming(live: Live) -> str:
    """Say it; nothing before a game."""
    if live.phase is GamePhase.SIGNUP:
        return ""
    if live.started.table.outcome is not None:
        return say(live, "coming-over")
    if live.started.table.paused:
        return say(live, "coming-paused")
    if live.held_until is not None:
        return say(live, "card-held", {"when": date(live.held_until)})
    deadline = live.deadline
    values: Mapping[str, Value] = {"wait": name_of_wait(live), "when": "" if deadline is None else date(deadline)}
    if deadline is None:
        return say(live, "coming-open", values)
    return say(live, "coming-passed" if deadline <= now() else f"coming-{live.late}", values)


def name_of_wait(live: Live) -> str:
    """What the game waits for."""
    kind = live.rulebook.kind_of_wait(live.view(To.PUBLIC).table)
    return words_of(live).wait_name(kind) if kind is not None else ""
