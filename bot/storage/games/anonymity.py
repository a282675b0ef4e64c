"""Passes the choice of aliases to a rulebook that has an option for it."""

from collections.abc import Mapping

from msgspec import Struct

OPTION = "anonymous"
"""The name of that option in a rulebook."""


def with_anonymity(options: type[Struct], chosen: Mapping[str, object], *, anonymous: bool) -> dict[str, object]:
    """Return the chosen options, with the choice of aliases added if the rulebook has an option for it."""
    return {**chosen, **({OPTION: anonymous} if OPTION in options.__struct_fields__ else {})}
