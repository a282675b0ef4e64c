"""Legal moves that come to the same: any number from the exact count on bears a boat off, and two stop one short."""

from collections.abc import Iterable

from engine.danube.walking import Part


def distinct(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Of the moves that lead to the same, the one that asks for the fewest steps; in their order."""
    seen: dict[tuple[object, ...], Part] = {}
    for part in parts:
        ends = (part.start, part.walked, part.onto, part.swapped, part.rapids)
        if ends not in seen or part.steps < seen[ends].steps:
            seen[ends] = part
    return tuple(seen.values())
