"""The votes, the counts, the orders and the nights, as rows for a spreadsheet."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from engine.audience import Everybody, GameMaster
from engine.events import ByHand, OwnMove
from engine.great_table.actions import Kill, List, Steal, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Dealt, Died, Result, Stolen, Traced
from engine.great_table.today import Weights, lasting, weighed, weight_of
from engine.mafia.events import Ballots, PhaseBegun, Time
from engine.sheets import Row, Sheet, Sheets, details_of, order_of
from engine.views import Told

VOTE, UNVOTE = "vote", "unvote"
DEATH = "death"
WITHDRAW = "withdraw"
NOTHING = "none"
"""What a card has found that has found nothing, or nobody."""

Votes = Mapping[str, str]
"""The target of each voter, as the count shows it; ``no_lynch`` is one."""


class VoteRow(Row, frozen=True, kw_only=True):
    """A vote, or its withdrawal, as the count shows it. ``count`` is the number of votes on its target after it."""

    day: int
    voter: str
    vote: str
    target: str
    count: int
    needed: int


class CountRow(Row, frozen=True, kw_only=True):
    """A line of the count after a change: a target and its voters in the order of their votes."""

    day: int
    target: str
    count: int
    needed: int
    voters: tuple[str, ...]


class OrderRow(Row, frozen=True, kw_only=True):
    """A list, a steal, or an order for the night, as it was given. ``card`` is the one that the actor was told of."""

    day: int
    actor: str
    order: str
    card: CardName | None
    targets: tuple[str, ...]
    details: tuple[str, ...]


class NightRow(Row, frozen=True, kw_only=True):
    """What an order did, in the order of the night, or a death of the night.

    ``step``, ``fate`` and ``result`` are in the record's words. Without a ``card`` it is a kill of the House.
    """

    night: int
    order: int
    step: str
    actor: str
    card: CardName | None
    targets: tuple[str, ...]
    fate: str
    result: tuple[str, ...]


SHEETS: Sheets = {Sheet.VOTES: VoteRow, Sheet.COUNTS: CountRow, Sheet.ORDERS: OrderRow, Sheet.NIGHTS: NightRow}


class _Count(NamedTuple):
    """The count that a line has told on a day, and the votes that count as more or less than one."""

    line: int
    day: int
    told: Ballots
    weights: Weights

    def on(self, target: str) -> int:
        """Return the number of votes on a target."""
        return weight_of(self.told.counts.get(target, ()), self.weights)


def open_rows(told: Sequence[Told[Everybody]]) -> Iterator[Row]:
    """Yield the rows of all votes and counts, from what everybody was told."""
    day, before, gone = 0, Ballots(to=(), counts={}, needed=0), frozenset[str]()
    weights: Weights = {}
    for each in told:
        match each.event:
            case PhaseBegun(phase=Time.DAY, number=day):
                before, gone, weights = Ballots(to=(), counts={}, needed=0), frozenset(), lasting(weights)
            case Died(player=dead):
                gone |= {dead}
            case ByHand() as act:
                weights = weighed(weights, act)
            case Ballots() as now if now.counts != before.counts:
                count = _Count(each.line, day, now, weights)
                yield from _votes(count, before, gone)
                yield from _counts(count)
                before = now
            case _:
                pass


def _targets(ballots: Ballots) -> Votes:
    return {voter: target for target, voters in ballots.counts.items() for voter in voters}


def _votes(now: _Count, before: Ballots, gone: frozenset[str]) -> Iterator[VoteRow]:
    """Yield what has changed between two counts. The votes by and on the dead have lapsed: nobody withdrew them."""
    was, after = _targets(before), _targets(now.told)
    for voter in {**was, **after}:
        target = after.get(voter, was.get(voter, ""))
        if was.get(voter) == after.get(voter) or (voter not in after and not gone.isdisjoint({voter, target})):
            continue
        yield VoteRow(
            line=now.line,
            day=now.day,
            voter=voter,
            vote=VOTE if voter in after else UNVOTE,
            target=target,
            count=now.on(target),
            needed=now.told.needed,
        )


def _counts(now: _Count) -> Iterator[CountRow]:
    for target, voters in now.told.counts.items():
        yield CountRow(
            line=now.line, day=now.day, target=target, count=now.on(target), needed=now.told.needed, voters=voters
        )


def secret_rows(told: Sequence[Told[GameMaster]]) -> Iterator[Row]:
    """Yield the rows of all orders and nights, from everything that was told."""
    yield from _orders(told)
    yield from _nights(told)


def _orders(told: Sequence[Told[GameMaster]]) -> Iterator[OrderRow]:
    day, hands = 0, dict[str, CardName | None]()
    for each in told:
        match each.event:
            case PhaseBegun(phase=Time.DAY, number=day):
                hands = {}
            case Dealt(to=(str(seat),), card=card) | Stolen(to=(str(seat),), card=CardName() as card):
                hands[seat] = card
            case OwnMove(to=(str(seat),), action=List() | Steal() | Use() | Kill() as action):
                yield _order(each.line, day, seat, action, hands.get(seat))
            case _:
                pass


def _order(line: int, day: int, seat: str, action: List | Steal | Use | Kill, card: CardName | None) -> OrderRow:
    order = order_of(action)
    is_withdrawn = action == Kill(target=None) or (isinstance(action, Use) and action.is_withdrawal)
    return OrderRow(
        line=line,
        day=day,
        actor=seat,
        order=f"{WITHDRAW} {order.name}" if is_withdrawn else order.name,
        card=card if isinstance(action, Steal | Use) else None,
        targets=order.targets,
        details=order.details,
    )


def _nights(told: Sequence[Told[GameMaster]]) -> Iterator[NightRow]:
    night, time, row = 0, Time.DAY, list[NightRow]()
    for each in told:
        match each.event:
            case PhaseBegun(phase=Time.NIGHT, number=night):
                yield from row
                time, row = Time.NIGHT, []
            case PhaseBegun():
                # What is done at dawn, such as the Mayor's mark, still belongs to the night.
                time = Time.DAY
            case Traced() as event:
                row.append(_traced(each.line, night, len(row) + 1, event))
            case Result(to=(str(seat),), card=card) as event:
                row = [_told(each, event) if (each.actor, each.card) == (seat, card) else each for each in row]
            case Died(player=player, cause=cause, coroner=coroner) if time is Time.NIGHT:
                row.append(
                    NightRow(
                        line=each.line,
                        night=night,
                        order=len(row) + 1,
                        step=DEATH,
                        actor=player,
                        card=None,
                        targets=(),
                        fate=cause,
                        result=(f"coroner: {coroner}",),
                    )
                )
            case _:
                pass
    yield from row


def _traced(line: int, night: int, place: int, event: Traced) -> NightRow:
    return NightRow(
        line=line,
        night=night,
        order=place,
        step=event.step,
        actor=event.player,
        card=event.card,
        targets=event.targets,
        fate=event.fate,
        result=(),
    )


def _told(row: NightRow, event: Result) -> NightRow:
    """Return the row of an order with what its card has found."""
    fields: dict[str, object] = msgspec.to_builtins(event)
    found = {name: NOTHING if value in (None, ()) else value for name, value in fields.items()}
    return replace(row, result=tuple(details_of({name: found[name] for name in found if name not in _FRAME})))


_FRAME = frozenset({"notice", "to", "card"})
