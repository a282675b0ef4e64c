"""The results of a move, computed a second, slow way: step by step in the order of the rulings.

Written only from the rulings. From the engine it takes the table, and how an event changes it.
"""

from collections.abc import Iterable
from typing import TypeVar

from engine.boards.events import Turn
from engine.events import Event
from engine.rulebook import any_rulebook
from engine.sigily import Sigily
from engine.sigily.events import (
    Cursed,
    Finished,
    Fought,
    FreeThrow,
    Fused,
    Jackpot,
    Moved,
    Passed,
    PutBack,
    Question,
    RaceWon,
    Taken,
    ThrowsOver,
    Unclaimed,
    WindEnded,
)
from engine.sigily.table import SigilyTable, SoFar
from engine.sigily.units import Unit
from tests.engine.sigily.obvious import TERRITORIES, belongs

Told = TypeVar("Told", bound=Event)

RULES = any_rulebook(Sigily())
GATES = {"0", "6", "12", "18"}
SOLAR = {"3", "9", "15", "21"}
ANIMALS = ("dog", "deer", "cow", "horse")


class Line:
    """The events of a line, taken one by one, and the table after the taken ones."""

    def __init__(self, table: SigilyTable, events: Iterable[Event]) -> None:
        self.table = table
        self.left = [*events]

    def begins_with(self, kind: type[Event]) -> bool:
        """Return whether an event of this kind comes next."""
        return bool(self.left) and isinstance(self.left[0], kind)

    def take(self, kind: type[Told]) -> Told:
        """Take the next event, which must be of this kind."""
        event = self.left.pop(0)
        assert isinstance(event, kind), event
        after = RULES.evolve(self.table, event)
        assert isinstance(after, SigilyTable)
        self.table = after
        return event

    def unit(self, chariots: tuple[str, ...]) -> Unit | None:
        """Return the unit that still contains any of these."""
        return next((unit for unit in self.table.board.units if {*unit.chariots} & {*chariots}), None)


def check_what_follows(table: SigilyTable, events: Iterable[Event]) -> None:
    """Check everything that a move among these events has caused, up to the next throw or turn."""
    line = Line(table, events)
    while line.left and not line.begins_with(Moved):
        line.take(Event)
    if not line.left:
        return
    so_far = line.table.so_far
    moved = line.take(Moved)
    if moved.onto == "home":
        come_home(line, moved)
    else:
        land(line, moved)
    if line.begins_with(RaceWon):
        line.take(RaceWon)
    if not line.begins_with(Unclaimed):
        earn(line, so_far, moved)


def come_home(line: Line, moved: Moved) -> None:
    """Check a unit that comes home: it takes at most the coins on its start sigil, and its provinces get its coins."""
    unit = line.unit(moved.chariots)
    assert unit is not None
    coins, lying = unit.coins, line.table.board.coins.get(unit.start, 0)
    if line.begins_with(Taken):
        taken = line.take(Taken)
        assert (taken.at, taken.coins) == (unit.start, lying)
        coins += lying
    finished = line.take(Finished)
    each, odd = divmod(coins, len(finished.shares))
    top = unit.chariots[0]
    assert finished.shares == {seat: each + (odd if belongs(top, seat) else 0) for seat in finished.shares}


def land(line: Line, moved: Moved) -> None:
    """Check the curse, the fights, the coins and the friends."""
    unit = line.unit(moved.chariots)
    assert unit is not None
    assert (line.table.board.units[-1], unit.skin) == (unit, False)
    if moved.onto in line.table.board.curses:
        loses_all(line, unit)
        assert line.take(Cursed).chariots == unit.chariots
        return
    while is_there(line, moved) and (foes := others(line, moved, friends=False)):
        fight(line, moved, foes[0])
    if is_there(line, moved):
        gather(line, moved)


def is_there(line: Line, moved: Moved) -> bool:
    """Return whether the lander lives and stands where it has landed."""
    unit = line.unit(moved.chariots)
    return unit is not None and unit.at == moved.onto


def others(line: Line, moved: Moved, *, friends: bool) -> list[Unit]:
    """Return the lander's friends, or the enemies, where it stands, in order of arrival."""
    here = [unit for unit in line.table.board.units if unit.at == moved.onto and unit != line.unit(moved.chariots)]
    return [unit for unit in here if are_friends(line.table, unit.chariots[0], moved.chariots[0]) is friends]


def are_friends(table: SigilyTable, one: str, other: str) -> bool:
    """Return whether two chariots are in one team."""
    teams = len(table.seats) == 4 and table.options.teams is not False
    seats = [next(place for place, seat in enumerate(table.seats) if belongs(name, seat)) for name in (one, other)]
    return seats[0] == seats[1] or (teams and seats[0] % 2 == seats[1] % 2)


def loses_all(line: Line, unit: Unit) -> None:
    """Check that all coins of a unit go to the jackpot."""
    if unit.coins:
        assert line.take(Jackpot).paid == {unit.chariots[0]: unit.coins}


def fight(line: Line, moved: Moved, foe: Unit) -> None:
    """Check who is dead, who has the coins, and who is put back."""
    unit = line.unit(moved.chariots)
    assert unit is not None
    near_fairies = moved.onto in GATES or not moved.onto.isdigit()
    for each in (unit, foe) if near_fairies else ():
        loses_all(line, each)
    fought = line.take(Fought)
    assert (fought.attackers, fought.defenders) == (unit.chariots, foe.chariots)
    if foe.skin:
        assert (fought.dead, fought.throws) == (unit.chariots, ())
    elif not line.table.options.super_chariots:
        assert fought.dead == (foe if wins(line.table, unit, foe, fought) else unit).chariots
    winner = line.unit((*unit.chariots, *foe.chariots))
    assert winner is not None
    assert winner.coins == (0 if near_fairies else unit.coins + foe.coins)
    if near_fairies and winner.entry is not None:
        back = line.take(PutBack)
        assert (back.chariots, back.onto) == (winner.chariots, winner.entry)


def wins(table: SigilyTable, unit: Unit, foe: Unit, fought: Fought) -> bool:
    """Return whether the attacker wins the last throws. The earlier ones were equal."""
    home = [unit.at in territory(table, each) for each in (unit, foe)]
    added = (home[0], home[1]) if any(home) else (1, 0)
    leads: list[tuple[int, int]] = []
    for (attack,), (defence,) in fought.throws:
        counts = [(len(sticks) or 5) + more for sticks, more in zip((attack, defence), added, strict=True)]
        highest = [max(map(ANIMALS.index, sticks), default=-1) for sticks in (attack, defence)]
        leads.append((counts[0] - counts[1], highest[0] - highest[1]))
    assert {*leads[:-1]} <= {(0, 0)} != {leads[-1]}
    return leads[-1] > (0, 0)


def territory(table: SigilyTable, unit: Unit) -> set[str]:
    """Return the sigils at which a unit's top is at home, if the game is played with territories."""
    (seat,) = [place for place, seat in enumerate(table.seats) if belongs(unit.chariots[0], seat)]
    return {str(place) for place in TERRITORIES[seat]} if table.options.home else set()


def gather(line: Line, moved: Moved) -> None:
    """Check all coins and every friend: the lander is on top, or a unit that is at home."""
    unit, lying = line.unit(moved.chariots), line.table.board.coins.get(moved.onto, 0)
    assert unit is not None
    if lying:
        assert line.take(Taken).coins == lying
    parts = [line.unit(moved.chariots) or unit, *others(line, moved, friends=True)]
    if len(parts) > 1:
        parts.sort(key=lambda part: part.at not in territory(line.table, part))
        fused = line.take(Fused)
        assert fused.chariots == tuple(name for part in parts for name in part.chariots)
        stack, top = line.unit(moved.chariots), parts[0]
        assert stack is not None
        assert (stack.start, stack.progress, stack.entry, stack.exit, stack.skin) == (
            *(top.start, top.progress, top.entry, top.exit),
            False,
        )


def earn(line: Line, so_far: SoFar, moved: Moved) -> None:
    """Check for a question, a free throw, or the end of the throws."""
    player, table = line.table.player, line.table
    chariots = table.options.chariots or (3 if len(table.seats) == 3 else 4)
    may = so_far.free < 3 and len(table.board.home[player]) < chariots
    refused = so_far.declared is not None and so_far.declared.how.value == "refused"
    lives = (moved.onto == "home" or line.unit(moved.chariots) is not None) and not refused
    solar = lives and is_there(line, moved) and is_solar(table, line.unit(moved.chariots))
    if may and solar and table.cards:
        line.take(Question)
    elif may and (earned := what_earns(so_far, lives=lives, solar=solar)) is not None:
        assert line.take(FreeThrow).why.value == earned
    else:
        assert isinstance(line.left.pop(0), ThrowsOver | WindEnded | Passed | Turn)
        return
    assert line.left == []


def what_earns(so_far: SoFar, *, lives: bool, solar: bool) -> str | None:
    """Return why there is a free throw, if there is one."""
    assert so_far.sticks is not None
    if lives and (len(so_far.sticks) or 5) >= 4:
        return "count"
    return "solar" if solar else "free_turn" if so_far.free_turn else None


def is_solar(table: SigilyTable, unit: Unit | None) -> bool:
    """Return whether a unit stands on a solar sigil that earns.

    Without questions the first after its start does not.
    """
    assert unit is not None
    place = int(unit.start) + 1
    while str(place % 24) not in SOLAR:
        place += 1
    return unit.at in SOLAR and (table.options.questions or unit.at != str(place % 24))
