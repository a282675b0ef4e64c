"""A theme's manifest: its title, rulebook, colours and emoji, and the look of its pictures."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from bot.themes.needs import needs_of
from bot.themes.palette import EMBLEMS, Emblems, Palette, names_of
from bot.themes.terms import why_no_name
from bot.words.reading import BrokenFile, text_of
from engine import rulebooks
from engine.codec import convert
from engine.errors import BadInput
from engine.names import folded
from engine.toml_lines import line_of, parsed

GAME = "game"
"""The name of the whole game among the colours and emoji."""
MOODS = ("death", "night")
"""Moments that may have a colour of their own, beside those in the colour of a side."""
SLATE = 0x607D8B
"""The colour of a game that has none of its own."""
COLOUR = re.compile("#[0-9A-Fa-f]{6}")
LONGEST_EMOJI = 16
LONGEST_HOUSE_NAME = 20
"""The limit of a house player's name, which leaves room for the mark behind it."""
JOINERS = frozenset("\N{ZERO WIDTH JOINER}\N{VARIATION SELECTOR-16}")
SKIN_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a manifest."""

    title: str
    rulebook: str
    colours: dict[str, str] = {}
    emoji: dict[str, str] = {}
    picture: dict[str, str] = {}
    signs: dict[str, str] = {}
    house: tuple[str, ...] = ()


def read_manifest(path: Path, sides: Collection[str] = (), *, checked: bool = True) -> Manifest:
    """Read a manifest, and check its names and values unless they are known to be right. Raises BrokenFile.

    ``sides`` are those of the file with which the theme's games begin, which may have colours.
    """
    text = text_of(path)
    try:
        manifest = convert(parsed(text), Manifest)
        if checked:
            _check(manifest, sides)
    except BadInput as error:
        unknown = re.search(r"unknown field `(.+)`", error.problem)
        line = error.line or line_of(text, unknown[1] if unknown else error.field)
        raise BrokenFile(path, line, str(error)) from None
    return manifest


def _check(manifest: Manifest, sides: Collection[str]) -> None:
    """Raise BadInput for impossible values."""
    if problem := why_no_name(manifest.title):
        raise BadInput(f"this {problem}", "title")
    known = sorted(rulebook.slug for rulebook in rulebooks.RULEBOOKS)
    if manifest.rulebook not in known:
        raise BadInput(f"there is no rulebook {manifest.rulebook!r}; the rulebooks are {', '.join(known)}", "rulebook")
    needs = needs_of(manifest.rulebook)
    _check_names("colours", manifest.colours, (GAME, *sorted(needs.sides), *sides, *MOODS))
    _check_colours("colours", manifest.colours)
    _check_names("emoji", manifest.emoji, (GAME, *sorted(needs.marked)))
    for name, emoji in manifest.emoji.items():
        if not _is_emoji(emoji):
            raise BadInput(f"{emoji!r} is no emoji", f"emoji.{name}")
    _check_names("picture", manifest.picture, names_of(Palette))
    _check_colours("picture", manifest.picture)
    _check_names("signs", manifest.signs, names_of(Emblems))
    for name, sign in manifest.signs.items():
        if sign not in EMBLEMS:
            raise BadInput(f"{sign!r} is no sign; the signs are {', '.join(EMBLEMS)}", f"signs.{name}")
    _check_house(manifest.house)


def _check_colours(table: str, colours: Mapping[str, str]) -> None:
    for name, colour in colours.items():
        if not COLOUR.fullmatch(colour):
            raise BadInput(f'{colour!r} is no colour; write one like "#{SLATE:X}"', f"{table}.{name}")


def _check_house(names: Sequence[str]) -> None:
    for place, name in enumerate(names):
        if problem := why_no_name(name):
            raise BadInput(f"this {problem}", f"house[{place}]")
        if len(name) > LONGEST_HOUSE_NAME:
            raise BadInput(f"{name!r} is longer than {LONGEST_HOUSE_NAME} characters", "house")
    if len({folded(name) for name in names}) < len(names):
        raise BadInput("two of these names are the same", "house")


def _check_names(table: str, named: Mapping[str, str], names: Iterable[str]) -> None:
    for name in named:
        if name not in names:
            raise BadInput(f"there is no such name; the names are {', '.join(names)}", f"{table}.{name}")


def _is_emoji(text: str) -> bool:
    """Whether a text is one symbol, with nothing after it but joiners that make one picture of several."""
    rest = (character in JOINERS | SKIN_TONES or unicodedata.category(character) == "So" for character in text)
    return 0 < len(text) <= LONGEST_EMOJI and unicodedata.category(text[0]) == "So" and all(rest)
