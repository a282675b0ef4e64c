"""Rankings that are picked thing by thing: which can be, and how an id remembers the picks."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.asks import Ask
from engine.domains import Ranking
from engine.errors import BadInput
from engine.naming import snake_case, spelled

FIRST_LETTER = "a"
FILL_IN = "+"
"""Follows the letters of the picks when the rest is to be filled in."""
MOST_KINDS = 25
"""The kinds of things that fit a select."""
MOST_THINGS = 50
"""The letters that fit an id."""


class Ranked(Struct, frozen=True):
    """An ask for a ranking and nothing else, of few enough things to pick one by one."""

    ask: Ask
    field: str
    domain: Ranking

    def is_whole(self, picked: Sequence[str]) -> bool:
        """Whether the ranking is complete."""
        return len(self.left(picked)) <= 1

    def letters(self, picked: Iterable[str]) -> str:
        """Return the letters in which an id remembers the picks, one a thing."""
        kinds = self._kinds
        return "".join(chr(ord(FIRST_LETTER) + kinds.index(thing)) for thing in picked)

    def picked(self, letters: str, values: Iterable[str] = ()) -> tuple[str, ...]:
        """Return the picks that an id remembers, followed by those chosen now. Raises BadInput for unknown things."""
        things = {self.letters([thing]): thing for thing in self._kinds}
        picked = (*(things.get(letter, "") for letter in letters.removesuffix(FILL_IN)), *values)
        if Counter(picked) - Counter(self.domain.things):
            raise BadInput("this is not among what is to be ranked")
        return picked

    def left(self, picked: Sequence[str]) -> tuple[str, ...]:
        """Return the things that may be picked next."""
        return tuple(dict.fromkeys((Counter(self.domain.things) - Counter(picked)).elements()))

    def answer(self, picked: Sequence[str]) -> dict[str, object]:
        """Return the move that ranks these things first; the rest follows in the game's order."""
        rest = Counter(self.domain.things) - Counter(picked)
        lines = map(spelled, (*picked, *rest.elements()))
        return self.move(self.domain.read(lines))

    def move(self, ranked: Iterable[str]) -> dict[str, object]:
        """Return the move with this ranking, as a record spells it."""
        return {"move": snake_case(self.ask.move.__name__), self.field: list(ranked)}

    @property
    def _kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.domain.things))


def ranked(asks: Iterable[Ask]) -> Ranked | None:
    """Return the first of a seat's asks that may be picked thing by thing, or None."""
    found = (Ranked(ask, field, domain) for ask in asks for field, domain in _alone(ask) if _is_short(domain))
    return next(found, None)


def _alone(ask: Ask) -> list[tuple[str, Ranking]]:
    """Return the ranking of an ask that has no other fields."""
    rankings = [(field, domain) for field, domain in ask.fields.items() if isinstance(domain, Ranking)]
    return rankings if len(rankings) == len(ask.fields) + len(ask.fixed) == 1 else []


def _is_short(ranking: Ranking) -> bool:
    return len({*ranking.things}) <= MOST_KINDS and len(ranking.things) <= MOST_THINGS
