"""A game under way: wishes are judged, written down and folded in, and a line may be taken back."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from engine.actions import Undo
from engine.asks import Ask
from engine.audience import GameMaster, To
from engine.chance import Chance
from engine.errors import Refused, SetupRefused
from engine.events import Event, Undone
from engine.judging import Wish, asked, decide, play_out
from engine.log import FIRST_LINE, Entry, standing, tables_of
from engine.names import GM
from engine.refusals import GameMasterOnly, GameOver, NothingToUndo, NotTakenBack, WrongPlayerCount
from engine.rulebook import AnyRulebook, Options, Rulebook, any_rulebook
from engine.table import T, Table
from engine.telling import Hearing, R, ToldLog, first_told, view_from
from engine.views import Told, View


class Game:
    """A game under way: its log, and the tables it has passed through, so that a line can be taken back."""

    def __init__(self, rulebook: AnyRulebook, seats: Sequence[str], options: Struct) -> None:
        self.rulebook = rulebook
        self.seats = tuple(seats)
        self.options = options
        self.log: list[Entry] = []
        self._tables: list[tuple[int, Table]] = []
        self._tables_are_complete = True
        self._asks: tuple[Ask, ...] | None = None
        self._hearing = Hearing()

    @classmethod
    def begin(cls, rulebook: Rulebook[T, Options], seats: Sequence[str], options: Options, chance: Chance) -> "Game":
        """Deal to the right number of players. Raises SetupRefused, and ImpossibleDraw for a draw that does not fit."""
        if len(seats) not in rulebook.players:
            raise SetupRefused(WrongPlayerCount(rulebook.players[0], rulebook.players[-1], len(seats)))
        game = cls(any_rulebook(rulebook), seats, options)
        deal = rulebook.setup(options, game.seats, chance)
        game._accept(FIRST_LINE, *play_out(game.rulebook, game.bare_table, deal, chance))
        chance.check_all_used()
        return game

    @classmethod
    def load(
        cls, rulebook: Rulebook[T, Options], seats: Sequence[str], options: Struct, log: Iterable[Entry]
    ) -> "Game":
        """Take up a game again from its log."""
        game = cls(any_rulebook(rulebook), seats, options)
        game.log = list(log)
        game._tables = tables_of(game.rulebook, game.bare_table, game.log)
        return game

    @classmethod
    def resume(cls, rulebook: Rulebook[T, Options], options: Struct, log: Iterable[Entry], table: T) -> "Game":
        """Take up a game again from its log and a snapshot of the table that the log adds up to."""
        game = cls(any_rulebook(rulebook), table.seats, options)
        game.log = list(log)
        game._tables = [(game.log[-1].line, table)]
        game._tables_are_complete = False
        return game

    def copy(self) -> "Game":
        """The same game, to go on with while the first stays as it is."""
        game = Game(self.rulebook, self.seats, self.options)
        game.log = list(self.log)
        game._tables = list(self._tables)
        game._tables_are_complete = self._tables_are_complete
        game._hearing = self._hearing.copy()
        game._asks = self._asks
        return game

    @property
    def bare_table(self) -> Table:
        """The table before anything has happened: what everybody knows of the set-up."""
        lay: Callable[..., Table] = self.rulebook.table
        return lay(seats=self.seats, options=self.rulebook.open_options(self.options))

    @property
    def table(self) -> Table:
        """The table as it stands: the truth."""
        return self._tables[-1][1]

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Who may do what now, see ``asked``."""
        if self._asks is None:
            self._asks = asked(self.rulebook, self.table)
        return self._asks

    def submit(self, wish: Wish, chance: Chance, line: int = 0) -> Entry:
        """Judge a wish, write down what follows, and fold it in.

        ``line`` is its number in a record that counts refused lines too; by default the next.
        Raises Refused or ImpossibleDraw, and then nothing has changed.
        """
        line = line or (self.log[-1].line + 1)
        if isinstance(wish.action, Undo):
            return self._take_back(wish, wish.action, chance, line)
        events, table = decide(self.rulebook, self.table, self.asks, wish, chance)
        chance.check_all_used()
        return self._accept(line, events, table)

    def _take_back(self, wish: Wish, undo: Undo, chance: Chance, line: int) -> Entry:
        if self.table.outcome is not None:
            raise Refused(GameOver())
        if wish.by != GM:
            raise Refused(GameMasterOnly("undo"))
        if not self._tables_are_complete:
            self._tables = tables_of(self.rulebook, self.bare_table, self.log)
            self._tables_are_complete = True
        first = self._first_to_take(undo)
        chance.check_all_used()
        entry = Entry(line, self._news_of_taking_back(first, undo.reason))
        self._tables = [(number, table) for number, table in self._tables if number < first]
        self._asks = None
        self.log.append(entry)
        return entry

    def _first_to_take(self, undo: Undo) -> int:
        """The line from which on all are taken back. Raises Refused."""
        lines = [number for number, _ in self._tables[1:]]
        if undo.line is not None and undo.line not in lines:
            raise Refused(NotTakenBack(undo.line))
        if not lines:
            raise Refused(NothingToUndo())
        return lines[-1] if undo.line is None else undo.line

    def _news_of_taking_back(self, first: int, reason: str | None) -> tuple[Event, ...]:
        """Tell everybody, but which lines it was only those who knew of them, each without the others."""
        taken = [entry for entry in standing(self.log) if entry.line >= first]
        publicly = first_told(To.PUBLIC, taken)
        known = {seat: first_told(seat, taken) for seat in self.seats}
        news = (
            Undone(to=To.PUBLIC, taken=publicly, reason=reason),
            *(Undone(to=(seat,), taken=line) for seat, line in known.items() if line != publicly),
        )
        return news if first in (publicly, *known.values()) else (*news, Undone(to=To.GM, taken=first))

    def _accept(self, line: int, events: tuple[Event, ...], table: Table) -> Entry:
        entry = Entry(line, events)
        self.log.append(entry)
        self._tables.append((line, table))
        self._asks = None
        return entry

    def told(self, reader: R) -> ToldLog[R]:
        """What a reader was told."""
        return self._hearing.told(reader, self.log)

    def view(self, reader: R) -> View[Table, R]:
        """What a reader may know of the state now."""
        return self._hearing.view(self.rulebook, self.bare_table, reader, self.log)

    @property
    def revealed(self) -> Told[GameMaster] | None:
        """Everything, as it is shown to everybody at the end; None where nothing is hidden."""
        shown = self.rulebook.reveal(self.table)
        return Told(To.GM, shown) if shown is not None else None

    def view_from(self, told: ToldLog[R]) -> View[Table, R]:
        """What a reader may know of the state from what he was told, or from a part of that."""
        return view_from(self.rulebook, self.bare_table, told)
