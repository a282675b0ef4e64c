"""The evidence about players in public votes and deaths.

Each clue adds to the suspicion of a player or takes from it, in logarithms of the odds.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from engine.great_table.events import Cause, Coroner
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName, counts
from engine.great_table.table import Grave, GreatTable
from engine.views import View

HUNTED = -1.0
"""The player voted for somebody who was of the House."""
SPARED = 0.6
"""The player voted for somebody else while a member of the House was lynched."""
PRESSED = 0.3
"""The player was among the first to vote for somebody who was lynched and not of the House."""
SUSPECTED = 0.4
"""The last vote of a player whom the House has killed was for this player."""
CHASED = -0.5
"""A member of the House voted for this player."""


class Clue(Struct, frozen=True):
    """The weight of a clue about a player; above 0 it is against them."""

    seat: str
    weight: float


def weigh(clues: Iterable[Clue]) -> Mapping[str, float]:
    """Return the sum of the clues about each player; players who are not named are left out."""
    weights: defaultdict[str, float] = defaultdict(float)
    for clue in clues:
        weights[clue.seat] += clue.weight
    return weights


def public_clues(view: View[GreatTable, str]) -> Iterator[Clue]:
    """Yield the clues in everything that everybody has seen."""
    for rule in RULES:
        yield from rule(view.table)


def is_found_out(grave: Grave) -> bool:
    """Return whether the coroner has found a member of the House."""
    return grave.coroner is not Coroner.PLAYER


def voters_for(view: View[GreatTable, str], seat: str) -> Iterator[str]:
    """Yield who voted for a player at the end of a day, once for each time."""
    yield from _voters_for(view.table, seat)


def _voters_for(table: GreatTable, seat: str) -> Iterator[str]:
    for count in table.past_counts:
        yield from count.get(seat, ())


def known_killers(options: GreatTableOptions, graves: Iterable[Grave], players: int) -> int:
    """Return how many kills the House publicly has each night: the Master's, and the Apprentices' one."""
    found = [grave.coroner for grave in graves]
    has_pair = counts(options.roles, players)[RoleName.APPRENTICE] > 1 and Coroner.HOUSE not in found
    return (Coroner.MASTER not in found) + has_pair


def _hunting(table: GreatTable) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if is_found_out(grave):
            yield from (Clue(voter, HUNTED) for voter in _voters_for(table, seat))


def _sparing(table: GreatTable) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if is_found_out(grave) and grave.cause is Cause.LYNCH:
            count = table.past_counts[grave.number - 1]
            others = (voter for name, voters in count.items() if name != seat for voter in voters)
            yield from (Clue(voter, SPARED) for voter in others)


def _pressing(table: GreatTable) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if not is_found_out(grave) and grave.cause is Cause.LYNCH:
            voters = table.past_counts[grave.number - 1].get(seat, ())
            yield from (Clue(voter, PRESSED) for voter in voters[: len(voters) // 2])


def _being_suspected_by_victims(table: GreatTable) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if not is_found_out(grave) and grave.cause is Cause.NIGHT:
            yield from (Clue(name, SUSPECTED) for name in _votes_of(table, seat, grave.number))


def _being_chased_by_the_house(table: GreatTable) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if grave.coroner is Coroner.HOUSE:
            days = range(1, len(table.past_counts) + 1)
            yield from (Clue(name, CHASED) for day in days for name in _votes_of(table, seat, day))


def _votes_of(table: GreatTable, seat: str, day: int) -> Iterator[str]:
    return (name for name, voters in table.past_counts[day - 1].items() if seat in voters)


RULES: tuple[Callable[[GreatTable], Iterator[Clue]], ...] = (
    _hunting,
    _sparing,
    _pressing,
    _being_suspected_by_victims,
    _being_chased_by_the_house,
)
