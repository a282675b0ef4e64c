"""The highlights of this game, for which a theme may have lines of its own."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import takewhile

from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.boards.events import Turn
from engine.danube.board import FLEET
from engine.danube.ending import FIVE_OFF
from engine.danube.events import Colours, Lost, Moved, Thrown
from engine.danube.sticks import ALL_ROUND
from engine.events import Event, Outcome
from engine.views import Told


class Highlight(StrEnum):
    """A kind of highlight."""

    SET_OUT = "set-out"
    """The boats have been assigned to the sides."""
    GREAT_THROW = "great-throw"
    THROW_LOST = "throw-lost"
    SWAP = "swap"
    RAPIDS = "rapids"
    FIRST_OFF = "first-off"
    """The first boat of all has left the river."""
    LAST_BOAT = "last-boat"
    """One boat of a side is left."""
    VICTORY = "victory"
    VICTORY_NICKELS = "victory-nickels"
    """The white pieces have won, and so the river answers yes."""
    VICTORY_NARROW = "victory-narrow"
    """The other side had one boat left."""
    VICTORY_CLEAR = "victory-clear"
    """The other side had brought off one boat at most."""


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight that an event is, given everything before it. Of frequent ones, name one a turn."""
    match told.event:
        case Colours():
            return Highlight.SET_OUT
        case Moved(onto=None, player=player):
            return _sailed_off(player, before)
        case Moved(rapids=True):
            return Highlight.RAPIDS
        case Outcome(reason=reason, winners=(winner, *_)) if reason == FIVE_OFF:
            return _victory(winner, before)
        case event:
            is_first = not any(_common(each.event) for each in takewhile(_goes_on, reversed(before)))
            return _common(event) if is_first else None


def _common(event: Event) -> Highlight | None:
    """Name the highlight of a frequent event."""
    match event:
        case Thrown(count=count):
            return Highlight.GREAT_THROW if count == ALL_ROUND else None
        case Lost():
            return Highlight.THROW_LOST
        case Moved(swapped=swapped):
            return Highlight.SWAP if swapped else None
        case _:
            return None


def _goes_on(told: Told[Everybody]) -> bool:
    """Whether an event is in the same turn as those after it."""
    return not isinstance(told.event, Turn)


def _sailed_off(player: str, before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight of a boat that is off. The last boat of a side leaves it to the victory."""
    if not _off(before):
        return Highlight.FIRST_OFF
    return Highlight.LAST_BOAT if len(_off(before, player)) == FLEET - 2 else None


def _victory(winner: str, before: Sequence[Told[Everybody]]) -> Highlight:
    """Name a victory by how many boats the other side had brought off, else by the winner's colour."""
    others = len(_off(before)) - len(_off(before, winner))
    if others == FLEET - 1:
        return Highlight.VICTORY_NARROW
    if others <= 1:
        return Highlight.VICTORY_CLEAR
    colours = next((each.event for each in before if isinstance(each.event, Colours)), None)
    return Highlight.VICTORY_NICKELS if colours is not None and colours.nickels == winner else Highlight.VICTORY


def _off(before: Sequence[Told[Everybody]], player: str | None = None) -> list[Moved]:
    """Return the moves with which boats have left the river, of one player or of both."""
    moves = [each.event for each in before if isinstance(each.event, Moved)]
    return [move for move in moves if move.onto is None and player in (None, move.player)]
