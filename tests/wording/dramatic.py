"""Reads the lines of drama in a theme."""

from enum import StrEnum

from bot.themes import Theme
from bot.wording.dramatic_lines import Cue
from bot.wording.words_registry import words_for


def lines_of(theme: Theme, highlight: StrEnum) -> list[str]:
    """Return all of a theme's lines for a highlight."""
    words = words_for(theme)
    said: list[str] = []
    while (line := words.drama(Cue(highlight, len(said)), "1")) not in said:
        said.append(line)
    return said
