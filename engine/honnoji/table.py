"""The table: everything that lies on it."""

from enum import StrEnum

from engine.honnoji.missions import party_size
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.tokens import TalismanName, Token
from engine.parties.looking import LookToken
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.table import Table


class Phase(StrEnum):
    """The phases of the game. In ``LEADER``, ``TALISMAN`` and ``END`` nobody is asked: the step follows by itself."""

    GIVE = "give"
    PROPOSAL = "proposal"
    VOTE = "vote"
    QUEST = "quest"
    LOOK = "look"
    LEADER = "leader"
    TALISMAN = "talisman"
    END = "end"
    OVER = "over"


class HonnojiTable(Table, frozen=True):
    """Everything on the table. While nobody leads, ``round.leader`` is None.

    ``pool`` are the seven talismans in drawing order, ``tokens`` the drawn ones. The leader ``has_given`` a talisman
    before proposing. ``is_sent`` is set once an action is announced as sent. By order of the GM, the votes of those in
    ``weighed`` count twice.
    """

    options: HonnojiOptions = HonnojiOptions()
    phase: Phase = Phase.LEADER
    sides: dict[str, Side] = {}
    round: Round = Round()
    pool: tuple[TalismanName, ...] = ()
    tokens: tuple[Token, ...] = ()
    contract: LookToken = LookToken()
    has_given: bool = False
    is_sent: bool = False
    weighed: tuple[str, ...] = ()

    @property
    def party_size(self) -> int:
        """The number of samurai on the current mission."""
        return party_size(self.round.successes)

    @property
    def has_idle_leader(self) -> bool:
        """Whether there is a leader who has neither given nor proposed."""
        return self.phase is Phase.PROPOSAL and not self.has_given

    def on_side(self, side: Side) -> tuple[str, ...]:
        """Return the seats on a side, as far as known here."""
        return tuple(seat for seat in self.seats if self.sides.get(seat) is side)
