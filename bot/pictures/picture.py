"""A picture, and its description in words for people who cannot see it."""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec import Struct

from bot.wording.pages import Page, length, shorten
from bot.wording.voice import Voice

FILE = "table.png"
"""The file name of every picture. It reveals nothing."""
LAST_FILE = "beside.png"
"""The file name of a message's second picture."""
LONGEST_TEXT = 1024
"""The longest alternative text that Discord accepts, in units."""
NAME_LENGTHS = (64, 24, 12, 6, 3)
"""The longest names in an alternative text, in units, which are tried in this order."""

Show = Callable[[str], str]
"""Writes a name."""


class Picture(Struct, frozen=True):
    """A PNG file, its alternative text within Discord's limit, and the same text at full length."""

    png: bytes
    text: str
    page: Page


def described(voice: Voice, png: bytes, title: str, said: Callable[[Show], str]) -> Picture:
    """Return a picture with its description, which ``said`` makes for names written by its argument."""
    text = ""
    for most in NAME_LENGTHS:
        text = said(partial(shorten, limit=most))
        if length(text) <= LONGEST_TEXT:
            break
    return Picture(png, shorten(text, LONGEST_TEXT), voice.page(title, said(voice.show)))


def noted(voice: Voice, name: str, notes: Iterable[str]) -> str:
    """Return a name with its notes, without empty ones; the name alone if there are none."""
    told = ", ".join(filter(None, notes))
    return voice.say("picture-seat", {"name": name, "notes": told}) if told else name
