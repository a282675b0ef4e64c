"""Defines a talisman: when it may be used, what it does, and what else follows from it."""

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
    """Allow the talisman to be declared."""
    return None


def tells_nobody(table: HonnojiTable, target: str | None) -> Iterable[Event]:
    """Tell nobody anything beyond the use itself."""
    return ()


def adds_nothing(table: HonnojiTable) -> Iterable[Event]:
    """Leave the result as it is."""
    return ()


class Talisman(Struct, frozen=True):
    """A talisman. Each has a chapter of its own, which ends with its record."""

    name: TalismanName
    tokens: int
    fold: Callable[[HonnojiTable, Token, Used], HonnojiTable]
    """Changes the table when everybody sees the talisman used."""
    openly: Phases = NEVER
    """The waits in which the talisman may be declared in public."""
    hindrance: Callable[[HonnojiTable, str], Refusal | None] = nothing_hinders
    """Returns what else prevents declaring it."""
    tells: Callable[[HonnojiTable, str | None], Iterable[Event]] = tells_nobody
    """Tells players what they learn when it is declared."""
    secretly: Phases = NEVER
    """The waits in which its holder may set it in secret."""
    preloaded: Phases = NEVER
    """The secret waits in which setting it is a preload, which may be withdrawn."""
    names_a_member: bool = False
    """It names a member of the proposed or current party, other than its holder."""
    doubles_the_vote: bool = False
    """While it is declared, its holder's vote counts twice."""
    makes_act_in_public: bool = False
    """While it is declared, the member it names acts in public."""
    comes_out: Callable[[HonnojiTable], Iterable[Event]] = adds_nothing
    """Tells what comes out with a mission's result."""
    for_one_vote: bool = False
    """It is spent at the end of the vote."""
    for_one_party: bool = False
    """It is spent at the end of the mission. If the party is rejected, it stays with its holder or returns to them."""
