"""What moves over the board: crossed swords where units fight, a fireball on its way, a star for a race that is won.

Each tells no more than its event, and where that happened.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.pictures.boards.colours import INK
from bot.pictures.boards.motion import MOST_FRAMES, Badge, Flame, Frames, throbbing
from bot.pictures.boards.trail import Point
from bot.pictures.picture import Moment
from bot.pictures.sigily.colours import CURSE
from bot.pictures.sigily.places import SLABS, at
from engine.audience import Everybody
from engine.events import Event
from engine.sigily.board import Place
from engine.sigily.events import Cast, Effect, Fireball, Fought, RaceWon
from engine.sigily.table import SigilyTable
from engine.views import View

FLAME = 54
"""The size of a fireball in flight."""
MOST_FLIGHTS = 4
"""The most flights that are shown, which are the last ones."""
ENDS = {
    Effect.DIES: (72, 96, 112, 96, 112, 80, 50),
    Effect.NOTHING: (44, 34, 26, 20),
}
"""The sizes of the flame after its last flight. A stone skin is shown by a shield instead."""


def frames_of(moment: Moment) -> Frames:
    """Return the frames of a moment."""
    before, line = moment.before.of(SigilyTable), [told.event for told in moment.line]
    match moment.event:
        case Fought(at=place):
            return throbbing("swords", [at(place)], INK)
        case Fireball():
            end = [event.effect for event in line if isinstance(event, Fireball)][-1]
            return ((), *_burning([at(place) for place in _way(before, line)], end), ())
        case RaceWon(winners=winners):
            return throbbing("star", [SLABS[before.table.province(winner)] for winner in winners], INK)
        case _:
            return ()


def _way(before: View[SigilyTable, Everybody], line: Sequence[Event]) -> list[Place]:
    """Return the places between which the last flights of a fireball went."""
    cast = next(event for event in line if isinstance(event, Cast))
    caster = before.table.board.unit(cast.chariot or "")
    first = [] if caster is None else [caster.at]
    return [*first, *(event.at for event in line if isinstance(event, Fireball))][-MOST_FLIGHTS - 1 :]


def _burning(points: Sequence[Point], effect: Effect) -> Iterator[tuple[Badge | Flame, ...]]:
    """Yield the frames of some flights, and what the fire does at their end."""
    ends: list[Badge | Flame] = [Flame(points[-1], size, CURSE) for size in ENDS.get(effect, ())]
    if effect is Effect.SKIN:
        ends = [Badge("shield", points[-1], size, INK) for size in (60, 90, 80, 90, 60)]
    steps = (MOST_FRAMES - 2 - len(ends)) // (len(points) - 1)
    for (x, y), (end, low) in pairwise(points):
        for step in range(steps):
            part = step / max(1, steps - 1)
            yield (Flame((x + (end - x) * part, y + (low - y) * part), FLAME, CURSE),)
    yield from ((each,) for each in ends)
