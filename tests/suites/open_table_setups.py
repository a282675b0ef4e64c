"""Set-ups of the open table: files of the repository, one with every effect, and random files."""

from random import Random

from msgspec.structs import replace

from engine.open_table.effects import Effect, Target
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import (
    Ability,
    Ballot,
    Begins,
    Cycle,
    Lynch,
    Role,
    RoleFile,
    Side,
    Talk,
    User,
    When,
    Wins,
)
from tests.engine.open_table.random_nights import random_file
from tests.engine.open_table.role_files import SHIPPED

LONG_NIGHT = RoleFile(
    title="Long night",
    players=6,
    sides={"town": Side(Wins.ELIMINATE), "mafia": Side(Wins.PARITY, does=("kill",), knows=True, talks=Talk.NIGHT)},
    roles={
        "vigilante": Role("town", count=2, does=("shoot",)),
        "doctor": Role("town", count=2, does=("heal",)),
        "goon": Role("mafia", count=2),
    },
    abilities={"kill": Ability(Effect.KILL), "shoot": Ability(Effect.KILL), "heal": Ability(Effect.PROTECT)},
    phases=Cycle.NIGHTS,
    lynch=Lynch.NONE,
)
"""A file without days."""
COMPARED = (
    *("c9", "cop-9er", "dethy", "double-cop-c9", "everything", "friends-and-enemies-and-enemies"),
    *("friends-and-enemies", "matrix6", "mountainous-11er", "original-newbie", "two-of-four", "twofold-mafia"),
    "vigilante-10er",
)
"""The files of the repository whose games are compared: with more of them, each would come up less often."""
FILES = (FIVE_ROLES, LONG_NIGHT, *[read_role_file(path.read_bytes()) for path in SHIPPED if path.stem in COMPARED])
ABILITIES = {
    "bite": Ability(Effect.KILL),
    "swap": Ability(Effect.SWAP, reports=True),
    "jail": Ability(Effect.JAIL),
    "block": Ability(Effect.BLOCK, reports=True),
    "lure": Ability(Effect.REDIRECT),
    "heal": Ability(Effect.PROTECT, stops=1, repeats=False),
    "bind": Ability(Effect.BIND),
    "douse": Ability(Effect.MARK, mark="oil"),
    "ignite": Ability(Effect.KILL, target=Target.MARKED, mark="oil", uses=1),
    "hush": Ability(Effect.SILENCE),
    "praise": Ability(Effect.DOUBLE_VOTE),
    "mock": Ability(Effect.TAKE_VOTE),
    "arm": Ability(Effect.GIVE, ability="bite"),
    "rob": Ability(Effect.TAKE),
    "mimic": Ability(Effect.COPY),
    "poison": Ability(Effect.KILL, delay=1),
    "cure": Ability(Effect.SAVE, reports=True),
    "turn": Ability(Effect.CONVERT, role="cultist"),
    "invite": Ability(Effect.RECRUIT),
    "see": Ability(Effect.LEARN_SIDE),
    "peek": Ability(Effect.LEARN_ROLE),
    "compare": Ability(Effect.LEARN_ALIKE),
    "watch": Ability(Effect.LEARN_VISITORS),
    "track": Ability(Effect.LEARN_VISITS),
    "show": Ability(Effect.REVEAL),
    "haunt": Ability(Effect.BLOCK, user=User.DEAD),
    "pray": Ability(Effect.BY_HAND, target=Target.ANYONE, text="Toss a coin."),
}
EVERY_EFFECT = RoleFile(
    title="Every effect",
    players=8,
    sides={
        "town": Side(Wins.ELIMINATE),
        "mafia": Side(Wins.PARITY, does=("bite", "poison"), knows=True, talks=Talk.ALWAYS),
        "cult": Side(Wins.PARITY, does=("turn", "invite"), knows=True, talks=Talk.NIGHT),
    },
    roles={
        "doctor": Role("town", count=1, does=("heal", "cure", "pray", "haunt", "arm"), vests=1),
        "seer": Role("town", count=1, does=("see", "peek", "compare", "track"), vests=1),
        "driver": Role("town", count=1, does=("swap", "block", "watch", "show", "mimic"), vests=1),
        "mayor": Role("town", count=1, does=("praise", "mock", "hush", "mimic", "show", "haunt")),
        "lover": Role("town", count=1, does=("bind", "rob", "lure", "arm", "mimic"), vests=2),
        "goon": Role("mafia", count=2, does=("rob", "lure", "hush", "douse", "ignite", "jail", "arm")),
        "cultist": Role("cult", count=1, does=("mimic", "hush", "show", "bind", "pray")),
    },
    abilities=ABILITIES,
    lynch=Lynch.PLURALITY,
    lynches=2,
)
"""A file in which everything soon happens."""


BY_DAY = {
    "bite": Ability(Effect.KILL),
    "heal": Ability(Effect.PROTECT),
    "shoot": Ability(Effect.KILL, when=When.DAY, public=True, uses=1),
    "dart": Ability(Effect.KILL, when=When.DAY, uses=1),
    "see": Ability(Effect.LEARN_SIDE, when=When.DAY),
    "hush": Ability(Effect.SILENCE, when=When.DAY),
    "lead": Ability(Effect.DOUBLE_VOTE, when=When.DAY, target=Target.SELF),
    "arm": Ability(Effect.GIVE, when=When.DAY, ability="shoot"),
    "rob": Ability(Effect.TAKE, when=When.DAY, public=True),
    "invite": Ability(Effect.RECRUIT, when=When.DAY, uses=1),
    "stand": Ability(Effect.REVEAL, when=When.DAY, target=Target.SELF),
    "wail": Ability(Effect.NONE, when=When.DAY, user=User.DEAD, public=True),
}
ACTIVE_DAYS = RoleFile(
    title="Active days",
    players=8,
    sides={
        "town": Side(Wins.ELIMINATE),
        "mafia": Side(Wins.PARITY, does=("bite",), knows=True, talks=Talk.NIGHT),
        "cult": Side(Wins.PARITY, knows=True),
        "fool": Side(Wins.LYNCHED, ends=False),
    },
    roles={
        "sheriff": Role("town", count=1, does=("shoot", "see", "heal")),
        "mayor": Role("town", count=1, votes=2, does=("lead", "stand")),
        "smith": Role("town", count=2, does=("arm", "wail")),
        "goon": Role("mafia", count=2, does=("dart", "hush", "rob")),
        "cultist": Role("cult", count=1, does=("invite",)),
        "fool": Role("fool", count=1, does=("wail",)),
    },
    abilities=BY_DAY,
    begins=Begins.DAY,
    lynch=Lynch.PLURALITY,
    ballots=Ballot.SECRET,
)
"""A file in which most abilities are used by day, and votes are secret."""


def random_options(random: Random) -> OpenTableOptions:
    """Return a role file that a hosted game may have: of the repository, with much in it, or a random one."""
    return OpenTableOptions(
        random.choice((random.choice(FILES), EVERY_EFFECT, EVERY_EFFECT, ACTIVE_DAYS, hosted_file(random)))
    )


def hosted_file(random: Random) -> RoleFile:
    """Return a random role file in which random votes end every game at last."""
    while (file := random_file(random)).phases is Cycle.NIGHTS:
        pass
    return replace(file, lynch=Lynch.PLURALITY)
