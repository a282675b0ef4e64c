"""Speech: messages in public and in threads, in games where the bot carries them."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from engine.actions import Action
from engine.events import Event

LONGEST_TEXT = 1800
TABLE = "table"
"""The public place where everybody hears a message."""

Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
"""The text of a message."""


class Spoken(Action, frozen=True):
    """A move that says something for everybody in that place to read. The player who makes it must be able to speak."""


class Say(Spoken, frozen=True):
    """Say something in public."""

    text: Words


class Message(Event, frozen=True):
    """A player says something, in a thread or in public."""

    thread: str
    by: str
    text: str


class SpokenVotes(Struct, frozen=True):
    """The moves for which players may vote in what they say: one that has a ``target`` or null, and its withdrawal.

    A vote with the target null is said in the words of ``nobody``, which underscores part.
    """

    vote: type[Action]
    unvote: type[Action]
    nobody: str


class SpokenAnswers(Struct, frozen=True):
    """The public moves that players may make in what they say, if their table allows it, by the word for each."""

    answers: Mapping[str, Action]


class PrivateThread(Struct, frozen=True):
    """A private thread: its name as messages give it, and its current members.

    Another ``number`` makes it a new thread, in which nobody can read what was said before.
    """

    name: str
    members: tuple[str, ...]
    number: int = 0
    is_relayed: bool = False
    """Whether messages must pass through the bot for now, because a member may not say anything they like."""

    @property
    def key(self) -> str:
        """The key that distinguishes it from all other threads of its game."""
        return f"{self.name}-{self.number}"
