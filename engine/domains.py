"""What a field of a move may hold: the one source of legality, buttons, selects, and random play.

A domain says three things: whether a value lies in it (and if not, why), and which value chance would pick.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Protocol

from msgspec import Struct

from engine.actions import Action
from engine.naming import spelled
from engine.refusals import ChoiceNeeded, NamedTwice, NotAmong, NotRanked, Refusal, TextTooLong, WrongCount

Answer = Mapping[str, object]
"""The values of some fields of a move, by name."""


Thing = str | int
"""A thing that may be chosen, as a record spells it."""


class Domain(Protocol):
    """The values that one field of a move may hold."""

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Say why what an action has in this field is not allowed, or None if it is."""

    def pick(self, random: Random, answer: Answer) -> object:
        """Pick any allowed value, with an answer so far: the fields before this one."""


class YesOrNo(Struct, frozen=True):
    """Yes or no. ``only`` leaves one of the two; then ``refused`` is the reason why the other is not allowed."""

    only: bool | None = None
    refused: Refusal | None = None

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse the answer that is not left."""
        return None if self.only is None or getattr(action, field) is self.only else self.refused

    def pick(self, random: Random, answer: Answer) -> bool:
        """Toss a coin, if there is anything to decide."""
        return random.random() < 0.5 if self.only is None else self.only


class OneSeat(Struct, frozen=True):
    """One of these seats, or nobody where declining is allowed."""

    seats: tuple[str, ...]
    may_decline: bool = False

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse nobody where somebody is needed, and everybody outside the list."""
        value = getattr(action, field)
        if value is None:
            return None if self.may_decline else ChoiceNeeded(field)
        return None if value in self.seats else NotAmong(field, str(value))

    def pick(self, random: Random, answer: Answer) -> str | None:
        """Pick a seat, or nobody as often as any one seat."""
        return random.choice((*self.seats, None) if self.may_decline else self.seats)


class SomeSeats(Struct, frozen=True):
    """Exactly ``count`` different seats among these, in any order."""

    seats: tuple[str, ...]
    count: int

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse nobody, a wrong number, a name twice, and everybody outside the list."""
        value = getattr(action, field)
        if value is None:
            return ChoiceNeeded(field)
        assert isinstance(value, tuple)
        if (twice := next((name for name in value if value.count(name) > 1), None)) is not None:
            return NamedTwice(field, twice)
        if len(value) != self.count:
            return WrongCount(field, self.count, len(value))
        stranger = next((name for name in value if name not in self.seats), None)
        return None if stranger is None else NotAmong(field, stranger)

    def in_order(self, names: Iterable[str]) -> tuple[str, ...]:
        """Give names in the order of these seats, strangers last, so that it does not tell who was named first."""
        places = {seat: place for place, seat in enumerate(self.seats)}
        return tuple(sorted(names, key=lambda name: places.get(name, len(places))))

    def pick(self, random: Random, answer: Answer) -> tuple[str, ...]:
        """Pick this many seats."""
        return tuple(random.sample(self.seats, self.count))


class OneOfThose(Struct, frozen=True):
    """One of the seats that an earlier field of the same move names, but not ``without``."""

    field: str
    without: str | None = None

    def among(self, seats: object) -> OneSeat:
        """The choice that an answer to the earlier field leaves."""
        assert isinstance(seats, tuple)
        return OneSeat(tuple([seat for seat in seats if seat != self.without]))

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse everybody whom the earlier field does not leave."""
        return self.among(getattr(action, self.field)).refusal(field, action)

    def pick(self, random: Random, answer: Answer) -> str | None:
        """Pick one of those whom the earlier field names."""
        return self.among(answer[self.field]).pick(random, answer)


class OneOf(Struct, frozen=True):
    """One of these things, which are no seats, such as cards, squares or numbers."""

    names: tuple[Thing, ...]

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse nothing where something is needed, and everything outside the list."""
        value = getattr(action, field)
        if value is None:
            return ChoiceNeeded(field)
        return None if value in self.names else NotAmong(field, str(value))

    def pick(self, random: Random, answer: Answer) -> Thing:
        """Pick one."""
        return random.choice(self.names)


class SomeOf(Struct, frozen=True):
    """Some of these things, ``most`` at most and each as often as it stands here; or none."""

    things: tuple[Thing, ...]
    most: int

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse what is not there, and too much."""
        chosen = getattr(action, field)
        if chosen is None:
            return None
        if stranger := next(iter(Counter[Thing](chosen) - Counter(self.things)), None):
            return NotAmong(field, str(stranger))
        return None if len(chosen) <= self.most else WrongCount(field, self.most, len(chosen))

    def pick(self, random: Random, answer: Answer) -> tuple[Thing, ...] | None:
        """Pick some, or as often none."""
        return tuple(random.sample(self.things, random.randint(0, self.most))) or None


class OneByOther(Struct, frozen=True):
    """One thing or seat, among those that what an earlier field of the same move holds leaves to choose from."""

    field: str
    left: Mapping[object, OneOf | OneSeat]
    """What may be chosen, by what the earlier field holds; with anything else in that, this one stays empty."""

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse what the earlier field does not leave."""
        domain = self.left.get(getattr(action, self.field))
        if domain is not None:
            return domain.refusal(field, action)
        value = getattr(action, field)
        return None if value is None else NotAmong(field, str(value))

    def pick(self, random: Random, answer: Answer) -> Thing | None:
        """Pick one of those that the earlier field leaves."""
        domain = self.left.get(answer[self.field])
        return None if domain is None else domain.pick(random, answer)


def things_of(domain: Domain, answer: Answer) -> tuple[Thing | None, ...]:
    """All things or seats that may be chosen, with an answer so far; None alone where that leaves nothing to choose."""
    match domain:
        case OneOf(names=names):
            return names
        case OneSeat(seats=seats):
            return seats
        case YesOrNo(only=only):
            return (True, False) if only is None else (only,)
        case OneByOther(field=field, left=left):
            inner = left.get(answer[field])
            return (None,) if inner is None else things_of(inner, answer)
        case _:
            raise AssertionError(domain)


class Ranking(Struct, frozen=True):
    """All of these things in an order, each as often as it stands here.

    People write it a line for each thing. A game whose lines say more has a ranking of its own.
    """

    things: tuple[str, ...]

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse what is not there, what stands there too often, and an order that lacks something."""
        ranked, wanted = Counter[str](getattr(action, field)), Counter(self.things)
        for thing, count in ranked.items():
            if count > wanted[thing]:
                return NamedTwice(field, thing) if thing in wanted else NotAmong(field, thing)
        lacking = tuple((wanted - ranked).elements())
        return NotRanked(field, lacking) if lacking else None

    def read(self, lines: Iterable[str]) -> tuple[str, ...]:
        """Turn lines, whatever their case and blanks, into what a record holds; an unknown one stays as it is."""
        names = {_folded(thing): thing for thing in self.things}
        return tuple(names.get(_folded(line), line) for line in lines)

    def written(self, ranked: Iterable[str]) -> tuple[str, ...]:
        """Turn what a record holds into lines."""
        return tuple(map(spelled, ranked))

    def pick(self, random: Random, answer: Answer) -> tuple[str, ...]:
        """Shuffle them."""
        return tuple(random.sample(self.things, len(self.things)))


def _folded(line: str) -> str:
    return "".join(line.casefold().replace("_", " ").split())


SMALL_TALK = ("Good morning.", "I have nothing to hide.", "Why me?", "Let us talk about it.")


class Text(Struct, frozen=True):
    """Anything that somebody says, of ``longest`` characters at most."""

    longest: int

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse what is blank or too long."""
        value = getattr(action, field)
        assert isinstance(value, str)
        if not value.strip():
            return ChoiceNeeded(field)
        return None if len(value) <= self.longest else TextTooLong(self.longest, len(value))

    def pick(self, random: Random, answer: Answer) -> str:
        """Say something."""
        return random.choice(SMALL_TALK)


class Leavable(Struct, frozen=True):
    """A field that need not be filled, for the rules say what happens then: a command may, and a button never does."""


class Nothing(Struct, frozen=True):
    """A field that has no place in this game; ``refused`` is the reason why."""

    refused: Refusal

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse everything."""
        return None if getattr(action, field) is None else self.refused

    def pick(self, random: Random, answer: Answer) -> None:
        """Leave it out."""


YES_OR_NO = YesOrNo()
