"""Speech: what is said in public and in threads, in games where the bot carries it."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.actions import Action
from engine.events import Event

LONGEST_TEXT = 1800
TABLE = "table"
"""Where everybody hears what is said."""

Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
"""What somebody says."""


class Spoken(Action, frozen=True):
    """A move that says something for all to read who are there, so that whoever makes it must be able to speak."""


class Say(Spoken, frozen=True):
    """Say something in public."""

    text: Words


class Message(Event, frozen=True):
    """Somebody says something, in a thread or in public."""

    thread: str
    by: str
    text: str


class SpokenVotes(Struct, frozen=True):
    """The moves for which players may vote in what they say: one that has a ``target`` or null, and its withdrawal."""

    vote: type[Action]
    unvote: type[Action]


class PrivateThread(Struct, frozen=True):
    """Where some talk among themselves: its name, as messages give it, and who is in it now.

    With another ``number`` it is a thread anew, in which nobody may read what was said before.
    """

    name: str
    members: tuple[str, ...]
    number: int = 0
    is_relayed: bool = False
    """Whether what its members say must pass through the bot for now, because somebody may not say all he likes."""

    @property
    def key(self) -> str:
        """What tells it from all other threads of its game."""
        return f"{self.name}-{self.number}"
