"""The options that may be chosen before the game."""

from enum import StrEnum

from msgspec import Struct


class Exact(StrEnum):
    """The rules for a challenged bid that was exact: who loses a die."""

    ALL = "all_lose_one"
    CHALLENGER = "challenger_loses_one"


class Deadline(StrEnum):
    """The rules for a player who misses a deadline. With ``ask`` the GM decides."""

    ASK = "ask"
    RAISE = "raise"
    CHALLENGE = "challenge"


class BluffOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules in use."""

    exact: Exact = Exact.ALL
    show_and_throw: bool = True
    deadline: Deadline = Deadline.ASK
