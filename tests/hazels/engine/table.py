"""The table: the walkers, the nuts on the squares, and the gathered ones."""

from collections.abc import Mapping
from enum import StrEnum

from engine.table import Table
from tests.hazels.engine.actions import Walker
from tests.hazels.engine.events import Answered
from tests.hazels.engine.options import HazelOptions

NUTS = (0, 1, 2, 0, 2, 1, 3)
STONE = 3
WELL = len(NUTS) - 1
START: Mapping[Walker, int] = dict.fromkeys(Walker, 0)


class Phase(StrEnum):
    """The phases of the game. In ``PASS`` nobody is asked: the turn passes automatically."""

    THROW = "throw"
    WALK = "walk"
    ANSWER = "answer"
    JUDGE = "judge"
    PASS = "pass"
    OVER = "over"


class HazelTable(Table, frozen=True):
    """Everything on the table. ``left`` are the nuts on each square."""

    options: HazelOptions = HazelOptions()
    phase: Phase = Phase.PASS
    first: str | None = None
    turn: str | None = None
    die: int | None = None
    walkers: dict[str, dict[Walker, int]] = {}
    left: tuple[int, ...] = NUTS
    nuts: dict[str, int] = {}
    stopped_on: int | None = None
    answer: Answered | None = None
    quickest: str | None = None

    def squares(self, seat: str) -> Mapping[Walker, int]:
        """Return the squares of a player's walkers."""
        return self.walkers.get(seat, START)
