"""Plants leaks: a few characters of the program are changed while something is tried."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import getsource
from textwrap import dedent
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest


class Plant(NamedTuple):
    """A leak: its nature, its function as ``module:name``, and the text that replaces another there.

    If a reader must ask to find it, ``part`` is the part of all questions that reveals it, and is asked first.
    """

    name: str
    where: str
    old: str
    new: str
    part: int = 0


@contextmanager
def planted(plant: Plant) -> Iterator[None]:
    """Change the program. A function stays the same object for everybody who has imported it."""
    function = _found(plant.where)
    source = dedent(getsource(function))
    source = source[source.index("async def " if source.count("async def ") else "def ") :]
    assert source.count(plant.old) == 1, f"{plant.where} has changed: plant {plant.name!r} anew"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(function, "__code__", _compiled(source.replace(plant.old, plant.new), function))
        yield


def _found(where: str) -> FunctionType:
    module, _, path = where.partition(":")
    found: object = import_module(module)
    for name in path.split("."):
        found = vars(found)[name]
    found = getattr(found, "fget", found)
    assert isinstance(found, FunctionType)
    return found


def _compiled(source: str, function: FunctionType) -> CodeType:
    made: dict[str, object] = {}
    exec(compile(source, function.__code__.co_filename, "exec"), dict(function.__globals__), made)
    leaking = made[function.__name__]
    assert isinstance(leaking, FunctionType)
    return leaking.__code__
