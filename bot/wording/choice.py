"""Something that may be chosen before a game, as a menu shows it."""

from typing import NamedTuple


class Choice(NamedTuple):
    """What it is called and what it does, in 100 characters each."""

    label: str
    note: str
