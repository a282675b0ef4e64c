"""Makes a player's name in a game from the name they show on Discord."""

from collections.abc import Iterable

from engine.actions import LONGEST_NAME
from engine.names import NAMES_NOT_ALLOWED, folded, is_writable


def name_for(display_name: str, taken: Iterable[str], nameless: str) -> str:
    """Return a name of 1 to 32 writable characters that nobody in the game has, ignoring case.

    A player whose name has no writable character is called ``nameless``.
    """
    others = {folded(name) for name in taken} | NAMES_NOT_ALLOWED
    writable = "".join(character if is_writable(character) else " " for character in display_name)
    name = " ".join(writable.split())[:LONGEST_NAME].strip() or nameless
    if folded(name) not in others:
        return name
    numbered = (f"{name[: LONGEST_NAME - 4].strip()} {number}" for number in range(2, 1000))
    return next(each for each in numbered if folded(each) not in others)
