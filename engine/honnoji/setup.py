"""The setup: who is on which side, who leads when, and which talismans come."""

from collections.abc import Iterable, Mapping

from engine.audience import To
from engine.chance import Chance, Shuffle
from engine.events import Event
from engine.honnoji.events import PLAIN, Knowledge, Talismans
from engine.honnoji.missions import SEATS
from engine.honnoji.talismans import POOL
from engine.honnoji.tokens import TalismanName
from engine.parties.events import Leaders
from engine.parties.sides import Side, Sides


def setup(seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Deal the sides, the order of the leaders and of the talismans, and tell the retainers about one another."""
    sides = chance.draw("sides", Sides(seats, SEATS))
    order = chance.draw("leaders", Shuffle(seats))
    pool = chance.draw("talismans", Shuffle(POOL))
    for seat in seats:
        yield Knowledge(to=(seat,), role=PLAIN, side=sides[seat], sees=_fellows(seat, seats, sides))
    yield Talismans(to=To.NOBODY, talismans=tuple(TalismanName(name) for name in pool))
    yield Leaders(to=To.PUBLIC, order=order)


def _fellows(seat: str, seats: tuple[str, ...], sides: Mapping[str, Side]) -> tuple[str, ...]:
    if sides[seat] is Side.GOOD:
        return ()
    return tuple(other for other in seats if other != seat and sides[other] is Side.EVIL)
