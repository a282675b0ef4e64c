"""Titles that votes earn, in every game with lynches."""

from collections.abc import Collection, Sequence

from engine.mafia.ballots import Counts

OFTEN = 2
"""A deed that was done fewer times than this earns no title."""
FEW = 3
"""If at most so many are alive at the end, they were the last at the table."""


def is_never_suspected(seat: str, counts: Sequence[Counts], foes: Collection[str]) -> bool:
    """Whether no day ended with a vote of others for somebody among the hidden foes."""
    return len(counts) >= OFTEN and all(voter in foes for past in counts for voter in past.get(seat, ()))


def has_a_nose(seat: str, counts: Sequence[Counts], foes: Collection[str]) -> bool:
    """Whether a player's votes at the ends of days were for foes, again and again, and for nobody else."""
    targets = [target for past in counts for target, voters in past.items() if seat in voters]
    return len(targets) >= OFTEN and all(target in foes for target in targets)
