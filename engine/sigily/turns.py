"""Turns: who comes next, what earns a free throw, and when the throws end."""

from collections.abc import Iterable

from engine.audience import To
from engine.boards.events import Turn
from engine.events import Event
from engine.sigily import questions
from engine.sigily.board import SOLAR, Place, first_solar
from engine.sigily.events import Earned, FreeThrow, Passed, ThrowsOver, Why, WindEnded
from engine.sigily.landing import landed, lander
from engine.sigily.spells.casting import castable
from engine.sigily.sticks import THROWS_AGAIN
from engine.sigily.table import Declared, SigilyTable

MOST_FREE_THROWS = 3
"""The most free throws in one turn."""


def pass_on(table: SigilyTable) -> Iterable[Event]:
    """Begin the next player's turn, or pass them over. Their winds that have blown for three rounds end."""
    seat = _next(table)
    for wind in table.board.winds:
        if wind.player == seat and wind.left == 1:
            yield WindEnded(to=To.PUBLIC, player=seat, spell=wind.spell)
    why = why_passed(table, seat)
    yield Turn(to=To.PUBLIC, player=seat) if why is None else Passed(to=To.PUBLIC, player=seat, why=why)


def _next(table: SigilyTable) -> str:
    if table.turn is None:
        return table.order[0]
    return table.seats[(table.seats.index(table.turn) + 1) % len(table.seats)]


def why_passed(table: SigilyTable, seat: str) -> Why | None:
    """Return why a player has no turn now, or None if they have one.

    Without a chariot to race, paying a spell is enough.
    """
    if seat in table.resigned:
        return Why.RESIGNED
    if seat in table.board.frozen:
        return Why.FROZEN
    if table.can_race(seat) or castable(table, seat, before=True):
        return None
    return Why.COVERED if table.has_chariots_left(seat) else Why.FINISHED


def earn(table: SigilyTable) -> Iterable[Event]:
    """Grant a free throw if the last move has earned one and the turn has not had three."""
    if may_earn(table) and (why := earned(table)) is not None:
        yield FreeThrow(to=To.PUBLIC, player=table.player, why=why)


def may_earn(table: SigilyTable) -> bool:
    """Return whether a free throw is possible: a wrong answer or the last chariot home ends the throws."""
    so_far = table.so_far
    has_more = so_far.free < MOST_FREE_THROWS and so_far.right is not False
    return has_more and table.has_chariots_left(table.player)


def earned(table: SigilyTable) -> Earned | None:
    """Return what has earned a free throw. After a lost throw, a failed entry or a death only Free Turn earns one."""
    so_far = table.so_far
    if so_far.right:
        return Earned.ANSWER
    if has_landed(table) and not was_refused(table):
        if so_far.count in THROWS_AGAIN:
            return Earned.COUNT
        if is_on_solar(table):
            return Earned.SOLAR
    return Earned.FREE_TURN if so_far.free_turn else None


def has_landed(table: SigilyTable) -> bool:
    """Return whether the unit that moved last is alive, on the board or at home."""
    landing = table.so_far.landing
    return landing is not None and (landed(table) is not None or any(map(table.board.is_home, landing.chariots)))


def was_refused(table: SigilyTable) -> bool:
    """Return whether the last move went along the ring after a failed entry."""
    declared = table.so_far.declared
    return declared is not None and declared.how is Declared.REFUSED


def is_on_solar(table: SigilyTable) -> bool:
    """Return whether a unit has landed on a solar sigil that grants a throw."""
    unit = lander(table)
    return unit is not None and gives_throw(table, unit.at, unit.start)


def gives_throw(table: SigilyTable, place: Place, start: Place) -> bool:
    """Return whether a place is a solar sigil that grants a throw. The first after the start needs questions."""
    return place in SOLAR and (table.options.questions or place != first_solar(start))


def draw_question(table: SigilyTable) -> Iterable[Event]:
    """Draw a question on a solar sigil, if one is left and it could earn a free throw."""
    if table.cards and may_earn(table) and not was_refused(table) and is_on_solar(table):
        yield from questions.draw(table)


def end_throws(table: SigilyTable) -> Iterable[Event]:
    """Ask for a spell after the turn if one could be cast."""
    if castable(table, table.player, before=False):
        yield ThrowsOver(to=To.PUBLIC, player=table.player)
