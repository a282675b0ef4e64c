"""A round table with its chairs: all that is drawn, and nothing else."""

from enum import StrEnum

from msgspec import Struct

from bot.pictures.look import Look


class Sort(StrEnum):
    """As what somebody is shown; a guest's role is not."""

    GUEST = "guest"
    PLAYER = "player"
    APPRENTICE = "apprentice"
    MASTER = "master"


class Chair(Struct, frozen=True):
    """A chair: who sits there, his card by its sign and name, how he died, and what else is to be noted.

    ``side`` is what his role is in short, where that is not what everybody is.
    """

    name: str
    sort: Sort = Sort.GUEST
    role: str = ""
    side: str = ""
    card: str = ""
    card_name: str = ""
    death: str = ""
    note: str = ""
    wins: bool = False


class Sign(Struct, frozen=True):
    """A sign of the chairs, and what it means."""

    name: str
    word: str


class RoundTable(Struct, frozen=True):
    """Everybody's chairs clockwise, the first at the top on the right."""

    look: Look
    title: str
    note: str
    chairs: tuple[Chair, ...]
    signs: tuple[Sign, ...] = ()
    subtitle: str = ""


class Beside(Struct, frozen=True):
    """A neighbour: where he sits, in words, and whether he is dead."""

    name: str
    where: str
    death: str = ""


class OwnTable(Struct, frozen=True):
    """What one player sees: himself with his card, whoever is beside him, and how many chairs else there are.

    ``left`` is the neighbour clockwise; where one sits on both sides there is no ``right``.
    """

    look: Look
    title: str
    note: str
    name: str
    you: str
    left: Beside
    right: Beside | None
    strangers: int
    death: str = ""
    card: str = ""
    card_line: str = ""
    unseen: str = ""
