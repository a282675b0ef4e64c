"""Set-ups of the open table: every file of the repository, one with every effect, and random files."""

from random import Random

from msgspec.structs import replace

from engine.open_table.effects import Effect, Target
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import Ability, Lynch, Role, RoleFile, Side, Talk, User, Wins
from tests.engine.open_table.random_nights import random_file
from tests.engine.open_table.role_files import SHIPPED

FILES = (FIVE_ROLES, *[read_role_file(path.read_bytes()) for path in SHIPPED])
ABILITIES = {
    "bite": Ability(Effect.KILL),
    "swap": Ability(Effect.SWAP, reports=True),
    "jail": Ability(Effect.JAIL),
    "block": Ability(Effect.BLOCK, reports=True),
    "lure": Ability(Effect.REDIRECT),
    "heal": Ability(Effect.PROTECT, stops=1, repeats=False),
    "bind": Ability(Effect.BIND, uses=1),
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
        "doctor": Role("town", count=1, does=("heal", "cure", "jail", "haunt", "arm"), vests=1),
        "seer": Role("town", count=1, does=("see", "peek", "compare", "track"), vests=1),
        "driver": Role("town", count=1, does=("swap", "block", "watch", "show", "jail"), vests=1),
        "mayor": Role("town", count=1, does=("praise", "mock", "hush", "mimic", "show", "haunt")),
        "lover": Role("town", count=1, does=("bind", "rob", "lure", "arm"), vests=1),
        "goon": Role("mafia", count=2, does=("rob", "lure", "hush", "douse", "ignite", "jail", "arm")),
        "cultist": Role("cult", count=1, does=("mimic", "hush", "show")),
    },
    abilities=ABILITIES,
    lynch=Lynch.PLURALITY,
    lynches=2,
)
"""A file in which everything soon happens."""


def random_options(random: Random) -> OpenTableOptions:
    """Return a role file that a hosted game may have: of the repository, with every effect, or a random one."""
    return OpenTableOptions(random.choice((random.choice(FILES), EVERY_EFFECT, hosted_file(random))))


def hosted_file(random: Random) -> RoleFile:
    """Return a random role file that leaves nothing to the GM, and in which random votes end every game at last."""
    while True:
        file = replace(random_file(random), lynch=Lynch.PLURALITY)
        if all(ability.effect is not Effect.BY_HAND for ability in file.abilities.values()):
            return file
