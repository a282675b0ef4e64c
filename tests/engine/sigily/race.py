"""Sets chariots out on the board, and moves them through the engine's front door."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from engine.boards.actions import Throw
from engine.boards.events import Turn
from engine.chance import Chance
from engine.errors import SetupRefused
from engine.events import Event
from engine.game import Game
from engine.refusals import Refusal
from engine.rulebook import any_rulebook
from engine.sigily import Sigily
from engine.sigily.actions import Back, Cast, Done, Enter, Move
from engine.sigily.board import Place, clockwise
from engine.sigily.events import FreeThrow, Passed
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.table import Board, Phase, SigilyTable, Wind
from engine.sigily.units import Unit
from tests.engine.boards import BoardGame

Told = TypeVar("Told", bound=Event)

SIGILY = any_rulebook(Sigily())
TWO = ("Ann", "Ben")
FOUR = ("Ann", "Ben", "Cat", "Dan")
"""Ann and Cat are partners, and so are Ben and Dan."""
PLAIN = SigilyOptions()
ALL_SPELLS = SigilyOptions(spells=tuple(Spell))
ANIMALS = ("dog", "deer", "cow", "horse")
STICKS = {count: list(ANIMALS[:count]) for count in range(1, 5)} | {5: []}
"""The animals that lie flat in a throw of each count, the lowest possible."""
HIGH = {count: list(ANIMALS[4 - count :]) for count in range(1, 5)}
"""The same, the highest possible."""


class Race(BoardGame):
    """A game of Sigily."""

    @property
    def table(self) -> SigilyTable:
        """The full truth."""
        table = self.game.table
        assert isinstance(table, SigilyTable)
        return table

    @property
    def board(self) -> Board:
        """The current board."""
        return self.table.board

    @property
    def asked(self) -> set[str]:
        """The awaited moves and players, such as ``Ann throw``."""
        return {f"{seat} {ask.move.__name__.lower()}" for ask in self.game.asks for seat in ask.awaited}

    @property
    def may(self) -> set[str]:
        """All moves that players may make, in the same form."""
        return {f"{seat} {ask.move.__name__.lower()}" for ask in self.game.asks for seat in ask.seats}

    def unit(self, name: str) -> Unit:
        """Return the unit that contains a chariot."""
        unit = self.board.unit(name)
        assert unit is not None, f"{name} is not on the board"
        return unit

    def at(self, name: str) -> Place | None:
        """Return where a chariot stands, if it is on the board."""
        unit = self.board.unit(name)
        return None if unit is None else unit.at

    def throw(self, count: int, **drawn: object) -> tuple[Event, ...]:
        """Let the current player throw this count."""
        return self.does(self.table.player, Throw(), {"sticks": STICKS[count], **drawn})

    def move(self, name: str, leave: str | None = None, **drawn: object) -> tuple[Event, ...]:
        """Let the current player move a unit."""
        return self.does(self.table.player, Move(name, leave), drawn)

    def go(self, count: int, name: str, leave: str | None = None, **drawn: object) -> tuple[Event, ...]:
        """Let the current player throw this count and move a unit."""
        return (*self.throw(count), *self.move(name, leave, **drawn))

    def enter(self, name: str, special: int, **drawn: object) -> tuple[Event, ...]:
        """Let a unit try to enter fairy land, with this special throw."""
        return self.does(self.table.player, Enter(name), {"entry": STICKS[special], **drawn})

    def back(self, name: str) -> tuple[Event, ...]:
        """Declare that a unit goes back."""
        return self.does(self.table.player, Back(name))

    def cast(
        self, spell: Spell, chariot: str | None = None, target: str | None = None, fireball: Iterable[int] = ()
    ) -> tuple[Event, ...]:
        """Let the current player cast a spell. These are thrown against a fireball."""
        drawn = {"fireball": [STICKS[count] for count in fireball]} if fireball else {}
        return self.does(self.table.player, Cast(spell, chariot, target), drawn)

    def done(self, by: str | None = None) -> tuple[Event, ...]:
        """Let a player be done, by default the current one."""
        return self.does(by or self.table.player, Done())


def unit(names: str, at: Place, coins: int = 0, progress: int | None = None, entry: Place | None = None) -> Unit:
    """Return a unit: ``Ann 1``, or ``Ann 1, Cat 2`` from the top.

    It started at Samhain, or entered fairy land by a gate.
    """
    chariots = tuple(names.split(", "))
    reached = clockwise("0", entry or at) if progress is None else progress
    return Unit(chariots, at, "0", reached, coins, entry)


def outward(names: str, at: Place, entry: Place, coins: int = 0) -> Unit:
    """Return a unit in fairy land that has passed the centre."""
    return replace(unit(names, at, coins, entry=entry), exit=at.partition(".")[0])


def race(
    units: Iterable[Unit] = (),
    seats: tuple[str, ...] = TWO,
    options: SigilyOptions = PLAIN,
    turn: str | None = None,
    coins: Mapping[Place, int] | None = None,
) -> Race:
    """Return a game with these units on the board, before a throw of a player, by default the first.

    Without ``coins`` nothing lies on the sigils.
    """
    order = [{seat: STICKS[5] if seat == seats[0] else STICKS[1] for seat in seats}]
    given: dict[str, object] = {"opening": order}
    begun = Race(Game.begin(SIGILY, seats, options, Chance(given)))
    home = dict.fromkeys(seats, ())
    board = Board(dict(coins or {}), tuple(units), dict(home), dict.fromkeys(seats, 0))
    laid = replace(begun.table, board=board, phase=Phase.THROW, turn=turn or seats[0])
    return laid_out(begun, laid)


def laid_out(begun: Race, table: SigilyTable) -> Race:
    """Return the same game with another table."""
    return Race(Game.resume(Sigily(), begun.game.options, begun.game.log, table))


def with_home(begun: Race, home: Mapping[str, tuple[str, ...]], purse: Mapping[str, int] | None = None) -> Race:
    """Return the same game with these chariots at home."""
    board = begun.board
    laid = replace(board, home={**board.home, **home}, purse={**board.purse, **(purse or {})})
    done = tuple([seat for seat, names in home.items() if len(names) == len(begun.table.fleet(seat))])
    return laid_out(begun, replace(begun.table, board=laid, finished=done))


def blown(begun: Race, *winds: Wind) -> Race:
    """Return the same game with these winds."""
    return laid_out(begun, replace(begun.table, board=replace(begun.board, winds=winds)))


def all_home(seat: str, but: int = 0, chariots: int = 4) -> dict[str, tuple[str, ...]]:
    """Return all chariots of a player at home, except the last ``but``."""
    return {seat: tuple([f"{seat} {number}" for number in range(1, chariots - but + 1)])}


def refused_setup(seats: tuple[str, ...], options: SigilyOptions) -> Refusal:
    """Return why a game may not begin like this."""
    try:
        Game.begin(SIGILY, seats, options, Chance())
    except SetupRefused as refused:
        return refused.refusal
    raise AssertionError("this was not refused")


def only(kind: type[Told], events: Iterable[Event]) -> Told:
    """Return the only event of a kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def turns(events: Iterable[Event]) -> list[str]:
    """Return who got the turn, one after the other."""
    return [event.player for event in events if isinstance(event, Turn)]


def passed(events: Iterable[Event]) -> list[str]:
    """Return who was passed over, and why."""
    return [f"{event.player} {event.why}" for event in events if isinstance(event, Passed)]


def earned(events: Iterable[Event]) -> list[str]:
    """Return what has earned free throws."""
    return [event.why.value for event in events if isinstance(event, FreeThrow)]


def skinned(names: str, at: Place, coins: int = 0) -> Unit:
    """Return a unit with a stone skin."""
    return replace(unit(names, at, coins), skin=True)


def magic(*units: Unit, seats: tuple[str, ...] = TWO, turn: str = "Ann") -> Race:
    """Return a game with all spells."""
    return race(units, seats, ALL_SPELLS, turn)
