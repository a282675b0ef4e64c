"""What a check finds: how bad it is, what it is about, what is so, and what to do."""

from enum import StrEnum
from typing import NamedTuple


class Level(StrEnum):
    """How bad it is: only an error keeps the bot from its work."""

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
    """All is well."""
    return Finding(Level.OK, about, text)


def warning(about: str, text: str) -> Finding:
    """The bot works, but not as well as it might, or something could not be looked at."""
    return Finding(Level.WARNING, about, text)


def error(about: str, text: str) -> Finding:
    """The bot cannot do its work."""
    return Finding(Level.ERROR, about, text)
