"""The options that may be chosen before the game."""

from msgspec import Struct


class HazelOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules in use: whether the stone asks its riddle."""

    riddle: bool = True
