"""The bot as a host runs it, with a list of the garbage collector's pauses.

    python -m bench.pauses FILE

At the end it writes the pauses into the file, as JSON: those at rest, and those amid presses.
"""

import gc
import sys
from pathlib import Path
from time import thread_time

import msgspec
from msgspec import Struct

from bot import collecting
from bot.cli import run

HEAP = 100_000
"""So many dicts, each with a list in it, are in the yardstick's heap."""


class Pauses(Struct):
    """Milliseconds of the processor that each pause took, by generation."""

    at_rest: dict[int, list[float]] = {}
    amid_presses: dict[int, list[float]] = {}

    def note(self, generation: int, pause: float, *, is_asked: bool) -> None:
        """Add one. The bot asks for a collection at rest alone; the interpreter begins the others by itself."""
        pauses = self.at_rest if is_asked else self.amid_presses
        pauses.setdefault(generation, []).append(pause)


def watch(pauses: Pauses) -> None:
    """Note each pause of this process from now on."""
    began = 0.0

    def on_collection(phase: str, about: dict[str, int]) -> None:
        nonlocal began
        if gc.get_threshold()[0] != collecting.MOST_NEW:
            return  # The bot is still starting.
        if phase == "start":
            began = thread_time()
            return
        pause = 1000 * (thread_time() - began)
        asker = sys._getframe(1).f_globals["__name__"]  # noqa: SLF001 - nothing else tells who has asked
        pauses.note(about["generation"], pause, is_asked=asker == collecting.__name__)

    gc.callbacks.append(on_collection)


def milliseconds_of_a_heap() -> float:
    """Give the time that a collection takes in a heap of this size: the yardstick."""
    gc.freeze()
    heap = [{"number": number, "others": [number]} for number in range(HEAP)]
    began = thread_time()
    gc.collect()
    taken = 1000 * (thread_time() - began)
    del heap
    gc.unfreeze()
    return taken


def main(file: str) -> None:
    """Run the bot until it is stopped."""
    pauses = Pauses()
    watch(pauses)
    run(["run"])
    Path(file).write_bytes(msgspec.json.encode(pauses))


if __name__ == "__main__":
    main(sys.argv[1])
