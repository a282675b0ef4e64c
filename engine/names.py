"""The names of seats, and of those who act without a seat."""

from collections.abc import Sequence
from unicodedata import category, normalize

from engine.actions import LONGEST_NAME

GM = "gm"
CLOCK = "clock"
NAMES_NOT_ALLOWED = frozenset({GM, CLOCK, "public"})

UNWRITABLE = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The categories of characters that no name may hold: controls, line ends, and code points that are no characters."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that change the direction of the text after them."""


def is_writable(character: str) -> bool:
    """Return whether a character may stand in a name."""
    return category(character) not in UNWRITABLE and character not in TURNING


def folded(name: str) -> str:
    """Return a key that is the same for names that people cannot tell apart, ignoring case."""
    return normalize("NFKC", name).casefold()


def check_names(names: Sequence[str]) -> str | None:
    """Return what is wrong with the names of a table's seats, or None."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or not all(map(is_writable, name)) or name != name.strip():
            return f"a name has 1 to {LONGEST_NAME} characters that can be written, no blank at either end: {name!r}"
        if folded(name) in NAMES_NOT_ALLOWED:
            return f"nobody may be called {name!r}"
    keys = [folded(name) for name in names]
    twice = next((name for name in names if keys.count(folded(name)) > 1), None)
    return None if twice is None else f"two players are called {twice!r}"
