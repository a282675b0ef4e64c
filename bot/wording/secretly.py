"""What somebody who may know everything is told of what happens in secret: a line each, under a heading."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.wording.voice import Voice
from engine.audience import GameMaster, To
from engine.views import Told


class Secret(NamedTuple):
    """A line, and the heading under which it stands with others."""

    heading: str
    line: str


def secrets_told(voice: Voice, told: Sequence[Told[GameMaster]]) -> Iterator[Secret]:
    """Tell what every game tells a GM alike."""
    for each in told:
        if each.event.to is To.GM and (page := voice.tell_shell(each)) is not None:
            yield Secret(page.title, page.text)
