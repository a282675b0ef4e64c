"""Measures the time of a move in the rules, beside one of noughts and crosses: whole games of random players."""

import gc
from time import thread_time

from bench.measured import Measured
from bench.yardstick import microseconds_a_move
from bot.cli.simulation import Simulation
from bot.themes import games, load_themes

ROUNDS, QUICK_ROUNDS = 5, 2
SECONDS = 0.8
"""The least time to play in each round, in seconds."""
PLAYED = {
    "tain": (10, "≤ 5 us"),
    "honnoji": (10, "≤ 10 us"),
    "great-table": (10, "≤ 25 us"),
    "danube": (2, ""),
    "bluff": (6, ""),
    "sigily": (4, ""),
}
"""The number of players for each theme, and the limit for its move."""


async def measure(*, quick: bool) -> list[Measured]:
    """Play all of them in turn, each beside the yardstick."""
    found: dict[str, list[tuple[float, float]]] = {theme: [] for theme in PLAYED}
    gc.disable()  # Games hold no cycles.
    for _ in range(QUICK_ROUNDS if quick else ROUNDS):
        for theme, rounds in found.items():
            rounds.append((_microseconds(theme), microseconds_a_move()))
    gc.enable()
    return [_measured(theme, rounds) for theme, rounds in found.items()]


def _microseconds(theme: str) -> float:
    """Return the processor time of one move, over whole games."""
    rulebook = games(load_themes())[theme]
    players, _ = PLAYED[theme]
    simulation = Simulation(theme, rulebook, rulebook.options(), range(players, players + 1), seed=1)
    began, moves, number = thread_time(), 0, 0
    while (passed := thread_time() - began) < SECONDS:
        moves += len(simulation.play(number).log) - 1
        number += 1
    return 1e6 * passed / moves


def _measured(theme: str, rounds: list[tuple[float, float]]) -> Measured:
    players, wanted = PLAYED[theme]
    ours, yardstick = zip(*rounds, strict=True)
    return Measured(f"{theme}, {players} players: a move", "us", ours, yardstick, wanted)
