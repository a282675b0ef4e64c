"""Why a file that somebody has sent cannot be shown as a picture."""

from engine.errors import BrehonError

MOST_BYTES = 8_000_000
"""The most bytes of a file that is looked at."""
MOST_PIXELS = 16_000_000
"""The most pixels of a picture that is unpacked: enough for a photo from a phone. Each takes four bytes of memory."""


class UnfitPicture(BrehonError):
    """A file that cannot be shown as a picture."""


class NoPicture(UnfitPicture):
    """It is no PNG, JPEG, GIF or WebP file, or a broken one."""

    def __init__(self) -> None:
        super().__init__("no picture")


class TooManyPixels(UnfitPicture):
    """It would take too much memory to unpack."""

    def __init__(self) -> None:
        super().__init__("too many pixels")
