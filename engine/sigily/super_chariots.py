"""Super chariots, an option: each chariot of a stack fights."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from engine.chance import Chance
from engine.sigily.duels import Battle, compare
from engine.sigily.events import Throws
from engine.sigily.sticks import Sticks, could_be, pick


class Round(Struct, frozen=True):
    """One throw of each attacker and each defender, from the top."""

    attackers: int
    defenders: int

    @property
    def shape(self) -> type[Throws]:
        """The throws of both sides."""
        return tuple[tuple[Sticks, ...], tuple[Sticks, ...]]

    def pick(self, random: Random) -> Throws:
        """Throw for all."""
        return tuple([pick(random) for _ in range(self.attackers)]), tuple(
            [pick(random) for _ in range(self.defenders)]
        )

    def is_possible(self, outcome: Throws) -> bool:
        """Return whether all have thrown, and none has an animal twice."""
        attackers, defenders = outcome
        counts = (len(attackers), len(defenders)) == (self.attackers, self.defenders)
        return counts and all(map(could_be, attackers + defenders))


def fight(battle: Battle, chance: Chance) -> None:
    """Fight in rounds. The survivors go on until one side is gone."""
    while all(battle.left):
        _fight_round(battle, chance)


def _fight_round(battle: Battle, chance: Chance) -> None:
    attackers, defenders = battle.left
    bonus = battle.bonus
    attacks, defences = _throw(battle, Round(len(attackers), len(defenders)), chance)
    beaten: list[str] = []
    for one, other in pairs(len(attackers), len(defenders)):
        lead = compare(attacks[one], defences[other], bonus)
        while not lead:
            (attack,), (defence,) = _throw(battle, Round(1, 1), chance)
            lead = compare(attack, defence, bonus)
        beaten.append(defenders[other] if lead > 0 else attackers[one])
    battle.dead.extend(dict.fromkeys(beaten))


def pairs(attackers: int, defenders: int) -> Iterator[tuple[int, int]]:
    """Yield who fights whom: pairs from the top down; all without a partner join the last pair."""
    for number in range(max(attackers, defenders)):
        yield min(number, attackers - 1), min(number, defenders - 1)


def _throw(battle: Battle, fighting: Round, chance: Chance) -> Throws:
    throws = chance.draw_next("fights", fighting)
    battle.throws.append(throws)
    return throws
