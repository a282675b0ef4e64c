"""The games by name, for all commands."""

import os
from pathlib import Path

from bot.cli.terminal import Fault
from bot.themes import NoThemes, Shelf, Theme, games, load_shelf
from engine.rulebook import AnyRulebook

VARIABLE = "BREHON_THEMES"
SETTINGS = Path(".env")


def installed() -> Shelf:
    """Return the themes of this installation, including the host's own. Raises Fault."""
    try:
        return load_shelf(_folder() if _may_be_set() else None)
    except NoThemes as error:
        raise Fault(f"brehon: {error}") from None


def _may_be_set() -> bool:
    """Whether a host may have set a folder. Its reader is slow to import, and most who replay set none."""
    return SETTINGS.exists() or any(name.upper() == VARIABLE for name in os.environ)


def _folder() -> Path | None:
    from bot.settings import BadSettings, Settings

    try:
        return Settings.read().themes
    except BadSettings as error:
        raise Fault(f"brehon: {error}") from None


def game_named(game: str) -> tuple[Theme, AnyRulebook]:
    """Return the theme and rulebook of a game. Raises Fault for an unknown game, or one with a broken theme."""
    shelf = installed()
    for broken in shelf.refused:
        if broken.slug == game and game not in shelf.themes:
            raise Fault(str(broken))
    if game not in shelf.themes:
        raise Fault(f"brehon: GAME: unknown game {game!r}; the games are {', '.join(sorted(shelf.themes))}")
    return shelf.themes[game], games(shelf.themes)[game]
