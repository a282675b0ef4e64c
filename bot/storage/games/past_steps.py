"""Describes the past steps of a game, as its GM may take them back."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from engine.actions import Action


class PastStep(NamedTuple):
    """A past step: a line of the record that counts; ``number`` 1 is the last."""

    number: int
    line: int
    at: datetime
    by: str
    acting_for: str | None
    action: Action
    reason: str | None = None


class Cost(NamedTuple):
    """The effects of taking a step back: steps that go with it, and secret orders that stay or no longer fit."""

    gone: Sequence[PastStep]
    kept: Sequence[PastStep]
    lost: Sequence[PastStep]
