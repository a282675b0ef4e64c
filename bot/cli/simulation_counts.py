"""A simulation's counts, for a person or for a program."""

from collections.abc import Iterator, Mapping

import msgspec

from bot.cli.simulation import Count


def encoded(count: Count) -> bytes:
    """Return one JSON object."""
    counted: dict[str, object] = {
        "games": count.games,
        "moves": count.moves,
        "seconds": round(count.seconds, 3),
        "wins": count.wins,
        "reasons": dict(count.reasons.most_common()),
    }
    if count.places:
        counted["places"] = {name: dict(sorted(came.items())) for name, came in sorted(count.places.items())}
    return msgspec.json.encode(counted)


def as_text(count: Count, seed: int) -> str:
    """Return a few lines to read."""
    lines = [
        f"games         {count.games:>12,}",
        f"moves         {count.moves:>12,}",
        f"seconds       {count.seconds:>12.2f}",
        f"moves/second  {count.moves / max(count.seconds, 1e-9):>12,.0f}",
        f"seed          {seed:>12}",
        "",
        *_shares("wins", count.wins, count.games),
        "",
        *_shares("reasons", dict(count.reasons.most_common()), count.games),
        *_places(count),
    ]
    return "\n".join(lines)


def _places(count: Count) -> Iterator[str]:
    """Describe how often each seat came in which place, first to last."""
    if not count.places:
        return
    most = max(place for came in count.places.values() for place in came)
    yield from ("", f"places{'':18}" + "".join(f"{place:>9}" for place in range(1, most + 1)))
    for name, came in sorted(count.places.items()):
        yield f"  {name:<22}" + "".join(f"{came[place]:>9,}" for place in range(1, most + 1))


def _shares(title: str, counts: Mapping[str, int], games: int) -> Iterator[str]:
    yield title
    for name, count in counts.items():
        yield f"  {name:<22} {count:>8,} {count / games:>7.1%}"
