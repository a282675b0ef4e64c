"""The talismans, as the rulebook prints them."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from engine.events import Event
from engine.honnoji import insight, mirror, staff, sword, wisdom
from engine.honnoji.events import Used
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.tokens import Standing, TalismanName, Token, Tokens
from engine.refusals import Refusal

Phases = frozenset[Phase]
NEVER: Phases = frozenset()
WHILE_A_VOTE_RUNS = frozenset({Phase.VOTE})
UNTIL_THE_RESULT = frozenset({Phase.VOTE, Phase.QUEST})
ALWAYS = frozenset({Phase.GIVE, Phase.PROPOSAL, Phase.VOTE, Phase.QUEST, Phase.LOOK})


def nothing_hinders(table: HonnojiTable, holder: str) -> Refusal | None:
    """Let it be declared."""
    return None


def tells_nobody(table: HonnojiTable, target: str | None) -> Iterable[Event]:
    """Tell nobody anything beside its use."""
    return ()


class Talisman(Struct, frozen=True):
    """A talisman: when it may be used, and what it does."""

    name: TalismanName
    tokens: int
    fold: Callable[[HonnojiTable, Token, Used], HonnojiTable]
    """How the table changes when everybody sees its use."""
    openly: Phases = NEVER
    """The waits in which it is declared in public."""
    hindrance: Callable[[HonnojiTable, str], Refusal | None] = nothing_hinders
    """What else may stand in the way of declaring it."""
    tells: Callable[[HonnojiTable, str | None], Iterable[Event]] = tells_nobody
    """Whom it tells something when it is declared."""
    secretly: Phases = NEVER
    """The waits in which its holder sets it for himself alone."""
    preloaded: Phases = NEVER
    """Those of them in which that is a preload, and may be withdrawn."""
    names_a_member: bool = False
    """It names a member of the proposed or present party, other than its holder."""
    for_one_vote: bool = False
    """With the vote it is spent."""
    for_one_party: bool = False
    """With the mission it is spent; if the party is rejected, it stays with its holder or goes back to him."""


TALISMANS = (
    Talisman(
        TalismanName.SWORD,
        tokens=1,
        openly=ALWAYS,
        hindrance=sword.hindrance,
        fold=sword.declare,
        secretly=ALWAYS,
        preloaded=ALWAYS,
    ),
    Talisman(TalismanName.STAFF, tokens=1, fold=staff.point),
    Talisman(
        TalismanName.WISDOM,
        tokens=2,
        openly=WHILE_A_VOTE_RUNS,
        hindrance=wisdom.hindrance,
        fold=wisdom.declare,
        for_one_vote=True,
    ),
    Talisman(
        TalismanName.INSIGHT,
        tokens=2,
        fold=insight.spend,
        secretly=UNTIL_THE_RESULT,
        preloaded=WHILE_A_VOTE_RUNS,
        names_a_member=True,
        for_one_party=True,
    ),
    Talisman(
        TalismanName.MIRROR,
        tokens=1,
        openly=UNTIL_THE_RESULT,
        hindrance=mirror.hindrance,
        tells=mirror.tell,
        fold=mirror.declare,
        names_a_member=True,
        for_one_party=True,
    ),
)
BY_NAME = {talisman.name: talisman for talisman in TALISMANS}
POOL = tuple(talisman.name for talisman in TALISMANS for _ in range(talisman.tokens))
"""The tokens that are drawn from, one for each mission."""
USED = (Standing.SET, Standing.DECLARED)


def after_vote(tokens: Tokens, *, approved: bool) -> Tokens:
    """Fold the end of a vote."""
    return tuple([_after_vote(token, approved) if token.standing in USED else token for token in tokens])


def _after_vote(token: Token, approved: bool) -> Token:
    talisman = BY_NAME[token.name]
    if talisman.for_one_vote:
        return token.spent()
    return token.kept() if talisman.for_one_party and not approved else token


def after_mission(tokens: Tokens) -> Tokens:
    """Fold the end of a mission; whatever was set in secret for it comes out right after."""
    return tuple(
        [
            token.spent() if token.standing is Standing.DECLARED and BY_NAME[token.name].for_one_party else token
            for token in tokens
        ]
    )
