"""The course of the game, on one page.

A player's turn is one throw after another, and a throw is one part after another. The first throws decide the sides:
whoever throws a 1 has the nickels, sets out with it and throws on; the other's first turn begins with a move as well.

    PASS ──► OPENING ──1──► SET_OUT ──► THROW ──► MOVE ──► MOVE, a part of the throw is left
     ▲  └─────▲ │ no 1                    │  ▲ ▲     │
     ├──────────┘        PASS ──► FOLLOW ─┼──┘ └─────┤ 1, 4, 6
     │                                    ▼          │
     ├──────────────────────────────── STUCK ──► THROW if 1, 4, 6
     └───────────────────────────────────────────────┘ 2, 3

A deadline throws if that is awaited, and makes one of the legal moves. Resigning is open all the time.
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
"""With it a player takes the nickels."""


def player_throws(table: DanubeTable) -> tuple[Ask, ...]:
    """Ask for a throw."""
    return (Ask(Throw, (table.player,), {}, awaited=(table.player,)),)


def player_moves(table: DanubeTable) -> tuple[Ask, ...]:
    """Ask which boat goes, and how far."""
    return (Ask(Move, (table.player,), choosing.fields(table), awaited=(table.player,), whole=True),)


def anybody_resigns(table: DanubeTable) -> tuple[Ask, ...]:
    """Let both give up."""
    return resigning.asked(table.seats)


def throw_and_move(table: DanubeTable, chance: Chance) -> Iterable[Event]:
    """Throw, and let chance make a move with it."""
    thrown = tuple(moving.throw(table, chance))
    yield from thrown
    for event in thrown:
        table = fold(table, event)
    yield from moving.move_by_chance(table, chance)


def by_the_opening(table: DanubeTable) -> StrEnum:
    """The first 1 decides the sides."""
    return Phase.SET_OUT if table.count == FIRST_THROW else Phase.PASS


def by_the_turn(table: DanubeTable) -> StrEnum:
    """Throw for the sides; else for a move, but for the pennies' first turn, which begins with one."""
    if not table.board.colours:
        return Phase.OPENING
    return Phase.FOLLOW if table.turns == 1 and moving.follow(table) is not None else Phase.THROW


def by_the_throw(table: DanubeTable) -> StrEnum:
    """Move if anything can be moved."""
    return Phase.MOVE if table.parts else Phase.STUCK


def by_the_count(table: DanubeTable) -> StrEnum:
    """Throw on with 1, 4 and 6."""
    return Phase.THROW if table.count in THROWS_AGAIN else Phase.PASS


def by_what_is_left(table: DanubeTable) -> StrEnum:
    """Move on with what is left of the throw; whose five boats are off has won."""
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
