"""What may be chosen before the game."""

from msgspec import Struct


class HazelOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the stone asks its riddle."""

    riddle: bool = True
