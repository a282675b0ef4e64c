"""The count of the votes, as forums write it: a line for each who has votes, with the voters as they came."""

from collections.abc import Iterator, Mapping

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


def _lines(voice: Voice, counts: Counts) -> Iterator[tuple[str, dict[str, Value]]]:
    for name in sorted(counts, key=lambda name: -len(counts[name])):
        target = voice.say("no-lynch") if name == NO_LYNCH else voice.show(name)
        yield name, {"name": target, "count": len(counts[name]), "voters": ", ".join(map(voice.show, counts[name]))}
