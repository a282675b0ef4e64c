"""Ordering, and acting by day: whom an ability names, by what its effect does to them.

Where no effect tells how, chance decides.
"""

from collections.abc import Callable, Mapping
from random import Random

from msgspec.structs import replace

from bot.policies.open_table.mind import Mind
from engine.asks import Ask
from engine.domains import OneSeat, SomeSeats
from engine.open_table.actions import Use
from engine.open_table.effects import LEARNING, Effect, Target
from engine.open_table.role_file import Ability, When, Wins

HOLDS = 0.75
"""How often somebody who knows no foe keeps a kill of their own back."""
IGNITES = 0.25
"""How often somebody kills everybody who bears a mark, while fewer than half of the others may bear it."""

Weigh = Callable[[Mind, str], float]
"""Returns how much a player would gain if an ability named somebody; nothing below 0 is named."""


def _harm(mind: Mind, seat: str) -> float:
    if mind.is_friend(seat):
        return -1
    hunted = mind.danger[seat] if mind.manner.hunts and mind.knows_fellows else 0
    return 1 + 2 * mind.is_foe(seat) + mind.suspicion[seat] + hunted


def _help(mind: Mind, seat: str) -> float:
    trusted = -mind.suspicion[seat] if mind.manner.hunts else 0
    return -1 if mind.is_foe(seat) else max(1 + mind.is_friend(seat) + trusted, 0)


def _learn(mind: Mind, seat: str) -> float:
    return 1 if mind.side_of(seat) is None and not mind.is_friend(seat) else 0


def _win_over(mind: Mind, seat: str) -> float:
    return -1 if mind.is_friend(seat) else 1


def _any(mind: Mind, seat: str) -> float:
    return 1


WEIGHS: Mapping[Effect, Weigh] = {
    **dict.fromkeys((Effect.KILL, Effect.BLOCK, Effect.JAIL, Effect.MARK, Effect.SILENCE), _harm),
    **dict.fromkeys((Effect.TAKE_VOTE, Effect.TAKE, Effect.REDIRECT, Effect.BIND), _harm),
    **dict.fromkeys((Effect.PROTECT, Effect.SAVE, Effect.DOUBLE_VOTE, Effect.GIVE), _help),
    **dict.fromkeys((Effect.CONVERT, Effect.RECRUIT), _win_over),
    **dict.fromkeys(LEARNING, _learn),
}
"""How the targets of an effect are weighed. Those of all others are as good as each other."""


def order(mind: Mind, random: Random) -> Use | None:
    """Return an order that the player has not given yet tonight, or what they use by day; or None."""
    given = [each for each in mind.table.orders if each.by == mind.seat]
    abilities = mind.file.abilities
    asks = [ask for ask in mind.turn.asks if ask.move is Use]
    if any(abilities[each.does].alone for each in given):
        return None
    for ask in random.sample(asks, len(asks)):
        is_free = ask.fixed["of_side"] not in [each.of_side for each in given]
        may_join = not given or not abilities[str(ask.fixed["does"])].alone
        if is_free and may_join and (use := _use(mind, ask, random)) is not None:
            return use
    return None


def _use(mind: Mind, ask: Ask, random: Random) -> Use | None:
    use = Use(str(ask.fixed["does"]), bool(ask.fixed["of_side"]))
    ability = mind.file.abilities[use.does]
    weigh = WEIGHS.get(ability.effect, _any)
    if not ask.fields:
        is_held = ability.target is Target.MARKED and not _ignites(mind, random)
        return None if is_held or _hides(mind, ability) else use
    if ability.effect is Effect.KILL and not use.of_side and _holds(mind, ability, random):
        return None
    domain = ask.fields.get("targets") or ask.fields["target"]
    assert isinstance(domain, OneSeat | SomeSeats)
    number = domain.count if isinstance(domain, SomeSeats) else 1 + ("onto" in ask.fields)
    wanted = {seat: weigh(mind, seat) + random.random() for seat in domain.seats}
    named = sorted(wanted, key=wanted.__getitem__, reverse=True)[:number]
    if wanted[named[0]] < 0:
        return None
    if "targets" in ask.fields:
        return replace(use, targets=tuple(named))
    return replace(use, target=named[0], onto=named[1] if "onto" in ask.fields else None)


def _holds(mind: Mind, ability: Ability, random: Random) -> bool:
    """Return whether somebody keeps a kill back who would have to guess, and whose side need not kill to win.

    By day they do, because they are asked again and again.
    """
    must_guess = not any(map(mind.is_foe, mind.others)) and mind.file.sides[mind.side].wins is Wins.ELIMINATE
    return must_guess and (ability.when is When.DAY or random.random() < HOLDS)


def _hides(mind: Mind, ability: Ability) -> bool:
    """Return whether somebody would reveal themselves by day before many have voted for them."""
    votes, is_by_day = mind.table.votes, ability.when is When.DAY
    return is_by_day and ability.effect is Effect.REVEAL and 2 * len(votes.counts.get(mind.seat, ())) < votes.needed


def _ignites(mind: Mind, random: Random) -> bool:
    """Return whether enough others may bear a mark by now, one a night."""
    return 2 * (mind.table.night - 1) >= len(mind.others) or random.random() < IGNITES
