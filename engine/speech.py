"""Speech: what is said at the table and in threads, in games where the bot carries it."""

from typing import Annotated

from msgspec import Meta

from engine.actions import Action
from engine.events import Event

LONGEST_TEXT = 1800
TABLE = "table"
"""Where everybody hears what is said."""

Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
"""What somebody says."""


class Say(Action, frozen=True):
    """Say something at the table."""

    text: Words


class Message(Event, frozen=True):
    """Somebody says something, in a thread or at the table."""

    thread: str
    by: str
    text: str
