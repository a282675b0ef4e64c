"""Derives the names of moves, notices and refusals in records from the names of their classes."""

import re
from functools import cache

from msgspec import Struct


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
