"""Drama: the moments for which a theme may have lines of its own, and the choice of a line.

The choice follows from the game's number and from what everybody was told before. No line comes again before all of
them have been said.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple

from engine.audience import Everybody
from engine.views import Told


class Cue(NamedTuple):
    """A kind of moment, named as in the message ``drama-<highlight>``, and how often it came before in this game."""

    highlight: StrEnum
    earlier: int


BeatOf = Callable[[Told[Everybody], Sequence[Told[Everybody]]], StrEnum | None]
"""Names the moment that a public event is, given the public events that came before it and count."""


def chosen(lines: Sequence[str], cue: Cue, game: int) -> str:
    """Return the line for a moment. Each game goes through the lines in an order of its own, and then starts over."""

    def place(number: int) -> bytes:
        return sha256(f"{game} {cue.highlight} {number}".encode()).digest()

    order = sorted(range(len(lines)), key=place)
    return lines[order[cue.earlier % len(order)]]
