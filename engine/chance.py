"""Chance: every draw has a name, and its outcome stands in the record.

In a running game draws come from the operating system's source. A replay uses the recorded outcome after checking that
it is possible. A seeded source makes each draw depend only on its seed, its line and its name.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Protocol, TypeVar

import msgspec

from engine.errors import ImpossibleDraw
from engine.learning import converted
from engine.outcomes import One, Row

T = TypeVar("T")

Source = Callable[[str], Random]
"""Returns the random source for the draw of that name."""


class Draw(Protocol[T]):
    """One kind of outcome, and how chance picks one."""

    @property
    def shape(self) -> type[T]:
        """The type of an outcome, as a record spells it."""

    def pick(self, random: Random) -> T:
        """Draw one outcome."""

    def is_possible(self, outcome: T) -> bool:
        """Return whether an outcome given from outside could have been drawn."""


class Shuffle:
    """These items in an order that chance decides."""

    shape = tuple[str, ...]

    def __init__(self, items: Sequence[str]) -> None:
        self.items = items

    @property
    def choosing(self) -> Row:
        """An item for each place."""
        return Row(One(tuple(dict.fromkeys(self.items))), len(self.items))

    def pick(self, random: Random) -> tuple[str, ...]:
        """Shuffle."""
        return tuple(random.sample(self.items, len(self.items)))

    def is_possible(self, outcome: tuple[str, ...]) -> bool:
        """Return whether every item is there, as often as it should be."""
        return Counter(outcome) == Counter(self.items)


class OneOf:
    """One of these items, each equally likely."""

    shape = str

    def __init__(self, items: Sequence[str]) -> None:
        self.items = items

    @property
    def choosing(self) -> One:
        """One of these items."""
        return One(tuple(self.items))

    def pick(self, random: Random) -> str:
        """Pick one item."""
        return random.choice(self.items)

    def is_possible(self, outcome: str) -> bool:
        """Return whether the outcome is one of these items."""
        return outcome in self.items


def system_source(name: str) -> Random:
    """Return the operating system's source, which has no seed that could leak."""
    return SystemRandom()


def no_source(name: str) -> Random:
    """Draw nothing: all outcomes must be in the record. Raises ImpossibleDraw."""
    raise ImpossibleDraw(name, "what chance gave is missing here")


def seeded_source(seed: int, line: int) -> Source:
    """Return a source that repeats the draws of one line. An additional draw changes no other."""
    return lambda name: Random(f"{seed}:{line}:{name}")


class Chance:
    """The draws of one line of a game: outcomes that were given, and the rest from a source.

    One line may draw the same name several times, for example when a tie is thrown again.
    """

    __slots__ = ("_expected", "_given", "_listed", "_outcomes", "_source")

    def __init__(self, given: Mapping[str, object] | None = None, source: Source = system_source) -> None:
        self._given = given or {}
        self._source = source
        self._outcomes: dict[str, list[object]] = {}
        self._listed: set[str] = set()
        self._expected: dict[str, int] = {}

    @property
    def drawn(self) -> dict[str, object]:
        """Every outcome by name, as the record keeps it. A name that was drawn several times has a list."""
        return {
            name: outcomes if outcomes[1:] or name in self._listed else outcomes[0]
            for name, outcomes in self._outcomes.items()
        }

    def given(self, name: str, shape: type[T]) -> T | None:
        """Return the next given outcome of a name without using it, so that another draw can be made to fit it.

        Raises ImpossibleDraw if it has not the shape of an outcome or of a list of outcomes.
        """
        if name not in self._given:
            return None
        outcomes = self._read(name, shape)
        number = len(self._outcomes.get(name, ()))
        return outcomes[number] if number < len(outcomes) else None

    def draw(self, name: str, draw: Draw[T]) -> T:
        """Return the next outcome of the draw of that name. Raises ImpossibleDraw if a given one is impossible."""
        outcome = self.given(name, draw.shape)
        outcomes = self._outcomes.setdefault(name, [])
        if outcome is None:
            outcome = draw.pick(self._source(f"{name} {len(outcomes) + 1}" if outcomes else name))
        elif not draw.is_possible(outcome):
            raise ImpossibleDraw(name)
        outcomes.append(msgspec.to_builtins(outcome))
        return outcome

    def draw_next(self, name: str, draw: Draw[T]) -> T:
        """Return the next outcome of a series that the record always keeps as a list. Raises ImpossibleDraw."""
        self._listed.add(name)
        return self.draw(name, draw)

    def check_all_used(self) -> None:
        """Raise ImpossibleDraw if an outcome was given but nothing here drew it."""
        for name in self._given:
            if len(self._outcomes.get(name, ())) < self._expected.get(name, 1):
                raise ImpossibleDraw(name, "nothing is drawn here under that name")

    def _read(self, name: str, shape: type[T]) -> tuple[T, ...]:
        """Return the given outcomes of a name: one, or a list of them."""
        value, problem = self._given[name], "this is drawn as a list"
        try:
            if name not in self._listed:
                return (converted(value, shape),)
        except msgspec.ValidationError as error:
            problem = str(error).partition(" - at ")[0]
        try:
            outcomes: tuple[T, ...] = converted(value, tuple[shape, ...])  # type: ignore[valid-type]
        except msgspec.ValidationError:
            raise ImpossibleDraw(name, problem) from None
        self._expected[name] = len(outcomes)
        return outcomes
