"""A game under way: it judges submissions, logs and folds what follows, and can take lines back."""

from collections.abc import Callable, Collection, Iterable, Sequence
from copy import copy

from msgspec import Struct

from engine.actions import Undo
from engine.asks import Ask
from engine.audience import GameMaster, To
from engine.chance import Chance
from engine.errors import Refused, SetupRefused
from engine.events import Event, House, Undone
from engine.judging import Submission, asked, decide, play_out
from engine.log import FIRST_LINE, Entry, Log, Past, evolve, first_taken, latest, standing_from
from engine.names import GM
from engine.refusals import GameMasterOnly, GameOver, NothingToUndo, NotTakenBack, WrongPlayerCount
from engine.rulebook import AnyRulebook, Options, Rulebook, any_rulebook
from engine.sheets import Row, Sheet
from engine.table import T, Table
from engine.telling import NOTHING, Embargoed, Hearing, R, ToldLog, first_told, released, told_by, view_from
from engine.texts import TEXT_ACTIONS, text_events
from engine.views import Told, View


class Game:
    """A game under way. It keeps its log and its earlier tables, so that a line can be taken back."""

    def __init__(self, rulebook: AnyRulebook, seats: Sequence[str], options: Struct) -> None:
        self.rulebook = rulebook
        self.seats = tuple(seats)
        self.options = options
        self.log = Log()
        self._past = Past(rulebook, self.bare_table)
        self._hearing = Hearing(rulebook, self.bare_table)
        self._partial_hearing: Hearing | None = None
        self._asks: tuple[Ask, ...] | None = None

    @classmethod
    def begin(
        cls,
        rulebook: Rulebook[T, Options],
        seats: Sequence[str],
        options: Options,
        chance: Chance,
        house: Collection[str] = (),
    ) -> "Game":
        """Deal to the right number of players, of whom some are house players.

        Raises SetupRefused, and ImpossibleDraw for a draw that does not fit.
        """
        if len(seats) not in (players := rulebook.players_with(options)):
            raise SetupRefused(WrongPlayerCount(players[0], players[-1], len(seats)))
        game = cls(any_rulebook(rulebook), seats, options)
        seated = House(to=To.PUBLIC, players=game.bare_table.in_seat_order(house))
        deal = (*([seated] if house else []), *rulebook.setup(options, game.seats, chance))
        dealt = evolve(game.rulebook, game.bare_table, deal)
        game._accept(FIRST_LINE, *play_out(game.rulebook, dealt, deal, chance))
        chance.check_all_used()
        return game

    @classmethod
    def load(
        cls, rulebook: Rulebook[T, Options], seats: Sequence[str], options: Struct, log: Iterable[Entry]
    ) -> "Game":
        """Restore a game from its log."""
        game = cls(any_rulebook(rulebook), seats, options)
        game.log = Log(log)
        game._past.hear(game.log)
        return game

    @classmethod
    def resume(
        cls, rulebook: Rulebook[T, Options], options: Struct, log: Iterable[Entry], table: T, line: int | None = None
    ) -> "Game":
        """Restore a game from its log and a snapshot of the table after ``line``, or after all lines."""
        game = cls(any_rulebook(rulebook), table.seats, options)
        game.log = Log(log)
        game._past.begin_at(table, game.log if line is None else game.log.until(line))
        game._past.hear(game.log)
        return game

    def copy(self) -> "Game":
        """Return a copy that can go on while this game stays as it is."""
        game: Game = copy(self)
        game.log, game._past, game._hearing = self.log.copy(), self._past.copy(), self._hearing.copy()
        game._partial_hearing = None if self._partial_hearing is None else self._partial_hearing.copy()
        return game

    @property
    def bare_table(self) -> Table:
        """The table before anything has happened: what everybody knows about the set-up."""
        lay: Callable[..., Table] = self.rulebook.table
        return lay(seats=self.seats, options=self.rulebook.open_options(self.options))

    @property
    def table(self) -> Table:
        """The true table as it stands."""
        return self._past.table

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The list of who may do what now; see ``asked``."""
        if self._asks is None:
            self._asks = asked(self.rulebook, self.table)
        return self._asks

    def submit(self, submission: Submission, chance: Chance, line: int = 0) -> Entry:
        """Judge a submission, log the events that follow, and fold them.

        ``line`` is its number in a record that also counts refused lines; the default is the next one. Raises Refused
        or ImpossibleDraw; then nothing has changed.
        """
        line = line or (self.log[-1].line + 1)
        if type(submission.action) is Undo:
            return self._take_back(submission, submission.action, chance, line)
        if isinstance(submission.action, TEXT_ACTIONS):
            return self._write(submission, chance, line)
        events, table = decide(self.rulebook, self.table, self.asks, submission, chance)
        chance.check_all_used()
        return self._accept(line, events, table)

    def follow(self, events: tuple[Event, ...]) -> Entry:
        """Log and fold the events that followed from a submission judged before."""
        return self._accept(self.log[-1].line + 1, events, evolve(self.rulebook, self.table, events))

    def hear(self, entries: Iterable[Entry]) -> None:
        """Fold lines that somebody else has written in the meantime."""
        for entry in entries:
            first = first_taken(entry)
            if first is None:
                self._accept(entry.line, entry.events, evolve(self.rulebook, self.table, entry.events))
            else:
                self._go_back(entry, first)

    def _take_back(self, submission: Submission, undo: Undo, chance: Chance, line: int) -> Entry:
        is_over = self.table.outcome is not None
        if is_over and (undo.line is None or submission.by != GM):
            # An undo without a line never means the end. Only the shell knows whether the end may still be taken back.
            raise Refused(GameOver())
        if submission.by != GM:
            raise Refused(GameMasterOnly("undo"))
        first = self._first_to_take(undo)
        chance.check_all_used()
        entry = Entry(line, self._news_of_taking_back(first, undo.reason, submission.acting_for))
        self._go_back(entry, first)
        return entry

    def _write(self, submission: Submission, chance: Chance, line: int) -> Entry:
        threads = self.rulebook.private_threads(self.table)
        events = tuple(text_events(self.log, self.seats, threads, submission.by, submission.action))
        chance.check_all_used()
        return self._accept(line, events, self.table)

    def _go_back(self, undo: Entry, first: int) -> None:
        """Log an undo, and return to the table before the first line that it takes back."""
        self.log.append(undo)
        self._past.go_back(first, self.log)
        self._asks = None

    def _first_to_take(self, undo: Undo) -> int:
        """Return the first line that an undo takes back. Raises Refused."""
        lines = (entry.line for entry in latest(self.log) if entry.line != FIRST_LINE)
        if undo.line is not None and undo.line not in lines:
            raise Refused(NotTakenBack(undo.line))
        first = undo.line or next(lines, None)
        if first is None:
            raise Refused(NothingToUndo())
        return first

    def _news_of_taking_back(self, first: int, reason: str | None, player: str | None) -> tuple[Event, ...]:
        """Announce an undo, a ``player``'s own or the GM's. Each reader learns only of those lines that they knew."""
        taken = standing_from(self.log, first)
        publicly = first_told(To.PUBLIC, taken)
        known = {seat: first_told(seat, taken) for seat in self.seats}
        news = (
            Undone(to=To.PUBLIC, taken=publicly, reason=reason, player=player),
            *(Undone(to=(seat,), taken=line, player=player) for seat, line in known.items() if line != publicly),
        )
        return news if first in (publicly, *known.values()) else (*news, Undone(to=To.GM, taken=first, player=player))

    def _accept(self, line: int, events: tuple[Event, ...], table: Table) -> Entry:
        entry = Entry(line, events)
        self.log.append(entry)
        if table is not self.table:
            self._asks = None
        self._past.go_on(line, table)
        return entry

    def told(self, reader: R, embargoed: Embargoed = NOTHING) -> ToldLog[R]:
        """Return what a reader was told, without what is under embargo."""
        return self._hearing_without(embargoed).told(reader, self.log)

    def told_by(self, line: int, reader: R, embargoed: Embargoed = NOTHING) -> tuple[Told[R], ...]:
        """Return what a line has told a reader, without what is under embargo."""
        return told_by(reader, released(self.log.line(line), embargoed))

    def view(self, reader: R, embargoed: Embargoed = NOTHING) -> View[Table, R]:
        """Return what a reader may know of the current state."""
        return self._hearing_without(embargoed).view(reader, self.log)

    def view_at(self, line: int, reader: R, embargoed: Embargoed = NOTHING) -> View[Table, R]:
        """Return what a reader could know of the state after a line, including all that they are told of it now."""
        return self._hearing_without(embargoed).view_at(line, reader, self.log)

    def table_without(self, embargoed: Embargoed) -> Table:
        """Return the true table without what is under embargo."""
        return self._hearing_without(embargoed).table(self.log) if embargoed else self.table

    def _hearing_without(self, embargoed: Embargoed) -> Hearing:
        if not embargoed:
            return self._hearing
        if self._partial_hearing is None or not self._partial_hearing.goes_on(embargoed):
            self._partial_hearing = Hearing(self.rulebook, self.bare_table, embargoed)
        return self._partial_hearing

    def rows(self, sheet: Sheet, embargoed: Embargoed = NOTHING) -> list[Row]:
        """Return the rows of one of the game's sheets: of an open one by what everybody was told, else by everything.

        Raises LookupError if the game has no such sheet.
        """
        kind = self.rulebook.sheets[sheet]
        if sheet.is_open:
            rows = self.rulebook.open_rows(self.told(To.PUBLIC, embargoed).standing)
        else:
            revealed = self.rulebook.reveal(self.table)
            rows = self.rulebook.secret_rows(self.told(To.GM, embargoed).standing, revealed)
        return [row for row in rows if isinstance(row, kind)]

    @property
    def revealed(self) -> Told[GameMaster] | None:
        """Everything, as everybody is shown it at the end; None if nothing is hidden."""
        shown = self.rulebook.reveal(self.table)
        return Told(To.GM, shown) if shown is not None else None

    def view_from(self, told: ToldLog[R]) -> View[Table, R]:
        """Return what a reader may know of the state from what they were told, or from a part of that."""
        return view_from(self.rulebook, self.bare_table, told)
