"""Resigning: players may do it at any time, and the game never waits for it."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.boards.actions import Resign

RESIGNED = "resigned"
"""The reason for the end of a game in which a player gave up."""


def asked(seats: Iterable[str]) -> tuple[Ask, ...]:
    """Let these seats resign."""
    return (Ask(Resign, tuple(seats), {}, is_final=True, gives_up=True),)
