"""Measures how well house players play, by strength, and prints the table of docs/house-players.md.

python -m bench.house [--games N] [--strength usual|strong] [danube …]

Each row is a share of games, or of rounds, with the interval in which the true share lies in 95 of 100 such
measurements, and the processor time of the slowest decision.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence

from bench.house.duels import races_won
from bench.house.playing import SetUp
from bench.house.share import Share
from bench.house.timed import Timed
from bot.policies.house import HOUSE
from bot.policies.sensible import SENSIBLE
from bot.policies.strength import Strength
from bot.policies.turn import Policy
from engine.danube import Danube
from engine.danube.options import DanubeOptions
from engine.rulebook import any_rulebook

Row = tuple[str, Share]
"""What was measured, and how much of it was won."""


def danube(policy: Policy, games: int) -> Iterator[Row]:
    """Measure games on the Danube."""
    set_up = SetUp(any_rulebook(Danube()), DanubeOptions(), 2)
    yield "games against a sensible player", races_won(set_up, policy, SENSIBLE["danube"], games)


MEASURED: dict[str, Callable[[Policy, int], Iterator[Row]]] = {"danube": danube}
"""What is measured, by rulebook."""
STRENGTHS = (Strength.USUAL, Strength.STRONG)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table, row by row."""
    asking = argparse.ArgumentParser(prog="python -m bench.house", description="Measure how well house players play.")
    asking.add_argument("rulebooks", nargs="*", metavar="rulebook", help=f"all, or some of: {', '.join(MEASURED)}")
    asking.add_argument("--games", type=int, default=400, help="how many games, or rounds, for each row")
    asking.add_argument("--strength", type=Strength, choices=STRENGTHS, help="one strength instead of all")
    asked = asking.parse_args(arguments)
    if unknown := {*asked.rulebooks} - MEASURED.keys():
        asking.error(f"there is nothing measured for {', '.join(sorted(unknown))}")
    print("| game | strength | won | | slowest move |\n| --- | --- | --- | --- | --- |")
    for rulebook in asked.rulebooks or MEASURED:
        for strength in STRENGTHS if asked.strength is None else (asked.strength,):
            policy = Timed(HOUSE[strength][rulebook])
            for what, share in MEASURED[rulebook](policy, asked.games):
                print(f"| {rulebook} | {strength} | {what} | {share} | {1000 * policy.slowest:.0f} ms |", flush=True)


if __name__ == "__main__":
    main()
