"""Secret events, as people read them who may know everything: a line each, under a heading."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.wording.voice import Voice
from engine.audience import GameMaster, To
from engine.events import ByHand, Undone
from engine.views import Told


class Secret(NamedTuple):
    """A line, and the heading that it shares with others."""

    heading: str
    line: str


def secrets_told(voice: Voice, told: Sequence[Told[GameMaster]]) -> Iterator[Secret]:
    """Tell what is told to a GM alike in every game, and to a seat by hand.

    That something is taken back is said above it.
    """
    for each in told:
        to_gm = each.event.to is To.GM and not isinstance(each.event, Undone)
        to_seat = each.event.to is not To.PUBLIC and isinstance(each.event, ByHand)
        if (to_gm or to_seat) and (page := voice.tell_shell(each)) is not None:
            yield Secret(page.title, page.text)
