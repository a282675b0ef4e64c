"""The kills of the night: the Master's, the Apprentices' and the Vigilante's, all at the same time."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.great_table.cards import BY_NAME, CardName
from engine.great_table.events import Fate, ShotSpent
from engine.great_table.orders import targets_of
from engine.great_table.resolution import Resolution, trace

KILL = "kill"


def kill_alone(night: Resolution) -> Iterable[Event]:
    """Let the Master kill in addition to using a card."""
    for seat in night.table.living:
        victim = night.kill_of(seat)
        if victim is not None and night.table.role(seat).kills_alone:
            fate = night.fate(seat, (victim,))
            yield trace(KILL, seat, None, (victim,), fate)
            _attack(night, victim, fate)


def kill_together(night: Resolution) -> Iterable[Event]:
    """Let the Apprentices kill if both name the same player and neither is guarded."""
    victims = {
        seat: victim
        for seat in night.table.living
        if (victim := night.kill_of(seat)) is not None and night.table.role(seat).kills_with_partner
    }
    fates = {seat: _fate_of_pair(night, seat, victims) for seat in victims}
    for seat, victim in victims.items():
        yield trace(KILL, seat, None, (victim,), fates[seat])
        _attack(night, victim, fates[seat])


def _fate_of_pair(night: Resolution, seat: str, victims: dict[str, str]) -> Fate:
    own = night.fate(seat, (victims[seat],))
    if own is not Fate.DONE:
        return own
    if len(victims) == 1:
        return Fate.ALONE
    if len(set(victims.values())) > 1:
        return Fate.AT_ODDS
    return Fate.PARTNER_GUARDED if night.guarded in victims else Fate.DONE


def shoot(night: Resolution) -> Iterable[Event]:
    """Let the Vigilante kill. It spends a shot unless the Vigilante is guarded or the target is dead."""
    for seat, card, use in night.orders(CardName.VIGILANTE):
        assert use.target is not None
        fate = night.fate(seat, targets_of(use))
        yield trace(KILL, seat, card, targets_of(use), fate)
        _attack(night, use.target, fate)
        shots = BY_NAME[card].shots
        if fate is Fate.DONE and shots is not None:
            yield ShotSpent(to=To.GM, left=shots - night.table.shots_spent - 1)


def _attack(night: Resolution, victim: str, fate: Fate) -> None:
    if fate is Fate.DONE:
        night.attacked.add(victim)
