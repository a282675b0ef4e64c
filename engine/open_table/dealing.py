"""The deal: which alternatives are in the game, who has which role, and who knows whom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from engine.chance import Chance, OneOf
from engine.errors import SetupRefused
from engine.open_table.events import Met, RoleTold
from engine.open_table.role_file import RoleFile
from engine.open_table.table import OpenTable, knows
from engine.outcomes import ByName, One
from engine.refusals import WrongPlayerCount


class Cast:
    """The draw of everybody's role, by name."""

    shape = dict[str, str]

    def __init__(self, seats: Sequence[str], roles: Sequence[str]) -> None:
        self.seats = seats
        self.roles = roles

    @property
    def choosing(self) -> ByName:
        """A role for each seat."""
        return ByName(dict.fromkeys(self.seats, One(tuple(dict.fromkeys(self.roles)))))

    def pick(self, random: Random) -> dict[str, str]:
        """Deal the roles."""
        return dict(zip(self.seats, random.sample(self.roles, len(self.roles)), strict=True))

    def is_possible(self, outcome: dict[str, str]) -> bool:
        """Return whether everybody has a role, and each is there as often as it should be."""
        return outcome.keys() == set(self.seats) and Counter(outcome.values()) == Counter(self.roles)


def deal(file: RoleFile, seats: Sequence[str], chance: Chance) -> dict[str, str]:
    """Deal the roles to the seats. Raises SetupRefused for another number of players than the file's."""
    if len(seats) != file.players:
        raise SetupRefused(WrongPlayerCount(file.players, file.players, len(seats)))
    roles = [key for key, role in file.roles.items() for _ in range(role.count)]
    for place, group in enumerate(file.alternatives):
        chosen = chance.draw(f"alternative_{place}", OneOf([str(number) for number in range(len(group))]))
        roles += group[int(chosen)]
    drawn = chance.draw("roles", Cast(seats, roles))
    return {seat: drawn[seat] for seat in seats}


def tell(table: OpenTable) -> Iterable[RoleTold]:
    """Tell each player their role and whom they know."""
    for seat, player in table.players.items():
        yield RoleTold(to=(seat,), role=table.role_key(seat), side=table.side(seat), fellows=player.fellows)


def meet(table: OpenTable) -> Iterable[Met]:
    """Tell the living whom among the living they know by now and were not told of."""
    for seat in table.living:
        player = table.player(seat)
        known = {other for other in table.living if other != seat and knows(table.file, player, table.player(other))}
        if new := table.in_seat_order(known - {*player.fellows}):
            yield Met(to=(seat,), fellows=new)
