"""The moves that mafia games share."""

from typing import Annotated

from msgspec import Meta

from engine.actions import Action, GmAction, Seat
from engine.speech import Spoken, Words

LONGEST_THREAD = 20
"""The most characters of a thread's name."""


class Vote(Action, frozen=True):
    """Vote for a player, or for no lynch."""

    target: Seat | None


class Unvote(Action, frozen=True):
    """Withdraw a vote."""


class Whisper(Spoken, frozen=True):
    """Say something in a thread."""

    text: Words
    thread: Annotated[str, Meta(max_length=LONGEST_THREAD)]


class Modkill(GmAction, frozen=True):
    """Take a player out of the game."""

    player: Seat
