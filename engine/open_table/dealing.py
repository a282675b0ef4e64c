"""The deal: which alternatives are in the game, who has which role, and who knows whom."""

from collections.abc import Iterable, Mapping, Sequence

from engine.chance import Chance, OneOf, Shuffle
from engine.errors import SetupRefused
from engine.open_table.events import RoleTold
from engine.open_table.role_file import RoleFile
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


def tell(file: RoleFile, roles: Mapping[str, str]) -> Iterable[RoleTold]:
    """Tell each player their role and whom they know."""
    for seat, role in roles.items():
        side = file.roles[role].side
        yield RoleTold(
            to=(seat,),
            role=role,
            side=side,
            fellows=tuple([other for other in roles if other != seat and _know(file, role, roles[other])]),
        )


def _know(file: RoleFile, role: str, other: str) -> bool:
    """Return whether players with two roles know each other."""
    side = file.roles[role].side
    return (file.sides[side].knows and file.roles[other].side == side) or (file.roles[role].knows and role == other)
