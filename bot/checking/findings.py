"""The findings of a check: how bad each is, its subject, the facts, and what to do."""

from enum import StrEnum
from typing import NamedTuple


class Level(StrEnum):
    """How bad a finding is. Only an error keeps the bot from its work."""

    OK = "ok"
    WARNING = "warning"
    ERROR = "error"


class Finding(NamedTuple):
    """A line of the check."""

    level: Level
    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.level:<8} {self.about:<12} {self.text}"


def ok(about: str, text: str) -> Finding:
    """Report that all is well."""
    return Finding(Level.OK, about, text)


def warning(about: str, text: str) -> Finding:
    """Report that the bot works less well than it might, or that something could not be checked."""
    return Finding(Level.WARNING, about, text)


def error(about: str, text: str) -> Finding:
    """Report that the bot cannot do its work."""
    return Finding(Level.ERROR, about, text)
