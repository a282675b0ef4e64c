"""The order of things: after a mission, after a rejected party, and until a party is proposed."""

from collections.abc import Callable
from typing import NamedTuple

from engine.honnoji import contract, ending, handing
from engine.honnoji.table import HonnojiTable, Phase


class Stage(NamedTuple):
    """A phase, and when its turn has come."""

    phase: Phase
    is_due: Callable[[HonnojiTable], bool]


STAGES = (
    Stage(Phase.END, ending.has_come),
    Stage(Phase.LOOK, contract.is_due),
    Stage(Phase.LEADER, lambda table: table.round.leader is None),
    Stage(Phase.TALISMAN, handing.is_due),
    Stage(Phase.GIVE, lambda table: handing.to_give(table) is not None),
    Stage(Phase.PROPOSAL, lambda table: True),
)
"""The first that is due comes next. While one waits, the Sword may be declared for the leader that comes."""


def next_phase(table: HonnojiTable) -> Phase:
    """Say what comes next."""
    return next(stage.phase for stage in STAGES if stage.is_due(table))
