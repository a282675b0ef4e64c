"""The Great Table: a mafia game with a daily card draft round a table."""

from collections.abc import Iterable, Mapping, Sequence

from engine.audience import Everybody, GameMaster
from engine.chance import Chance, OneOf
from engine.deeds import Did, Was, was_who
from engine.events import ByHand, Event
from engine.great_table import by_hand, dealing, ending, moves, setup, sheets, stealing, talking, voting
from engine.great_table.actions import ACTIONS, List, PassOver, Revive
from engine.great_table.deeds import deeds_of
from engine.great_table.events import EVENTS, Dealt, Died, Reveal, Revived, StealAsked, Stolen
from engine.great_table.options import GreatTableOptions
from engine.great_table.phases import CLOSES, HOURS, INNER, PHASES
from engine.great_table.roles import PLAYERS, Side
from engine.great_table.table import GreatTable
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.mafia.events import NO_LYNCH, Ballots, PhaseBegun, Time
from engine.outcomes import Kind, kind_of
from engine.rulebook import Rulebook
from engine.sheets import Row
from engine.speech import PrivateThread, SpokenVotes
from engine.views import Told, View

IDLE_PHASES = 4
"""The game is stalled once this many phases have begun since everybody last saw something happen."""


class GreatTableRules(Rulebook[GreatTable, GreatTableOptions]):
    """The rulebook on one page; each name leads to its chapter."""

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
    revealing = frozenset({Ballots, ByHand, Died})
    sheets = sheets.SHEETS
    heralded = frozenset({PhaseBegun, Died, Revived})
    ranks = frozenset({List})
    counted = frozenset({Time.DAY})
    talks_apart = True
    spoken_votes = SpokenVotes(Vote, Unvote, NO_LYNCH)
    gm_moves = moves.GM_MOVES
    by_hand = by_hand.HANDS
    hidden_gm_moves = frozenset({PassOver})
    harmless_gm_moves = frozenset({Revive})
    setup = staticmethod(setup.setup)
    decide = staticmethod(moves.decide)
    why_not = staticmethod(moves.why_not)

    def draws(self, options: GreatTableOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """Return who leads the deck on a later day, if no card of last night decides it."""
        return {"first": kind_of(OneOf(seats))}

    def missing(self, table: GreatTable) -> tuple[str, ...]:
        """Return the players whose missing lists hold up the deal; see ``dealing``."""
        return dealing.without_list(table)

    def silent(self, view: View[GreatTable, Everybody]) -> tuple[str, ...]:
        """Return the players without a vote by day; see ``voting``. At night nobody is seen to do anything."""
        return voting.without_vote(view.table)

    def out(self, view: View[GreatTable, Everybody]) -> tuple[str, ...]:
        """Return the dead."""
        return view.table.dead

    def removal(self, seat: str) -> Modkill:
        """Return the modkill of a seat."""
        return Modkill(player=seat)

    def close(self, table: GreatTable, chance: Chance) -> Iterable[Event]:
        """Close the day or the night with everything still open in it."""
        return CLOSES[table.time](table, chance)

    def is_embargoed(self, event: Event) -> bool:
        """Embargo the lovers' events, so that nobody learns when the steal was settled."""
        return stealing.is_of_lovers(event)

    def lifts_embargo(self, event: Event, embargoed: Event) -> bool:
        """Lift the embargo when a thread closes: its members must know that it was open; see ``stealing``."""
        return stealing.closes(event, embargoed)

    def private_threads(self, table: GreatTable) -> Iterable[PrivateThread]:
        """Return the threads of the House, the lovers and the dead; see ``talking``."""
        return talking.private_threads(table)

    def who_may_win(self, table: GreatTable) -> Mapping[str, tuple[str, ...]]:
        """Return the sides, each with everybody who is on it now."""
        return {side: table.on_side(side) for side in Side}

    def reveal(self, table: GreatTable) -> Reveal:
        """Reveal everything; see ``ending``."""
        return ending.reveal(table)

    def was_who(self, event: Event) -> Mapping[str, Was]:
        """Return who had which role."""
        return was_who(event.roles, event.sides) if isinstance(event, Reveal) else {}

    def deeds(self, told: Sequence[Event], who: Mapping[str, Was]) -> Iterable[Did]:
        """Count the votes at each lynch."""
        return deeds_of(told, who)

    def open_rows(self, told: Sequence[Told[Everybody]]) -> Iterable[Row]:
        """Return the votes and how they were counted."""
        return sheets.open_rows(told)

    def secret_rows(self, told: Sequence[Told[GameMaster]], revealed: Event | None) -> Iterable[Row]:
        """Return the orders and what they did at night."""
        return sheets.secret_rows(told)

    def is_stalled(self, table: GreatTable) -> bool:
        """Return whether everybody has seen nothing happen for days and nights on end."""
        return table.idle >= IDLE_PHASES
