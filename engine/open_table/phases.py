"""The course of the open table, on one page.

Days and nights alternate until a side has won; the file says which comes first. Each lasts until its time is up or the
GM closes it. By day the living vote, if the file has votes: a majority for a lynch, or for no lynch, ends the day
early. At nightfall players are told what they may do; they may order it until dawn, and nothing ends the night early.

    DAY ──majority, or time up──► NIGHT ──time up──► DAY, unless a side has won

After every death outside the night the rules check whether a side has won; ``night`` does so at dawn.
"""

from collections.abc import Iterable

from engine.chance import Chance
from engine.events import Event
from engine.mafia.ballots import is_lynch, shown_again
from engine.mafia.events import PhaseBegun, Time
from engine.open_table import asking, lynching, nightfall, talking
from engine.open_table.folding import fold
from engine.open_table.table import OpenTable
from engine.open_table.winning import outcome
from engine.phases import Course, Phases, by_itself

HOURS: dict[str, float] = {Time.DAY: 48.0, Time.NIGHT: 24.0}


def end_day(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """Let the votes decide. Night falls."""
    name = lynching.at_deadline(table)
    if name is not None and is_lynch(name):
        yield shown_again(table.votes)
        yield from lynching.lynch(table, name)
    else:
        yield from nightfall.fall(table)


def fall_after_lynch(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """Let night fall after a lynch if the game goes on."""
    return nightfall.fall(table) if table.is_lynched else ()


def carry_out_majority(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """Lynch the player for whom more than half of the living vote. A majority for no lynch ends the day."""
    name = lynching.elected(table)
    if name is None:
        return ()
    return lynching.lynch(table, name) if is_lynch(name) else nightfall.fall(table)


COURSES = {
    Time.DAY: Course[OpenTable](
        asks=(lynching.asked, talking.asked),
        deadline=end_day,
        follows=(
            by_itself(outcome),
            by_itself(talking.update),
            fall_after_lynch,
            by_itself(lynching.show),
            carry_out_majority,
        ),
        leads={PhaseBegun: Time.NIGHT},
    ),
    Time.NIGHT: Course[OpenTable](
        asks=(asking.asked, talking.asked),
        deadline=nightfall.end,
        follows=(by_itself(outcome), by_itself(talking.update)),
        leads={PhaseBegun: Time.DAY},
    ),
}

PHASES = Phases(COURSES, fold=fold)
