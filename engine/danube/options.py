"""What may be chosen before the game: nothing."""

from msgspec import Struct


class DanubeOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The game is played in one way only."""
