"""Domains: the values that a field of a move may hold. Legality, buttons, selects and random play all come from them.

A domain says whether a value lies in it, if not, why not, and which value chance would pick.
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
        """Return why this field of an action is not allowed, or None if it is."""

    def pick(self, random: Random, answer: Answer) -> object:
        """Pick any allowed value. ``answer`` holds the fields before this one."""


class YesOrNo(Struct, frozen=True):
    """Yes or no. ``only`` leaves one of the two; then ``refused`` is why the other is not allowed."""

    only: bool | None = None
    refused: Refusal | None = None

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse the answer that is not allowed."""
        return None if self.only is None or getattr(action, field) is self.only else self.refused

    def pick(self, random: Random, answer: Answer) -> bool:
        """Toss a coin if both answers are allowed."""
        return random.random() < 0.5 if self.only is None else self.only


class OneSeat(Struct, frozen=True):
    """One of these seats, or nobody if declining is allowed."""

    seats: tuple[str, ...]
    may_decline: bool = False

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse nobody if somebody is needed, and everybody outside the list."""
        value = getattr(action, field)
        if value is None:
            return None if self.may_decline else ChoiceNeeded(field)
        return None if value in self.seats else NotAmong(field, str(value))

    def pick(self, random: Random, answer: Answer) -> str | None:
        """Pick a seat, or nobody, with equal chances."""
        return random.choice((*self.seats, None) if self.may_decline else self.seats)


class SomeSeats(Struct, frozen=True):
    """Exactly ``count`` different seats from these, in any order."""

    seats: tuple[str, ...]
    count: int

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse nobody, a wrong number, a repeated name, and everybody outside the list."""
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
        """Sort names in seat order, strangers last, so that the order does not reveal who was named first."""
        places = {seat: place for place, seat in enumerate(self.seats)}
        return tuple(sorted(names, key=lambda name: places.get(name, len(places))))

    def pick(self, random: Random, answer: Answer) -> tuple[str, ...]:
        """Pick this many seats."""
        return tuple(random.sample(self.seats, self.count))


class OneOfThose(Struct, frozen=True):
    """One of the seats that an earlier field of the same move names, except ``without``."""

    field: str
    without: str | None = None

    def among(self, seats: object) -> OneSeat:
        """Return the choice that the earlier field leaves."""
        assert isinstance(seats, tuple)
        return OneSeat(tuple([seat for seat in seats if seat != self.without]))

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse every seat that the earlier field does not leave."""
        return self.among(getattr(action, self.field)).refusal(field, action)

    def pick(self, random: Random, answer: Answer) -> str | None:
        """Pick one of the seats that the earlier field names."""
        return self.among(answer[self.field]).pick(random, answer)


class OneOf(Struct, frozen=True):
    """One of these things, such as cards, squares or numbers. They are not seats."""

    names: tuple[Thing, ...]

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse nothing if something is needed, and everything outside the list."""
        value = getattr(action, field)
        if value is None:
            return ChoiceNeeded(field)
        return None if value in self.names else NotAmong(field, str(value))

    def pick(self, random: Random, answer: Answer) -> Thing:
        """Pick one."""
        return random.choice(self.names)


class SomeOf(Struct, frozen=True):
    """None or some of these things: ``most`` in total, and each as often as it stands here."""

    things: tuple[Thing, ...]
    most: int

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse things that are not there, and too many."""
        chosen = getattr(action, field)
        if chosen is None:
            return None
        if stranger := next(iter(Counter[Thing](chosen) - Counter(self.things)), None):
            return NotAmong(field, str(stranger))
        return None if len(chosen) <= self.most else WrongCount(field, self.most, len(chosen))

    def pick(self, random: Random, answer: Answer) -> tuple[Thing, ...] | None:
        """Pick some things, or none equally often."""
        return tuple(random.sample(self.things, random.randint(0, self.most))) or None


class OneByOther(Struct, frozen=True):
    """One thing or seat. An earlier field of the same move decides which ones may be chosen."""

    field: str
    left: Mapping[object, OneOf | OneSeat]
    """The choice that each value of the earlier field leaves. With any other value this field stays empty."""

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse what the earlier field does not leave."""
        domain = self.left.get(getattr(action, self.field))
        if domain is not None:
            return domain.refusal(field, action)
        value = getattr(action, field)
        return None if value is None else NotAmong(field, str(value))

    def pick(self, random: Random, answer: Answer) -> Thing | None:
        """Pick one of the things that the earlier field leaves."""
        domain = self.left.get(answer[self.field])
        return None if domain is None else domain.pick(random, answer)


def things_of(domain: Domain, answer: Answer) -> tuple[Thing | None, ...]:
    """Return all things or seats that an answer so far leaves to choose from; only None if it leaves nothing."""
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
        case Nothing() | Leavable():
            return (None,)
        case _:
            raise AssertionError(domain)


class Ranking(Struct, frozen=True):
    """All of these things in an order, each as often as it stands here.

    People write one line for each thing. A game with richer lines has a ranking of its own.
    """

    things: tuple[str, ...]

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse things that are not there or stand too often, and an order that lacks something."""
        ranked, wanted = Counter[str](getattr(action, field)), Counter(self.things)
        for thing, count in ranked.items():
            if count > wanted[thing]:
                return NamedTwice(field, thing) if thing in wanted else NotAmong(field, thing)
        lacking = tuple((wanted - ranked).elements())
        return NotRanked(field, lacking) if lacking else None

    def read(self, lines: Iterable[str]) -> tuple[str, ...]:
        """Convert lines to what a record holds, ignoring case and blanks. An unknown line stays as it is."""
        names = {_folded(thing): thing for thing in self.things}
        return tuple(names.get(_folded(line), line) for line in lines)

    def written(self, ranked: Iterable[str]) -> tuple[str, ...]:
        """Convert what a record holds to lines."""
        return tuple(map(spelled, ranked))

    def pick(self, random: Random, answer: Answer) -> tuple[str, ...]:
        """Shuffle them."""
        return tuple(random.sample(self.things, len(self.things)))


def _folded(line: str) -> str:
    return "".join(line.casefold().replace("_", " ").split())


SMALL_TALK = ("Good morning.", "I have nothing to hide.", "Why me?", "Let us talk about it.")


class Text(Struct, frozen=True):
    """Anything that a person says, ``longest`` characters at most. ``may_be_left`` allows nothing at all."""

    longest: int
    may_be_left: bool = False

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse what is blank or too long."""
        value = getattr(action, field)
        if value is None and self.may_be_left:
            return None
        assert isinstance(value, str)
        if not value.strip():
            return ChoiceNeeded(field)
        return None if len(value) <= self.longest else TextTooLong(self.longest, len(value))

    def pick(self, random: Random, answer: Answer) -> str:
        """Say something."""
        return random.choice(SMALL_TALK)


class Leavable(Struct, frozen=True):
    """A field that may stay empty, because the rules cover that. A command may leave it empty; a button never does."""


class Nothing(Struct, frozen=True):
    """A field that this game does not have; ``refused`` says why."""

    refused: Refusal

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse everything."""
        return None if getattr(action, field) is None else self.refused

    def pick(self, random: Random, answer: Answer) -> None:
        """Leave it out."""


YES_OR_NO = YesOrNo()
