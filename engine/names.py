"""The names of seats, and of those who act without one."""

from collections.abc import Sequence

from engine.actions import LONGEST_NAME

GM = "gm"
CLOCK = "clock"
NAMES_NOT_ALLOWED = frozenset({GM, CLOCK, "public"})


def check_names(names: Sequence[str]) -> str | None:
    """Say what is wrong with the names of a table's seats, or None."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            return f"a name has 1 to {LONGEST_NAME} printable characters, none of them blank at either end: {name!r}"
        if name.casefold() in NAMES_NOT_ALLOWED:
            return f"nobody may be called {name!r}"
    folded = [name.casefold() for name in names]
    twice = next((name for name in names if folded.count(name.casefold()) > 1), None)
    return None if twice is None else f"two players are called {twice!r}"
