"""Texts that players write before a game: in secret, such as questions for later, or names for what is theirs."""

import re
from collections.abc import Iterable

from msgspec import Struct


class Writing(Struct, frozen=True):
    """The texts that each player may write: at most ``share`` texts of at most ``longest`` characters."""

    option: str
    """The option that holds the texts by seat once the game begins. Nobody is shown it."""
    share: int
    longest: int

    def counting(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Return the texts of one player that count: the first ones that are not too long."""
        return tuple([text for text in texts if len(text) <= self.longest][: self.share])


NAME = r"^(?:[^\W_]+(?:[ '\-][^\W_]+)*)?$"
"""Letters and digits with single spaces, hyphens or apostrophes between them, or nothing: a name formats nothing."""


class Naming(Struct, frozen=True):
    """The things that each player may name: at most so many, with names of at most so many characters.

    ``option`` holds the names by seat, and everybody reads them.
    """

    option: str
    most: int
    longest: int

    def allows(self, name: str) -> bool:
        """Return whether a thing may have this name; an empty one is none."""
        return len(name) <= self.longest and re.search(NAME, name) is not None
