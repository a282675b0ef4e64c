"""The options that may be chosen before the game."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName

Count = Annotated[int, Meta(ge=0, le=20)]


class WinsAt(StrEnum):
    """The share of the living with which the House has won: more than half, or half."""

    MAJORITY = "majority"
    PARITY = "parity"


class DeadlineLynch(StrEnum):
    """The player whom the end of a day lynches: nobody, or the player with the single highest count."""

    NONE = "none"
    PLURALITY = "plurality"


class Reveal(StrEnum):
    """The roles that the coroner recognizes: only the Master, or the Apprentices too."""

    MASTER = "master"
    HOUSE = "house"


class GreatTableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up. Roles that are not named come as in the rulebook; a named deck is the whole deck.

    ``anonymous`` makes the seats aliases. The rules stay the same.
    """

    roles: dict[RoleName, Count] = {}
    deck: dict[CardName, Count] = {}
    anonymous: bool = True
    wins_at: WinsAt = WinsAt.MAJORITY
    deadline_lynch: DeadlineLynch = DeadlineLynch.NONE
    reveal: Reveal = Reveal.MASTER
