"""How the names of classes become the names of moves, notices and refusals in a record."""

import re


def snake_case(name: str) -> str:
    """Turn ``VoteClosed`` into ``vote_closed``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
