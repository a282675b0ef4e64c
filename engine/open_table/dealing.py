"""The deal: which alternatives are in the game, who has which role, and who knows whom."""

from collections.abc import Iterable, Sequence

from engine.chance import Chance, OneOf, Shuffle
from engine.errors import SetupRefused
from engine.open_table.events import Met, RoleTold
from engine.open_table.role_file import RoleFile
from engine.open_table.table import OpenTable, knows
from engine.refusals import WrongPlayerCount


def deal(file: RoleFile, seats: Sequence[str], chance: Chance) -> dict[str, str]:
    """Deal the roles to the seats. Raises SetupRefused for another number of players than the file's."""
    if len(seats) != file.players:
        raise SetupRefused(WrongPlayerCount(file.players, file.players, len(seats)))
    roles = [key for key, role in file.roles.items() for _ in range(role.count)]
    for place, group in enumerate(file.alternatives):
        chosen = chance.draw(f"alternative_{place}", OneOf([str(number) for number in range(len(group))]))
        roles += group[int(chosen)]
    shuffled = chance.draw("roles", Shuffle(roles))
    return dict(zip(seats, shuffled, strict=True))


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
