"""The course of the Great Table, on one page.

Days and nights alternate until a side has won. Each lasts until its time is up or the GM closes it. A majority for a
lynch, or for no lynch, ends the day early; nothing ends the night early.

By day everybody submits a list, and the deck goes round as far as lists allow. A player who has the deck but no list
holds it up, until the time for the lists is up (a wait within the day, which ends nothing else) or the GM passes them
over. Once all cards are dealt, the Thief is asked; after the answer the lovers meet. Players who have submitted a list
vote. Orders may be given from the moment a card is known until dawn.

    DAY ──majority, or time up──► NIGHT ──time up──► DAY, unless a side has won

The end of a phase answers every open ask as if its player had declined: no card without a list, no steal, no order.
Asks that a majority leaves open by day go on at night: the deal continues at once with the lists in hand, and the
Thief has time until dawn. After every death and every revival the rules check whether a side has won.
"""

from collections.abc import Iterable
from functools import reduce

from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.great_table import dealing, ending, night, orders, stealing, talking, voting
from engine.great_table.actions import List
from engine.great_table.folding import fold
from engine.great_table.lists import CardRanking
from engine.great_table.table import GreatTable
from engine.mafia.ballots import is_lynch, shown_again
from engine.mafia.events import PhaseBegun, Time
from engine.phases import Course, Phases, by_itself

LISTS = "lists"
INNER: dict[str, str] = {Time.DAY: LISTS}
HOURS = {LISTS: 12.0, Time.DAY: 30.0, Time.NIGHT: 2.0}
"""The time for the lists is part of the day's time."""


def all_list(table: GreatTable) -> tuple[Ask, ...]:
    """Ask every living player for a list: for today until the deck has passed, then for tomorrow."""
    ranking = {"cards": CardRanking(tuple(table.deck))}
    return (Ask(List, table.living, ranking, dealing.without_list(table), secret=True, hidden=True),)


def end_lists_or_day(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """At the end of the time for lists, give no card to players without one. Otherwise end the day."""
    return dealing.pass_over_all(table) if dealing.without_list(table) else end_day(table, chance)


def end_day(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Stop waiting for lists, end the Thief's time, and let the votes decide."""
    dealt, after = _finished_deal(table)
    yield from dealt
    yield from stealing.decline(after)
    name = voting.at_deadline(after)
    if is_lynch(name):
        yield shown_again(after.votes)
    yield from voting.lynch(after, name)
    if not is_lynch(name):
        yield _nightfall(after)


def end_night(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """End the Thief's time and take every step of the night. The day begins at dawn."""
    yield from stealing.decline(table)
    yield from night.resolve(table)


def fall_after_lynch(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Let night fall after a lynch if the game goes on."""
    return (_nightfall(table),) if table.is_lynched else ()


def start_deal(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Let chance decide who leads the deck, if no card of last night does."""
    return dealing.start(table, chance) if table.today.first is None else ()


def tell_neighbours(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Tell every living player each morning who sits to their left and right."""
    return () if table.today.neighbours else dealing.tell_neighbours(table)


def carry_out_majority(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Lynch the player for whom more than half of the living vote. A majority for no lynch ends the day."""
    name = voting.elected(table)
    if name is None:
        return ()
    return voting.lynch(table, name) if is_lynch(name) else (_nightfall(table),)


def _nightfall(table: GreatTable) -> Event:
    return PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=table.number)


def _finished_deal(table: GreatTable) -> tuple[list[Event], GreatTable]:
    """Return the cards dealt without waiting for lists, and the table after that."""
    dealt = list(dealing.pass_over_all(table))
    after = reduce(fold, dealt, table)
    while next_card := tuple(dealing.due(after)):
        dealt.extend(next_card)
        after = reduce(fold, next_card, after)
    return dealt, after


COURSES = {
    Time.DAY: Course[GreatTable](
        asks=(all_list, stealing.asked, voting.asked, orders.asked, talking.asked),
        deadline=end_lists_or_day,
        follows=(
            by_itself(ending.outcome),
            fall_after_lynch,
            start_deal,
            tell_neighbours,
            by_itself(voting.show),
            carry_out_majority,
            by_itself(dealing.due),
            by_itself(stealing.due),
        ),
        leads={PhaseBegun: Time.NIGHT},
    ),
    Time.NIGHT: Course[GreatTable](
        asks=(all_list, stealing.asked, orders.asked, talking.asked),
        deadline=end_night,
        follows=(by_itself(ending.outcome), by_itself(dealing.due), by_itself(stealing.due)),
        leads={PhaseBegun: Time.DAY},
    ),
}

CLOSES = {Time.DAY: end_day, Time.NIGHT: end_night}
"""The functions by which the GM closes the day or the night, with everything still open in it."""

PHASES = Phases(COURSES, fold=fold)
