"""Sets boats out on the river, and lets them be moved through the engine's front door."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.boards.actions import Throw
from engine.boards.events import Turn
from engine.chance import Chance
from engine.danube import Danube
from engine.danube.actions import Move
from engine.danube.board import Board, Colour
from engine.danube.options import DanubeOptions
from engine.danube.table import DanubeTable, Phase
from engine.events import Event
from engine.game import Game
from engine.rulebook import any_rulebook
from tests.engine.boards import BoardGame

SEATS = ("Ann", "Ben")
SIX = 0
"""White sides of a throw that counts 6."""
WHITE = {1: 1, 2: 2, 3: 3, 4: 4, 6: SIX}


class River(BoardGame):
    """A game down the Danube: Ann has the nickels."""

    def __init__(self, game: Game | None = None) -> None:
        chance = Chance({})
        super().__init__(Game.begin(any_rulebook(Danube()), SEATS, DanubeOptions(), chance) if game is None else game)

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

    def throw(self, count: int) -> tuple[Event, ...]:
        """Let whose turn it is throw this much."""
        return self.does(self.table.player, Throw(), {"white": WHITE[count]})

    def move(self, start: int, steps: int) -> tuple[Event, ...]:
        """Let whose turn it is move a boat."""
        return self.does(self.table.player, Move(start, steps))


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


def turns(events: Iterable[Event]) -> list[str]:
    """Whose the turn has become."""
    return [event.player for event in events if isinstance(event, Turn)]
