"""What a talisman is: when it may be used, what it does, and what else follows from it."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from engine.events import Event
from engine.honnoji.events import Used
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.tokens import TalismanName, Token
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


def adds_nothing(table: HonnojiTable) -> Iterable[Event]:
    """Leave the result as it is."""
    return ()


class Talisman(Struct, frozen=True):
    """A talisman: each has a chapter of its own, which ends with this record of it."""

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
    doubles_the_vote: bool = False
    """While it is declared, its holder's vote counts twice."""
    makes_act_in_public: bool = False
    """While it is declared, the member it names acts in public."""
    comes_out: Callable[[HonnojiTable], Iterable[Event]] = adds_nothing
    """What comes out of it together with a mission's result."""
    for_one_vote: bool = False
    """With the vote it is spent."""
    for_one_party: bool = False
    """With the mission it is spent; if the party is rejected, it stays with its holder or goes back to him."""
