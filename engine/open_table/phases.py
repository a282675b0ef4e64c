"""The course of the open table, on one page.

Days and nights alternate until a side has won; the file says which comes first, or that there are only days or only
nights. Each lasts until its time is up or the GM closes it. By day the living vote, if the file has votes. In an open
vote a majority for a lynch, or for no lynch, ends the vote early. A secret one ends by time alone, so that its moment
tells nothing. After the day's first vote there may be another one, with a time of its own. When a day begins, players
are told which abilities they may use in it; these act at once. At nightfall players are told what they may do; they may
order it until the night's end, and nothing ends it early. If something may be left to the GM in a night, the GM is
asked then, whether or not something is.

    DAY ──majority, or time up──► DAY, for another vote
    DAY ──majority, or time up──► NIGHT ──time up──► DAY, unless a side has won
    NIGHT ──time up──► RULING ──the GM has done, or time up──► DAY, if something may be left to the GM

After every death outside the night the rules check whether a side has won; ``night`` does so at dawn, and ``by_day``
after each use of an ability.
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.mafia.ballots import is_lynch, shown_again
from engine.mafia.events import PhaseBegun, Time
from engine.open_table import asking, lynching, nightfall, ruling, talking
from engine.open_table.events import NightClosed, VoteBegun
from engine.open_table.folding import fold
from engine.open_table.table import OpenTable, Ruling
from engine.open_table.winning import outcome
from engine.phases import Course, Phases, by_itself

HOURS: dict[str, float] = {Time.DAY: 48.0, Time.NIGHT: 24.0, Ruling.RULING: 12.0}


def end_day(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """Let the votes decide."""
    yield from lynching.counted(table)
    name = lynching.at_deadline(table)
    if name is None or not is_lynch(name):
        yield from go_on(table)
        return
    if lynching.is_open(table):
        yield shown_again(table.votes)
    yield from lynching.lynch(table, name)


def go_on(table: OpenTable) -> Iterable[Event]:
    """Let another vote of the day begin after one that has ended, or let the day end."""
    if table.vote < table.file.lynches:
        return (VoteBegun(to=To.PUBLIC, number=table.vote + 1),)
    return nightfall.begin_next(table)


def go_on_after_lynch(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """Go on after a lynch if the game does."""
    return go_on(table) if table.is_lynched else ()


def carry_out_majority(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """Lynch the player for whom more than half of the living vote. A majority for no lynch ends the vote."""
    name = lynching.elected(table)
    if name is None:
        return ()
    return lynching.lynch(table, name) if is_lynch(name) else go_on(table)


def next_time(table: OpenTable) -> Time:
    """Return the time that follows the present one."""
    return table.next_time


COURSES: dict[StrEnum, Course[OpenTable]] = {
    Time.DAY: Course[OpenTable](
        asks=(lynching.asked, asking.asked_by_day, talking.asked),
        deadline=end_day,
        follows=(
            by_itself(outcome),
            by_itself(talking.update),
            go_on_after_lynch,
            by_itself(lynching.show),
            carry_out_majority,
        ),
        leads={PhaseBegun: next_time, VoteBegun: Time.DAY},
    ),
    Time.NIGHT: Course[OpenTable](
        asks=(asking.asked, talking.asked),
        deadline=nightfall.close,
        follows=(by_itself(outcome), by_itself(talking.update)),
        leads={PhaseBegun: next_time, NightClosed: Ruling.RULING},
    ),
    Ruling.RULING: Course[OpenTable](
        asks=(ruling.asked, talking.asked),
        deadline=by_itself(nightfall.end),
        follows=(by_itself(outcome), by_itself(talking.update), by_itself(nightfall.leave)),
        leads={PhaseBegun: next_time},
    ),
}

PHASES = Phases(COURSES, fold=fold)
