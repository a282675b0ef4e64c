"""The count of the votes as forums write it: a line for each player with votes, listing the voters in order."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from bot.wording.moment_words import plain
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.mafia.events import NO_LYNCH

Counts = Mapping[str, tuple[str, ...]]
Weight = Callable[[Iterable[str]], int]
"""Returns as how many votes those of some players count."""


def unweighed(voters: Iterable[str]) -> int:
    """Count each vote once."""
    return sum(1 for _ in voters)


def wagons(voice: Voice, counts: Counts, needed: int, weight: Weight = unweighed) -> Iterator[str]:
    """Return a line for each count, the highest first, with the votes still missing."""
    for name, values in _lines(voice, counts, weight):
        yield voice.say("wagon", {**values, "left": max(needed - weight(counts[name]), 0)})


def past_wagons(voice: Voice, counts: Counts, weight: Weight) -> Iterator[str]:
    """Return the wagons of a day that is over."""
    for _, values in _lines(voice, counts, weight):
        yield voice.say("past-wagon", values)


def whole_count(
    voice: Voice, counts: Counts, needed: int, living: Sequence[str], weight: Weight = unweighed
) -> Iterator[str]:
    """Return the wagons, and the living who do not vote."""
    yield from wagons(voice, counts, needed, weight)
    voted = voters_for(counts)
    silent = [seat for seat in living if seat not in voted]
    if silent:
        yield voice.say("count-silent", {"names": _listed(voice, silent), "count": len(silent)})


def voters_for(counts: Counts) -> dict[str, str]:
    """Return for whom each voter's vote counts."""
    return {voter: name for name, voters in counts.items() for voter in voters}


def _lines(voice: Voice, counts: Counts, weight: Weight) -> Iterator[tuple[str, dict[str, Value]]]:
    for name in sorted(counts, key=lambda name: -weight(counts[name])):
        target = voice.say("no-lynch") if name == NO_LYNCH else voice.show(name)
        voters = ", ".join(_voter(voice, voter, weight((voter,))) for voter in counts[name])
        yield name, {"name": target, "count": weight(counts[name]), "voters": voters}


def _voter(voice: Voice, voter: str, weight: int) -> str:
    """Name a voter, with the weight of their vote if the GM has weighed it."""
    name = plain(voice.show(voter))
    return name if weight == 1 else voice.say("weighed-voter", {"name": name, "votes": str(weight)})


def _listed(voice: Voice, names: Sequence[str]) -> str:
    """List names in their order; those they vote for are in bold."""
    return ", ".join(plain(voice.show(name)) for name in names)
