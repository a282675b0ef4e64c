"""Wanted outcomes of a game's draws, by name and in order. Each is given where it is possible."""

from itertools import zip_longest
from random import Random
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from engine.chance import Chance, Draw
from engine.learning import converted
from engine.outcomes import as_recorded

T = TypeVar("T")


class Wanted(Struct, frozen=True):
    """A wanted outcome of a draw, as a record spells it. Parts that are None or missing are drawn."""

    id: int
    name: str
    outcome: object


class Given(Struct, frozen=True):
    """The fate of a wanted outcome in a line of the record: it was drawn, or passed over for what was drawn instead."""

    wanted: Wanted
    line: int
    drawn: object
    is_passed_over: bool


class Wishes:
    """All wanted outcomes of a game's draws, and their fates."""

    def __init__(self) -> None:
        self.waiting: list[Wanted] = []
        self._granted: list[Granted] = []
        self._number = 0

    @property
    def given(self) -> list[Given]:
        """The fates of wanted outcomes, in the order of the draws."""
        return [given for granted in self._granted for given in granted.gave]

    def add(self, name: str, outcome: object) -> None:
        """Append an outcome to those wanted of this draw."""
        self._number += 1
        self.waiting.append(Wanted(self._number, name, outcome))

    def grant(self, game: int, line: int) -> Chance:
        """Return the chance of a line of a game."""
        self._granted.append(Granted(self.waiting, game, line))
        return self._granted[-1]

    def settle(self, game: int, lines: int) -> None:
        """Put outcomes back in the queue that were given to lines which never came about, such as refused ones."""
        void = [granted for granted in self._granted if granted.game == game and granted.line > lines]
        self.waiting[:0] = [given.wanted for granted in void for given in granted.gave]
        self._granted = [granted for granted in self._granted if granted not in void]


class Granted(Chance):
    """The chance of a line, which takes its outcomes from the queue and passes over impossible ones."""

    def __init__(self, waiting: list[Wanted], game: int, line: int) -> None:
        super().__init__()
        self.game, self.line = game, line
        self.gave: list[Given] = []
        self._waiting = waiting

    def draw(self, name: str, draw: Draw[T]) -> T:
        """Return the first wanted outcome of this draw that is possible now; if there is none, draw."""
        taken: list[Wanted] = []
        fixed = None
        while fixed is None and (wanted := next((each for each in self._waiting if each.name == name), None)):
            self._waiting.remove(wanted)
            taken.append(wanted)
            fixed = fitted(wanted.outcome, draw, self._source(name))
        drawn = super().draw(name, draw if fixed is None else fixed)
        for wanted in taken:
            is_passed_over = fixed is None or wanted is not taken[-1]
            self.gave.append(Given(wanted, self.line, as_recorded(drawn), is_passed_over))
        return drawn


class Fixed(Generic[T]):
    """A draw with a fixed outcome."""

    def __init__(self, shape: type[T], outcome: T) -> None:
        self.shape = shape
        self._outcome = outcome

    def pick(self, random: Random) -> T:
        """Return the fixed outcome."""
        return self._outcome

    def is_possible(self, outcome: T) -> bool:
        """Whether this is the fixed outcome."""
        return outcome == self._outcome


def fitted(wanted: object, draw: Draw[T], random: Random) -> Fixed[T] | None:
    """Return a draw of the wanted outcome, with open parts filled by chance; None if that is impossible."""
    for outcome in (wanted, completed(wanted, as_recorded(draw.pick(random)))):
        try:
            read = converted(outcome, draw.shape)
        except msgspec.ValidationError:
            continue
        if draw.is_possible(read):
            return Fixed(draw.shape, read)
    return None


def completed(wanted: object, drawn: object) -> object:
    """Fill the open parts of a wanted outcome with what was drawn. A wanted list may end in more open parts."""
    match wanted, drawn:
        case None, _:
            return drawn
        case dict(), dict():
            return drawn | {name: completed(value, drawn.get(name)) for name, value in wanted.items()}
        case list(), list() if None in wanted or len(wanted) == len(drawn):
            last = max((place for place, each in enumerate(wanted, 1) if each is not None), default=0)
            return [completed(*both) for both in zip_longest(wanted[:last], drawn)]
        case _:
            return wanted
