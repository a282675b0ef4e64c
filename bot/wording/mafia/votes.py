"""The count of the votes as forums write it: a line for each player with votes, listing the voters in order."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.wording.moment_words import plain
from bot.wording.voice import Voice, plays
from bot.wording.words import Value
from engine.mafia.events import NO_LYNCH

Counts = Mapping[str, tuple[str, ...]]
Weight = Callable[[Iterable[str]], int]
"""Returns the total weight of some players' votes."""


def unweighed(voters: Iterable[str]) -> int:
    """Count each vote once."""
    return sum(1 for _ in voters)


class Tally(NamedTuple):
    """The public count of a day.

    ``is_sure`` is False if votes may weigh what not everybody knows, so that nobody can say how many are missing.
    ``vote`` says which of the day's votes it is: ``only``, or the ``first`` or ``second`` of two.
    """

    counts: Counts
    needed: int
    living: Sequence[str] = ()
    weight: Weight = unweighed
    is_sure: bool = True
    vote: str = "only"


def wagons(voice: Voice, tally: Tally) -> Iterator[str]:
    """Return a line for each count, the highest first, with the votes still missing."""
    if not tally.is_sure:
        yield from past_wagons(voice, tally.counts, tally.weight)
        return
    for name, values in _lines(voice, tally.counts, tally.weight):
        yield voice.say("wagon", {**values, "left": max(tally.needed - tally.weight(tally.counts[name]), 0)})


def past_wagons(voice: Voice, counts: Counts, weight: Weight) -> Iterator[str]:
    """Return the wagons of a day that is over."""
    for _, values in _lines(voice, counts, weight):
        yield voice.say("past-wagon", values)


def whole_count(voice: Voice, tally: Tally) -> Iterator[str]:
    """Return the wagons, and the living who do not vote."""
    yield from wagons(voice, tally)
    voted = voters_for(tally.counts)
    silent = [seat for seat in tally.living if seat not in voted]
    if silent:
        yield voice.say("count-silent", {"names": _listed(voice, silent), "count": len(silent)})


def heading(voice: Voice, tally: Tally) -> str:
    """Return the title of a posted count."""
    if not tally.counts:
        return voice.say("votes-none")
    return voice.say("votes", {"needed": tally.needed, "sure": plays(tally.is_sure)})


def voters_for(counts: Counts) -> dict[str, str]:
    """Return for whom each voter's vote counts."""
    return {voter: name for name, voters in counts.items() for voter in voters}


def vote_at_desk(voice: Voice, target: str | None) -> str:
    """Say in a few words whom a seat's vote is for; None if it has not voted."""
    if target is None:
        return voice.say("desk-not-voted")
    if target == NO_LYNCH:
        return voice.say("desk-vote-no-lynch")
    return voice.say("desk-vote", {"target": voice.show(target)})


def own_vote(voice: Voice, message: str, target: str | None) -> str:
    """Tell a player their own vote, by a message that has a form for no lynch."""
    if target is None:
        return voice.say(f"{message}-no-lynch")
    return voice.say(message, {"target": voice.show(target)})


def _lines(voice: Voice, counts: Counts, weight: Weight) -> Iterator[tuple[str, dict[str, Value]]]:
    for name in sorted(counts, key=lambda name: -weight(counts[name])):
        target = voice.say("no-lynch") if name == NO_LYNCH else voice.show(name)
        voters = ", ".join(_voter(voice, voter, weight((voter,))) for voter in counts[name])
        yield name, {"name": target, "count": weight(counts[name]), "voters": voters}


def _voter(voice: Voice, voter: str, weight: int) -> str:
    """Name a voter, with the weight of their vote if it is not the usual one."""
    name = plain(voice.show(voter))
    return name if weight == 1 else voice.say("weighed-voter", {"name": name, "votes": str(weight)})


def _listed(voice: Voice, names: Sequence[str]) -> str:
    """List names in their order; those they vote for are in bold."""
    return ", ".join(plain(voice.show(name)) for name in names)
