"""Describes outcomes of chance that a person can choose: one item, several in a row, or one for each name."""

from collections.abc import Mapping
from random import Random
from typing import Protocol, runtime_checkable

import msgspec
from msgspec import Struct


class One(Struct, frozen=True):
    """One of these items."""

    among: tuple[object, ...]


class Row(Struct, frozen=True):
    """A list of this many items."""

    each: "Choosing"
    count: int


class ByName(Struct, frozen=True):
    """One item for each of these names."""

    each: Mapping[str, "Choosing"]


Choosing = One | Row | ByName
"""The structure of an outcome that can be chosen part by part."""


@runtime_checkable
class Choosable(Protocol):
    """A draw whose outcomes are easy to put together."""

    @property
    def choosing(self) -> Choosing:
        """The parts of an outcome."""


class Drawable(Protocol):
    """A draw of any kind."""

    @property
    def shape(self) -> type[object]:
        """The type of an outcome, as a record spells it."""

    def pick(self, random: Random) -> object:
        """Draw one outcome."""


class Kind(Struct, frozen=True):
    """Describes a draw: the type of an outcome, an example as a record spells it, and its parts.

    The parts are None if an outcome is too large to be chosen part by part.
    """

    shape: type[object]
    example: object
    choosing: Choosing | None = None


def kind_of(draw: Drawable) -> Kind:
    """Return the description of a draw."""
    return Kind(draw.shape, as_recorded(draw.pick(Random(1))), choosing_of(draw))


def choosing_of(draw: Drawable) -> Choosing | None:
    """Return the parts of an outcome, if it is easy to put together."""
    return draw.choosing if isinstance(draw, Choosable) else None


def as_recorded(outcome: object) -> object:
    """Return an outcome as a record spells it."""
    return msgspec.json.decode(msgspec.json.encode(outcome))
