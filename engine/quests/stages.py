"""The order of things after a quest, after a rejected party, and before the first proposal."""

from collections.abc import Callable
from typing import NamedTuple

from engine.quests import ending, turncoat, vision
from engine.quests.table import Phase, QuestTable


class Stage(NamedTuple):
    """A phase, and when its turn has come."""

    phase: Phase
    is_due: Callable[[QuestTable], bool]


STAGES = (
    Stage(Phase.END, ending.has_come),
    Stage(Phase.GUESS, ending.may_guess),
    Stage(Phase.LOOK, vision.is_due),
    Stage(Phase.CARD, turncoat.is_due),
    Stage(Phase.LEADER, lambda table: True),
)
"""The first that is due comes next."""


def next_phase(table: QuestTable) -> Phase:
    """Say what comes next."""
    return next(stage.phase for stage in STAGES if stage.is_due(table))
