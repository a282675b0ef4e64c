"""The steps of a game that are past, as its GM may take them back."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from engine.actions import Action


class PastStep(NamedTuple):
    """What somebody has done: a line of the record that counts; ``number`` 1 is the last."""

    number: int
    line: int
    at: datetime
    by: str
    acting_for: str | None
    action: Action
    reason: str | None = None


class Cost(NamedTuple):
    """What would come of taking a step back: it goes with others, secret orders stay, and some do not fit any more."""

    gone: Sequence[PastStep]
    kept: Sequence[PastStep]
    lost: Sequence[PastStep]
