"""What may be chosen before the game."""

from enum import StrEnum

from msgspec import Struct


class Exact(StrEnum):
    """Who loses a die when a challenged bid was exact."""

    ALL = "all_lose_one"
    CHALLENGER = "challenger_loses_one"


class Deadline(StrEnum):
    """What is done for whoever lets a deadline pass; with ``ask`` the GM decides."""

    ASK = "ask"
    RAISE = "raise"
    CHALLENGE = "challenge"


class BluffOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules in use."""

    exact: Exact = Exact.ALL
    show_and_throw: bool = True
    deadline: Deadline = Deadline.ASK
