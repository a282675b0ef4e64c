"""A seat as a GM's desk shows it, in the words of one game."""

from typing import Literal

from msgspec import Struct

from engine.audience import Everybody, GameMaster

DeskReader = GameMaster | Everybody
"""A GM without a seat reads everything. The desk of a GM who plays shows what everybody knows."""
Colour = Literal["good", "evil", ""]
"""The side in whose colours a seat is painted; empty where its side is not shown."""


class AtDesk(Struct, frozen=True):
    """A seat: the name of its role, and short notes without formatting of their own.

    The theme looks up an emoji for ``emblem``. A picture draws ``mark`` beside the name.
    """

    role: str = ""
    emblem: str = ""
    colour: Colour = ""
    mark: str = ""
    notes: tuple[str, ...] = ()
    unanswered: str | None = None
    """The words for a missing answer. None stands for the usual words, the empty text means that ``notes`` say it."""
    is_gone: bool = False
    """Whether the seat is out of the game, for example dead."""
