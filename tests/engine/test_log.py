"""The log: its lines only grow in number, even if many copies go on."""

from sys import gettrace, settrace
from types import FrameType
from typing import TYPE_CHECKING

import pytest

from engine.audience import To
from engine.events import Event, Paused, Undone
from engine.log import Entry, Log, latest, standing, standing_from

if TYPE_CHECKING:
    from _typeshed import TraceFunction


def line(number: int, event: Event | None = None) -> Entry:
    """Return a line with that number."""
    return Entry(number, (event or Paused(to=To.PUBLIC),))


def undo(number: int, taken: int | None) -> Entry:
    """Return a line that takes back another and all after it."""
    return line(number, Undone(to=To.PUBLIC, taken=taken))


def numbers(log: Log | list[Entry]) -> list[int]:
    """Return the numbers of the lines."""
    return [entry.line for entry in log]


LOG = Log([line(1), line(2), line(4), line(7)])
TAKEN = Log([line(1), line(2), line(3), undo(4, 3), line(5), line(6), undo(7, 6), undo(8, None), undo(9, 2), line(10)])


def test_copies_of_a_log_go_on_independently() -> None:
    log = Log([line(1)])
    one, other = log.copy(), log.copy()
    one.append(line(2))
    other.append(line(3))
    one.append(line(4))
    log.append(line(5))

    assert [numbers(each) for each in (log, one, other)] == [[1, 5], [1, 2, 4], [1, 3]]


@pytest.mark.parametrize("after", range(5))
def test_an_interrupted_append_keeps_a_copys_own_lines(after: int) -> None:
    log = Log([line(1)])
    one, other = log.copy(), log.copy()
    steps, before = iter(range(after)), gettrace()

    def interrupt(frame: FrameType, event: str, arg: object) -> "TraceFunction | None":
        """Interrupt between two steps, as another thread does."""
        if frame.f_code is not Log.append.__code__ or next(steps, None) is not None:
            return interrupt
        settrace(before)
        other.append(line(3))
        return None

    settrace(interrupt)
    one.append(line(2))
    settrace(before)
    one.append(line(4))
    other.append(line(5))

    assert [numbers(each) for each in (log, one, other)] == [[1], [1, 2, 4], [1, 3, 5]]


def test_a_copys_new_lines_are_not_in_the_original() -> None:
    log = Log([line(1), line(2)])
    log.copy().append(line(3))

    assert (len(log), numbers(log), numbers(log[1:]), log[-1]) == (2, [1, 2], [2], line(2))
    assert [*reversed(log)] == [line(2), line(1)]
    assert (numbers(log.until(3)), numbers(log.since(2)), numbers(log.of([2, 3]))) == ([1, 2], [2], [2])
    with pytest.raises(IndexError):
        log[2]
    with pytest.raises(LookupError):
        log.line(3)


def test_lines_are_found_by_their_numbers() -> None:
    assert LOG.line(4) == line(4)
    assert [numbers(LOG.until(at)) for at in (0, 1, 3, 4, 9)] == [[], [1], [1, 2], [1, 2, 4], [1, 2, 4, 7]]
    assert [numbers(LOG.before(at)) for at in (1, 4, 5)] == [[], [1, 2], [1, 2, 4]]
    assert [numbers(LOG.since(at)) for at in (1, 3, 4, 8)] == [[1, 2, 4, 7], [4, 7], [4, 7], []]
    assert [numbers(LOG.of(at)) for at in ([], [7, 2, 2, 3], [9])] == [[], [2, 7], []]


def test_a_log_is_equal_to_one_with_the_same_lines() -> None:
    assert LOG == Log(LOG) == LOG[:]
    assert LOG.until(4) != LOG


def test_neither_undos_nor_undone_lines_count() -> None:
    by_hand = [[1], [1, 2], [1, 2, 3], [1, 2], [1, 2, 5], [1, 2, 5, 6], [1, 2, 5], [1, 2, 5], [1], [1, 10]]

    assert [numbers(standing(TAKEN.until(at))) for at in range(1, 11)] == by_hand
    assert [entry.line for entry in latest(TAKEN.until(6))] == [6, 5, 2, 1]
    assert [numbers(standing_from(TAKEN.until(6), at)) for at in (1, 3, 6, 7)] == [[1, 2, 5, 6], [5, 6], [6], []]
