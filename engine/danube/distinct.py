"""Legal moves that come to the same: any number from the exact count on bears a boat off, and two stop one short."""

from collections.abc import Iterable

from engine.danube.walking import Part


def distinct(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Of the moves that lead to the same, the one that asks for the fewest steps; in their order."""
    seen: dict[tuple[object, ...], Part] = {}
    for part in parts:
        known = seen.get(way(part))
        if known is None or part.steps < known.steps:
            seen[way(part)] = part
    return tuple(seen.values())


def way(part: Part) -> tuple[object, ...]:
    """Whence a boat goes, where to, and what that brings with it: the same for moves that lead to the same."""
    return (part.start, part.walked, part.onto, part.swapped, part.rapids)
