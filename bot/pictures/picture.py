"""A picture, and its description in words for people who cannot see it."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.wording.pages import Page, length, shorten
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.events import Event, Resumed, Undone
from engine.table import Table
from engine.views import Told, View

FILE = "table.png"
"""The file name of every picture. It reveals nothing."""
MOVING_FILE = "table.gif"
"""The file name of every picture in motion. Animated WebP doesn't move everywhere on Discord, and APNG nowhere."""
SENT_FILE = "picture.webp"
"""The file name of every picture that somebody has sent, whatever theirs was."""
LAST_FILE = "beside.png"
"""The file name of a message's second picture."""
LONGEST_TEXT = 1024
"""The longest alternative text that Discord accepts, in units."""
ANEW: frozenset[type[Event]] = frozenset({Undone, Resumed})
"""The events after which a turn goes on in a new post, with a picture of the whole board."""
NAME_LENGTHS = (64, 24, 12, 6, 3)
"""The longest names in an alternative text, in units, which are tried in this order."""

Show = Callable[[str], str]
"""Writes a name."""


class Moment(NamedTuple):
    """An event that moves in a picture: all that was told with it, and what everybody knew before."""

    event: Event
    line: tuple[Told[Everybody], ...]
    before: View[Table, Everybody]


class Picture(Struct, frozen=True):
    """A PNG file, its alternative text within Discord's limit, and the same text at full length.

    ``gif`` is a file in which it moves, if it does; then that is sent. A picture that somebody has sent is a WebP file.
    """

    png: bytes
    text: str
    page: Page
    gif: bytes = b""
    is_sent: bool = False

    @property
    def name(self) -> str:
        """The name of the file that is sent."""
        if self.is_sent:
            return SENT_FILE
        return MOVING_FILE if self.gif else FILE


def described(voice: Voice, png: bytes, title: str, said: Callable[[Show], str]) -> Picture:
    """Return a picture with its description, which ``said`` makes for names written by its argument."""
    text = ""
    for most in NAME_LENGTHS:
        text = said(partial(shorten, limit=most))
        if length(text) <= LONGEST_TEXT:
            break
    return Picture(png, shorten(text, LONGEST_TEXT), voice.page(title, said(voice.show)))


def sent(content: bytes, text: str) -> Picture:
    """Return a picture that somebody has sent, with its alternative text."""
    return Picture(content, shorten(text, LONGEST_TEXT), Page("", text), is_sent=True)


def moving(picture: Picture, gif: bytes, said: str) -> Picture:
    """Return a picture that moves. Its alternative text first says what does."""
    return replace(picture, gif=gif, text=shorten(f"{said} {picture.text}", LONGEST_TEXT))


def noted(voice: Voice, name: str, notes: Iterable[str]) -> str:
    """Return a name with its notes, without empty ones; the name alone if there are none."""
    told = ", ".join(filter(None, notes))
    return voice.say("picture-seat", {"name": name, "notes": told}) if told else name
