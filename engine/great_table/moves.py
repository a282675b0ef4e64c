"""The moves: what follows from each at once, and why a seat is not asked for one."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.actions import Action, GmAction
from engine.chance import Chance
from engine.events import Event
from engine.great_table import dealing, dying, orders, stealing, talking
from engine.great_table.actions import Kill, List, PassOver, Revive, Steal, Use, Whisper
from engine.great_table.events import Noted
from engine.great_table.refusals import Dead, NoListYet, NotTheThief, NoVote
from engine.great_table.table import GreatTable
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.mafia.events import Time
from engine.naming import snake_case
from engine.refusals import NotNow, Refusal, VotesLocked
from engine.speech import Say

GM_MOVES: Mapping[type[GmAction], Callable[[GreatTable, Any], Iterable[Event]]] = {
    Modkill: dying.modkill,
    Revive: dying.revive,
    PassOver: dealing.pass_over,
}


def why_not(table: GreatTable, seat: str, action: Action) -> Refusal:
    """Return why a seat is not asked for this move now."""
    if isinstance(action, Whisper):
        return talking.why_not(table, seat, action.thread) or NotNow("whisper")
    if not table.is_alive(seat):
        return Dead()
    match action:
        case Vote() | Unvote() if table.votes.is_locked:
            return VotesLocked()
        case Vote() if table.time is Time.DAY:
            return NoListYet()
        case Unvote() if table.time is Time.DAY:
            return NoVote()
        case Steal():
            return NotTheThief()
        case Use():
            return orders.not_used(table, seat) or NotNow("use")
        case Kill():
            return orders.not_killing(table, seat) or NotNow("kill")
        case _:
            return NotNow(snake_case(type(action).__name__))


def decide(table: GreatTable, seat: str, action: Action, _chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
    match action:
        case Whisper():
            return talking.whisper(table, seat, action)
        case Say():
            return talking.say(seat, action)
        case Use() | Kill() | List() | Vote() | Unvote():
            return (Noted(to=(seat,), action=action),)
        case Steal():
            return stealing.steal(table, seat, action)
        case _:
            raise AssertionError(action)
