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
    moving = [each for each in drawn if each.picture.gif]
    still = [each for each in drawn if not each.picture.gif]
    found: list[Measured] = []
    for kind, own, most in (("picture", still, ("≤ 40 ms", "≤ 40 kB")), ("moment", moving, ("", "≤ 400 kB"))):
        times, kilobytes = tuple(each.milliseconds for each in own), tuple(each.size / 1000 for each in own)
        found += [
            Measured(f"{name}: a {kind} takes", "ms", times, (), most[0]),
            Measured(f"{name}: a {kind} weighs", "kB", kilobytes, (), most[1]),
        ]
    return [measured for measured in found if measured.rounds]
