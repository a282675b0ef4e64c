"""Sigily: chariots of the four provinces race round Ireland, fight, gather coins, and cut through fairy land."""

from collections.abc import Mapping
from datetime import date

from msgspec.structs import replace

from engine.actions import Action
from engine.asks import Ask
from engine.audience import Everybody, Reader
from engine.boards.actions import Throw
from engine.boards.events import Turn
from engine.events import Event, Outcome
from engine.offers import Offer
from engine.outcomes import Kind
from engine.ranking import Ranking
from engine.rulebook import Rulebook
from engine.sigily import choosing, drawing, ending, moves, opening, rows, wagers
from engine.sigily.actions import ACTIONS, Agree, Back, Cast, Enter, Judge, Move, Settle, Wager
from engine.sigily.board import USUAL, holiday_from
from engine.sigily.events import EVENTS, FORESEEABLE, Finish, Question
from engine.sigily.options import LONGEST_QUESTION, NAMING, SigilyOptions, share_of
from engine.sigily.phases import PHASES, waits_with
from engine.sigily.table import SigilyTable
from engine.views import View
from engine.weight import Weight
from engine.writing import Writing


class Sigily(Rulebook[SigilyTable, SigilyOptions]):
    """The rulebook on one page; each name leads to its chapter."""

    slug = "sigily"
    players = range(2, 5)
    options = SigilyOptions
    naming = NAMING
    table = SigilyTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    turns = frozenset({Turn})
    beside = frozenset({Cast, Enter, Back})
    retractable = frozenset({Move, Back, Cast})
    foreseeable = FORESEEABLE
    weighed = frozenset({Move, Cast, Enter, Back})
    choiceless = frozenset({Throw, Move})
    always_open = frozenset({Wager, Agree, Settle})
    offers = wagers.OFFERS
    uncovering = frozenset({Question})
    asked_of_gm = frozenset({Judge, Settle})
    setup = staticmethod(opening.setup)
    decide = staticmethod(moves.decide)
    why_not = staticmethod(moves.why_not)

    def draws(self, options: SigilyOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """Return all throws except those of the opening; see ``drawing``."""
        return drawing.draws(SigilyTable(seats=seats, options=options))

    def options_of(self, day: date | None) -> dict[str, object]:
        """Start the race at the holiday on that day, or the next one."""
        return {"start": (USUAL if day is None else holiday_from(day)).value}

    def to_write(self, options: SigilyOptions, players: int) -> Writing | None:
        """Let everybody write the same number of questions, if the game is played with questions."""
        return Writing("written", share_of(options, players), LONGEST_QUESTION) if options.questions else None

    def open_options(self, options: SigilyOptions) -> SigilyOptions:
        """Return the options without the written questions: nobody may read those before they are drawn."""
        return replace(options, written={})

    def kinds_of_wait_with(self, options: SigilyOptions) -> tuple[str, ...]:
        """Return the kinds of wait, with those that spells and questions bring; see ``phases``."""
        return waits_with(options)

    def differing(self, view: View[SigilyTable, Everybody], ask: Ask) -> tuple[Action, ...]:
        """Return the moves that truly differ; see ``choosing``."""
        return choosing.differing(view.table) if ask.move is Move else ask.answers

    def weight(self, view: View[SigilyTable, str], action: Action) -> Weight:
        """Return the weight of a move; see ``choosing``."""
        return choosing.weight(view.table, action)

    def offer(self, table: SigilyTable, event: Event) -> Offer | None:
        """Return the bet that is offered, answered or to be settled; see ``wagers``."""
        return wagers.offer_in(table, event)

    def who_may_win(self, table: SigilyTable) -> Mapping[str, tuple[str, ...]]:
        """Return the players, each with their partner if they have one."""
        return {seat: table.team(seat) for seat in table.seats}

    def ranking(self, table: SigilyTable, outcome: Outcome) -> Ranking:
        """Rank the teams by titles, and those without one by coins; see ``ending``."""
        assert isinstance(outcome, Finish)
        return ending.ranking(table, outcome)

    def out(self, view: View[SigilyTable, Everybody]) -> tuple[str, ...]:
        """Return the players who have resigned."""
        return view.table.resigned

    def written(self, view: SigilyTable, reader: Reader) -> dict[str, object]:
        """Write the board as people read it; see ``rows``."""
        return {**super().written(view, reader), "board": rows.written(view)}
