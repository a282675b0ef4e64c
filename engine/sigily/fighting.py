"""Fighting: a unit that lands fights each enemy unit there, and the fairies punish those who fight near them."""

from collections.abc import Iterable

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.sigily import fairy_land, jackpot, super_chariots
from engine.sigily.board import FAIRY_SIGILS, Place
from engine.sigily.duels import Battle, duel
from engine.sigily.events import Fought
from engine.sigily.landing import lander
from engine.sigily.table import SigilyTable
from engine.sigily.unfolding import Unfolding
from engine.sigily.units import Unit


def enemies(table: SigilyTable, seat: str, place: Place) -> tuple[Unit, ...]:
    """Return a player's enemy units on a place, in order of arrival."""
    return tuple([other for other in table.board.at(place) if not table.are_friends(seat, other.owner)])


def fight(table: SigilyTable, chance: Chance) -> Iterable[Event]:
    """Fight the first enemy there. On gates and fairy sigils both lose their coins, and the winner goes back."""
    unit = lander(table)
    if unit is None or not (foes := enemies(table, unit.owner, unit.at)):
        return ()
    unfolding = Unfolding(table)
    near_fairies = unit.at in FAIRY_SIGILS
    if near_fairies:
        for each in (unit, foes[0]):
            unfolding.add(jackpot.lose_all(unfolding.table, each))
    fought = _fight(table, unit, foes[0], chance)
    unfolding.add((fought,))
    winner = _winner(unfolding.table, fought)
    if near_fairies and winner.entry is not None:
        unfolding.add((fairy_land.put_back(winner),))
    return unfolding.events


def _fight(table: SigilyTable, attacker: Unit, defender: Unit, chance: Chance) -> Fought:
    """Throw until one side is gone. A stone skin wins without a throw."""
    battle = Battle(table, attacker.chariots, defender.chariots, attacker.at)
    if defender.skin:
        battle.dead.extend(attacker.chariots)
    elif table.options.super_chariots:
        super_chariots.fight(battle, chance)
    else:
        duel(battle, chance)
    loser = attacker if {*attacker.chariots} <= {*battle.dead} else defender
    return Fought(
        to=To.PUBLIC,
        attackers=attacker.chariots,
        defenders=defender.chariots,
        at=attacker.at,
        throws=tuple(battle.throws),
        dead=tuple(battle.dead),
        coins=0 if attacker.at in FAIRY_SIGILS else loser.coins,
        skin=defender.skin,
    )


def _winner(table: SigilyTable, fought: Fought) -> Unit:
    """Return the surviving unit."""
    units = [table.board.unit(name) for name in (*fought.attackers, *fought.defenders)]
    return next(unit for unit in units if unit is not None)
