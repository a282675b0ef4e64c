"""Themes: a world for a rulebook. Each is a folder with a manifest and the terms of its world.

``theme.toml`` has ``title``, ``rulebook`` (the slug of a rulebook) and ``colour``; ``en.ftl`` supplies the terms that
the rulebook's words refer to. The folder's name is the theme's slug.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bot.words import LANGUAGE, BrokenWords, collect, files_of, languages
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS

FOLDER = Path(__file__).parent
MANIFEST = "theme.toml"
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Theme(Struct, frozen=True):
    """A world for a rulebook: ``colour`` is 0xRRGGBB, ``folder`` has its words."""

    slug: str
    title: str
    rulebook: str
    colour: int
    folder: Path


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a theme's manifest says."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    rulebook: str
    colour: Annotated[int, Meta(ge=0, le=0xFFFFFF)]


class BrokenTheme(Exception):
    """A theme cannot be used; the message names the file, the line and the fault."""


def load_themes(*folders: Path) -> dict[str, Theme]:
    """Load the themes that come with Brehon, and those in further folders. Raises BrokenTheme."""
    themes: dict[str, Theme] = {}
    for folder in (FOLDER, *folders):
        for manifest in sorted(folder.glob(f"*/{MANIFEST}")):
            theme = load_theme(manifest.parent)
            if (other := themes.get(theme.slug)) is not None:
                raise BrokenTheme(f"{manifest}:1: there is a theme {theme.slug} already, in {other.folder}")
            themes[theme.slug] = theme
    return themes


def load_theme(folder: Path) -> Theme:
    """Load the theme in a folder, and check that it has every word its rulebook needs. Raises BrokenTheme."""
    path = folder / MANIFEST
    if not SLUG.fullmatch(folder.name):
        raise BrokenTheme(f"{path}:1: the folder's name must be lower-case letters, digits and hyphens")
    manifest = _read_manifest(path)
    theme = Theme(folder.name, manifest.title, manifest.rulebook, manifest.colour, folder)
    try:
        for language in languages():
            if spoken(language, theme) == language:
                collect((*files_of(language, theme.rulebook), words_of(theme, language)))
    except BrokenWords as error:
        raise BrokenTheme(str(error)) from None
    return theme


def words_of(theme: Theme, language: str = LANGUAGE) -> Path:
    """The file of a theme's words in a language."""
    return theme.folder / f"{language}.ftl"


def spoken(language: str, theme: Theme | None = None) -> str:
    """The language itself, if it is installed and the theme has words in it; else the one that always is."""
    has_words = language in languages() and (theme is None or words_of(theme, language).exists())
    return language if has_words else LANGUAGE


def games(themes: Mapping[str, Theme]) -> dict[str, AnyRulebook]:
    """The rulebook of every game, by its theme's slug."""
    rulebooks = {rulebook.slug: rulebook for rulebook in RULEBOOKS}
    return {slug: rulebooks[theme.rulebook] for slug, theme in themes.items()}


def _read_manifest(path: Path) -> Manifest:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenTheme(f"{path}:1: this file cannot be read: {error}") from None
    try:
        manifest = msgspec.convert(tomllib.loads(text), Manifest)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BrokenTheme(f"{path}:{line.group(1) if line else 1}: {error}") from None
    except msgspec.ValidationError as error:
        field = re.search(r"`\$?\.?(\w+)`$", str(error))
        raise BrokenTheme(f"{path}:{_line_of(text, field.group(1) if field else '')}: {error}") from None
    known = sorted(rulebook.slug for rulebook in RULEBOOKS)
    if manifest.rulebook not in known:
        line_number = _line_of(text, "rulebook")
        raise BrokenTheme(
            f"{path}:{line_number}: unknown rulebook {manifest.rulebook!r}; the rulebooks are {', '.join(known)}"
        )
    return manifest


def _line_of(text: str, field: str) -> int:
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if field and line.split("=")[0].strip() == field), 1)
