"""The titles of this game, from votes, deaths, and what orders have done.

Members of sides that win by parity are the few, whom the others look for.
"""

from collections.abc import Iterator, Sequence

from bot.wording.mafia.chapters import chapters
from bot.wording.mafia.titles import FEW, has_a_nose, is_never_suspected
from engine.audience import Everybody, GameMaster
from engine.events import Event
from engine.open_table.effects import Effect
from engine.open_table.events import Died, Fate, Traced
from engine.open_table.role_file import Wins
from engine.open_table.table import OpenTable
from engine.views import Told, View

FATES = {Effect.PROTECT: Fate.PROTECTED, Effect.JAIL: Fate.PROTECTED, Effect.SAVE: Fate.DONE}
"""The effects that keep somebody alive, and what then became of the kill."""


def earned(view: View[OpenTable, Everybody], told: Sequence[Told[GameMaster]]) -> Iterator[tuple[str, Sequence[str]]]:
    """Return each title, with the seats that have earned it; rarer ones come first."""
    table = view.table
    past = [each.counts for each in table.past_votes if not each.numbers]
    counts = [*past, table.votes.counts] if table.votes.counts else past
    few = [seat for seat in table.seats if table.file.sides[table.side(seat)].wins is Wins.PARITY]
    nights = [each.events for each in chapters(told)]
    yield "saved-a-life", [seat for events in nights for seat in _savers(table, events)]
    yield "shot-straight", [seat for events in nights for seat in _shooters(table, events, few)]
    yield "never-suspected", [seat for seat in few if is_never_suspected(seat, counts, few)]
    yield "nose", [seat for seat in table.seats if seat not in few and has_a_nose(seat, counts, few)]
    if len(table.living) <= FEW:
        yield "last-at-the-table", table.living
    yield "first-to-go", list(table.graves)[:1]


def _savers(table: OpenTable, events: Sequence[Event]) -> Iterator[str]:
    """Yield who has shielded somebody at night whom a kill was meant for and who lives."""
    orders = [event for event in events if isinstance(event, Traced)]
    dead = {event.player for event in events if isinstance(event, Died)}
    kills = [order for order in orders if _effect(table, order) is Effect.KILL]
    for order in orders:
        meant = FATES.get(_effect(table, order))
        aimed = {seat for kill in kills if kill.fate is meant for seat in kill.hit if not table.role(seat).bulletproof}
        if order.fate is Fate.DONE and not (aimed - dead).isdisjoint(order.hit):
            yield order.player


def _shooters(table: OpenTable, events: Sequence[Event], few: Sequence[str]) -> Iterator[str]:
    """Yield who, being one of the many, has killed one of the few at night."""
    dead = {event.player for event in events if isinstance(event, Died)}
    for order in (event for event in events if isinstance(event, Traced)):
        is_hit = _effect(table, order) is Effect.KILL and not dead.intersection(few).isdisjoint(order.hit)
        if is_hit and order.fate is Fate.DONE and order.player not in few:
            yield order.player


def _effect(table: OpenTable, order: Traced) -> Effect:
    return table.file.abilities[order.ability].effect
