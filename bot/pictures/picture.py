"""A picture, and what it says in words to those who cannot see it."""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec import Struct

from bot.wording.pages import Page, length, shorten
from bot.wording.voice import Voice

FILE = "table.png"
"""What every picture's file is called, which tells nothing."""
LONGEST_TEXT = 1024
"""Units of an alternative text that Discord takes."""
NAME_LENGTHS = (64, 24, 12, 6, 3)
"""Units of a name in an alternative text, which is tried with shorter and shorter ones."""

Show = Callable[[str], str]
"""How a name is written."""


class Picture(Struct, frozen=True):
    """A PNG file, its alternative text within Discord's limit, and the same words at their full length."""

    png: bytes
    text: str
    page: Page


def described(voice: Voice, png: bytes, title: str, said: Callable[[Show], str]) -> Picture:
    """A picture with its words, which ``said`` gives for names written in some way."""
    text = ""
    for most in NAME_LENGTHS:
        text = said(partial(shorten, limit=most))
        if length(text) <= LONGEST_TEXT:
            break
    return Picture(png, shorten(text, LONGEST_TEXT), voice.page(title, said(voice.show)))


def noted(voice: Voice, name: str, notes: Iterable[str]) -> str:
    """A name with what is to be noted of it, of which what is empty is left out; the name alone if nothing is."""
    told = ", ".join(filter(None, notes))
    return voice.say("picture-seat", {"name": name, "notes": told}) if told else name
