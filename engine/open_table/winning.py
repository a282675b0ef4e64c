"""Who has won: by elimination, by parity, by a lynch, by an ability, or by surviving until others win."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum

from engine.audience import To
from engine.events import Event, Outcome
from engine.open_table.role_file import RoleFile, Wins
from engine.open_table.table import OpenTable

ENDING = frozenset({Wins.ELIMINATE, Wins.PARITY})


class Reason(StrEnum):
    """Why the game is over, if it is not the way in which a side wins."""

    ABILITY = "ability"
    NOBODY_LEFT = "nobody_left"
    """Nobody is alive on a side that can end the game."""


def ended(file: RoleFile, living: Mapping[str, int]) -> tuple[str, ...]:
    """Return the sides that have ended the game, by the number of the living on each side, in the file's order."""
    return tuple([side for side in file.sides if living.get(side) and _has_won(file, side, living)])


def _has_won(file: RoleFile, side: str, living: Mapping[str, int]) -> bool:
    wins = file.sides[side].wins
    if wins not in ENDING:
        return False
    rivals = ENDING if wins is Wins.ELIMINATE else {Wins.PARITY}
    if any(living.get(other) for other in file.sides if other != side and file.sides[other].wins in rivals):
        return False
    return wins is Wins.ELIMINATE or 2 * living[side] >= sum(living.values())


def outcome(table: OpenTable, by_ability: Collection[str] = ()) -> Iterable[Event]:
    """End the game if a side has won or nobody is alive. What an ability has won counts before everything else."""
    living = Counter(table.side(seat) for seat in table.living)
    if by_ability:
        yield _outcome(table, tuple([side for side in table.file.sides if side in by_ability]), Reason.ABILITY)
    elif won := ended(table.file, living):
        yield _outcome(table, won, table.file.sides[won[0]].wins)
    elif all(table.file.sides[side].wins not in ENDING for side in living):
        yield _outcome(table, (), Reason.NOBODY_LEFT)


def by_lynch(table: OpenTable, lynched: str) -> Iterable[Event]:
    """End the game if it is over when this player, who has just been lynched, wins by it."""
    key = table.side(lynched)
    if (side := table.file.sides[key]).wins is Wins.LYNCHED and side.ends:
        yield Outcome(to=To.PUBLIC, side=key, reason=side.wins, winners=_winners(table, ()))


def _outcome(table: OpenTable, sides: tuple[str, ...], reason: str) -> Outcome:
    return Outcome(to=To.PUBLIC, side=sides[0] if sides else None, reason=reason, winners=_winners(table, sides))


def _winners(table: OpenTable, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Return everybody of these sides, and whoever wins with any winners, in seat order."""
    return tuple([seat for seat in table.seats if table.side(seat) in sides or _wins_by_themselves(table, seat)])


def _wins_by_themselves(table: OpenTable, seat: str) -> bool:
    match table.file.sides[table.side(seat)].wins:
        case Wins.SURVIVE:
            return table.is_alive(seat)
        case Wins.LYNCHED:
            return table.player(seat).is_lynched
        case _:
            return False
