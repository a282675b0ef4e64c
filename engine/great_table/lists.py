"""The lists: how players rank the cards, and which card a list takes.

A line is a card, perhaps with conditions on what the deck holds when it arrives: ``lover if lover = 1``, ``guard if no
thief``, ``king if vigilante taken and mayor > 0``. Case, spaces and ``_`` are ignored.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from random import Random

from msgspec import Struct

from engine.actions import Action
from engine.domains import Answer, Ranking
from engine.great_table.actions import List
from engine.great_table.cards import CardName
from engine.great_table.refusals import CardsMissing, LineUnreadable
from engine.refusals import Refusal

Deck = Mapping[CardName, int]


class Test(StrEnum):
    """The comparisons that a condition may make with the number of a card."""

    EQUAL = "="
    FEWER = "<"
    MORE = ">"


HOLDS: dict[Test, Callable[[int, int], bool]] = {
    Test.EQUAL: lambda left, number: left == number,
    Test.FEWER: lambda left, number: left < number,
    Test.MORE: lambda left, number: left > number,
}


class Condition(Struct, frozen=True):
    """A condition on how many copies of a card the deck has left. Without ``test``: fewer than it began with."""

    card: CardName
    test: Test | None = None
    number: int = 0

    def holds(self, left: Deck, deck: Deck) -> bool:
        """Return whether the condition holds for the rest of a deck."""
        here = left.get(self.card, 0)
        return here < deck.get(self.card, 0) if self.test is None else HOLDS[self.test](here, self.number)


class Choice(Struct, frozen=True):
    """One line of a list: take this card if all conditions hold."""

    card: CardName
    conditions: tuple[Condition, ...] = ()


class Unreadable(Exception):
    """A line cannot be read; ``word`` is the part that is not understood."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


EVERY_CARD = frozenset(CardName)
BY_SPELLING = {name.replace("_", ""): name for name in CardName}
COMPARED = re.compile(r"(?P<card>[^=<>]*)(?P<test>[=<>])(?P<number>.*)")
NO, TAKEN = re.compile(r"no(?P<card>.+)"), re.compile(r"(?P<card>.+)taken")
IF, AND = "if", "and"
"""No card has these words in its name, so they need no blanks around them."""
NUMBER = re.compile(r"[0-9]{1,3}")


def read(lines: tuple[str, ...], deck: Collection[CardName]) -> tuple[Choice, ...] | Refusal:
    """Read a list of a deck's cards, or return why it is refused: it must have every kind of card unconditionally."""
    choices, cards = list[Choice](), frozenset(deck)
    for number, line in enumerate(lines, start=1):
        try:
            choices.append(_line(line, cards))
        except Unreadable as error:
            return LineUnreadable(number, error.word)
    sure = {choice.card for choice in choices if not choice.conditions}
    missing = tuple(card for card in deck if card not in sure)
    return CardsMissing(missing) if missing else tuple(choices)


def choices(order: List) -> tuple[Choice, ...]:
    """Return the lines of a list that was accepted."""
    return tuple([_line(line, EVERY_CARD) for line in order.cards])


def taken(ranking: tuple[Choice, ...], left: Deck, deck: Deck) -> CardName | None:
    """Return the card that a list takes from the deck: the first that is left and whose conditions hold."""
    for choice in ranking:
        if left.get(choice.card, 0) and all(condition.holds(left, deck) for condition in choice.conditions):
            return choice.card
    return None


@lru_cache(maxsize=1024)
def _line(line: str, deck: frozenset[CardName]) -> Choice:
    card, given, conditions = line.casefold().replace("_", " ").partition(IF)
    parts = conditions.split(AND) if given else ()
    return Choice(_card(card, deck), tuple(_condition(part.strip(), deck) for part in parts))


def _condition(text: str, deck: Collection[CardName]) -> Condition:
    if (compared := COMPARED.fullmatch(text)) is not None:
        number = compared["number"].strip()
        if NUMBER.fullmatch(number) is None:
            raise Unreadable(number or compared["test"])
        return Condition(_card(compared["card"], deck), Test(compared["test"]), int(number))
    if (none_left := NO.fullmatch(text)) is not None:
        return Condition(_card(none_left["card"], deck), Test.EQUAL, 0)
    if (fewer_left := TAKEN.fullmatch(text)) is not None:
        return Condition(_card(fewer_left["card"], deck))
    raise Unreadable(" ".join(text.split()) or IF)


def _card(text: str, deck: Collection[CardName]) -> CardName:
    name = BY_SPELLING.get("".join(text.split()))
    if name is None or name not in deck:
        raise Unreadable(" ".join(text.split()))
    return name


class CardRanking(Ranking, frozen=True):
    """Any list of a deck's cards. The record keeps it as it was written."""

    things: tuple[CardName, ...]

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Return the fault of a list."""
        reading = read(getattr(action, field), self.things)
        return reading if isinstance(reading, Refusal) else None

    def read(self, lines: Iterable[str]) -> tuple[str, ...]:
        """Leave the lines as they are."""
        return tuple(lines)

    def written(self, ranked: Iterable[str]) -> tuple[str, ...]:
        """Return the lines as they were written."""
        return tuple(ranked)

    def pick(self, random: Random, answer: Answer) -> tuple[str, ...]:
        """Rank the cards at random, the first of them under a condition."""
        cards = super().pick(random, answer)
        first, other = random.choice(cards), random.choice(cards)
        condition = random.choice((f"{other} = 1", f"no {other}", f"{other} taken", f"{other} > 0 and {first} < 3"))
        return (f"{first} if {condition}", *cards)
