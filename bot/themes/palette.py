"""The colours of a theme's pictures by their use, and the signs of its sides.

A colour missing from a manifest is the one here. These are the colours of Classic Quest, in which every letter is
legible.
"""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

Colour = tuple[int, int, int]


def colour(written: str) -> Colour:
    """Return the colour that a manifest spells."""
    return int(written[1:3], 16), int(written[3:5], 16), int(written[5:7], 16)


class Palette(Struct, frozen=True):
    """The colours. ``note`` stands on the ground, ``on_head`` on the head, ``on_now`` on the present item.

    ``good`` and ``evil`` fill shapes; ``good_letters`` are for words on the ground, ``good_on_head`` on the head.
    """

    ground: Colour = colour("#E9EDF2")
    raised: Colour = colour("#F8FAFC")
    band: Colour = colour("#D0DAE5")
    outline: Colour = colour("#B3C1D1")
    ink: Colour = colour("#1B2733")
    note: Colour = colour("#53616F")
    head: Colour = colour("#1B2733")
    on_head: Colour = colour("#F8FAFC")
    rule: Colour = colour("#3D5A80")
    bright: Colour = colour("#F0B94A")
    now: Colour = colour("#D9982B")
    on_now: Colour = colour("#1B2733")
    lead: Colour = colour("#1B2733")
    on_lead: Colour = colour("#F8FAFC")
    lead_sign: Colour = colour("#F0B94A")
    lead_goes: Colour = colour("#9FD4E8")
    good: Colour = colour("#1F6A86")
    good_letters: Colour = colour("#1F6A86")
    good_on_head: Colour = colour("#9FD4E8")
    on_good: Colour = colour("#F8FAFC")
    evil: Colour = colour("#9B2335")
    evil_letters: Colour = colour("#9B2335")
    evil_on_head: Colour = colour("#F2B3BC")
    on_evil: Colour = colour("#F8FAFC")
    felt: Colour = colour("#14573F")
    lit: Colour = colour("#1E6B50")
    wood: Colour = colour("#7A4A2C")
    mild: Colour = colour("#7FB09C")
    gone: Colour = colour("#8F8983")


class Emblems(Struct, frozen=True):
    """The signs of the sides, of the leader and the members, of a failed quest, and on the last poster."""

    good: str = "sun"
    evil: str = "moon"
    leads: str = "crown"
    goes: str = "shield"
    failed: str = "cross"
    poster: str = ""


EMBLEMS = (
    "torc",
    "spear",
    "leaf",
    "ring",
    "sun",
    "moon",
    "disc",
    "diamond",
    "broken",
    "cross",
    "crown",
    "fan",
    "shield",
    "flag",
    "bull",
)
"""The signs from which a theme may choose."""


def palette_of(colours: Mapping[str, str]) -> Palette:
    """Return the palette with a manifest's colours."""
    return msgspec.structs.replace(Palette(), **{_field(name): colour(written) for name, written in colours.items()})


def emblems_of(signs: Mapping[str, str]) -> Emblems:
    """Return the signs with a manifest's choices."""
    return msgspec.structs.replace(Emblems(), **signs)


def names_of(kind: type[Struct]) -> tuple[str, ...]:
    """Return the names that a manifest uses for the colours, or for the signs."""
    return tuple(field.replace("_", "-") for field in kind.__struct_fields__)


def _field(name: str) -> str:
    return name.replace("-", "_")
