"""Sets boats out on the river, and moves them through the engine's front door."""

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
"""The white sides of a throw that counts 6."""
WHITE = {1: 1, 2: 2, 3: 3, 4: 4, 6: SIX}


class River(BoardGame):
    """A game of Down the Danube in which Ann has the nickels."""

    def __init__(self, game: Game | None = None) -> None:
        chance = Chance({})
        super().__init__(Game.begin(any_rulebook(Danube()), SEATS, DanubeOptions(), chance) if game is None else game)

    @property
    def table(self) -> DanubeTable:
        """The full truth."""
        table = self.game.table
        assert isinstance(table, DanubeTable)
        return table

    @property
    def board(self) -> Board:
        """The current board."""
        return self.table.board

    @property
    def legal(self) -> set[tuple[int, int]]:
        """The current legal moves, by squares and steps."""
        return {(part.start, part.steps) for part in self.table.parts}

    def throw(self, count: int) -> tuple[Event, ...]:
        """Let the current player throw this count."""
        return self.does(self.table.player, Throw(), {"white": WHITE[count]})

    def move(self, start: int, steps: int) -> tuple[Event, ...]:
        """Let the current player move a boat."""
        return self.does(self.table.player, Move(start, steps))


def river(nickels: Iterable[int], pennies: Iterable[int], turn: str = "Ann") -> River:
    """Return a game with the boats on these squares, and the others off, before a throw."""
    begun = River()
    white, brown = tuple(sorted(nickels)), tuple(sorted(pennies))
    off = {Colour.NICKELS: 5 - len(white), Colour.PENNIES: 5 - len(brown)}
    board = Board(white, brown, off, {"Ann": Colour.NICKELS, "Ben": Colour.PENNIES})
    table = replace(begun.table, phase=Phase.THROW, board=board, turn=turn, turns=2)
    return River(Game.resume(Danube(), begun.game.options, begun.game.log, table))


def asking(question: str, nickels: Iterable[int], pennies: Iterable[int]) -> River:
    """Return such a game before Ann's throw, in which the table has asked the river something."""
    begun = river(nickels, pennies)
    table = replace(begun.table, options=DanubeOptions(question=question))
    return River(Game.resume(Danube(), table.options, begun.game.log, table))


def thrown(count: int, nickels: Iterable[int], pennies: Iterable[int], turn: str = "Ann") -> River:
    """Return the same game after a throw of this count."""
    begun = river(nickels, pennies, turn)
    begun.throw(count)
    return begun


def turns(events: Iterable[Event]) -> list[str]:
    """Return who got the turn, one after the other."""
    return [event.player for event in events if isinstance(event, Turn)]
