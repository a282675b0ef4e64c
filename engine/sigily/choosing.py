"""The choices, and their weight: a chariot to move or declare, and the gate by which it leaves."""

from engine.actions import Action
from engine.domains import Domain, OneByOther, OneOf, OneSeat
from engine.refusals import Refusal
from engine.sigily import fairy_land, home
from engine.sigily.actions import Back, Cast, Enter, Move
from engine.sigily.alike import Likes, apart
from engine.sigily.board import GATES, Place
from engine.sigily.foresight import Foresight, foresee
from engine.sigily.naming import Names, no_unit
from engine.sigily.refusals import (
    BarredHere,
    ChariotNotInPlay,
    ChariotStays,
    DeclaredAlready,
    ExitIsEntry,
    ExitNeeded,
    NoExitNow,
    NoSuchExit,
    NotAtGate,
    NotAtHome,
    NothingToPayWith,
)
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit
from engine.sigily.ways import Way, way_of, ways
from engine.weight import Weight


class Chariots(OneOf, frozen=True):
    """One of the chariots that may be chosen. For the others, ``why`` says what is wrong with them."""

    table: SigilyTable

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse all others."""
        assert isinstance(action, Move | Enter | Back)
        may = tuple(map(str, self.names))
        if action.chariot in may:
            return None
        refusal = no_unit(self.table, action.chariot, may)
        unit = self.table.board.unit(action.chariot)
        if refusal is None and unit is not None:
            return self.hindrance(unit, may)
        return self.not_in_play(action.chariot, may) if isinstance(refusal, ChariotNotInPlay) else refusal

    def hindrance(self, unit: Unit, may: Names) -> Refusal:
        """Return why a unit that the player moves cannot go."""
        return ChariotStays(unit.top, may)

    def not_in_play(self, name: str, may: Names) -> Refusal:
        """Return why a chariot that is not in play cannot be chosen."""
        return ChariotNotInPlay(name, may)


class Movers(Chariots, frozen=True):
    """The chariots that can take the throw, including those to introduce."""

    ways: tuple[Way, ...]
    """The moves that may be made."""

    @property
    def apart(self) -> tuple[Likes, ...]:
        """The moves that truly differ, in the order of their letters."""
        return apart(self.table, self.ways)

    def foresee(self, way: Way) -> Foresight:
        """Return what one of the moves would bring."""
        return foresee(self.table, way)

    def hindrance(self, unit: Unit, may: Names) -> Refusal:
        """Return that another unit was declared, or that nothing is left of the throw."""
        declared = self.table.so_far.declared
        return ChariotStays(unit.top, may) if declared is None else DeclaredAlready(declared.chariot)

    def not_in_play(self, name: str, may: Names) -> Refusal:
        """Return the same for an introduction."""
        declared = self.table.so_far.declared
        return ChariotStays(name, may) if declared is None else DeclaredAlready(declared.chariot)


class Enterers(Chariots, frozen=True):
    """The units on a gate by which they may enter."""

    def hindrance(self, unit: Unit, may: Names) -> Refusal:
        """Return that it stands on no gate, or may no longer enter there."""
        return BarredHere(unit.top, unit.at) if unit.at in GATES else NotAtGate(unit.top, may)


class Returners(Chariots, frozen=True):
    """The units that may go back."""

    def hindrance(self, unit: Unit, may: Names) -> Refusal:
        """Return that it is not at home, cannot pay, or that only another unit may go back again."""
        if not home.is_home(self.table, unit):
            return NotAtHome(unit.top, may)
        return ChariotStays(unit.top, may) if unit.coins else NothingToPayWith(unit.top)


class Exits(OneByOther, frozen=True):
    """The gates by which a chariot may leave, for each chariot that passes the centre."""

    entries: dict[str, Place]
    """The gates by which these chariots entered."""

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse a gate for a move that names none, and gates that are not left for one that does."""
        assert isinstance(action, Move)
        domain = self.left.get(action.chariot)
        if not isinstance(domain, OneOf):
            return None if action.exit is None else NoExitNow(action.chariot)
        may = tuple(map(str, domain.names))
        if action.exit is None:
            return ExitNeeded(action.chariot, may)
        if action.exit in may:
            return None
        is_entry = action.exit == self.entries[action.chariot]
        return ExitIsEntry(action.exit, may) if is_entry else NoSuchExit(action.exit, may)


def movers(table: SigilyTable) -> dict[str, Domain]:
    """Return the choices of a move."""
    exits: dict[str, list[Place]] = {}
    legal = ways(table)
    for way in legal:
        if way.exit is not None:
            exits.setdefault(way.chariot, []).append(way.exit)
    left: dict[object, OneOf | OneSeat] = {name: OneOf(tuple(gates)) for name, gates in exits.items()}
    entries = {name: next(gate for gate in GATES if gate not in gates) for name, gates in exits.items()}
    names = tuple(dict.fromkeys([way.chariot for way in legal]))
    return {"chariot": Movers(names, table, legal), "exit": Exits("chariot", left, entries)}


def enterers(table: SigilyTable) -> dict[str, Domain]:
    """Return the choices of an entry."""
    return {"chariot": Enterers(_tops(fairy_land.may_enter(table)), table)}


def returners(table: SigilyTable) -> dict[str, Domain]:
    """Return the choices of going back."""
    return {"chariot": Returners(_tops(home.may_go_back(table)), table)}


def differing(table: SigilyTable) -> tuple[Move, ...]:
    """Return the moves that truly differ."""
    return tuple([Move(likes.way.chariot, likes.way.exit) for likes in apart(table, ways(table))])


def weight(table: SigilyTable, action: Action) -> Weight:
    """Ask for confirmation of a move that does more than go and take coins, costs something, or depends on chance."""
    if not isinstance(action, Move):
        return Weight.OPEN if isinstance(action, Cast | Enter | Back) else Weight.LIGHT
    way = way_of(table, action.chariot, action.exit)
    assert way is not None
    return Weight.OPEN if foresee(table, way).has_consequences else Weight.LIGHT


def _tops(units: tuple[Unit, ...]) -> Names:
    return tuple([unit.top for unit in units])
