"""Role files whose names have rings on every letter, so that no other word may lack them."""

from msgspec.structs import replace

from engine.open_table.effects import Effect, Target
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.role_file import (
    Ability,
    Begins,
    Lynch,
    Nights,
    Reveal,
    Role,
    RoleFile,
    Sanity,
    Side,
    Strength,
    Talk,
    User,
    When,
    Wins,
)
from tests.suites.open_table_setups import ACTIVE_DAYS, EVERY_EFFECT
from tests.wording.pseudo import ringed


def with_rings(file: RoleFile) -> RoleFile:
    """Return a file with rings on all names."""
    return replace(
        file,
        title=ringed(file.title),
        sides={
            key: replace(side, name=ringed(file.side_name(key)), text=ringed(side.text))
            for key, side in file.sides.items()
        },
        roles={
            key: replace(role, name=ringed(file.role_name(key)), text=ringed(role.text))
            for key, role in file.roles.items()
        },
        abilities={
            key: replace(each, name=ringed(file.ability_name(key)), mark=each.mark and "owl", text=ringed(each.text))
            for key, each in file.abilities.items()
        },
    )


DAYS = {
    f"say_{days}": Ability(Effect.DOUBLE_VOTE, when=When.DAY, days=days, text="Loudly.", public=days is Nights.ODD)
    for days in Nights
}
ALL_SORTS = RoleFile(
    title="All sorts",
    players=5,
    sides={
        "town": Side(Wins.ELIMINATE),
        "mafia": Side(Wins.PARITY, does=("hit",), knows=True, talks=Talk.ALWAYS),
        "cult": Side(Wins.PARITY, does=("count",)),
        "drifters": Side(Wins.SURVIVE, text="Alone."),
        "martyrs": Side(Wins.LYNCHED),
    },
    roles={
        "fool": Role("town", count=1, does=("shout", "look", "guess", "doubt", "show"), votes=0, seen_as="mafia"),
        "twin": Role("town", does=("shield", "meet", "praise", "haunt"), votes=2, knows=True, dies_with="boss"),
        "boss": Role("mafia", count=1, bulletproof=True, unseen=True, untouchable=(Effect.BLOCK,)),
        "monk": Role("cult", count=1, does=("seek", "steal", "stop"), seen_as_role="fool"),
        "loner": Role("drifters", count=1, vests=2, does=("heal", "finish", "win")),
        "guest": Role("martyrs", text="Somebody.", does=tuple(DAYS)),
    },
    abilities={
        **DAYS,
        "win": Ability(Effect.WIN, when=When.DAY, target=Target.SELF),
        "hit": Ability(Effect.KILL, strength=Strength.STRONG, delay=2, nights=Nights.LATER),
        "count": Ability(Effect.LEARN_COUNT, targets=2, side="town", uses=2),
        "shout": Ability(Effect.SILENCE, nights=Nights.FIRST),
        "look": Ability(Effect.LEARN_SIDE, sanity=Sanity.INSANE, nights=Nights.ODD),
        "guess": Ability(Effect.LEARN_SIDE, sanity=Sanity.NAIVE, nights=Nights.EVEN),
        "doubt": Ability(Effect.LEARN_SIDE, sanity=Sanity.PARANOID, after_death_of="twin"),
        "show": Ability(Effect.REVEAL, target=Target.SELF, uses=1),
        "shield": Ability(Effect.PROTECT, target=Target.ANYONE, alone=True),
        "meet": Ability(Effect.NONE, target=Target.DEAD),
        "praise": Ability(Effect.DOUBLE_VOTE, target=Target.ANYONE),
        "haunt": Ability(Effect.LEARN_ROLE, user=User.DEAD),
        "seek": Ability(Effect.LEARN_COUNT, side="mafia"),
        "steal": Ability(Effect.TAKE, ability="show", repeats=False),
        "stop": Ability(Effect.BLOCK, reports=True),
        "heal": Ability(Effect.PROTECT, target=Target.SELF, stops=2, uses=1),
        "finish": Ability(Effect.WIN, target=Target.SELF),
    },
    alternatives=((("twin",), ("guest",)),),
    reveal=Reveal.SIDE,
    begins=Begins.DAY,
    lynch=Lynch.MAJORITY,
    no_lynch=False,
)
QUIET = replace(FIVE_ROLES, title="Quiet", lynch=Lynch.NONE, reveal=Reveal.NOTHING)
PEACEFUL = RoleFile(
    title="Peaceful",
    players=3,
    sides={"town": Side(Wins.ELIMINATE), "mafia": Side(Wins.PARITY)},
    roles={"townie": Role("town", count=2), "goon": Role("mafia", count=1)},
    natural=False,
)
SET_UPS = (
    OpenTableOptions(with_rings(EVERY_EFFECT)),
    OpenTableOptions(with_rings(ACTIVE_DAYS)),
    OpenTableOptions(with_rings(FIVE_ROLES), anonymous=True),
    OpenTableOptions(with_rings(ALL_SORTS)),
    OpenTableOptions(with_rings(QUIET)),
    OpenTableOptions(with_rings(PEACEFUL)),
)
"""Set-ups that say together nearly everything."""
KEYS = frozenset({key for each in SET_UPS for key in (*each.file.roles, *each.file.sides)})
"""The keys in these files, which stand for names where no set-up is known."""
