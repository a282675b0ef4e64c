"""A theme's icons: pictures that stand in place of its emoji, once Discord has them as emojis of the application.

An emoji is called by theme, name and a digest of the file, so that it is known again by what it is called.
"""

import re
from collections.abc import Collection
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct
from PIL import Image

from bot.words.reading import BrokenFile, content_of

FOLDER = "icons"
LARGEST = 256 * 1024
"""Bytes of an emoji's picture, as Discord takes it."""
THEME, NAME, DIGEST = 10, 12, 8
"""Characters of each part of what an emoji is called; Discord takes 32 in all."""
MENTION = re.compile(rf"<:(\w+)_[0-9a-f]{{{DIGEST}}}:\d+> ?")


class Face(NamedTuple):
    """What a button or an option of a select shows: its words, and the icon before them, if there is one."""

    text: str
    icon: str | None = None


class Icon(Struct, frozen=True):
    """A picture of what has this name in a theme, and what it is called as an emoji."""

    name: str
    emoji: str
    path: Path


def read_icons(folder: Path, names: Collection[str]) -> tuple[Icon, ...]:
    """Read the icons of the theme in a folder; hidden files are none. Raises BrokenFile."""
    try:
        paths = sorted((folder / FOLDER).iterdir())
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise BrokenFile(folder / FOLDER, 1, f"this folder cannot be read: {error.strerror}") from None
    return tuple(_icon(path, folder.name, names) for path in paths if not path.name.startswith("."))


def stem(theme: str, name: str) -> str:
    """What an emoji is called but for its digest."""
    return f"{theme[:THEME]}_{name[:NAME]}".replace("-", "_")


def without_icons(text: str) -> str:
    """A text as it is read where icons do not show; they never stand alone."""
    return MENTION.sub("", text)


def _icon(path: Path, theme: str, names: Collection[str]) -> Icon:
    if path.suffix != ".png":
        raise BrokenFile(path, 1, "an icon is a PNG file, whose name ends in .png")
    if path.stem not in names:
        raise BrokenFile(path, 1, f"there is no such name; the names are {', '.join(names)}")
    content = content_of(path, LARGEST)
    if not _is_png(content):
        raise BrokenFile(path, 1, "this is no PNG picture, or a damaged one")
    digest = sha256(f"{theme}/{path.stem}/".encode() + content).hexdigest()[:DIGEST]
    return Icon(path.stem, f"{stem(theme, path.stem)}_{digest}", path)


def _is_png(content: bytes) -> bool:
    try:
        with Image.open(BytesIO(content), formats=["PNG"]) as image:
            image.verify()
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return False
    return True
