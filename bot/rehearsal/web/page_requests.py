"""The page's requests, as they are sent."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from bot.rehearsal.web.company import Part

MessageId = Annotated[str, Meta(pattern=r"\A[0-9]{1,20}\Z")]
Fields = dict[str, Annotated[list[str], Meta(min_length=1)]]
"""The fields that a form is sent with."""


class Press(Struct, tag="press"):
    """Somebody presses a button."""

    who: str
    message: MessageId
    control: str


class Choose(Struct, tag="choose"):
    """Somebody chooses in a select."""

    who: str
    message: MessageId
    control: str
    values: list[str]


class Write(Struct, tag="write"):
    """Somebody writes in a place: a message, or a slash command."""

    who: str
    place: str
    text: str


class Complete(Struct, tag="complete"):
    """Somebody types a slash command in a place, and wants its possible meanings."""

    who: str
    place: str
    line: str


class LookBack(Struct, tag="look_back"):
    """Somebody wants older messages of a place."""

    who: str
    place: str


class SendIn(Struct, tag="send_in"):
    """A form is sent in."""

    form: str
    values: Fields


class Cast(Struct, tag="cast"):
    """Somebody gets another player from now on."""

    who: str
    part: Part


class Pace(StrEnum):
    """The way in which automatic players play on."""

    PAUSE = "pause"
    STEP = "step"
    PLAY = "play"
    TURN = "turn"
    """Until the game calls somebody whom the person at the page plays."""


class Run(Struct, tag="run"):
    """Automatic players play on, with this many seconds between their acts."""

    pace: Pace
    seconds: float = 0.0


class Forward(Struct, tag="forward"):
    """Time passes until the next deadline."""


class Deal(Struct, tag="deal"):
    """Show the deal, or fix it as sent."""

    values: Fields | None = None


class Draws(Struct, tag="draws"):
    """Show the draws after the deal, after something was added or dropped."""

    values: Fields | None = None


Wish = Deal | Draws | Press | Choose | Write | Complete | LookBack | SendIn | Cast | Run | Forward
