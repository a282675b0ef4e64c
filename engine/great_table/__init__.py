"""The Great Table: a mafia with a daily card draft round a table."""

from collections.abc import Iterable, Mapping, Sequence

from engine.actions import Action
from engine.chance import Chance, OneOf
from engine.deeds import Did, Was, was_who
from engine.events import Event
from engine.great_table import dealing, ending, moves, setup, stealing, talking, voting
from engine.great_table.actions import ACTIONS, Modkill, PassOver, Revive, Unvote, Vote
from engine.great_table.deeds import deeds_of
from engine.great_table.events import EVENTS, Ballots, Dealt, Died, Reveal, StealAsked, Stolen, Time
from engine.great_table.options import GreatTableOptions
from engine.great_table.phases import CLOSES, HOURS, INNER, PHASES
from engine.great_table.roles import PLAYERS, Side
from engine.great_table.table import GreatTable
from engine.outcomes import Kind, kind_of
from engine.refusals import Refusal
from engine.rulebook import Rulebook
from engine.speech import PrivateThread, SpokenVotes

IDLE_PHASES = 4
"""When this many phases have begun since everybody last saw anything happen, the game gets nowhere."""


class GreatTableRules(Rulebook[GreatTable, GreatTableOptions]):
    """The rulebook, on one page; each name leads to its chapter."""

    slug = "great_table"
    players = PLAYERS
    options = GreatTableOptions
    table = GreatTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    sides = tuple(Side)
    inner = INNER
    timed = frozenset(Time)
    hours = HOURS
    offering = frozenset({Dealt, StealAsked, Stolen})
    revealing = frozenset({Ballots, Died})
    counted = frozenset({Time.DAY})
    talks_apart = True
    spoken_votes = SpokenVotes(Vote, Unvote)
    gm_moves = moves.GM_MOVES
    hidden_gm_moves = frozenset({PassOver})
    harmless_gm_moves = frozenset({Revive})

    def setup(self, options: GreatTableOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal, see ``setup``."""
        return setup.setup(options, seats, chance)

    def draws(self, options: GreatTableOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """With whom the deck starts on a later day, where no card of last night does."""
        return {"first": kind_of(OneOf(seats))}

    def decide(self, table: GreatTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
        """What follows from a move, see ``moves``."""
        return moves.decide(table, seat, action)

    def why_not(self, table: GreatTable, seat: str, action: Action) -> Refusal:
        """Why a seat is not asked, see ``moves``."""
        return moves.why_not(table, seat, action)

    def missing(self, table: GreatTable) -> tuple[str, ...]:
        """Those whose lists hold up the deal, see ``dealing``."""
        return dealing.without_list(table)

    def silent(self, view: GreatTable) -> tuple[str, ...]:
        """Those without a vote by day, see ``voting``; at night nobody is seen to do anything."""
        return voting.without_vote(view)

    def out(self, view: GreatTable) -> tuple[str, ...]:
        """The dead."""
        return view.dead

    def removal(self, seat: str) -> Modkill:
        """The modkill."""
        return Modkill(player=seat)

    def close(self, table: GreatTable, chance: Chance) -> Iterable[Event]:
        """The day or the night, whatever is open inside."""
        return CLOSES[table.time](table, chance)

    def is_embargoed(self, event: Event) -> bool:
        """Of the lovers nobody learns when the steal was settled."""
        return stealing.is_of_lovers(event)

    def lifts_embargo(self, event: Event, embargoed: Event) -> bool:
        """Whose thread is closed is told that it was open, see ``stealing``."""
        return stealing.closes(event, embargoed)

    def private_threads(self, table: GreatTable) -> Iterable[PrivateThread]:
        """The House, the lovers and the dead, see ``talking``."""
        return talking.private_threads(table)

    def reveal(self, table: GreatTable) -> Reveal:
        """Everything, see ``ending``."""
        return ending.reveal(table)

    def was_who(self, event: Event) -> Mapping[str, Was]:
        """Show who was who."""
        return was_who(event.roles, event.sides) if isinstance(event, Reveal) else {}

    def deeds(self, told: Sequence[Event], who: Mapping[str, Was]) -> Iterable[Did]:
        """Count what was voted at each lynch."""
        return deeds_of(told, who)

    def is_stalled(self, table: GreatTable) -> bool:
        """Nothing that everybody sees has happened for days and nights on end."""
        return table.idle >= IDLE_PHASES
