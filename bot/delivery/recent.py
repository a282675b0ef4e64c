"""A dict with a limit, so that a process that runs for months does not grow with each game."""

from collections import OrderedDict
from typing import TypeVar

from typing_extensions import override

K = TypeVar("K")
V = TypeVar("V")

MOST_KEPT = 1_000


class Recent(OrderedDict[K, V]):
    """Keeps a limited number of keys. The key that was set longest ago goes first."""

    @override
    def __setitem__(self, key: K, value: V, /) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > MOST_KEPT:
            self.popitem(last=False)
