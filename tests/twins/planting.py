"""Plants leaks: a few characters of the program are changed while something is tried."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import getsource
from textwrap import dedent
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest


class Plant(NamedTuple):
    """A leak: its nature, the function in which it is planted, and the text that replaces another there.

    If a reader must ask to find it, ``part`` is the part of all questions that reveals it, and is asked first.
    """

    name: str
    function: Callable[..., object]
    old: str
    new: str
    part: int = 0


@contextmanager
def planted(plant: Plant) -> Iterator[None]:
    """Change the program. A function stays the same object for everybody who has imported it."""
    function = plant.function
    assert isinstance(function, FunctionType)
    source = dedent(getsource(function))
    source = source[source.index("async def " if source.count("async def ") else "def ") :]
    assert source.count(plant.old) == 1, f"{function.__qualname__} has changed: plant {plant.name!r} anew"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(function, "__code__", _compiled(source.replace(plant.old, plant.new), function))
        yield


def _compiled(source: str, function: FunctionType) -> CodeType:
    made: dict[str, object] = {}
    exec(compile(source, function.__code__.co_filename, "exec"), dict(function.__globals__), made)
    leaking = made[function.__name__]
    assert isinstance(leaking, FunctionType)
    return leaking.__code__
