"""The moves: what follows from each at once, and why a seat is not asked for one."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.actions import Action, GmAction
from engine.audience import To
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Event
from engine.mafia.actions import Modkill, Unvote, Vote, Whisper
from engine.mafia.events import Time
from engine.naming import snake_case
from engine.open_table import by_day, nightfall, ruling, talking
from engine.open_table.actions import CarryOut, EndNight, Tell, Use, Withdraw
from engine.open_table.dying import die
from engine.open_table.events import Cause, Noted, Removed
from engine.open_table.folding import fold
from engine.open_table.refusals import AlreadyDead, Dead, HasActed, NoOrder, NotOffered, NoVote, NoVotes, Silent
from engine.open_table.role_file import Lynch
from engine.open_table.table import OpenTable
from engine.refusals import GameMasterOnly, NotNow, Refusal
from engine.speech import Say


def why_not(table: OpenTable, seat: str, action: Action) -> Refusal:
    """Return why a seat is not asked for this move now."""
    move = snake_case(type(action).__name__)
    match action:
        case Whisper(thread=thread):
            return talking.why_not(table, seat, thread) or NotNow(move)
        case Use() if table.time is Time.DAY and seat in table.acted:
            return HasActed()
        case CarryOut() | Tell() | EndNight():
            return GameMasterOnly(move)
        case Use() | Withdraw() if table.is_closed:
            return NotNow(move)
        case Use(does=ability) if table.time is Time.NIGHT or table.choices.get(seat):
            return NotOffered(ability)
        case Withdraw() if table.time is Time.NIGHT:
            return NoOrder()
        case Use() | Withdraw():
            return NotNow(move)
        case _ if not table.is_alive(seat):
            return Dead()
        case Say():
            return Silent()
        case Vote() | Unvote() if table.file.lynch is Lynch.NONE:
            return NoVotes()
        case Unvote() if table.time is Time.DAY:
            return NoVote()
        case _:
            return NotNow(move)


def decide(table: OpenTable, seat: str, action: Action, _chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
    match action:
        case Whisper():
            return talking.whisper(table, seat, action)
        case Say():
            return talking.say(seat, action)
        case Use() if table.time is Time.DAY:
            noted = Noted(to=(seat,), action=action)
            return (noted, *by_day.use(fold(table, noted), action.by(seat)))
        case Use() | Withdraw() | Vote() | Unvote():
            return (Noted(to=(seat,), action=action),)
        case CarryOut() | Tell():
            return ruling.rule(action)
        case EndNight():
            return nightfall.end(table)
        case _:
            raise AssertionError(action)


def modkill(table: OpenTable, action: Modkill) -> Iterable[Event]:
    """Take a player out of the game, with those who die with them. Raises Refused if they are dead."""
    if not table.is_alive(action.player):
        raise Refused(AlreadyDead(action.player))
    return (Removed(to=To.PUBLIC, player=action.player), *die(table, (action.player,), Cause.MODKILL))


GM_MOVES: Mapping[type[GmAction], Callable[[OpenTable, Any], Iterable[Event]]] = {Modkill: modkill}
