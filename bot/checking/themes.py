"""Checks the themes: which exist, what is wrong with a host's own, and whether a running game's theme is missing."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.checking.findings import Finding, error, ok, warning
from bot.checking.keeping import OpenRoom
from bot.themes import NoThemes, load_shelf

ABOUT = "Themes"


def check_themes(folder: Path | None, rooms: Sequence[OpenRoom]) -> Iterator[Finding]:
    """Judge a host's folder of themes, and whether each of these games has its theme."""
    try:
        shelf = load_shelf(folder)
    except NoThemes as wrong:
        yield error(ABOUT, str(wrong))
        return
    yield ok(ABOUT, f"These can be played: {', '.join(sorted(shelf.themes))}.")
    for broken in shelf.refused:
        yield warning(ABOUT, f"{broken.slug} is left out. {broken}")
    for room in rooms:
        if room.theme not in shelf.themes:
            yield error(ABOUT, f"Game {room.game_id} rests, for its theme {room.theme} is missing. Put it back.")
