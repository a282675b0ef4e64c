"""Duels: both throw, the attacker adds 1, the higher wins, and the highest animal breaks a tie."""

from dataclasses import dataclass, field
from random import Random

from engine.chance import Chance
from engine.outcomes import Row
from engine.sigily import home
from engine.sigily.board import Place
from engine.sigily.events import Throws
from engine.sigily.sticks import ANY, Sticks, could_be, count, highest, pick
from engine.sigily.table import SigilyTable

ATTACK = (1, 0)
"""The bonus that attacker and defender add to a throw."""


@dataclass
class Battle:
    """Two units in a fight: who began it, every throw so far, and the dead."""

    table: SigilyTable
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    at: Place
    throws: list[Throws] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)

    @property
    def left(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The surviving attackers and defenders, from the top."""
        sides = (self.attackers, self.defenders)
        attackers, defenders = (tuple([name for name in side if name not in self.dead]) for side in sides)
        return attackers, defenders

    @property
    def bonus(self) -> tuple[int, int]:
        """The bonus that attacker and defender add to a throw."""
        (attacker, *_), (defender, *_) = self.left
        return home.bonus(self.table, (attacker, defender), self.at) or ATTACK


class Pair:
    """One throw of both fighters, the attacker's first."""

    choosing = Row(ANY, 2)

    @property
    def shape(self) -> type[tuple[Sticks, Sticks]]:
        """Two throws."""
        return tuple[Sticks, Sticks]

    def pick(self, random: Random) -> tuple[Sticks, Sticks]:
        """Throw for both."""
        return pick(random), pick(random)

    def is_possible(self, outcome: tuple[Sticks, Sticks]) -> bool:
        """Return whether neither throws an animal twice."""
        return all(map(could_be, outcome))


def duel(battle: Battle, chance: Chance) -> None:
    """Let two whole units fight until one is dead."""
    lead = 0
    while not lead:
        attack, defence = chance.draw_next("fights", Pair())
        battle.throws.append(((attack,), (defence,)))
        lead = compare(attack, defence, battle.bonus)
    battle.dead.extend(battle.defenders if lead > 0 else battle.attackers)


def compare(attack: Sticks, defence: Sticks, bonus: tuple[int, int] = ATTACK) -> int:
    """Return the attacker's lead; below 0 the defender leads, and 0 means an unbroken tie."""
    lead = count(attack) + bonus[0] - count(defence) - bonus[1]
    return lead or highest(attack) - highest(defence)
