"""Who came before whom in a finished game, for a ladder and for matches of several games."""

from engine.events import Outcome

Team = tuple[str, ...]
"""The seats that win or lose together: partners, or one player alone."""
Ranking = tuple[tuple[Team, ...], ...]
"""The places of a finished game, first to last, each with the teams that share it."""


def by_place(outcome: Outcome) -> Ranking:
    """Rank players who play for themselves by their places or points."""
    return tuple([tuple([(seat,) for seat in seats]) for _, seats in outcome.standings])
