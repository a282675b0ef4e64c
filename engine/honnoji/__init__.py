"""Honnō-ji, 1582: plotters against retainers, with parties, votes, sabotage, talismans and a Ninja Contract."""

from collections.abc import Iterable, Mapping, Sequence

from engine.actions import Action
from engine.audience import Everybody, GameMaster
from engine.chance import Chance, OneOf
from engine.deeds import Did, Was, was_who
from engine.events import ByHand, Event
from engine.honnoji import by_hand, ending, moves, setup
from engine.honnoji.actions import ACTIONS
from engine.honnoji.events import EVENTS, ActionShown, Reveal
from engine.honnoji.missions import PLAYERS
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.phases import PHASES
from engine.honnoji.table import HonnojiTable, Phase
from engine.outcomes import Kind, kind_of
from engine.parties import questing, sheets, voting
from engine.parties.actions import Act
from engine.parties.deeds import deeds_of
from engine.parties.events import LeaderNamed, PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.rulebook import Rulebook
from engine.sheets import Row
from engine.views import Told, View
from engine.weight import Weight


class Honnoji(Rulebook[HonnojiTable, HonnojiOptions]):
    """The rulebook on one page; each name leads to its chapter."""

    slug = "honnoji"
    players = PLAYERS
    options = HonnojiOptions
    table = HonnojiTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    sides = tuple(Side)
    by_hand = by_hand.HANDS
    weighed = frozenset({Act})
    spoken_votes = voting.SPOKEN
    sheets = sheets.SHEETS
    heralded = frozenset({PartyProposed, VoteClosed, QuestDone})
    revealing = frozenset({ByHand, LeaderNamed, VoteClosed, ActionShown, QuestDone})
    decide = staticmethod(moves.decide)
    why_not = staticmethod(moves.why_not)

    def setup(self, options: HonnojiOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal; see ``setup``."""
        return setup.setup(seats, chance)

    def draws(self, options: HonnojiOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """Return the draw of who gets a talisman that its leader does not give."""
        return {"target": kind_of(OneOf(seats))}

    def weight(self, view: View[HonnojiTable, str], action: Action) -> Weight:
        """Return the weight of a final order."""
        if not isinstance(action, Act) or view.table.phase is not Phase.QUEST:
            return Weight.LIGHT
        return questing.weight(view.table.sides.get(view.reader), action)

    def who_may_win(self, table: HonnojiTable) -> Mapping[str, tuple[str, ...]]:
        """Return the sides, each with everybody who is on it now."""
        return {side: table.on_side(side) for side in Side}

    def reveal(self, table: HonnojiTable) -> Event:
        """Reveal everything; see ``ending``."""
        return ending.reveal(table)

    def was_who(self, event: Event) -> Mapping[str, Was]:
        """Return who had which side."""
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

    def is_stalled(self, table: HonnojiTable) -> bool:
        """Return whether a full round of leaders was passed over in a row, or the GM has locked the vote."""
        return table.round.passed_over >= len(table.seats) or table.round.is_locked
