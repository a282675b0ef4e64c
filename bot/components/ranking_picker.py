"""A ranking that is picked thing by thing: what may be picked so, and what an id remembers of what has been picked."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.asks import Ask
from engine.domains import Ranking
from engine.errors import BadInput
from engine.naming import snake_case, spelled

FIRST_LETTER = "a"
FILL_IN = "+"
"""Stands behind the letters of what was picked, when the rest is to follow by itself."""
MOST_KINDS = 25
"""What fits a select."""
MOST_THINGS = 50
"""Letters that fit an id."""


class Ranked(Struct, frozen=True):
    """An ask for a ranking and nothing beside it, of few enough things to be picked one by one."""

    ask: Ask
    field: str
    domain: Ranking

    def is_whole(self, picked: Sequence[str]) -> bool:
        """Whether no choice is left."""
        return len(self.left(picked)) <= 1

    def letters(self, picked: Iterable[str]) -> str:
        """What an id remembers of what has been picked: a letter for each thing."""
        kinds = self._kinds
        return "".join(chr(ord(FIRST_LETTER) + kinds.index(thing)) for thing in picked)

    def picked(self, letters: str, values: Iterable[str] = ()) -> tuple[str, ...]:
        """What has been picked, as an id remembers it, and then chosen. Raises BadInput for what is not there."""
        things = {self.letters([thing]): thing for thing in self._kinds}
        picked = (*(things.get(letter, "") for letter in letters.removesuffix(FILL_IN)), *values)
        if Counter(picked) - Counter(self.domain.things):
            raise BadInput("this is not among what is to be ranked")
        return picked

    def left(self, picked: Sequence[str]) -> tuple[str, ...]:
        """What may be picked next."""
        return tuple(dict.fromkeys((Counter(self.domain.things) - Counter(picked)).elements()))

    def answer(self, picked: Sequence[str]) -> dict[str, object]:
        """The move that ranks these things first; the rest follows in the order of the game."""
        rest = Counter(self.domain.things) - Counter(picked)
        lines = map(spelled, (*picked, *rest.elements()))
        return self.move(self.domain.read(lines))

    def move(self, ranked: Iterable[str]) -> dict[str, object]:
        """The move, as a record spells it, with this ranking."""
        return {"move": snake_case(self.ask.move.__name__), self.field: list(ranked)}

    @property
    def _kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.domain.things))


def ranked(asks: Iterable[Ask]) -> Ranked | None:
    """The first of what a seat is asked that may be picked thing by thing, if there is any."""
    found = (Ranked(ask, field, domain) for ask in asks for field, domain in _alone(ask) if _is_short(domain))
    return next(found, None)


def _alone(ask: Ask) -> list[tuple[str, Ranking]]:
    """The ranking that an ask is for, unless it has other fields."""
    rankings = [(field, domain) for field, domain in ask.fields.items() if isinstance(domain, Ranking)]
    return rankings if len(rankings) == len(ask.fields) + len(ask.fixed) == 1 else []


def _is_short(ranking: Ranking) -> bool:
    return len({*ranking.things}) <= MOST_KINDS and len(ranking.things) <= MOST_THINGS
