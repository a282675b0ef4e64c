"""The kills of the night: the Master's, the Apprentices' and the Vigilante's, all together."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.great_table.cards import BY_NAME, CardName
from engine.great_table.dark import Dark, trace
from engine.great_table.events import Fate, ShotSpent
from engine.great_table.orders import named

KILL = "kill"


def kill_alone(dark: Dark) -> Iterable[Event]:
    """The Master kills beside his card."""
    for seat in dark.table.living:
        victim = dark.kill_of(seat)
        if victim is not None and dark.table.role(seat).kills_alone:
            fate = dark.fate(seat, (victim,))
            yield trace(KILL, seat, None, (victim,), fate)
            _attack(dark, victim, fate)


def kill_together(dark: Dark) -> Iterable[Event]:
    """The Apprentices kill when both name the same player and neither is guarded."""
    victims = {
        seat: victim
        for seat in dark.table.living
        if (victim := dark.kill_of(seat)) is not None and dark.table.role(seat).kills_with_partner
    }
    fates = {seat: _fate_of_pair(dark, seat, victims) for seat in victims}
    for seat, victim in victims.items():
        yield trace(KILL, seat, None, (victim,), fates[seat])
        _attack(dark, victim, fates[seat])


def _fate_of_pair(dark: Dark, seat: str, victims: dict[str, str]) -> Fate:
    own = dark.fate(seat, (victims[seat],))
    if own is not Fate.DONE:
        return own
    if len(victims) == 1:
        return Fate.ALONE
    if len(set(victims.values())) > 1:
        return Fate.AT_ODDS
    return Fate.PARTNER_GUARDED if dark.guarded in victims else Fate.DONE


def shoot(dark: Dark) -> Iterable[Event]:
    """The Vigilante kills. A shot is spent unless he is guarded or his target is dead."""
    for seat, card, use in dark.orders(CardName.VIGILANTE):
        assert use.target is not None
        fate = dark.fate(seat, named(use))
        yield trace(KILL, seat, card, named(use), fate)
        _attack(dark, use.target, fate)
        shots = BY_NAME[card].shots
        if fate is Fate.DONE and shots is not None:
            yield ShotSpent(to=To.GM, left=shots - dark.table.shots_spent - 1)


def _attack(dark: Dark, victim: str, fate: Fate) -> None:
    if fate is Fate.DONE:
        dark.attacked.add(victim)
