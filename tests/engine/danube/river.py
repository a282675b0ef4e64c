"""Sets boats out on the river, and lets them be moved through the engine's front door."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Close
from engine.boards.actions import Resign, Throw
from engine.boards.events import Turn
from engine.chance import Chance
from engine.danube import Danube
from engine.danube.actions import Move
from engine.danube.board import Board, Colour
from engine.danube.options import DanubeOptions
from engine.danube.table import DanubeTable, Phase
from engine.errors import Refused
from engine.events import Event
from engine.game import Game
from engine.judging import Wish
from engine.names import GM
from engine.refusals import Refusal
from engine.rulebook import any_rulebook

SEATS = ("Ann", "Ben")
SIX = 0
"""White sides of a throw that counts 6."""
WHITE = {1: 1, 2: 2, 3: 3, 4: 4, 6: SIX}


class River:
    """A game under way: Ann has the nickels. Every move gives the events it has brought about."""

    def __init__(self, game: Game | None = None) -> None:
        chance = Chance({})
        self.game = Game.begin(any_rulebook(Danube()), SEATS, DanubeOptions(), chance) if game is None else game

    @property
    def table(self) -> DanubeTable:
        """The whole truth."""
        table = self.game.table
        assert isinstance(table, DanubeTable)
        return table

    @property
    def board(self) -> Board:
        """How the boats stand."""
        return self.table.board

    @property
    def legal(self) -> set[tuple[int, int]]:
        """The moves that are legal now, by squares and steps."""
        return {(part.start, part.steps) for part in self.table.parts}

    def does(self, by: str, action: Action, drawn: dict[str, object] | None = None) -> tuple[Event, ...]:
        """Let somebody make a move."""
        return self.game.submit(Wish(by, action), Chance(drawn)).events

    def throw(self, count: int) -> tuple[Event, ...]:
        """Let whose turn it is throw this much."""
        return self.does(self.table.player, Throw(), {"white": WHITE[count]})

    def move(self, start: int, steps: int) -> tuple[Event, ...]:
        """Let whose turn it is move a boat."""
        return self.does(self.table.player, Move(start, steps))

    def close(self, drawn: dict[str, object] | None = None) -> tuple[Event, ...]:
        """Let the GM answer what is being waited for."""
        return self.does(GM, Close(), drawn)

    def resign(self, by: str) -> tuple[Event, ...]:
        """Let somebody give up."""
        return self.does(by, Resign())

    def refused(self, by: str, action: Action) -> Refusal:
        """Let somebody try what is refused, which changes nothing."""
        before = self.game.table
        try:
            self.does(by, action)
        except Refused as refused:
            assert self.game.table == before
            return refused.refusal
        raise AssertionError("this was not refused")


def river(nickels: Iterable[int], pennies: Iterable[int], turn: str = "Ann") -> River:
    """A game in which the boats stand on these squares, and the others are off; somebody is about to throw."""
    begun = River()
    white, brown = tuple(sorted(nickels)), tuple(sorted(pennies))
    off = {Colour.NICKELS: 5 - len(white), Colour.PENNIES: 5 - len(brown)}
    board = Board(white, brown, off, {"Ann": Colour.NICKELS, "Ben": Colour.PENNIES})
    table = replace(begun.table, phase=Phase.THROW, board=board, turn=turn, turns=2)
    return River(Game.resume(Danube(), begun.game.options, begun.game.log, table))


def thrown(count: int, nickels: Iterable[int], pennies: Iterable[int], turn: str = "Ann") -> River:
    """The same, and this much is thrown."""
    begun = river(nickels, pennies, turn)
    begun.throw(count)
    return begun


def kinds(events: Iterable[Event]) -> list[str]:
    """What has happened, by the names of notices."""
    return [str(event.__struct_config__.tag) for event in events]


def turns(events: Iterable[Event]) -> list[str]:
    """Whose the turn has become."""
    return [event.player for event in events if isinstance(event, Turn)]


def only(kind: type[Struct], events: Iterable[Event]) -> Event:
    """The one event of its kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event
