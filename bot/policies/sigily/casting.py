"""Casting: the spells that are worth their coins to a racer."""

from collections.abc import Iterator

from bot.policies.sigily.distances import left
from engine.asks import Ask
from engine.domains import OneByOther, OneOf, OneSeat
from engine.sigily.actions import Cast
from engine.sigily.board import SIGILS
from engine.sigily.events import Effect
from engine.sigily.options import Spell
from engine.sigily.spells.fireball import EFFECTS
from engine.sigily.sticks import chance_of
from engine.sigily.table import SigilyTable
from engine.views import View

WORTHWHILE = 1.5
"""The steps that a spell must be worth for each coin of its cost, which the player could keep."""
STEPS_PER_THROW = 2.2
"""The steps that a throw brings."""
BURNS = chance_of([count for count, effect in EFFECTS.items() if effect is Effect.DIES])
"""The chance that a fireball kills."""
THREE_ROUNDS = 3


def spell(view: View[SigilyTable, str], asks: tuple[Ask, ...]) -> Cast | None:
    """Return the best spell that is worth it, or None."""
    found = [each for ask in asks if ask.move is Cast for each in _casts(view, ask)]
    best = max(found, key=lambda each: each[0], default=None)
    return best[1] if best is not None and best[0] >= WORTHWHILE else None


def _casts(view: View[SigilyTable, str], ask: Ask) -> Iterator[tuple[float, Cast]]:
    which = Spell(str(ask.fixed["spell"]))
    chariots = ask.fields["chariot"]
    payers = chariots.names if isinstance(chariots, OneOf) else (None,)
    for payer in payers:
        chariot = None if payer is None else str(payer)
        for target in _targets(ask, chariot):
            yield _worth(view, which, chariot, target), Cast(which, chariot, target)


def _targets(ask: Ask, chariot: str | None) -> tuple[str | None, ...]:
    domain = ask.fields["target"]
    if isinstance(domain, OneByOther):
        domain = domain.left[chariot]
    if isinstance(domain, OneSeat):
        return domain.seats
    return tuple(map(str, domain.names)) if isinstance(domain, OneOf) else (None,)


def _worth(view: View[SigilyTable, str], which: Spell, chariot: str | None, target: str | None) -> float:
    """Return the value of a spell, in steps."""
    match which:
        case Spell.FIREBALL:
            foe = None if target is None else view.table.board.unit(target)
            return (
                0 if foe is None else BURNS * (SIGILS - left(view, foe, foe.top)) * len(foe.chariots) - STEPS_PER_THROW
            )
        case Spell.FREE_TURN:
            return STEPS_PER_THROW
        case Spell.WINDS_OF_SPEED | Spell.WINDS_OF_SLOTH:
            return THREE_ROUNDS - WORTHWHILE / 2
        case Spell.FREEZE:
            return (
                STEPS_PER_THROW if target is not None and _to_go(view, target) < _to_go(view, view.table.player) else 0
            )
        case Spell.STONE_SKIN:
            unit = None if chariot is None else view.table.board.unit(chariot)
            return 0 if unit is None else (SIGILS - left(view, unit, unit.top)) / 8
        case _:
            return 0


def _to_go(view: View[SigilyTable, str], seat: str) -> float:
    """Return how far a player has to go in total."""
    units = sum([left(view, unit, unit.top) for unit in view.table.units_of(seat)])
    return units + SIGILS * len(view.table.not_in_play(seat))
