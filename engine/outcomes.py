"""Outcomes of chance as somebody may choose them: one of a few, several in a row, or one for each of some names."""

from collections.abc import Mapping
from random import Random
from typing import Protocol, runtime_checkable

import msgspec
from msgspec import Struct


class One(Struct, frozen=True):
    """One of these."""

    among: tuple[object, ...]


class Row(Struct, frozen=True):
    """A list of so many."""

    each: "Choosing"
    count: int


class ByName(Struct, frozen=True):
    """One for each of these names."""

    each: Mapping[str, "Choosing"]


Choosing = One | Row | ByName
"""Of what an outcome is put together."""


@runtime_checkable
class Choosable(Protocol):
    """A draw whose outcomes are easily put together."""

    @property
    def choosing(self) -> Choosing:
        """Of what."""


class Drawable(Protocol):
    """A draw of whatever kind."""

    @property
    def shape(self) -> type[object]:
        """The type of an outcome, as a record spells it."""

    def pick(self, random: Random) -> object:
        """Draw one outcome."""


class Kind(Struct, frozen=True):
    """What a draw may give: the type of an outcome, one of them as a record spells it, and of what it is put together.

    That is None where an outcome is too much to be chosen part by part.
    """

    shape: type[object]
    example: object
    choosing: Choosing | None = None


def kind_of(draw: Drawable) -> Kind:
    """What a draw may give."""
    return Kind(draw.shape, as_recorded(draw.pick(Random(1))), choosing_of(draw))


def choosing_of(draw: Drawable) -> Choosing | None:
    """Of what an outcome is put together, if that is easily done."""
    return draw.choosing if isinstance(draw, Choosable) else None


def as_recorded(outcome: object) -> object:
    """An outcome as a record spells it."""
    return msgspec.json.decode(msgspec.json.encode(outcome))
