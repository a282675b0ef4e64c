"""The end: who has won, and all places."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from tests.hazels.engine.events import Finish, Turn
from tests.hazels.engine.table import WELL, HazelTable

REASON = "home"


def has_come(table: HazelTable) -> bool:
    """Return whether both walkers of the current player are at the well."""
    return table.turn is not None and all(at == WELL for at in table.squares(table.turn).values())


def end_or_pass(table: HazelTable) -> Iterable[Event]:
    """End the game, or pass the turn to the next player."""
    if not has_come(table):
        yield Turn(to=To.PUBLIC, player=_next(table))
        return
    points = {seat: table.nuts.get(seat, 0) for seat in table.seats}
    scores = sorted(set(points.values()), reverse=True)
    places = tuple(tuple(seat for seat in table.seats if points[seat] == score) for score in scores)
    yield Finish(
        to=To.PUBLIC,
        side=None,
        reason=REASON,
        winners=places[0],
        places=places,
        points=points,
        quickest=table.turn,
    )


def _next(table: HazelTable) -> str:
    if table.turn is None:
        assert table.first is not None
        return table.first
    return table.seats[(table.seats.index(table.turn) + 1) % len(table.seats)]
