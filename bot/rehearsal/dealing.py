"""What chance gives in a rehearsal: what somebody has fixed, where it could have come about, and else what comes."""

from collections.abc import Mapping

import msgspec

from bot.storage.anonymity import with_anonymity
from bot.storage.live import Live
from engine.chance import Chance
from engine.codec import convert
from engine.errors import BadInput, SetupRefused
from engine.game import Game

Drawn = Mapping[str, object]
"""Outcomes of chance by name, as a record has them."""


class Dealer:
    """Gives each line its chance. ``deal`` is fixed for the next game that begins, and ``lines`` by their numbers."""

    def __init__(self) -> None:
        self.deal: Drawn | None = None
        self.lines: dict[int, Drawn] = {}

    def __call__(self, live: Live) -> Chance:
        """The chance of a game's next line."""
        if live.game is not None:
            return Chance(self.lines.get(live.lines + 1))
        return Chance(self.deal if self.deal is not None and problem_of(live, self.deal) is None else None)


def trial(live: Live, given: Drawn | None = None) -> Drawn:
    """A deal to those who have joined, with what is given. Raises BadInput, and SetupRefused."""
    chance = Chance(given)
    options = with_anonymity(live.rulebook.options, live.options, anonymous=live.anonymous)
    Game.begin(live.rulebook, live.names, convert(options, live.rulebook.options), chance)
    return chance.drawn


def problem_of(live: Live, given: Drawn) -> str | None:
    """Why a deal could not come about among those who have joined; None if it could."""
    try:
        trial(live, given)
    except (BadInput, SetupRefused) as problem:
        return str(problem)
    return None


def swapped(drawn: object, one: str, other: str) -> object:
    """A deal in which two have changed places."""
    match drawn:
        case str():
            return other if drawn == one else one if drawn == other else drawn
        case Mapping():
            return {swapped(name, one, other): swapped(value, one, other) for name, value in drawn.items()}
        case list() | tuple():
            return [swapped(value, one, other) for value in drawn]
        case _:
            return drawn


def lot_of(drawn: Drawn, name: str) -> str:
    """What somebody has drawn, in the words of a record: a role, or at least a side."""
    lots = [lots.get(name) for lots in drawn.values() if isinstance(lots, Mapping)]
    return ", ".join(lot for lot in lots if isinstance(lot, str))


def dealt_so(drawn: Drawn, wanted: Mapping[str, str]) -> Drawn:
    """A deal in which each has the lot that is wanted, as far as there are so many of it."""
    settled: set[str] = set()
    for name, lot in wanted.items():
        if lot_of(drawn, name) != lot:
            others = [other for other in wanted if other not in settled and lot_of(drawn, other) == lot]
            if others:
                drawn = msgspec.convert(swapped(drawn, name, others[0]), dict[str, object])
        settled.add(name)
    return drawn
