"""The evidence: what votes and deaths that everybody sees say of the players.

Each clue adds to how much somebody is suspected, or takes from it, as to the logarithm of the odds.
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
"""Somebody voted for one who was of the House."""
SPARED = 0.6
"""While one of the House was lynched he voted for somebody else."""
PRESSED = 0.3
"""He was among the first who voted for one who was not of the House and was lynched."""
SUSPECTED = 0.4
"""The last vote of one whom the House has killed was for him."""
CHASED = -0.5
"""One who was of the House voted for him."""


class Clue(Struct, frozen=True):
    """What something says of a player; more than 0 is against him."""

    seat: str
    weight: float


def weigh(clues: Iterable[Clue]) -> Mapping[str, float]:
    """Add up what there is against each player, or for him; nothing of somebody who is not named."""
    weights: defaultdict[str, float] = defaultdict(float)
    for clue in clues:
        weights[clue.seat] += clue.weight
    return weights


def public_clues(view: View[GreatTable, str]) -> Iterator[Clue]:
    """What follows of all that everybody has seen."""
    for rule in RULES:
        yield from rule(view.table)


def is_found_out(grave: Grave) -> bool:
    """Whether the coroner has found one of the House."""
    return grave.coroner is not Coroner.PLAYER


def voters_for(view: View[GreatTable, str], seat: str) -> Iterator[str]:
    """Who voted for somebody at the end of a day, as often as he did."""
    yield from _voters_for(view.table, seat)


def _voters_for(table: GreatTable, seat: str) -> Iterator[str]:
    for count in table.past_counts:
        yield from count.get(seat, ())


def known_killers(options: GreatTableOptions, graves: Iterable[Grave], players: int) -> int:
    """How many kills the House has a night, as far as everybody knows: the Master's, and the Apprentices' one."""
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
