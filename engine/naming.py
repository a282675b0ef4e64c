"""Names: those of moves, notices and refusals in records, and those that people have given to sides and roles."""

import re
from collections.abc import Mapping
from functools import cache

from msgspec import Struct


class OwnNames(Struct, frozen=True):
    """The names that people have given to sides and roles of a set-up, by the keys that records use."""

    sides: Mapping[str, str] = {}
    roles: Mapping[str, str] = {}


@cache
def snake_case(name: str) -> str:
    """Turn ``VoteClosed`` into ``vote_closed``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def tag_of(shape: type[Struct]) -> str:
    """Return the name of a move or notice in records, which need not be that of its class."""
    return str(shape.__struct_config__.tag)


def spelled(name: str) -> str:
    """Turn ``place_swap`` into ``Place Swap``, as people write it."""
    return name.replace("_", " ").title()
