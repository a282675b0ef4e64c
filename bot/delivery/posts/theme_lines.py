"""Chooses a theme's lines of drama for each highlight, by what everybody was told before it."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from math import inf
from typing import overload

import msgspec

from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.wording.dramatic_lines import BeatOf, Cue
from engine.audience import Everybody, To
from engine.log import FIRST_LINE, first_taken
from engine.telling import ToldLog
from engine.views import Told


def drama_of(hosted: HostedGame, lines: Iterable[int], highlight_of: BeatOf, receiver: str = "") -> list[str]:
    """Return the theme's lines for the public events of some lines, as a seat or the channel is told them.

    Most events have none, nor has one where a GM's own words stand in place of it.
    """
    words, heard, bare = words_of(hosted), hosted.told(To.PUBLIC), hosted.bare.get(receiver, ())
    found = [cue if line not in bare else None for line, cue in cues(heard, lines, highlight_of)]
    game = _told_from_others(hosted.started.seats, heard) if any(found) else ""
    return [words.drama(cue, game) if cue is not None else "" for cue in found]


def _told_from_others(seats: tuple[str, ...], heard: ToldLog[Everybody]) -> str:
    """Return what distinguishes a game: its seats, and what everybody was told of its first line and of the next.

    A record shows all of it, and nothing secret is part of it. The lines' numbers are left out, because orders are
    lines, too.
    """
    first = heard.entries[: 2 if heard.entries[0].line == FIRST_LINE else 1]
    told = [event for entry in first for event in entry.events]
    return msgspec.json.encode([seats, told], order="deterministic").decode()


def cues(heard: ToldLog[Everybody], lines: Iterable[int], highlight_of: BeatOf) -> Iterator[tuple[int, Cue | None]]:
    """Return the cue of each event of some lines, with its line."""
    for entry in heard.of(lines).entries:
        so_far = heard.until(entry.line)
        for place, told in enumerate(so_far.lines[-1]):
            before = Before(so_far, place)
            highlight = highlight_of(told, before)
            yield entry.line, None if highlight is None else Cue(highlight, _count(highlight, before, highlight_of))


def _count(highlight: StrEnum, events: Sequence[Told[Everybody]], highlight_of: BeatOf) -> int:
    """Count how many of these events were the same highlight."""
    so_far: list[Told[Everybody]] = []
    count = 0
    for told in events:
        count += highlight_of(told, so_far) is highlight
        so_far.append(told)
    return count


class Before(Sequence[Told[Everybody]]):
    """Holds what everybody was told before the event at a place in the last line of a log.

    It leaves out what was taken back. Reading backwards from the end builds only what is read.
    """

    def __init__(self, heard: ToldLog[Everybody], place: int) -> None:
        self._heard = heard
        self._place = place

    def __reversed__(self) -> Iterator[Told[Everybody]]:
        taken: float = inf
        last = self._heard.entries[-1]
        for entry, told in zip(reversed(self._heard.entries), reversed(self._heard.lines), strict=True):
            if entry.line < taken:
                yield from reversed(told[: self._place] if entry is last else told)
            if (first := first_taken(entry)) is not None:
                taken = min(taken, first)

    def __iter__(self) -> Iterator[Told[Everybody]]:
        return reversed([*reversed(self)])

    def __len__(self) -> int:
        return len([*reversed(self)])

    @overload
    def __getitem__(self, place: int) -> Told[Everybody]: ...

    @overload
    def __getitem__(self, place: slice) -> list[Told[Everybody]]: ...

    def __getitem__(self, place: int | slice) -> Told[Everybody] | list[Told[Everybody]]:
        return [*self][place]
