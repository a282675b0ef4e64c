"""The choices of a move: a boat, and how far it goes."""

from collections.abc import Iterable

from engine.actions import Action
from engine.danube.actions import Move
from engine.danube.distinct import distinct
from engine.danube.refusals import BoatStays, NoBoat, WrongSteps
from engine.danube.table import DanubeTable
from engine.danube.walking import Part
from engine.domains import Domain, OneByOther, OneOf, OneSeat
from engine.refusals import Refusal
from engine.weight import Weight


class Boats(OneOf, frozen=True):
    """One of the boats that can take a part of the throw. ``fleet`` are all boats of that side."""

    fleet: tuple[int, ...]

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse a square without a boat, and a boat that cannot move."""
        assert isinstance(action, Move)
        if action.start not in self.fleet:
            return NoBoat(action.start, self.fleet)
        return None if action.start in self.names else BoatStays(action.start, _numbers(self.names))


class Ways(OneOf, frozen=True):
    """One of the numbers of steps that a boat may take. ``parts`` say where each leads."""

    parts: tuple[Part, ...]

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse all other numbers."""
        assert isinstance(action, Move)
        return None if action.steps in self.names else WrongSteps(action.start, action.steps, _numbers(self.names))


def _numbers(names: Iterable[object]) -> tuple[int, ...]:
    """Return these things, which are numbers."""
    return tuple([each for each in names if isinstance(each, int)])


def fields(table: DanubeTable) -> dict[str, Domain]:
    """Return the choices of a move."""
    ways: dict[int, list[Part]] = {}
    for part in table.parts:
        ways.setdefault(part.start, []).append(part)
    steps: dict[object, OneOf | OneSeat] = {
        start: Ways(tuple([part.steps for part in parts]), tuple(parts)) for start, parts in ways.items()
    }
    return {"start": Boats(tuple(ways), table.fleets.own), "steps": OneByOther("start", steps)}


def differing(table: DanubeTable) -> tuple[Move, ...]:
    """Return the moves that truly differ."""
    return tuple([Move(part.start, part.steps) for part in distinct(table.parts)])


def weight(table: DanubeTable, action: Action) -> Weight:
    """Ask for confirmation of the rapids and the last boat home. That boats change places, the move's name says."""
    part = table.part(action.start, action.steps) if isinstance(action, Move) else None
    if part is None:
        return Weight.LIGHT
    is_last = part.onto is None and len(table.fleets.own) == 1
    return Weight.OPEN if part.rapids or is_last else Weight.LIGHT
