"""A GM's desk: all that is drawn, and nothing else."""

from msgspec import Struct

from bot.pictures.look import Look
from bot.wording.desk_words import Colour


class DeskSeat(Struct, frozen=True):
    """A seat: what its tile says, from the largest letters to the smallest.

    ``mark`` is a sign beside the name. Who ``waits`` holds up the game; who ``is_gone`` plays no more.
    """

    name: str
    role: str = ""
    colour: Colour = ""
    mark: str = ""
    notes: tuple[str, ...] = ()
    waits: bool = False
    is_gone: bool = False


class DeskTable(Struct, frozen=True):
    """The whole table: what it is, what it waits for, and the seats in their order."""

    look: Look
    title: str
    note: str
    seats: tuple[DeskSeat, ...]
