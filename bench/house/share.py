"""A share of games, with the interval in which the true share lies in 95 of 100 such measurements."""

from math import sqrt

from msgspec import Struct

Z = 1.96
"""The standard deviations on either side that hold 95 per cent of a normal distribution."""


class Share(Struct, frozen=True):
    """A number of games won, which may be fractional where a game is drawn, of a number above 0."""

    won: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Return Wilson's interval, as shares from 0 to 1."""
        share, games = self.won / self.games, self.games
        middle = share + Z * Z / (2 * games)
        half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
        return (middle - half) / (1 + Z * Z / games), (middle + half) / (1 + Z * Z / games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.won / self.games:.0f} % ({100 * low:.0f} to {100 * high:.0f}) of {self.games}"
