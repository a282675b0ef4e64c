"""Takes the pictures that GMs send: looks at a file's size before it is fetched, then makes it anew in a thread."""

from asyncio import Lock, to_thread
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.delivery.requests.failures import FAILURES
from bot.host.denied import Denied
from bot.pictures import made_anew
from bot.pictures.unfit import MOST_BYTES, MOST_PIXELS, NoPicture, TooManyPixels
from bot.storage.people.sent_pictures import SentPicture
from bot.wording.pages import shorten

LONGEST_DESCRIPTION = 400
"""The most characters of a picture's alternative text."""
MILLION = 1_000_000

unpacking = Lock()
"""Keeps two pictures from being unpacked at a time, because each takes much memory."""


class Upload(NamedTuple):
    """A file that somebody has sent: its size in bytes, as Discord says, and a function that fetches it."""

    size: int
    fetch: Callable[[], Awaitable[bytes]]


async def taken(upload: Upload, text: str) -> SentPicture:
    """Return a picture as it is kept, with its alternative text. Raises Denied if it cannot be."""
    if upload.size > MOST_BYTES:
        raise Denied("picture-large", {"most": MOST_BYTES // MILLION})
    try:
        content = await upload.fetch()
    except FAILURES:
        raise Denied("picture-gone") from None
    try:
        async with unpacking:
            made = await to_thread(made_anew, content)
    except TooManyPixels:
        raise Denied("picture-pixels", {"most": MOST_PIXELS // MILLION}) from None
    except NoPicture:
        raise Denied("picture-none") from None
    return SentPicture(made, described(text))


def described(text: str) -> str:
    """Return an alternative text as it is kept, on one line."""
    return shorten(" ".join(text.split()), LONGEST_DESCRIPTION)
