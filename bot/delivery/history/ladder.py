"""Rates players by their finished games, and puts them in order.

A rating is a belief about somebody's strength: its mean and its standard deviation. Ratings are not stored. They follow
from the results, game after game in the order in which the games ended, so they are right again whenever a result goes,
comes or changes.

A seat counts for its player if nobody else ever had it. The seats of people who opted out of statistics, or were
forgotten, count for nobody, and the others stand to each other as they did. Partners count together or not at all.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bot.storage.history.rated_games import RatedGame
from bot.storage.people.past_occupants import NOBODY, Cast
from engine.ranking import Team

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

USUAL, SCALE = 1500, 30
"""The points of a newcomer, and the points for each unit of the model, with which 400 points are odds of about 10 to 1.
"""
SURE = 200
"""The largest uncertainty with which somebody has a place."""


@dataclass(slots=True)
class Standing:
    """A player's rating after some games."""

    belief: "PlackettLuceRating"
    played: int = 0

    @property
    def points(self) -> int:
        """The rating."""
        return USUAL + round(SCALE * (self.belief.mu - _model().mu))

    @property
    def spread(self) -> int:
        """The uncertainty, as a standard deviation: the true strength is within it with odds of about 2 to 1."""
        return round(SCALE * self.belief.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known for a place."""
        return self.spread > SURE


class Rung(NamedTuple):
    """A player on a ladder; ``place`` is None as long as the rating is provisional."""

    place: int | None
    user_id: int
    name: str
    standing: Standing


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce()


def ladder_of(games: Iterable[RatedGame]) -> list[Rung]:
    """Return everybody who has been rated: first those with a place, best first, then those without one."""
    standings: dict[int, Standing] = {}
    names: dict[int, str] = {}
    for game in sorted(games, key=lambda each: (each.ended_at, each.id)):
        _rate(standings, _users_by_place(game))
        names |= {player.user_id: player.name for players in game.cast.values() for player in players}
    order = sorted(standings.items(), key=lambda each: (each[1].is_provisional, -each[1].points, each[0]))
    return [
        Rung(None if standing.is_provisional else place, user, names[user], standing)
        for place, (user, standing) in enumerate(order, 1)
    ]


def _users_by_place(game: RatedGame) -> list[list[list[int]]]:
    """Return the users whom a game counts for: place by place the teams that share it."""
    by_place = [[_users(team, game.cast) for team in teams] for teams in game.ranking]
    return [[team for team in teams if team] for teams in by_place]


def _users(team: Team, cast: Cast) -> list[int]:
    """Return the players of a team; none if a seat has changed hands or its player is nobody."""
    users = [[player.user_id for player in cast.get(seat, [])] for seat in team]
    return [] if any(len(had) != 1 or had == [NOBODY] for had in users) else [user for (user,) in users]


def _rate(standings: dict[int, Standing], by_place: list[list[list[int]]]) -> None:
    """Rate a game, if at least two teams count."""
    teams = [(place, team) for place, shared in enumerate(by_place) for team in shared]
    if len(teams) < 2:
        return
    for _, team in teams:
        for user in team:
            standings.setdefault(user, Standing(_model().rating())).played += 1
    before = [[standings[user].belief for user in team] for _, team in teams]
    after = _model().rate(before, ranks=[float(place) for place, _ in teams])
    for (_, team), beliefs in zip(teams, after, strict=True):
        for user, belief in zip(team, beliefs, strict=True):
            standings[user].belief = belief
