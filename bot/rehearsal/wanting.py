"""What the draws of a game shall give, by their names, first to last: wanted by somebody, and given where it can be."""

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
    """An outcome that a draw shall give, as a record spells it. Parts that are None, or are missing, are drawn."""

    id: int
    name: str
    outcome: object


class Given(Struct, frozen=True):
    """What has come of it in a line of the record: it was drawn, or passed over for what was drawn instead."""

    wanted: Wanted
    line: int
    drawn: object
    is_passed_over: bool


class Wishes:
    """All that is wanted of the draws of a game, and what has come of it."""

    def __init__(self) -> None:
        self.waiting: list[Wanted] = []
        self._granted: list[Granted] = []
        self._number = 0

    @property
    def given(self) -> list[Given]:
        """What has come of what was wanted, in the order of the draws."""
        return [given for granted in self._granted for given in granted.gave]

    def add(self, name: str, outcome: object) -> None:
        """Want something after all that is wanted of this draw already."""
        self._number += 1
        self.waiting.append(Wanted(self._number, name, outcome))

    def grant(self, game: int, line: int) -> Chance:
        """The chance of a line of a game."""
        self._granted.append(Granted(self.waiting, game, line))
        return self._granted[-1]

    def settle(self, game: int, lines: int) -> None:
        """Let wait again what was given to lines that have not come about, such as those that the rules refused."""
        void = [granted for granted in self._granted if granted.game == game and granted.line > lines]
        self.waiting[:0] = [given.wanted for granted in void for given in granted.gave]
        self._granted = [granted for granted in self._granted if granted not in void]


class Granted(Chance):
    """The chance of a line, which takes what it gives from what waits; what cannot come about is passed over."""

    def __init__(self, waiting: list[Wanted], game: int, line: int) -> None:
        super().__init__()
        self.game, self.line = game, line
        self.gave: list[Given] = []
        self._waiting = waiting

    def draw(self, name: str, draw: Draw[T]) -> T:
        """Give the first of what is wanted of this draw that can come about now; if nothing can, draw."""
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
    """A draw that gives what was fixed."""

    def __init__(self, shape: type[T], outcome: T) -> None:
        self.shape = shape
        self._outcome = outcome

    def pick(self, random: Random) -> T:
        """Give it."""
        return self._outcome

    def is_possible(self, outcome: T) -> bool:
        """Nothing else is."""
        return outcome == self._outcome


def fitted(wanted: object, draw: Draw[T], random: Random) -> Fixed[T] | None:
    """What is wanted of a draw, as it is or completed by what is drawn; None if that cannot come about."""
    for outcome in (wanted, completed(wanted, as_recorded(draw.pick(random)))):
        try:
            read = converted(outcome, draw.shape)
        except msgspec.ValidationError:
            continue
        if draw.is_possible(read):
            return Fixed(draw.shape, read)
    return None


def completed(wanted: object, drawn: object) -> object:
    """What is wanted, with what was drawn in place of what is left open. What was left open at the end of a list may
    be more than was drawn.
    """
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
