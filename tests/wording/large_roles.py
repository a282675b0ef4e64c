"""A role file that is as large as one may be, with names that try to format, link and mention."""

from engine.open_table.effects import NIGHT_ORDER, Effect, Target
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_ABILITIES,
    MOST_ROLES,
    MOST_SIDES,
    Ability,
    Role,
    RoleFile,
    Side,
    Talk,
    Wins,
)

FIXED, OTHERS = 23, (range(23, 35), range(35, 40))
"""The roles in every game, and the groups of which one is."""
SHARED = 10
"""The most abilities of a role, and of a side."""
HOSTILE = "*_~`|>#[](<@:"
PLAIN = tuple([row.effect for row in NIGHT_ORDER if not row.needs and Target.OTHER in row.whom])
"""The effects that need nothing else, and name somebody."""


def _name(kind: str, number: int) -> str:
    return f"{kind}{number} {HOSTILE * 5}"[:LONGEST_NAME]


def _text(kind: str) -> str:
    return f"{kind} {HOSTILE * 30}"[:LONGEST_TEXT].strip()


ABILITIES = [f"ability_{number}" for number in range(MOST_ABILITIES)]
LARGEST = OpenTableOptions(
    RoleFile(
        title=_name("T", 0),
        players=25,
        sides={
            f"side_{number}": Side(
                Wins.PARITY if number else Wins.ELIMINATE,
                name=_name("S", number),
                text=_text("S"),
                does=tuple(ABILITIES[:SHARED]) if number == 1 else (),
                knows=True,
                talks=Talk.ALWAYS,
            )
            for number in range(MOST_SIDES)
        },
        roles={
            f"role_{number}": Role(
                f"side_{number if number < MOST_SIDES else 0}",
                name=_name("R", number),
                text=_text("R"),
                count=1 if number < FIXED else 0,
                does=tuple([ABILITIES[(number * SHARED + place) % MOST_ABILITIES] for place in range(SHARED)]),
                knows=True,
                votes=3,
                vests=9,
                bulletproof=True,
                unseen=True,
                untouchable=tuple(Effect),
                seen_as="side_9",
                seen_as_role="role_39",
                dies_with=f"role_{MOST_ROLES - 1 - number}",
            )
            for number in range(MOST_ROLES)
        },
        abilities={
            key: Ability(PLAIN[number % len(PLAIN)], name=_name("A", number), text=_text("A"), uses=9)
            for number, key in enumerate(ABILITIES)
        },
        alternatives=tuple([tuple([(f"role_{number}",) for number in group]) for group in OTHERS]),
    )
)
