"""Resigning, which is asked beside everything else and never awaited."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.boards.actions import Resign

RESIGNED = "resigned"
"""Why a game has ended that somebody gave up."""


def asked(seats: Iterable[str]) -> tuple[Ask, ...]:
    """Let these resign."""
    return (Ask(Resign, tuple(seats), {}, is_final=True, gives_up=True),)
