"""The course of the game, on one page.

A player's turn is a series of throws, and a throw is a series of parts. The first throws decide the sides: the player
who throws a 1 gets the nickels, sets out with that throw and throws again. The other's first turn also begins with a
move.

    PASS ──► OPENING ──1──► SET_OUT ──► THROW ──► MOVE ──► MOVE, a part of the throw is left
     ▲  └─────▲ │ no 1                    │  ▲ ▲     │
     ├──────────┘        PASS ──► FOLLOW ─┼──┘ └─────┤ 1, 4, 6
     │                                    ▼          │
     ├──────────────────────────────── STUCK ──► THROW if 1, 4, 6
     └───────────────────────────────────────────────┘ 2, 3

A deadline throws if a throw is due, and makes one of the legal moves. Players may resign at any time.
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.boards import resigning
from engine.boards.actions import Throw
from engine.boards.events import Turn
from engine.chance import Chance
from engine.danube import choosing, ending, moving
from engine.danube.actions import Move
from engine.danube.events import Lost, Moved, Thrown
from engine.danube.folding import fold
from engine.danube.sticks import THROWS_AGAIN
from engine.danube.table import DanubeTable, Phase
from engine.events import Event
from engine.phases import Course, Phases, by_itself

FIRST_THROW = 1
"""The throw that gives a player the nickels."""


def player_throws(table: DanubeTable) -> tuple[Ask, ...]:
    """Ask for a throw."""
    return (Ask(Throw, (table.player,), {}, awaited=(table.player,)),)


def player_moves(table: DanubeTable) -> tuple[Ask, ...]:
    """Ask which boat moves, and how far."""
    return (Ask(Move, (table.player,), choosing.fields(table), awaited=(table.player,), whole=True),)


def anybody_resigns(table: DanubeTable) -> tuple[Ask, ...]:
    """Let both players give up."""
    return resigning.asked(table.seats)


def throw_and_move(table: DanubeTable, chance: Chance) -> Iterable[Event]:
    """Throw, and make a random move with it."""
    thrown = tuple(moving.throw(table, chance))
    yield from thrown
    for event in thrown:
        table = fold(table, event)
    yield from moving.move_by_chance(table, chance)


def by_the_opening(table: DanubeTable) -> StrEnum:
    """Decide the sides by the first 1."""
    return Phase.SET_OUT if table.count == FIRST_THROW else Phase.PASS


def by_the_turn(table: DanubeTable) -> StrEnum:
    """Throw for the sides, then for a move. The pennies' first turn begins with a move instead."""
    if not table.board.colours:
        return Phase.OPENING
    return Phase.FOLLOW if table.turns == 1 and moving.follow(table) is not None else Phase.THROW


def by_the_throw(table: DanubeTable) -> StrEnum:
    """Go on to the move if any is possible."""
    return Phase.MOVE if table.parts else Phase.STUCK


def by_the_count(table: DanubeTable) -> StrEnum:
    """Throw again after 1, 4 and 6."""
    return Phase.THROW if table.count in THROWS_AGAIN else Phase.PASS


def by_what_is_left(table: DanubeTable) -> StrEnum:
    """Go on with the rest of the throw. A player whose five boats are off has won."""
    if ending.has_won(table):
        return Phase.PASS
    return Phase.MOVE if table.board.left is not None else by_the_count(table)


COURSES = {
    Phase.PASS: Course[DanubeTable](
        follows=(by_itself(ending.end_or_pass),),
        leads={Turn: by_the_turn},
    ),
    Phase.OPENING: Course[DanubeTable](
        asks=(player_throws, anybody_resigns),
        deadline=moving.throw,
        leads={Thrown: by_the_opening},
    ),
    Phase.SET_OUT: Course[DanubeTable](
        follows=(by_itself(moving.take_colours),),
        leads={Moved: Phase.THROW},
    ),
    Phase.FOLLOW: Course[DanubeTable](
        follows=(by_itself(moving.set_out_after),),
        leads={Moved: Phase.THROW},
    ),
    Phase.THROW: Course[DanubeTable](
        asks=(player_throws, anybody_resigns),
        deadline=throw_and_move,
        leads={Thrown: by_the_throw},
    ),
    Phase.MOVE: Course[DanubeTable](
        asks=(player_moves, anybody_resigns),
        deadline=moving.move_by_chance,
        leads={Moved: by_what_is_left},
    ),
    Phase.STUCK: Course[DanubeTable](
        follows=(by_itself(moving.lose),),
        leads={Lost: by_the_count},
    ),
    Phase.OVER: Course[DanubeTable](),
}

PHASES = Phases(COURSES, over=Phase.OVER, fold=fold)
