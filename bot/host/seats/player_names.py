"""Makes a player's name in a game from the name they show on Discord."""

from collections.abc import Iterable
from unicodedata import category, normalize

from engine.actions import LONGEST_NAME
from engine.names import NAMES_NOT_ALLOWED, folded, is_writable

FORMAT = "Cf"
"""The category of characters that only change how others look, such as one that joins two emojis."""
BLANK = frozenset(map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10))))
"""Other characters of which nothing is seen, although they are letters or marks."""


def name_for(display_name: str, taken: Iterable[str], nameless: str) -> str:
    """Return a name of 1 to 32 writable characters, which looks like nobody's in the game, ignoring case.

    A player of whose name nothing is seen is called ``nameless``.
    """
    others = {folded(seen(name)) for name in taken} | NAMES_NOT_ALLOWED
    writable = "".join(character if is_writable(character) else " " for character in display_name)
    name = " ".join(writable.split())[:LONGEST_NAME].strip()
    if not seen(name).strip():
        name = nameless
    if folded(seen(name)) not in others:
        return name
    numbered = (f"{name[: LONGEST_NAME - 4].strip()} {number}" for number in range(2, 1000))
    return next(each for each in numbered if folded(seen(each)) not in others)


def seen(name: str) -> str:
    """Return what people see of a name, in plain letters."""
    return normalize("NFKC", "".join(each for each in name if category(each) != FORMAT and each not in BLANK))
