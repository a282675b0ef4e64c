"""Drama: the moments for which a theme may have lines of its own, and which of its lines is said.

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
    """A kind of moment, as a message ``drama-<highlight>`` is called, and how many of it there were before this one."""

    highlight: StrEnum
    earlier: int


BeatOf = Callable[[Told[Everybody], Sequence[Told[Everybody]]], StrEnum | None]
"""Says which moment something is that everybody is told, after all else that they were told and that counts."""


def chosen(lines: Sequence[str], cue: Cue, game: str) -> str:
    """Choose the line for a moment of a game, which ``game`` tells from others.

    Each game has an order of its own, and begins it anew when it is through.
    """

    def place(number: int) -> bytes:
        return sha256(f"{game} {cue.highlight} {number}".encode()).digest()

    order = sorted(range(len(lines)), key=place)
    return lines[order[cue.earlier % len(order)]]
