"""A picture, and what it says in words to those who cannot see it."""

from msgspec import Struct

from bot.wording.pages import Page

FILE = "table.png"
"""What every picture's file is called, which tells nothing."""


class Picture(Struct, frozen=True):
    """A PNG file, its alternative text within Discord's limit, and the same words at their full length."""

    png: bytes
    text: str
    page: Page
