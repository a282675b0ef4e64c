"""Drama: the moments for which a theme may have lines of its own, and the choice of a line.

It follows from what everybody was told before, and is said again only when all have been. Each game goes through the
lines in an order of its own, which follows from what everybody was told first.
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


def chosen(lines: Sequence[str], cue: Cue, game: str) -> str:
    """Choose the line for a moment of a game, which ``game`` tells from others.

    Each game has an order of its own, and begins it anew when it is through.
    """

    def place(number: int) -> bytes:
        return sha256(f"{game} {cue.highlight} {number}".encode()).digest()

    order = sorted(range(len(lines)), key=place)
    return lines[order[cue.earlier % len(order)]]
