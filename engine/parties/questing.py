"""The quest: what the party's members do, and what everybody learns of it."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache

import msgspec

from engine.asks import Ask
from engine.audience import To
from engine.by_hand import Result, RuleByHand, choice
from engine.domains import YES_OR_NO, OneOf, YesOrNo
from engine.events import ByHand, Event
from engine.parties.actions import Act
from engine.parties.events import QuestDone
from engine.parties.refusals import MustSabotage, MustSupport
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.weight import Weight


class Duty(StrEnum):
    """The duties that bind a member of a party."""

    SUPPORT = "support"
    NONE = "none"
    SABOTAGE = "sabotage"


CHOICES = {
    Duty.SUPPORT: {"support": YesOrNo(only=True, refused=MustSupport())},
    Duty.NONE: {"support": YES_OR_NO},
    Duty.SABOTAGE: {"support": YesOrNo(only=False, refused=MustSabotage())},
}
"""The actions that each duty allows."""

DUTY_OF = {Side.GOOD: Duty.SUPPORT, Side.EVIL: Duty.NONE}
"""The good side may only support."""


def asked(
    members: tuple[str, ...], sides: Mapping[str, Side], called: tuple[str, ...] = (), bound: tuple[str, ...] = ()
) -> tuple[Ask, ...]:
    """Ask members for their orders, as far as their sides are known here. Those who are ``bound`` must sabotage.

    The game waits for them once the party is ``called``, and not during a vote.
    """
    return _asked(members, tuple(map(sides.get, members)), called, bound)


@lru_cache(maxsize=256)
def _asked(
    members: tuple[str, ...], sides: tuple[Side | None, ...], called: tuple[str, ...], bound: tuple[str, ...]
) -> tuple[Ask, ...]:
    known = [(seat, side) for seat, side in zip(members, sides, strict=True) if side is not None]
    duties = {seat: Duty.SABOTAGE if seat in bound else DUTY_OF[side] for seat, side in known}
    asks = []
    for duty, choices in CHOICES.items():
        seats = tuple([seat for seat, own in duties.items() if own is duty])
        if seats:
            awaited = seats if called else ()
            asks.append(Ask(Act, seats, choices, awaited, secret=True, called=called, is_final=bool(called)))
    return tuple(asks)


def weight(side: Side | None, action: Act) -> Weight:
    """Return the weight of a final order: support by the evil side helps the other, so its player may not mean it."""
    return Weight.SECRET if side is Side.EVIL and action.support else Weight.LIGHT


def missing(round_: Round) -> tuple[str, ...]:
    """Return the members of the party who have not acted."""
    return tuple([seat for seat in round_.party if seat not in round_.orders])


def default(side: Side) -> Act:
    """Return what counts for a member who does not act in time: support if good, sabotage if evil."""
    return Act(support=side is Side.GOOD)


def finish(round_: Round, counted: Mapping[str, bool], sabotages_to_fail: int) -> Iterable[Event]:
    """Count the sabotages and announce only their number. If the GM has ruled on the result, tell that first."""
    sabotages = sum(not support for support in counted.values())
    success = sabotages < sabotages_to_fail
    if round_.ruling is not None:
        success = round_.ruling.result == Result.SUCCESS
        yield msgspec.structs.replace(round_.ruling, to=To.PUBLIC)
    yield QuestDone(to=To.PUBLIC, number=round_.quest, success=success, sabotages=sabotages)


def asked_to_rule() -> Ask:
    """Let the GM rule how the present quest ends."""
    return choice(RuleByHand, {"result": OneOf(tuple(Result))})


def rule(round_: Round, ruling: ByHand) -> Round:
    """Fold a ruling. The later one replaces the earlier one."""
    return msgspec.structs.replace(round_, ruling=ruling)
