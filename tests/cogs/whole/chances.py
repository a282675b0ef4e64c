"""Deterministic chance, and sticks that fall as a test wants them to."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random

import pytest

from engine.chance import Chance


class Sticks(Random):
    """Four sticks of which a given number lie flat side up, or white."""

    def __init__(self, flat: int) -> None:
        super().__init__(0)
        self.flat = flat

    def random(self) -> float:
        """Let one stick fall."""
        self.flat -= 1
        return 0.9 if self.flat < 0 else 0.1


class Fixed:
    """Chance that is the same every time. For draws by these names the number of flat sticks is given."""

    def __init__(self) -> None:
        self.drawn = 0
        self.falls: dict[str, Callable[[], int]] = {}

    def source(self, name: str) -> Random:
        """Return the source of one draw."""
        self.drawn += 1
        falls = self.falls.get(name)
        return Random(f"{self.drawn} {name}") if falls is None else Sticks(falls())


@contextmanager
def fixed_chance() -> Iterator[Fixed]:
    """Let chance be the same every time."""
    fixed, begin = Fixed(), Chance.__init__

    def steady(chance: Chance, given: Mapping[str, object] | None = None, _source: object = None) -> None:
        begin(chance, given, fixed.source)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Chance, "__init__", steady)
        yield fixed
