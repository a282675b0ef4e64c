"""Foresees what would follow if the current wait ended now, as far as a GM without a seat may know.

It closes the wait on the GM's view, as the GM could, and plays on until the next wait begins. It changes and draws
nothing: where chance decides, the outlook ends and says so.
"""

from collections.abc import Iterable, Iterator
from random import Random

from engine.audience import GameMaster, To, may_read
from engine.chance import Chance
from engine.events import Event
from engine.judging import MOST_STEPS
from engine.outlook import Outlook
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import Told, View


class LeftToChance(Exception):
    """Chance would have to decide here, and is not asked."""


def foresee(rulebook: AnyRulebook, view: View[Table, GameMaster]) -> Outlook:
    """Return what would follow if the current wait ended now; nothing if the game waits for nobody."""
    table = view.table
    if table.paused or table.outcome is not None or rulebook.kind_of_wait(table) is None:
        return Outlook()
    found = list[Event]()
    left_to = ""
    try:
        for event in _played_out(rulebook, table, Chance(source=_ask_nobody)):
            found.append(event)
    except LeftToChance as left:
        left_to = str(left)
    return Outlook(
        tuple([Told(To.GM, event) for event in found if may_read(To.GM, event.to)]),
        tuple([Told(To.PUBLIC, event) for event in found if may_read(To.PUBLIC, event.to)]),
        left_to,
    )


def _played_out(rulebook: AnyRulebook, table: Table, chance: Chance) -> Iterator[Event]:
    """Yield the events that would follow, until another wait begins or the game is over."""
    due: Iterable[Event] = rulebook.close(table, chance)
    for _ in range(MOST_STEPS):
        began = False
        for event in due:
            yield event
            table = rulebook.evolve(table, event)
            began = began or type(event) in rulebook.phases.openings
        if began or table.outcome is not None:
            return
        due = tuple(rulebook.due(table, chance))
        if not due:
            return


def _ask_nobody(name: str) -> Random:
    raise LeftToChance(name)
