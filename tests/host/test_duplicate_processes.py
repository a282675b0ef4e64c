"""Two processes with the same shards are told apart from one process that takes another's place."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.host.processes.duplicate_processes import TOGETHER, DuplicateProcesses
from bot.host.processes.rounds import PAUSE
from bot.host.processes.shares import LOOKED_AGAIN
from bot.reaching import Shards, all_of
from bot.storage.processes.heartbeats import ProcessRow
from bot.storage.processes.processes import this_process

START = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)
LOOK = int(LOOKED_AGAIN)
OTHER = "another-place:7:token"


def there(sign: float, shards: str | None = "0/1", double: str | None = None, name: str = OTHER) -> ProcessRow:
    """Return another process that reported itself at that second, by its own clock."""
    seen_at = datetime(2020, 1, 1, tzinfo=UTC) + timedelta(seconds=sign)
    return ProcessRow(name=name, host="other", seen_at=seen_at, shards=shards, double=double)


def looking(shards: Shards | None = None) -> DuplicateProcesses:
    """Return a process with these shards, or with all."""
    doubles = DuplicateProcesses()
    doubles.shards = shards or all_of(1)
    return doubles


def seconds_until_found(doubles: DuplicateProcesses, until: int, stays: int) -> int | None:
    """Return when another process is found to be a duplicate if it reports itself for this many seconds and then no
    more.
    """
    for second in range(0, until + 1, LOOK):
        if doubles.look([there(min(second, stays))], START + timedelta(seconds=second)):
            return second
    return None


def test_a_duplicate_is_found_within_a_minute() -> None:
    found = seconds_until_found(looking(), until=600, stays=600)

    assert found is not None
    assert TOGETHER.total_seconds() < found <= 60


@pytest.mark.parametrize("later", range(0, int(PAUSE), 5))
def test_both_processes_know_within_a_minute_whenever_the_second_starts(later: int) -> None:
    doubles = [looking(), looking()]
    signs, knows, turns = [0.0, -1.0], [False, False], [PAUSE - later, 0.0]
    while not all(knows):
        mine = turns.index(min(turns))
        second = signs[mine] = turns[mine]
        other = there(signs[1 - mine], double=this_process() if knows[1 - mine] else None)
        knows[mine] |= bool(doubles[mine].look([other], START + timedelta(seconds=second)))
        turns[mine] += LOOKED_AGAIN if doubles[mine].in_doubt else PAUSE

        assert second <= 60


@pytest.mark.parametrize("stays", range(0, int(TOGETHER.total_seconds()), 5))
def test_a_process_that_takes_anothers_place_is_no_duplicate(stays: int) -> None:
    assert seconds_until_found(looking(), until=600, stays=stays) is None


def test_a_killed_process_is_no_duplicate_of_its_successor() -> None:
    doubles = looking()
    found = [doubles.look([there(0)], START + timedelta(seconds=second)) for second in range(0, 180, LOOK)]

    assert found == [[]] * len(found)
    assert doubles.in_doubt
    doubles.look([], START + timedelta(minutes=3))
    assert not doubles.in_doubt


def test_each_duplicate_is_reported_once() -> None:
    doubles = looking()
    seconds_until_found(doubles, until=600, stays=600)
    again = [doubles.look([there(second)], START + timedelta(seconds=second)) for second in range(700, 900, LOOK)]
    third = there(1, double=this_process(), name="third-place:7:token")

    assert again == [[]] * len(again)
    assert not doubles.in_doubt
    assert doubles.look([there(1000), third], START + timedelta(seconds=1000)) == [third]


def test_a_duplicate_that_the_other_process_has_found_counts_at_once() -> None:
    doubles, other = looking(), there(0, double=this_process())

    assert doubles.look([other], START) == [other]
    assert doubles.double == OTHER


def test_a_check_reports_a_duplicate_as_long_as_it_is_there() -> None:
    doubles = looking()
    seconds_until_found(doubles, until=600, stays=600)
    told = doubles.double
    doubles.look([], START + timedelta(seconds=700))

    assert (told, doubles.double) == (OTHER, None)


@pytest.mark.parametrize("shards", ["1/2", None])
def test_processes_with_different_shards_are_no_duplicates(shards: str | None) -> None:
    doubles = looking(Shards(2, (0,)))
    found = [doubles.look([there(second, shards)], START + timedelta(seconds=second)) for second in range(0, 600, LOOK)]

    assert found == [[]] * len(found)
    assert not doubles.in_doubt


def test_a_process_that_does_not_know_its_shards_yet_looks_for_no_duplicate() -> None:
    assert DuplicateProcesses().look([there(0, double=this_process())], START) == []


def test_a_process_that_comes_back_under_its_name_is_looked_at_anew() -> None:
    doubles = looking()
    doubles.look([there(0)], START)
    doubles.look([], START + timedelta(seconds=30))

    assert doubles.look([there(60)], START + timedelta(seconds=60)) == []
    assert doubles.look([there(70)], START + timedelta(seconds=70)) == []
