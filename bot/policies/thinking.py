"""Thinks for house players in a process of its own, as ``python -m bot.policies.thinking``.

It reads turns from its input, and writes what the seat does after each. Each message is a pickle after its length in
four bytes. Its input ends when the bot does, in whatever way. Then it ends, too, even in the midst of a thought.
"""

import os
import pickle
import struct
import sys
from collections.abc import Iterator
from random import SystemRandom
from threading import Thread
from typing import BinaryIO

from bot.logs import where
from bot.policies.house import HOUSE
from bot.policies.turn import Turn
from engine.actions import Action
from engine.strength import Strength

Thought = tuple[Action | None, tuple[str, ...]]
"""The result of thinking: what a seat does, None if nothing, and the places and the type of an error."""
LENGTH = struct.Struct(">I")
NICENESS = 10
"""How much the process yields to the bot on a busy machine."""


def thought_of(slug: str, turn: Turn, strength: Strength) -> Action | None:
    """Return what a house player does in a game of that rulebook; None if it does nothing for now."""
    return HOUSE[strength][slug](turn, SystemRandom())


def packed(message: object) -> bytes:
    """Return a message as it is sent."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    """Think about each turn that is read, until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = sys.stdout.buffer
    _send(answers, (None, ()))
    for asked in _turns(sys.stdin.buffer):
        Thread(target=_answer, args=(answers, *asked), daemon=True).start()
    os._exit(0)


def _turns(source: BinaryIO) -> Iterator[tuple[str, Turn, Strength]]:
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        yield pickle.loads(source.read(*LENGTH.unpack(head)))


def _answer(answers: BinaryIO, slug: str, turn: Turn, strength: Strength) -> None:
    try:
        _send(answers, (thought_of(slug, turn, strength), ()))
    except Exception as error:
        _send(answers, (None, tuple(where(error))))


def _send(answers: BinaryIO, thought: Thought) -> None:
    answers.write(packed(thought))
    answers.flush()


if __name__ == "__main__":
    main()
