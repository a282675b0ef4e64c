"""The quest: what the party's members do, and what everybody learns of it."""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from engine.asks import Ask
from engine.audience import To
from engine.domains import YES_OR_NO, YesOrNo
from engine.parties.actions import Act
from engine.parties.events import QuestDone
from engine.parties.refusals import MustSabotage, MustSupport
from engine.parties.round import Round
from engine.parties.sides import Side


class Duty(StrEnum):
    """What a member of a party is bound to."""

    SUPPORT = "support"
    NONE = "none"
    SABOTAGE = "sabotage"


CHOICES = {
    Duty.SUPPORT: {"support": YesOrNo(only=True, refused=MustSupport())},
    Duty.NONE: {"support": YES_OR_NO},
    Duty.SABOTAGE: {"support": YesOrNo(only=False, refused=MustSabotage())},
}
"""What members may do."""

DUTY_OF = {Side.GOOD: Duty.SUPPORT, Side.EVIL: Duty.NONE}
"""The good side may only support."""


def asked(
    members: tuple[str, ...], sides: Mapping[str, Side], called: tuple[str, ...] = (), bound: tuple[str, ...] = ()
) -> tuple[Ask, ...]:
    """Ask members for their orders, as far as their sides are known here; those who are ``bound`` must sabotage.

    The game waits for them once the party is ``called``, and not while a vote runs.
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


def missing(round_: Round) -> tuple[str, ...]:
    """The members of the party who have not acted."""
    return tuple([seat for seat in round_.party if seat not in round_.orders])


def default(side: Side) -> Act:
    """What is counted for a member who does not act in time: support on the good side, sabotage on the evil one."""
    return Act(support=side is Side.GOOD)


def finish(round_: Round, counted: Mapping[str, bool], sabotages_to_fail: int) -> QuestDone:
    """Count the sabotages, and tell nothing but their number."""
    sabotages = sum(not support for support in counted.values())
    return QuestDone(to=To.PUBLIC, number=round_.quest, success=sabotages < sabotages_to_fail, sabotages=sabotages)
