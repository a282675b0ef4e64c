"""The options that may be chosen before the game: none."""

from msgspec import Struct


class DanubeOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The empty options: there is only one way to play."""
