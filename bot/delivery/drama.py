"""What a theme says beside the facts: of each moment, by what everybody was told before it."""

from bisect import bisect_left
from collections.abc import Container, Iterator
from enum import StrEnum

from bot.delivery.saying import words_of
from bot.storage.live import Live
from bot.wording.drama import BeatOf, Cue
from engine.audience import Everybody, To
from engine.log import first_taken
from engine.telling import ToldLog
from engine.views import Told


def drama_of(live: Live, lines: Container[int], beat_of: BeatOf) -> list[str]:
    """What the theme says of each event of some lines that everybody is told; nothing of most."""
    words = words_of(live)
    return [
        words.drama(cue, live.id) if cue is not None else ""
        for line, cue in cues(live.told(To.PUBLIC), beat_of)
        if line in lines
    ]


def cues(heard: ToldLog[Everybody], beat_of: BeatOf) -> Iterator[tuple[int, Cue | None]]:
    """The moment that each event is, with its line. What was taken back counts for nothing that comes after that."""
    lines: list[int] = []
    before: list[Told[Everybody]] = []
    beats: list[StrEnum | None] = []
    for entry, told in zip(heard.entries, heard.lines, strict=True):
        if (first := first_taken(entry)) is not None:
            counting = bisect_left(lines, first)
            del lines[counting:], before[counting:], beats[counting:]
        for each in told:
            beat = beat_of(each, before)
            yield entry.line, None if beat is None else Cue(beat, beats.count(beat))
            lines.append(entry.line)
            before.append(each)
            beats.append(beat)
