"""Merges equivalent moves: any number from the exact count on bears a boat off, and two may stop one short."""

from collections.abc import Iterable

from engine.danube.walking import Part


def distinct(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return, for each group of equivalent moves, the one with the fewest steps. Keep their order."""
    seen: dict[tuple[object, ...], Part] = {}
    for part in parts:
        known = seen.get(way(part))
        if known is None or part.steps < known.steps:
            seen[way(part)] = part
    return tuple(seen.values())


def way(part: Part) -> tuple[object, ...]:
    """Return where a boat starts and lands and what that causes. Equivalent moves return the same."""
    return (part.start, part.walked, part.onto, part.swapped, part.rapids)
