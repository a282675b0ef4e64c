"""The end: all five boats are off, or a player gives up. Until then the turn passes on."""

from collections.abc import Iterable

from engine.audience import To
from engine.boards.events import Turn
from engine.boards.resigning import RESIGNED
from engine.danube.board import FLEET, Colour
from engine.danube.events import Answered
from engine.danube.table import DanubeTable
from engine.events import Event, Outcome

FIVE_OFF = "five_off"


def has_won(table: DanubeTable) -> bool:
    """Return whether all boats of the player whose turn it is are off."""
    return table.turn in table.board.colours and table.board.off[table.colour] == FLEET


def end_or_pass(table: DanubeTable) -> Iterable[Event]:
    """End the game, or pass the turn. The first seat throws first."""
    if has_won(table):
        yield from _answer(table, table.player)
        yield Outcome(to=To.PUBLIC, side=None, reason=FIVE_OFF, winners=(table.player,))
    else:
        yield Turn(to=To.PUBLIC, player=table.seats[0] if table.turn is None else table.other)


def resign(table: DanubeTable, seat: str) -> Iterable[Event]:
    """Let the other player win when one gives up."""
    (winner,) = (other for other in table.seats if other != seat)
    yield from _answer(table, winner)
    yield Outcome(to=To.PUBLIC, side=None, reason=RESIGNED, winners=(winner,))


def _answer(table: DanubeTable, winner: str) -> Iterable[Event]:
    """Answer the table's question by who has won. Before the sides are decided nobody knows what that means."""
    if table.options.question and table.board.colours:
        is_yes = table.board.colours[winner] is Colour.NICKELS
        yield Answered(to=To.PUBLIC, question=table.options.question, yes=is_yes)
