"""Measures the bot beside its yardsticks: all of it, or the named benches.

python -m bench [--quick] [--json FILE] [presses …]
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from bench import boards, evening, length, pictures, presses, requests, resting, rules, sharing, soak, starting
from bench.measured import HEADING, Measured


class Bench(Protocol):
    """A bench."""

    async def __call__(self, *, quick: bool) -> list[Measured]:
        """Return the measurements; ``quick`` makes a first rough one."""


BENCHES: dict[str, Bench] = {
    "presses": presses.measure,
    "sharing": sharing.measure,
    "starting": starting.measure,
    "resting": resting.measure,
    "requests": requests.measure,
    "evening": evening.measure,
    "boards": boards.measure,
    "rules": rules.measure,
    "length": length.measure,
    "pictures": pictures.measure,
    "soak": soak.measure,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table for each bench as soon as it is ready, and write all of them as JSON if asked to."""
    asking = argparse.ArgumentParser(prog="python -m bench", description="Measure the bot beside its yardsticks.")
    asking.add_argument("benches", nargs="*", metavar="bench", help=f"all of them, or some of: {', '.join(BENCHES)}")
    asking.add_argument("--quick", action="store_true", help="fewer rounds, for a first look")
    asking.add_argument("--json", type=Path, help="a file for what each round gave")
    asked = asking.parse_args(arguments)
    if unknown := {*asked.benches} - BENCHES.keys():
        asking.error(f"there is no bench {', '.join(sorted(unknown))}")
    found: dict[str, list[Measured]] = {}
    for name in asked.benches or BENCHES:
        found[name] = asyncio.run(BENCHES[name](quick=asked.quick))
        print(f"\n{name}\n{HEADING}")
        for measured in found[name]:
            print(measured)
        sys.stdout.flush()
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))


if __name__ == "__main__":
    main()
