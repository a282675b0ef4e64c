"""The true story, day by day and night by night, told once everybody knows who was who."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.wording.mafia.chapters import Chapter, chapters, heading
from bot.wording.pages import Page, titled
from bot.wording.titles import Earned, titles
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.views import Told


class Tellers(NamedTuple):
    """The lines of a game about a day or a night: who died and why, and every step of it."""

    lines: Callable[[Chapter], Iterable[str]]
    steps: Callable[[Chapter], Iterable[str]]


def story(voice: Voice, told: Sequence[Told[GameMaster]], tellers: Tellers, earned: Earned) -> tuple[Page, ...]:
    """Tell of each day and night who died and why, then the titles, and in the file every step of every night."""
    past = [(heading(voice, chapter.time, chapter.number), chapter) for chapter in chapters(told)]
    if not past:
        return ()
    fields = [part for title, chapter in past for part in titled(title, tellers.lines(chapter))]
    fields += titles(voice, earned)
    steps = [part for title, chapter in past for part in titled(title, tellers.steps(chapter))]
    log = [replace(voice.page(voice.say("story-log"), "", tuple(steps)), apart=True)] if steps else []
    page = replace(voice.page(voice.say("story-title"), "", tuple(fields)), note=voice.say("story-file"))
    return (page, *log)
