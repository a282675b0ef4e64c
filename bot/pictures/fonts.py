"""The fonts: DejaVu, which comes with Brehon, and Noto from pinned packages for letters that DejaVu lacks.

Chinese, Japanese and Korean share letters that each writes in its own way. Letters that only one of them has tell them
apart.
"""

import re
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from PIL import ImageFont, features

FOLDER = Path(__file__).parent
SCRIPTS = "manimgx_fonts"
"""The package of Noto's fonts for emoji and most scripts."""
EAST_ASIA = "manimgx_fonts_cjk"
"""The package of the font for Chinese, Japanese and Korean."""
EMOJI = "NotoEmoji"
WRITTEN_IN = ((re.compile("[ぁ-ヿ]"), 0), (re.compile("[ᄀ-ᇿ가-힣]"), 1), (re.compile("[㄀-ㄯ]"), 3))
"""The letters that identify a language, and the index of its font in the East Asian file."""
SIMPLIFIED_CHINESE = 2
LOOKED_AT = 20
"""The size at which Brehon checks whether a font has a letter."""
NO_LETTER = "\U0010ffff"
ASKED = 4096
"""The number of letters whose fonts are cached."""
LEFT_FIRST = "\N{LEFT-TO-RIGHT MARK}"
"""At the beginning of a sentence it makes the sentence read from left to right, even if its first word does not."""
UNSEEN = f"\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}{LEFT_FIRST}"
"""Characters that only say how their neighbours are joined, look, or are read."""

Font = ImageFont.FreeTypeFont


class Face(StrEnum):
    """The three faces, by DejaVu's files."""

    TITLE = "DejaVuSerifCondensed-Bold"
    BOLD = "DejaVuSansCondensed-Bold"
    PLAIN = "DejaVuSansCondensed"


class Source(StrEnum):
    """The sources of letters that DejaVu lacks."""

    SCRIPTS = SCRIPTS
    EAST_ASIA = EAST_ASIA


WEIGHTS = {Face.TITLE: 700, Face.BOLD: 700, Face.PLAIN: 400}


@cache
def shapes() -> bool:
    """Return whether letters that change their form beside each other can be set: this host needs FriBidi for it."""
    return bool(features.check("raqm") and features.version("fribidi"))


@cache
def found(source: Source) -> tuple[Path, ...]:
    """Return the files of a package of fonts; none if it is not installed."""
    try:
        folder = Path(str(files(source)))
    except ModuleNotFoundError:
        return ()
    return tuple(
        sorted(path for path in folder.iterdir() if path.suffix in {".ttf", ".ttc"} and "Italic" not in path.name)
    )


@cache
def opened(path: Path, face: Face, size: int, language: int) -> Font:
    """Return a font of a size with the weight of a face. ``language`` selects among fonts in one file."""
    layout = ImageFont.Layout.RAQM if shapes() else ImageFont.Layout.BASIC
    font = ImageFont.truetype(path, size, language if path in found(Source.EAST_ASIA) else 0, layout_engine=layout)
    if path.parent != FOLDER:
        font.set_variation_by_axes([WEIGHTS[face]])
    return font


def plain(font: Font) -> Font:
    """Return the font of the same file and size that is not bold."""
    return opened(Path(str(font.path)), Face.PLAIN, round(font.size), font.index)


def language_of(text: str) -> int:
    """Return the East Asian language of a text, as an index in the font file."""
    return next((place for letters, place in WRITTEN_IN if letters.search(text)), SIMPLIFIED_CHINESE)


@lru_cache(maxsize=ASKED)
def file_for(text: str, face: Face) -> Path | None:
    """Return the first font that has all of a text; None if none has."""
    own = FOLDER / f"{face}.ttf"
    noto = (*found(Source.SCRIPTS), *found(Source.EAST_ASIA))
    order = (own, *noto)
    if "\N{VARIATION SELECTOR-16}" in text:
        order = (*(path for path in noto if path.name.startswith(EMOJI)), *order)
    seen = [character for character in text if character not in UNSEEN]
    return next((path for path in order if all(_has(path, character) for character in seen)), None)


@lru_cache(maxsize=ASKED)
def _has(path: Path, character: str) -> bool:
    """Return whether a font has a letter: the letter looks different from the font's glyph for missing ones."""
    return _drawn(path, character) != _drawn(path, NO_LETTER)


@cache
def _looked_at(path: Path) -> Font:
    return ImageFont.truetype(path, LOOKED_AT, layout_engine=ImageFont.Layout.BASIC)


def _drawn(path: Path, character: str) -> tuple[bytes, tuple[int, int], float]:
    font = _looked_at(path)
    mask = font.getmask(character)
    return bytes(mask), mask.size, font.getlength(character)
