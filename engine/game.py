"""One shell for every game: who may ask for what, the GM's moves, the end, and taking back.

``decide`` judges and changes nothing; ``Game`` keeps the log and folds it.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.actions import (
    LONGEST_NAME,
    Abort,
    Action,
    Close,
    Expire,
    Extend,
    GmAction,
    Pause,
    Replace,
    Resume,
    Undo,
)
from engine.asks import Ask
from engine.audience import To, may_read
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Closed, Event, Extended, Outcome, Paused, Replaced, Resumed, Undone
from engine.naming import snake_case
from engine.refusals import (
    ClockOnly,
    GameMasterOnly,
    GameOver,
    GamePaused,
    NameTaken,
    NothingToUndo,
    NotPaused,
)
from engine.rulebook import AnyRulebook
from engine.table import Table

GM = "gm"
CLOCK = "clock"
NAMES_NOT_ALLOWED = frozenset({GM, CLOCK, "public"})
FIRST_LINE = 1


class Entry(Struct, frozen=True):
    """What one line of a record has brought about. The header is line 1."""

    line: int
    events: tuple[Event, ...]


class Wish(Struct, frozen=True):
    """Somebody asks for something: ``by`` is a seat, ``gm`` or ``clock``; the GM may act for a seat."""

    by: str
    action: Action
    acting_for: str | None = None


def fold(rulebook: AnyRulebook, seats: Sequence[str], log: Iterable[Entry]) -> Table:
    """Fold a log, or what one reader got of it, into a table. Lines that were taken back count for nothing."""
    log = list(log)
    undone = {event.taken for entry in log for event in entry.events if isinstance(event, Undone)}
    table: Table = rulebook.table(seats=tuple(seats))
    for entry in log:
        if entry.line not in undone:
            table = evolve(rulebook, table, entry.events)
    return table


def evolve(rulebook: AnyRulebook, table: Table, events: Iterable[Event]) -> Table:
    """Fold some events into a table."""
    for event in events:
        table = rulebook.evolve(table, event)
    return table


def told_to(reader: str, log: Iterable[Entry]) -> list[Entry]:
    """Leave of a log what is addressed to one reader."""
    return [
        Entry(entry.line, events)
        for entry in log
        if (events := tuple(event for event in entry.events if may_read(reader, event.to)))
    ]


def asked(rulebook: AnyRulebook, table: Table) -> tuple[Ask, ...]:
    """List who may do what now; nobody anything while the game rests or when it has ended."""
    return () if table.paused or table.outcome is not None else rulebook.asks(table)


def decide(
    rulebook: AnyRulebook, table: Table, asks: tuple[Ask, ...], wish: Wish, chance: Chance
) -> tuple[tuple[Event, ...], Table]:
    """Judge a wish by what is asked at a table, and play it out until somebody must act again.

    Gives the events and the table after them. Raises Refused; Undo is the log's business, see ``Game``.
    """
    if table.outcome is not None:
        raise Refused(GameOver())
    events = list(_answer(rulebook, table, asks, wish))
    after = evolve(rulebook, table, events)
    while due := tuple(rulebook.due(after, chance)):
        events.extend(due)
        after = evolve(rulebook, after, due)
    if after.outcome is not None:
        events.append(rulebook.reveal(after))
        after = rulebook.evolve(after, events[-1])
    return tuple(events), after


def _answer(rulebook: AnyRulebook, table: Table, asks: tuple[Ask, ...], wish: Wish) -> Iterable[Event]:
    action = wish.action
    if isinstance(action, GmAction):
        if wish.by != GM:
            raise Refused(GameMasterOnly(snake_case(type(action).__name__)))
        return _gm_answer(rulebook, table, action)
    if isinstance(action, Expire) and wish.by != CLOCK:
        raise Refused(ClockOnly())
    if table.paused:
        raise Refused(GamePaused())
    if isinstance(action, Expire):
        return rulebook.default(table)
    if wish.acting_for is not None and wish.by != GM:
        raise Refused(GameMasterOnly(snake_case(type(action).__name__)))
    seat = wish.acting_for or wish.by
    ask = _ask_for(asks, seat, action)
    if ask is None:
        raise Refused(rulebook.why_not(table, seat, action))
    if (refusal := ask.refusal(action)) is not None:
        raise Refused(refusal)
    return rulebook.decide(table, seat, action)


def _ask_for(asks: Iterable[Ask], seat: str, action: Action) -> Ask | None:
    for ask in asks:
        if ask.move is type(action) and seat in ask.seats:
            return ask
    return None


def _gm_answer(rulebook: AnyRulebook, table: Table, action: Action) -> Iterable[Event]:
    everybody = To.PUBLIC
    match action:
        case Close():
            if table.paused:
                raise Refused(GamePaused())
            return (Closed(to=everybody), *rulebook.default(table))
        case Pause():
            if table.paused:
                raise Refused(GamePaused())
            return (Paused(to=everybody),)
        case Resume():
            if not table.paused:
                raise Refused(NotPaused())
            return (Resumed(to=everybody),)
        case Extend(hours=hours):
            return (Extended(to=everybody, hours=hours),)
        case Replace(player=seat, by=name):
            return (_hand_over(table, seat, name),)
        case Abort():
            return (Outcome(to=everybody, side=None, reason="aborted", winners=()),)
        case _:
            raise AssertionError(action)


def _hand_over(table: Table, seat: str, name: str) -> Event:
    taken = {other.casefold() for other in (*table.seats, *table.occupants.values())}
    if name.casefold() in taken or check_names((name,)) is not None:
        raise Refused(NameTaken(name))
    return Replaced(to=(seat,), player=seat, by=name)


class Game:
    """A game under way: its log, and the tables it has passed through, so that a line can be taken back."""

    def __init__(self, rulebook: AnyRulebook, seats: Sequence[str]) -> None:
        self.rulebook = rulebook
        self.seats = tuple(seats)
        self.log: list[Entry] = []
        self._tables: list[tuple[int, Table]] = []
        self._tables_are_complete = True
        self._asks: tuple[Ask, ...] | None = None

    @classmethod
    def begin(cls, rulebook: AnyRulebook, seats: Sequence[str], options: Struct, chance: Chance) -> "Game":
        """Deal. Raises SetupRefused, and ImpossibleDraw for a given draw that does not fit."""
        game = cls(rulebook, seats)
        table = rulebook.table(seats=game.seats)
        events = tuple(rulebook.setup(options, game.seats, chance))
        table = evolve(rulebook, table, events)
        due = tuple(rulebook.due(table, chance))
        game._accept(FIRST_LINE, (*events, *due), evolve(rulebook, table, due))
        chance.check_all_used()
        return game

    @classmethod
    def load(cls, rulebook: AnyRulebook, seats: Sequence[str], log: Iterable[Entry]) -> "Game":
        """Take up a game again from its log."""
        game = cls(rulebook, seats)
        game.log = list(log)
        game._tables = _tables_of(rulebook, game.seats, game.log)
        return game

    @classmethod
    def resume(cls, rulebook: AnyRulebook, seats: Sequence[str], log: Iterable[Entry], table: Table) -> "Game":
        """Take up a game again from its log and a snapshot of the table that the log adds up to."""
        game = cls(rulebook, seats)
        game.log = list(log)
        game._tables = [(game.log[-1].line, table)]
        game._tables_are_complete = False
        return game

    @property
    def table(self) -> Table:
        """The table as it stands."""
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
            return self._take_back(wish, chance, line)
        events, table = decide(self.rulebook, self.table, self.asks, wish, chance)
        chance.check_all_used()
        return self._accept(line, events, table)

    def _take_back(self, wish: Wish, chance: Chance, line: int) -> Entry:
        if self.table.outcome is not None:
            raise Refused(GameOver())
        if wish.by != GM:
            raise Refused(GameMasterOnly("undo"))
        if not self._tables_are_complete:
            self._tables = _tables_of(self.rulebook, self.seats, self.log)
            self._tables_are_complete = True
        if len(self._tables) == 1:
            raise Refused(NothingToUndo())
        chance.check_all_used()
        taken, _ = self._tables.pop()
        self._asks = None
        self.log.append(Entry(line, (Undone(to=To.PUBLIC, taken=taken),)))
        return self.log[-1]

    def _accept(self, line: int, events: tuple[Event, ...], table: Table) -> Entry:
        entry = Entry(line, events)
        self.log.append(entry)
        self._tables.append((line, table))
        self._asks = None
        return entry

    def view(self, reader: str) -> Table:
        """What a reader (a seat, ``public`` or ``gm``) may know of the state now."""
        return fold(self.rulebook, self.seats, told_to(reader, self.log))


def _tables_of(rulebook: AnyRulebook, seats: tuple[str, ...], log: Iterable[Entry]) -> list[tuple[int, Table]]:
    """The tables that a log has passed through, without those that were taken back, each with its line."""
    tables: list[tuple[int, Table]] = []
    table: Table = rulebook.table(seats=seats)
    for entry in log:
        if any(isinstance(event, Undone) for event in entry.events):
            tables.pop()
        else:
            tables.append((entry.line, evolve(rulebook, table, entry.events)))
        table = tables[-1][1]
    return tables


def check_names(names: Sequence[str]) -> str | None:
    """Say what is wrong with the names of a table's seats, or None."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            return f"a name has 1 to {LONGEST_NAME} printable characters, none of them blank at either end: {name!r}"
        if name.casefold() in NAMES_NOT_ALLOWED:
            return f"nobody may be called {name!r}"
    folded = [name.casefold() for name in names]
    twice = next((name for name in names if folded.count(name.casefold()) > 1), None)
    return None if twice is None else f"two players are called {twice!r}"
