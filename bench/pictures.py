"""Measures the pictures of sensible players' games, and those of Sigily's fullest boards."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from bench.measured import Measured
from bench.rules import PLAYED
from bot.themes import games, load_themes
from scripts.measure_pictures import Drawn, crowded, drawn_in

QUICK = 12
"""The pictures of each game in a quick run."""


async def measure(*, quick: bool) -> list[Measured]:
    """Draw them. Each is a round of its own, and has a limit instead of a yardstick."""
    themes = load_themes()
    rulebooks = games(themes)
    found: list[Measured] = []
    for theme, (players, _) in PLAYED.items():
        games_drawn = [drawn_in(themes[theme], rulebooks[theme], players, Random(seed)) for seed in range(2)]
        _, drawn = (list(islice(each, QUICK if quick else None)) for each in games_drawn)  # The first opens the fonts.
        found += _weighed(theme, drawn)
    return [*found, *_weighed("sigily, crowded", list(crowded(themes["sigily"])))]


def _weighed(name: str, drawn: Sequence[Drawn]) -> list[Measured]:
    times = tuple(each.milliseconds for each in drawn)
    kilobytes = tuple(len(each.picture.png) / 1000 for each in drawn)
    return [
        Measured(f"{name}: a picture takes", "ms", times, (), "≤ 40 ms"),
        Measured(f"{name}: a picture weighs", "kB", kilobytes, (), "≤ 40 kB"),
    ]
