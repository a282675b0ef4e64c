"""The quest games: parties, votes, sabotage and secret knowledge."""

from collections.abc import Iterable, Mapping, Sequence

from engine.actions import Action
from engine.audience import Everybody, GameMaster
from engine.deeds import Did, Was, was_who
from engine.events import ByHand, Event
from engine.parties import sheets, voting
from engine.parties.actions import Act
from engine.parties.deeds import deeds_of
from engine.parties.events import PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.quests import by_hand, deducing, ending, moves, setup
from engine.quests.actions import ACTIONS, Guess
from engine.quests.events import EVENTS, GuessMade, Reveal
from engine.quests.options import ITEM_USED_IN, QuestOptions
from engine.quests.phases import PHASES
from engine.quests.sizes import PLAYERS
from engine.quests.table import QuestTable
from engine.rulebook import Rulebook
from engine.sheets import Row
from engine.views import Told, View
from engine.weight import Weight


class Quests(Rulebook[QuestTable, QuestOptions]):
    """The rulebook on one page; each name leads to its chapter."""

    slug = "quests"
    players = PLAYERS
    options = QuestOptions
    table = QuestTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    sides = tuple(Side)
    by_hand = by_hand.HANDS
    weighed = frozenset({Act, Guess})
    spoken_votes = voting.SPOKEN
    sheets = sheets.SHEETS
    heralded = frozenset({PartyProposed, VoteClosed, QuestDone, GuessMade})
    revealing = frozenset({ByHand, VoteClosed, QuestDone, GuessMade})
    setup = staticmethod(setup.setup)
    decide = staticmethod(moves.decide)
    why_not = staticmethod(moves.why_not)

    def kinds_of_wait_with(self, options: QuestOptions) -> tuple[str, ...]:
        """Return the kinds of wait, without those of items that are not in the game."""
        missing = {wait for wait, item in ITEM_USED_IN.items() if item not in options.items}
        return tuple(wait for wait in self.kinds_of_wait if wait not in missing)

    def weight(self, view: View[QuestTable, str], action: Action) -> Weight:
        """Return the weight of a final answer; see ``moves``."""
        return moves.weight(view.table, view.reader, action)

    def who_may_win(self, table: QuestTable) -> Mapping[str, tuple[str, ...]]:
        """Return the sides, each with everybody who is on it now."""
        return {side: table.on_side(side) for side in Side}

    def reveal(self, table: QuestTable) -> Event:
        """Reveal everything; see ``ending``."""
        return ending.reveal(table)

    def suspicion(self, view: View[QuestTable, str], told: Iterable[Told[str]]) -> Mapping[str, float]:
        """Return who could have been thought evil; see ``deducing``."""
        return deducing.evil_shares(view, told)

    def was_who(self, event: Event) -> Mapping[str, Was]:
        """Return who had which role."""
        return was_who(event.roles, event.sides) if isinstance(event, Reveal) else {}

    def deeds(self, told: Sequence[Event], who: Mapping[str, Was]) -> Iterable[Did]:
        """Count the deeds of leaders and voters."""
        return deeds_of(told, who)

    def open_rows(self, told: Sequence[Told[Everybody]]) -> Iterable[Row]:
        """Return the votes and how they were counted."""
        return sheets.open_rows(told)

    def secret_rows(self, told: Sequence[Told[GameMaster]], revealed: Event | None) -> Iterable[Row]:
        """Return the secret moves and the quests."""
        quests = revealed.quests if isinstance(revealed, Reveal) else ()
        return (*sheets.order_rows(told), *sheets.quest_rows(told, quests))

    def is_stalled(self, table: QuestTable) -> bool:
        """Return whether a full round of leaders was passed over in a row, or the GM has locked the vote."""
        return table.round.passed_over >= len(table.seats) or table.round.is_locked
