"""Compares what two tables give somebody, and shows that a leak in it would be found."""

from collections.abc import Callable, Coroutine, Iterable, Sized
from typing import Any

from tests.twins.pair import Pair, Table
from tests.twins.planting import Plant, planted

Given = Callable[[Table], Coroutine[Any, Any, Sized]]
"""Returns what a table gives. It is never nothing."""


def check_alike(pair: Pair, given: Given, leaks: Iterable[Plant]) -> None:
    """Check that two tables give the same, and with each leak something else. Raises AssertionError."""
    assert _differ(pair, given) is False
    for leak in leaks:
        with planted(leak):
            assert _differ(pair, given), leak.name


def _differ(pair: Pair, given: Given) -> bool:
    here, there = (table.run(given(table)) for table in pair.tables)
    assert here
    return here != there
