"""Themes: a world for a rulebook. Each is a folder with a manifest and the terms of its world; see docs/themes.md.

``theme.toml`` has the title, the rulebook, the colours, the emoji and the look of pictures. ``en.ftl`` supplies the
terms that the rulebook's words refer to. ``icons`` may have pictures in place of emoji. Where the rulebook has an
option that people write as a file, the folder may bring one. The folder's name is the theme's slug.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.themes.manifest import GAME, SLATE, Manifest, read_manifest
from bot.themes.needs import needs_of
from bot.themes.palette import Emblems, Palette, emblems_of, palette_of
from bot.themes.terms import check_terms
from bot.themes.theme_icons import Face, Icon, read_icons
from bot.words import LANGUAGE, languages
from bot.words.reading import BrokenFile
from engine import rulebooks
from engine.errors import BadInput
from engine.option_files import OptionFile
from engine.rulebook import AnyRulebook

FOLDER = Path(__file__).parent
MANIFEST = "theme.toml"
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_SLUG = 32


class Theme(Struct, frozen=True):
    """A world for a rulebook: ``folder`` has its words. Colours are 0xRRGGBB; those of sides, and emoji, go by name.

    ``shown`` has those of its icons that Discord has, as messages spell them. ``house`` has names for house players.
    """

    slug: str
    title: str
    rulebook: str
    colour: int
    folder: Path
    colours: tuple[tuple[str, int], ...] = ()
    emoji: tuple[tuple[str, str], ...] = ()
    palette: Palette = Palette()
    emblems: Emblems = Emblems()
    icons: tuple[Icon, ...] = ()
    shown: tuple[tuple[str, str], ...] = ()
    house: tuple[str, ...] = ()
    written: bytes = b""
    """The file with which its games begin, if they have one and the theme brings it."""

    @property
    def heading(self) -> str:
        """The title with the game's icon or emoji."""
        return self.marked(GAME, self.title)

    def colour_of(self, side: str | None) -> int:
        """Return the colour of a side; that of the game if the side has none, or if there is no side."""
        return dict(self.colours).get(side or GAME, self.colour)

    def marked(self, name: str, text: str) -> str:
        """Put the icon or emoji of a side, a role or the game before a text, if there is one; it never stands alone.

        This is for text that Discord formats. ``labelled`` is for text that it shows as it is, and ``face`` for
        components with a place of their own for an icon.
        """
        face = self.face(name, text)
        return f"{face.icon} {text}" if face.icon else face.text

    def face(self, name: str, text: str) -> Face:
        """Return the face of a button or an option, with an icon or emoji before its words if there is one."""
        icon = dict(self.shown).get(name)
        return Face(text, icon) if icon else Face(self.labelled(name, text))

    def labelled(self, name: str, text: str) -> str:
        """Put the emoji of something before a text, if it has one."""
        emoji = dict(self.emoji).get(name)
        return f"{emoji} {text}" if emoji else text


class BrokenTheme(Exception):
    """A theme cannot be used. The message names the file, the line and the fault."""

    def __init__(self, slug: str, problem: str) -> None:
        super().__init__(problem)
        self.slug = slug


class Shelf(Struct, frozen=True):
    """The themes of an installation, by slug, and the faults of those that were refused."""

    themes: dict[str, Theme]
    refused: tuple[BrokenTheme, ...] = ()


class NoThemes(Exception):
    """The folder of a host's themes cannot be read. The message is a sentence for the host."""


def load_themes() -> dict[str, Theme]:
    """Load the themes that come with Brehon, which its tests have checked."""
    return {folder.name: _theme(folder, read_manifest(folder / MANIFEST, checked=False)) for folder in _folders(FOLDER)}


def load_shelf(folder: Path | None) -> Shelf:
    """Load the themes that come with Brehon and those in a host's folder, leaving out the host's broken ones.

    Raises NoThemes if the host's folder cannot be read.
    """
    themes = load_themes()
    if folder is None:
        return Shelf(themes)
    try:
        folders = list(_folders(folder))
    except OSError as error:
        unreadable = f"BREHON_THEMES is {folder}, and that folder cannot be read ({error.strerror})."
        closed = isinstance(error, PermissionError)
        advice = "Let the user that runs the bot read it." if closed else "Make it, or correct .env."
        raise NoThemes(f"{unreadable} {advice}") from None
    refused: list[BrokenTheme] = []
    for each in folders:
        try:
            theme = load_theme(each)
            _check_is_new(theme, themes)
            themes[theme.slug] = theme
        except BrokenTheme as broken:
            refused.append(broken)
    return Shelf(themes, tuple(refused))


def load_theme(folder: Path) -> Theme:
    """Load the theme in a folder, and check that it has every word its rulebook needs. Raises BrokenTheme."""
    path = folder / MANIFEST
    if not SLUG.fullmatch(folder.name) or len(folder.name) > LONGEST_SLUG:
        raise BrokenTheme(
            folder.name,
            f"{path}:1: the folder's name must be of lower-case letters a to z, digits and hyphens between them, "
            f"and not be longer than {LONGEST_SLUG} characters",
        )
    try:
        theme = _theme(folder, read_manifest(path, [*_own_sides(folder)]))
        for language in languages():
            if spoken(language, theme) == language:
                check_terms(words_of(theme, language), needs_of(theme.rulebook, language))
        _check_written(theme)
    except BrokenFile as error:
        raise BrokenTheme(folder.name, str(error)) from None
    return theme


def _theme(folder: Path, manifest: Manifest) -> Theme:
    colours = {name: int(colour[1:], 16) for name, colour in manifest.colours.items()}
    return Theme(
        slug=folder.name,
        title=manifest.title,
        rulebook=manifest.rulebook,
        colour=colours.get(GAME, SLATE),
        folder=folder,
        colours=tuple(colours.items()),
        emoji=tuple(manifest.emoji.items()),
        palette=palette_of(manifest.picture),
        emblems=emblems_of(manifest.signs),
        icons=read_icons(folder, manifest.rulebook),
        house=manifest.house,
        written=_written(folder, manifest.rulebook),
    )


@cache
def usual_options(theme: Theme, rulebook: AnyRulebook) -> Mapping[str, object]:
    """Return the options with which games of a theme begin, as far as a file says them, as a record spells them."""
    form = rulebook.file
    if form is None:
        return {}
    usual = form.read(theme.written) if theme.written else getattr(rulebook.options(), form.option)
    return {form.option: msgspec.to_builtins(usual)}


def _files(folder: Path) -> Iterator[tuple[AnyRulebook, OptionFile, Path]]:
    """Yield the files in a theme's folder that are options of games: the rulebook, and how one is read."""
    for rulebook in rulebooks.RULEBOOKS:
        if rulebook.file is not None and (path := folder / rulebook.file.name).is_file():
            yield rulebook, rulebook.file, path


def _written(folder: Path, rulebook: str) -> bytes:
    """Return the file of a theme's games, not yet checked, and no more of it than may be read; or nothing."""
    for known, form, path in _files(folder):
        if known.slug == rulebook:
            with path.open("rb") as file:
                return file.read(form.largest + 1)
    return b""


def _own_sides(folder: Path) -> Iterator[str]:
    """Yield the sides that the file in a theme's folder names, if it has one. Raises BrokenFile for a mistake in it."""
    for rulebook, form, path in _files(folder):
        try:
            written = form.read(_written(folder, rulebook.slug))
        except BadInput as bad:
            raise BrokenFile(path, bad.line or 1, str(bad)) from None
        yield from rulebook.sides_with(rulebook.options(**{form.option: written}))


def _check_written(theme: Theme) -> None:
    """Raise BrokenFile for a file of another rulebook's games."""
    for rulebook, _, path in _files(theme.folder):
        if rulebook.slug != theme.rulebook:
            raise BrokenFile(path, 1, f"only themes of {rulebook.slug} have such a file; take it out")


def words_of(theme: Theme, language: str = LANGUAGE) -> Path:
    """Return the file of a theme's words in a language."""
    return theme.folder / f"{language}.ftl"


def spoken(language: str, theme: Theme | None = None) -> str:
    """Return the language if it is installed and the theme has words in it, else the one that is always installed."""
    if language == LANGUAGE or language not in languages():
        return LANGUAGE
    return language if theme is None or words_of(theme, language).exists() else LANGUAGE


def games(themes: Mapping[str, Theme]) -> dict[str, AnyRulebook]:
    """Return the rulebook of every game, by its theme's slug."""
    known = {rulebook.slug: rulebook for rulebook in rulebooks.RULEBOOKS}
    return {slug: known[theme.rulebook] for slug, theme in themes.items()}


def _folders(folder: Path) -> Iterator[Path]:
    """List the folders of themes. A name that begins with a dot or an underscore marks something else."""
    return (each for each in sorted(folder.iterdir()) if each.is_dir() and not each.name.startswith((".", "_")))


def _check_is_new(theme: Theme, themes: Mapping[str, Theme]) -> None:
    """Raise BrokenTheme if another theme has that slug or title."""
    for other in themes.values():
        if theme.slug == other.slug:
            raise BrokenTheme(
                theme.slug,
                f"{theme.folder / MANIFEST}:1: there is a theme {theme.slug} already, "
                f"in {other.folder}; give this folder another name",
            )
        if theme.title.casefold() == other.title.casefold():
            raise BrokenTheme(
                theme.slug,
                f"{theme.folder / MANIFEST}:1: the theme in {other.folder} has the title "
                f"{other.title} already; give this one another",
            )
