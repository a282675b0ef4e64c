"""The summary of a finished game: who was who, who won, and what each player did in public.

It comes from what everybody was told, and names only seats. Other modules know who sat there, one after the other.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.audience import To, may_read
from engine.by_hand import DECLARED
from engine.deeds import Deed
from engine.events import Event, Outcome, Replaced
from engine.log import Entry, standing
from engine.naming import OwnNames
from engine.ranking import Ranking
from engine.rulebook import AnyRulebook
from engine.table import Table

ABORTED = "aborted"


class SeatResult(Struct, frozen=True, omit_defaults=True):
    """A seat at the end. ``role`` and ``side`` are None if nobody had any.

    ``deeds`` counts the deeds on the seat, for its first occupant, its second, and so on.
    """

    won: bool = False
    role: str | None = None
    side: str | None = None
    deeds: tuple[dict[Deed, int], ...] = ()


class Result(Struct, frozen=True, omit_defaults=True):
    """A finished game. ``reason`` is ``aborted`` if it was ended early: then nobody has won or lost.

    If the GM has declared the winner it is ``declared``: then the winners are known, but the game counts for nothing.
    """

    reason: str
    side: str | None = None
    seats: dict[str, SeatResult] = {}
    ranking: Ranking = ()
    """Who came before whom, in a game that can be ranked. Seats that stand together are partners."""

    @property
    def counts(self) -> bool:
        """Whether the game came to its own end."""
        return self.reason not in {ABORTED, DECLARED}

    def named(self, names: OwnNames) -> "Result":
        """Return it with the names of sides and roles that people have given them, in place of their keys."""
        seats = {
            name: replace(seat, role=_named(names.roles, seat.role), side=_named(names.sides, seat.side))
            for name, seat in self.seats.items()
        }
        return replace(self, side=_named(names.sides, self.side), seats=seats)


def _named(names: Mapping[str, str], key: str | None) -> str | None:
    return None if key is None else names.get(key, key)


NO_RESULT = Result(ABORTED)
"""The result of a game that can no longer be read."""


def result_of(rulebook: AnyRulebook, table: Table, log: Sequence[Entry]) -> Result:
    """Return the summary of a finished game from all that everybody was told and when its seats changed hands."""
    seats, heard = table.seats, [*_told(log)]
    events = [event for event, _ in heard]
    outcome = next((event for event in reversed(events) if isinstance(event, Outcome)), None)
    if outcome is None:
        return NO_RESULT
    who = {seat: was for event in events for seat, was in rulebook.was_who(event).items()}
    done: dict[str, dict[int, Counter[Deed]]] = {seat: {} for seat in seats}
    for place, seat, deed in rulebook.deeds(events, who):
        done[seat].setdefault(heard[place][1].get(seat, 0), Counter())[deed] += 1
    return Result(
        reason=outcome.reason,
        side=outcome.side,
        seats={
            seat: SeatResult(
                won=seat in outcome.winners,
                role=who[seat].role if seat in who else None,
                side=who[seat].side if seat in who else None,
                deeds=tuple([dict(done[seat].get(turn, {})) for turn in range(max(done[seat], default=-1) + 1)]),
            )
            for seat in seats
        },
        ranking=_ranking(rulebook, table, outcome),
    )


def _ranking(rulebook: AnyRulebook, table: Table, outcome: Outcome) -> Ranking:
    """Rank the players. A declared winner comes before all others, who share a place."""
    if outcome.reason == ABORTED or not rulebook.is_ranked:
        return ()
    if outcome.reason != DECLARED:
        return rulebook.ranking(table, outcome)
    teams = dict.fromkeys(rulebook.who_may_win(table).values())
    others = tuple([team for team in teams if team != outcome.winners])
    return (outcome.winners,), others


def _told(log: Sequence[Entry]) -> Iterator[tuple[Event, Mapping[str, int]]]:
    """Yield what everybody was told and still counts, each with how often every seat had changed hands by then."""
    counting = {entry.line for entry in standing(log)}
    changes: Mapping[str, int] = {}
    for entry in log:
        for event in entry.events:
            if isinstance(event, Replaced):
                changes = {**changes, event.player: changes.get(event.player, 0) + 1}
            if entry.line in counting and may_read(To.PUBLIC, event.to):
                yield event, changes
