"""The complete contents of a picture of a round table with its chairs."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from bot.pictures.look import Look
from bot.pictures.picture import Show, noted
from bot.wording.voice import Voice


class Sort(StrEnum):
    """The ways to show a player. A guest's role is not shown."""

    GUEST = "guest"
    PLAYER = "player"
    APPRENTICE = "apprentice"
    MASTER = "master"


class Chair(Struct, frozen=True):
    """A chair: its player, their card's sign and name, their death, and other notes.

    ``side`` is a short form of the role, if it is not the ordinary one.
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
    """A sign of the chairs, and its meaning."""

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
    """A neighbour: their place in words, and whether they are dead."""

    name: str
    where: str
    death: str = ""


class OwnTable(Struct, frozen=True):
    """The view of one player: themselves with their card, their neighbours, and the number of other chairs.

    ``left`` is the neighbour clockwise. If one player is the neighbour on both sides, there is no ``right``.
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


def said_of_all(voice: Voice, table: RoundTable, show: Show) -> Iterator[str]:
    """Describe what the picture shows, seat by seat."""
    yield voice.say("picture-whole", {"now": f"{table.title}, {table.note}"})
    if table.subtitle:
        yield table.subtitle
    for number, chair in enumerate(table.chairs, 1):
        name = voice.say("picture-number", {"number": number, "name": show(chair.name)})
        wins = voice.say("picture-sign-winner") if chair.wins else ""
        yield noted(voice, name, (chair.card_name, chair.role, chair.death, wins, chair.note))
