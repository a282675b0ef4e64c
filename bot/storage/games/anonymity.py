"""Whether seats have aliases, as a rulebook that has an option for it is told."""

from collections.abc import Mapping

from msgspec import Struct

OPTION = "anonymous"
"""How a rulebook calls it that has an option for it."""


def with_anonymity(options: type[Struct], chosen: Mapping[str, object], *, anonymous: bool) -> dict[str, object]:
    """What was chosen, with what the shell knows, for rulebooks that have an option for it."""
    return {**chosen, **({OPTION: anonymous} if OPTION in options.__struct_fields__ else {})}
