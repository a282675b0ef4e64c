"""The complete contents of a picture of a GM's desk."""

from msgspec import Struct

from bot.pictures.look import Look
from bot.wording.desk_words import Colour


class DeskSeat(Struct, frozen=True):
    """A seat: the texts of its tile, from the largest letters to the smallest.

    ``mark`` is a sign beside the name. A seat that ``waits`` holds up the game; one that ``is_gone`` no longer plays.
    """

    name: str
    role: str = ""
    colour: Colour = ""
    mark: str = ""
    notes: tuple[str, ...] = ()
    waits: bool = False
    is_gone: bool = False


class DeskTable(Struct, frozen=True):
    """The whole table: its title, what it waits for, and the seats in order."""

    look: Look
    title: str
    note: str
    seats: tuple[DeskSeat, ...]
