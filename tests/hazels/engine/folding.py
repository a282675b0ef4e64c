"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads."""

import msgspec

from engine.events import Event
from engine.table import evolve_shell
from tests.hazels.engine.events import Answered, Finish, Judged, Opened, Thrown, Turn, Walked
from tests.hazels.engine.table import HazelTable

replace = msgspec.structs.replace


def fold(table: HazelTable, event: Event) -> HazelTable:
    """Fold the facts of one event."""
    match event:
        case Opened(first=first):
            return replace(table, first=first)
        case Turn(player=player):
            return replace(table, turn=player, die=None, stopped_on=None, answer=None)
        case Thrown(die=die):
            return replace(table, die=die)
        case Walked():
            return _walk(table, event)
        case Answered():
            return replace(table, answer=event)
        case Judged(player=player, nuts=nuts):
            return _gather(table, player, nuts)
        case Finish(quickest=quickest):
            return replace(evolve_shell(table, event), quickest=quickest)
        case _:
            return evolve_shell(table, event)


def _walk(table: HazelTable, event: Walked) -> HazelTable:
    squares = {**table.squares(event.player), event.walker: event.onto}
    left = tuple(0 if square == event.onto else nuts for square, nuts in enumerate(table.left))
    after = replace(table, walkers={**table.walkers, event.player: squares}, left=left, stopped_on=event.onto)
    return _gather(after, event.player, event.nuts)


def _gather(table: HazelTable, player: str, nuts: int) -> HazelTable:
    return replace(table, nuts={**table.nuts, player: table.nuts.get(player, 0) + nuts})
