"""The evidence about players in public votes and deaths.

Each clue adds to the suspicion of a player or takes from it, in logarithms of the odds.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import exp, log

from msgspec import Struct
from msgspec.structs import replace

from bot.policies.great_table.manner import Weights
from engine.great_table.events import Cause, Coroner
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName, counts
from engine.great_table.table import Grave, GreatTable
from engine.mafia.events import Time
from engine.views import View


class Clue(Struct, frozen=True):
    """The weight of a clue about a player; above 0 it is against them."""

    seat: str
    weight: float


FEAR = 2.0
"""The influence of suspicion on the House's choice, as a power of the odds."""
LEAST_ESCAPE = 0.05
"""The least chance to escape, so that no single night decides."""
Rule = Callable[[GreatTable, Weights], Iterator[Clue]]
"""Reads one kind of evidence."""


def weigh(clues: Iterable[Clue]) -> Mapping[str, float]:
    """Return the sum of the clues about each player; players who are not named are left out."""
    weights: defaultdict[str, float] = defaultdict(float)
    for clue in clues:
        weights[clue.seat] += clue.weight
    return weights


def public_clues(view: View[GreatTable, str], weights: Weights) -> Iterator[Clue]:
    """Yield the clues in everything that everybody has seen."""
    return _clues(view.table, weights, RULES)


def _clues(table: GreatTable, weights: Weights, rules: Iterable[Rule]) -> Iterator[Clue]:
    for rule in rules:
        yield from rule(table, weights)


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


def _hunting(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if is_found_out(grave):
            yield from (Clue(voter, weights.hunted) for voter in _voters_for(table, seat))


def _sparing(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if is_found_out(grave) and grave.cause is Cause.LYNCH:
            count = table.past_counts[grave.number - 1]
            others = (voter for name, voters in count.items() if name != seat for voter in voters)
            yield from (Clue(voter, weights.spared) for voter in others)


def _pressing(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if not is_found_out(grave) and grave.cause is Cause.LYNCH:
            voters = table.past_counts[grave.number - 1].get(seat, ())
            yield from (Clue(voter, weights.pressed) for voter in voters[: len(voters) // 2])


def _being_suspected_by_victims(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if not is_found_out(grave) and grave.cause is Cause.NIGHT:
            yield from (Clue(name, weights.suspected) for name in _votes_of(table, seat, grave.number))


def _being_chased_by_the_house(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if grave.coroner is Coroner.HOUSE:
            days = range(1, len(table.past_counts) + 1)
            yield from (Clue(name, weights.chased) for day in days for name in _votes_of(table, seat, day))


def _votes_of(table: GreatTable, seat: str, day: int) -> Iterator[str]:
    return (name for name, voters in table.past_counts[day - 1].items() if seat in voters)


def _being_doubted(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    for count in table.past_counts:
        yield from (Clue(seat, weights.doubted * len(voters) / len(table.seats)) for seat, voters in count.items())


def _agreeing_with_the_house(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    for seat, grave in table.graves.items():
        if not is_found_out(grave) and grave.cause is Cause.NIGHT:
            yield from (
                Clue(voter, weights.agreed)
                for count in table.past_counts[: grave.number]
                for voter in count.get(seat, ())
            )


def _being_left_alive(table: GreatTable, weights: Weights) -> Iterator[Clue]:
    if not weights.left_alive:
        return
    for night in range(1, len(table.past_counts) + 1):
        victims = [seat for seat, grave in table.graves.items() if (grave.cause, grave.number) == (Cause.NIGHT, night)]
        threatened = _threatened(table, night)
        for seat in table.living:
            escaped = max(LEAST_ESCAPE, 1 - threatened[seat])
            yield Clue(seat, -weights.left_alive * max(1, len(victims)) * log(escaped))


def _threatened(table: GreatTable, night: int) -> Mapping[str, float]:
    """Return the chance of each to be a victim of a House that kills those whom sensible players suspect least."""
    graves = table.graves.items()
    before = {seat: grave for seat, grave in graves if (grave.number, grave.time is Time.NIGHT) < (night, True)}
    then = replace(table, graves=before, past_counts=table.past_counts[:night])
    suspicion = weigh(_clues(then, Weights(), BY_VOTES))
    fear = {seat: exp(-FEAR * suspicion[seat]) for seat in table.seats if seat not in before}
    return {seat: each / sum(fear.values()) for seat, each in fear.items()}


BY_VOTES: tuple[Rule, ...] = (
    _hunting,
    _sparing,
    _pressing,
    _being_suspected_by_victims,
    _being_chased_by_the_house,
)
RULES: tuple[Rule, ...] = (*BY_VOTES, _being_doubted, _agreeing_with_the_house, _being_left_alive)
