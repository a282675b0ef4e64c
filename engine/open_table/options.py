"""The options that may be chosen before the game: the role file."""

from msgspec import Struct

from engine.open_table.effects import Effect
from engine.open_table.role_file import Ability, Role, RoleFile, Side, Talk, Wins

FIVE_ROLES = RoleFile(
    title="Five roles",
    players=7,
    sides={
        "town": Side(Wins.ELIMINATE),
        "wolves": Side(Wins.PARITY, does=("bite",), knows=True, talks=Talk.NIGHT),
    },
    roles={
        "villager": Role("town", count=2),
        "seer": Role("town", count=1, does=("see",)),
        "healer": Role("town", count=1, does=("heal",)),
        "soldier": Role("town", count=1, vests=1),
        "wolf": Role("wolves", name="Werewolf", count=2),
    },
    abilities={
        "bite": Ability(Effect.KILL),
        "see": Ability(Effect.LEARN_SIDE),
        "heal": Ability(Effect.PROTECT, repeats=False, stops=1),
    },
)
"""The first set-up of the hosts' page, for a table that has chosen no file."""


class OpenTableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole role file, so that a record replays without it. ``anonymous`` makes the seats aliases."""

    file: RoleFile = FIVE_ROLES
    anonymous: bool = False
