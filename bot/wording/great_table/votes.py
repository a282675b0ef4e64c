"""The count of the votes, as forums write it: a line for each who has votes, with the voters as they came."""

from collections.abc import Iterator, Mapping, Sequence

from bot.wording.moment_words import plain
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.great_table.events import NO_LYNCH

Counts = Mapping[str, tuple[str, ...]]


def wagons(voice: Voice, counts: Counts, needed: int) -> Iterator[str]:
    """A line for each count, the highest first, with the votes that are still missing."""
    for name, values in _lines(voice, counts):
        yield voice.say("wagon", {**values, "left": needed - len(counts[name])})


def past_wagons(voice: Voice, counts: Counts) -> Iterator[str]:
    """The same of a day that is over."""
    for _, values in _lines(voice, counts):
        yield voice.say("past-wagon", values)


def whole_count(voice: Voice, counts: Counts, needed: int, living: Sequence[str]) -> Iterator[str]:
    """The wagons, and who of the living does not vote."""
    yield from wagons(voice, counts, needed)
    voted = voters_for(counts)
    silent = [seat for seat in living if seat not in voted]
    if silent:
        yield voice.say("count-silent", {"names": _listed(voice, silent), "count": len(silent)})


def changed_votes(voice: Voice, before: Counts, after: Counts, needed: int) -> Iterator[str]:
    """What has come between two counts, a line for each voter, with how the count then stands of whom it is about."""
    was, now = voters_for(before), voters_for(after)
    for voter in dict.fromkeys([*was, *now]):
        if was.get(voter) != now.get(voter):
            target = now.get(voter) or was[voter]
            count = len(after.get(target, ()))
            values = {"voter": voice.show(voter), "target": _target(voice, target, "no-lynch-inside")}
            standing = voice.say("vote-standing", {"count": count, "left": needed - count})
            yield voice.say("vote-cast" if voter in now else "vote-withdrawn", {**values, "standing": standing})


def voters_for(counts: Counts) -> dict[str, str]:
    """For whom each voter's vote counts."""
    return {voter: name for name, voters in counts.items() for voter in voters}


def _lines(voice: Voice, counts: Counts) -> Iterator[tuple[str, dict[str, Value]]]:
    for name in sorted(counts, key=lambda name: -len(counts[name])):
        target = _target(voice, name, "no-lynch")
        yield name, {"name": target, "count": len(counts[name]), "voters": _listed(voice, counts[name])}


def _target(voice: Voice, name: str, no_lynch: str) -> str:
    return voice.say(no_lynch) if name == NO_LYNCH else voice.show(name)


def _listed(voice: Voice, names: Sequence[str]) -> str:
    """Names in their order; in bold stands for whom they vote."""
    return ", ".join(plain(voice.show(name)) for name in names)
