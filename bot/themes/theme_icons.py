"""A theme's icons: pictures that replace its emoji, once Discord has them as emojis of the application.

An emoji's name consists of the theme, the icon's name and a digest of the file, and identifies the picture.
"""

import re
from collections.abc import Collection
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from bot.themes.manifest import GAME
from bot.themes.needs import needs_of
from bot.words.reading import BrokenFile, content_of

FOLDER = "icons"
LARGEST = 256 * 1024
"""The most bytes of an emoji's picture that Discord takes."""
THEME, NAME, DIGEST = 10, 12, 8
"""The characters of each part of an emoji's name; Discord takes 32 in all."""
MENTION = re.compile(rf"<:(\w+)_[0-9a-f]{{{DIGEST}}}:\d+> ?")


class Face(NamedTuple):
    """The face of a button or of a select's option: its words, and the icon before them if there is one.

    ``note`` is a line on what it does, for options and forms, which have room for it.
    """

    text: str
    icon: str | None = None
    note: str | None = None


class Icon(Struct, frozen=True):
    """A picture for this name in a theme, and its name as an emoji."""

    name: str
    emoji: str
    path: Path


def read_icons(folder: Path, rulebook: str) -> tuple[Icon, ...]:
    """Read the icons of a rulebook's theme in a folder, except hidden files. Raises BrokenFile."""
    try:
        paths = [path for path in sorted((folder / FOLDER).iterdir()) if not path.name.startswith(".")]
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise BrokenFile(folder / FOLDER, 1, f"this folder cannot be read: {error.strerror}") from None
    names = (GAME, *sorted(needs_of(rulebook).marked)) if paths else ()
    return tuple(_icon(path, folder.name, names) for path in paths)


def stem(theme: str, name: str) -> str:
    """Return an emoji's name without its digest."""
    return f"{theme[:THEME]}_{name[:NAME]}".replace("-", "_")


def without_icons(text: str) -> str:
    """Return a text as it reads where icons do not show; they never stand alone."""
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
    from PIL import Image

    try:
        with Image.open(BytesIO(content), formats=["PNG"]) as image:
            image.verify()
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return False
    return True
