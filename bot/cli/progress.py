"""A progress bar on standard error, where a person is waiting."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

UPDATES = 100


def progress(items: Iterable[T], count: int) -> Iterable[T]:
    """Show how many of this many items have passed, if standard error is a terminal."""
    return _shown(items, count) if sys.stderr.isatty() else items


def _shown(items: Iterable[T], count: int) -> Iterator[T]:
    from rich.console import Console
    from rich.progress import Progress

    step = max(1, count // UPDATES)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=count)
        for number, item in enumerate(items, start=1):
            yield item
            if number % step == 0:
                bar.update(task, completed=number)
