"""The games by name, as every command takes them."""

from collections.abc import Mapping

from bot.cli.terminal import Fault
from bot.themes import BrokenTheme, Theme, games, load_themes
from engine.rulebook import AnyRulebook


def installed() -> dict[str, Theme]:
    """The themes of this installation. Raises Fault for a broken one."""
    try:
        return load_themes()
    except BrokenTheme as error:
        raise Fault(str(error)) from None


def rulebook_of(game: str, themes: Mapping[str, Theme]) -> AnyRulebook:
    """The rulebook of a game. Raises Fault for an unknown one."""
    if game not in themes:
        raise Fault(f"brehon: GAME: unknown game {game!r}; the games are {', '.join(sorted(themes))}")
    return games(themes)[game]
