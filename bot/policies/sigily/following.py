"""Following: the tables to which a throw and a move may lead, by the rules of the game itself.

Fights are the only chance in a move, so each may be won or lost. A player who lands on a solar sigil is taken to know
the answer, and nobody to cast a spell after a turn.
"""

from collections.abc import Iterator, Sequence
from functools import reduce

from msgspec.structs import replace

from bot.policies.sigily.winning import Seen
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.sigily import Sigily, turns
from engine.sigily.alike import apart
from engine.sigily.events import Thrown
from engine.sigily.foresight import Foresight, foresee
from engine.sigily.moving import move
from engine.sigily.sticks import THROWS, Animal, Sticks, count
from engine.sigily.table import Phase, SigilyTable
from engine.sigily.ways import Way, ways
from engine.views import View

RULES = Sigily()
STICKS = {count(sticks): sticks for sticks in THROWS}
"""A throw of each count."""
HIGHEST: Sticks = ()
LOWEST: Sticks = (Animal.DOG,)
EVEN = 0.5
"""The assumed chance in a fight of stacks, which nobody has computed."""


def imagined(seen: Seen, **changes: object) -> Seen:
    """Return what the same seat would see after some changes of the table."""
    return _seen(seen, replace(seen.table, **changes))


def _seen(seen: Seen, table: SigilyTable) -> Seen:
    """Return what the same seat would see of a table that may follow."""
    return View(seen.reader, table)


def thrown(seen: Seen, counted: int) -> Seen:
    """Return the table after a throw of this count."""
    throw = Thrown(to=To.PUBLIC, player=seen.table.player, sticks=STICKS[counted], count=counted)
    return _seen(seen, _played_out(seen.table, (throw,), Chance()))


def differing(seen: Seen) -> list[Way]:
    """Return the legal moves after a throw that truly differ."""
    return [likes.way for likes in apart(seen.table, ways(seen.table))]


def ends(seen: Seen, way: Way) -> Iterator[tuple[float, Seen]]:
    """Yield the tables to which a move may lead, each with its chance."""
    foreseen = foresee(seen.table, way)
    left = 1.0
    for number, fight in enumerate(foreseen.fights):
        won = EVEN if fight.chance is None else fight.chance
        if won < 1:
            yield left * (1 - won), _seen(seen, _moved(seen.table, foreseen, [True] * number + [False]))
        left *= won
    if left:
        yield left, _seen(seen, _moved(seen.table, foreseen, [True] * len(foreseen.fights)))


def _moved(table: SigilyTable, foreseen: Foresight, won: Sequence[bool]) -> SigilyTable:
    """Return the table after a move whose fights end like this."""
    fights = [_throws(table, foreseen, number, is_won) for number, is_won in enumerate(won)]
    events = tuple(move(table, foreseen.way.chariot, foreseen.way.exit))
    return _played_out(table, events, Chance({"fights": fights}))


def _throws(table: SigilyTable, foreseen: Foresight, number: int, is_won: bool) -> tuple[object, object]:
    """Return throws with which a fight is won or lost at once."""
    attack, defence = (HIGHEST, LOWEST) if is_won else (LOWEST, HIGHEST)
    if not table.options.super_chariots:
        return attack, defence
    unit = table.board.unit(foreseen.way.chariot)
    attackers = 1 if unit is None else len(unit.chariots)
    return [attack] * attackers, [defence] * len(foreseen.fights[number].chariots)


def _played_out(table: SigilyTable, events: tuple[Event, ...], chance: Chance) -> SigilyTable:
    """Return the table when somebody must throw or move."""
    after = reduce(RULES.evolve, events, table)
    while after.outcome is None and (due := tuple(RULES.due(after, chance))):
        after = reduce(RULES.evolve, due, after)
    if after.phase in (Phase.SPELL, Phase.AFTER):
        return _played_out(after, tuple(turns.pass_on(after)), chance)
    return after
