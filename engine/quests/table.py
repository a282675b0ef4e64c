"""The table of a quest game: everything that lies on it."""

from enum import StrEnum

from engine.parties.looking import LookToken
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.quests.events import Card, GuessMade
from engine.quests.options import QuestOptions
from engine.quests.roles import Role, RoleName, role_of
from engine.quests.sizes import party_size
from engine.table import Table


class Phase(StrEnum):
    """The phases of the game. In ``CARD``, ``LEADER`` and ``END`` nobody is asked: the step follows by itself."""

    PROPOSAL = "proposal"
    VOTE = "vote"
    QUEST = "quest"
    INVERT = "invert"
    GUESS = "guess"
    LOOK = "look"
    CARD = "card"
    LEADER = "leader"
    END = "end"
    OVER = "over"


class QuestTable(Table, frozen=True):
    """Everything on the table. ``sides`` are the current ones.

    ``cards`` lie ready in drawing order; ``cards_shown`` of them have taken effect. ``rider`` holds the inverter and
    has named ``inverted``.
    """

    options: QuestOptions = QuestOptions()
    phase: Phase = Phase.LEADER
    sides: dict[str, Side] = {}
    roles: dict[str, RoleName] = {}
    sees: dict[str, tuple[str, ...]] = {}
    round: Round = Round()
    cards: tuple[Card, ...] = ()
    cards_shown: tuple[Card, ...] = ()
    vision: LookToken = LookToken()
    rider: str | None = None
    inverted: str | None = None
    guess: GuessMade | None = None

    @property
    def party_size(self) -> int:
        """The number of players on the current quest."""
        return party_size(len(self.seats), self.round.quest)

    def role(self, seat: str) -> Role:
        """Return the role of a seat whose knowledge is known here."""
        return role_of(self.roles[seat], self.sides[seat])

    def on_side(self, side: Side) -> tuple[str, ...]:
        """Return the seats on a side now, as far as known here."""
        return tuple(seat for seat in self.seats if self.sides.get(seat) is side)
