"""What may be chosen before the game."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName

Count = Annotated[int, Meta(ge=0, le=20)]


class WinsAt(StrEnum):
    """When the House has won: with more than half of the living, or with half."""

    MAJORITY = "majority"
    PARITY = "parity"


class DeadlineLynch(StrEnum):
    """Whom the end of a day lynches: nobody, or him with the single highest count."""

    NONE = "none"
    PLURALITY = "plurality"


class Reveal(StrEnum):
    """Whom the coroner tells apart: the Master alone, or the Apprentices too."""

    MASTER = "master"
    HOUSE = "house"


class GreatTableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up. Roles that are not named come as the rulebook has them; a deck that is named is the whole deck.

    ``anonymous`` says whether the seats are aliases; the rules are the same.
    """

    roles: dict[RoleName, Count] = {}
    deck: dict[CardName, Count] = {}
    anonymous: bool = True
    wins_at: WinsAt = WinsAt.MAJORITY
    deadline_lynch: DeadlineLynch = DeadlineLynch.NONE
    reveal: Reveal = Reveal.MASTER
