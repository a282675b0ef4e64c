"""What the page asks for, as it is sent."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from bot.rehearsal.web.company import Part

MessageId = Annotated[str, Meta(pattern=r"\A[0-9]{1,20}\Z")]
Fields = dict[str, Annotated[list[str], Meta(min_length=1)]]
"""What a form is sent with."""


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
    """Somebody types a slash command in a place, and would know what he may mean."""

    who: str
    place: str
    line: str


class LookBack(Struct, tag="look_back"):
    """Older messages of a place are to be shown to somebody."""

    who: str
    place: str


class SendIn(Struct, tag="send_in"):
    """A form is sent in."""

    form: str
    values: Fields


class Cast(Struct, tag="cast"):
    """Somebody is played otherwise from now on."""

    who: str
    part: Part


class Pace(StrEnum):
    """How those play on who play by themselves."""

    PAUSE = "pause"
    STEP = "step"
    PLAY = "play"
    TURN = "turn"
    """Until something that the person at the page plays is called."""


class Run(Struct, tag="run"):
    """Those who play by themselves play on, with so many seconds between what they do."""

    pace: Pace
    seconds: float = 0.0


class Forward(Struct, tag="forward"):
    """Time passes until the next deadline."""


class Deal(Struct, tag="deal"):
    """The deal is to be shown, or fixed as it was written."""

    values: Fields | None = None


class Draws(Struct, tag="draws"):
    """What is to be drawn after the deal is to be shown, when something was added or dropped."""

    values: Fields | None = None


Wish = Deal | Draws | Press | Choose | Write | Complete | LookBack | SendIn | Cast | Run | Forward
