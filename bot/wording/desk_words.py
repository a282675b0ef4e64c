"""What a GM is shown of a seat at his desk, in the words of one game."""

from typing import Literal

from msgspec import Struct

from engine.audience import Everybody, GameMaster

DeskReader = GameMaster | Everybody
"""A GM without a seat reads everything; one who plays, at his desk, what everybody knows."""
Colour = Literal["good", "evil", ""]
"""In which side's colours a seat is painted; in none where its side is not shown."""


class AtDesk(Struct, frozen=True):
    """A seat: its role by name, and what else stands of it in a few words each, without any formatting of their own.

    ``emblem`` is what a theme has an emoji for. ``mark`` is what a picture draws beside the name.
    """

    role: str = ""
    emblem: str = ""
    colour: Colour = ""
    mark: str = ""
    notes: tuple[str, ...] = ()
    unanswered: str | None = None
    """How it is said that the game waits for its answer; None for the usual words, empty where ``notes`` say it."""
    is_gone: bool = False
    """Whether the seat is out of the game, dead for one."""
