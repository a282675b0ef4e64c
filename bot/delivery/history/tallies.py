"""Counts games by player, role, side and theme, and what leaders and voters have done.

A result counts for the occupant at the end; a deed counts for the occupant at the time. Games that were ended early are
counted as such, and for nobody.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from statistics import median
from typing import NamedTuple, TypeVar

from bot.storage.people.past_occupants import NOBODY, Cast, Player
from engine.deeds import Deed
from engine.results import Result, SeatResult

K = TypeVar("K", bound=Hashable)


class Counted(NamedTuple):
    """A game to be counted: its theme, how long it took, how it ended, and who has played it."""

    theme: str
    hours: float
    result: Result
    sat: Cast


@dataclass(slots=True)
class Score:
    """Games played and won, and how many of these seats the player took over from somebody else."""

    played: int = 0
    won: int = 0
    taken_over: int = 0

    def add(self, seat: SeatResult, *, taken_over: bool = False) -> None:
        """Count a game."""
        self.played += 1
        self.won += seat.won
        self.taken_over += taken_over


@dataclass(slots=True)
class Kind:
    """The games of a theme."""

    ended: int = 0
    aborted: int = 0
    hours: list[float] = field(default_factory=list)
    players: list[int] = field(default_factory=list)

    @property
    def usual_hours(self) -> float:
        """Return the median length of a game, in hours."""
        return median(self.hours)

    @property
    def usual_players(self) -> int:
        """Return the median number of players."""
        return round(median(self.players))


Role = tuple[str, str, str]
Side = tuple[str, str]


def sat_at_the_end(games: Iterable[Counted]) -> Iterator[tuple[Counted, SeatResult, Player, bool]]:
    """Return each seat of the games that ended on their own, with its last occupant and whether they took it over."""
    for game in games:
        for name, seat in game.result.seats.items() if game.result.counts else ():
            *before, last = game.sat.get(name) or [Player("", NOBODY)]
            yield game, seat, last, bool(before)


def by_player(games: Iterable[Counted]) -> dict[int, Score]:
    """Count each player's games."""
    return _scores(games, lambda _, __, player: player.user_id or None)


def by_role(games: Iterable[Counted]) -> dict[Role, Score]:
    """Count the roles of each theme, with their sides."""
    return _scores(games, lambda game, seat, _: (game.theme, seat.role, seat.side) if seat.role and seat.side else None)


def by_side(games: Iterable[Counted]) -> dict[Side, Score]:
    """Count the sides of each theme: the games in which each was played, and in which somebody on it won."""
    scores: dict[Side, Score] = {}
    for game in games:
        seats = game.result.seats.values() if game.result.counts else ()
        won = {seat.side for seat in seats if seat.won}
        for side in sorted({seat.side for seat in seats if seat.side}):
            scores.setdefault((game.theme, side), Score()).add(SeatResult(won=side in won))
    return scores


def by_theme(games: Iterable[Counted]) -> dict[str, Kind]:
    """Count the games of each theme."""
    kinds: dict[str, Kind] = {}
    for game in games:
        kind = kinds.setdefault(game.theme, Kind())
        if game.result.counts:
            kind.ended += 1
            kind.hours.append(game.hours)
            kind.players.append(len(game.result.seats))
        else:
            kind.aborted += 1
    return kinds


def deeds_by_player(games: Iterable[Counted]) -> dict[int, Counter[Deed]]:
    """Count what each player has done as a leader and as a voter."""
    done: dict[int, Counter[Deed]] = {}
    for user_id, deeds in chain.from_iterable(map(_deeds, games)):
        done.setdefault(user_id, Counter()).update(deeds)
    done.pop(NOBODY, None)
    return done


def _deeds(game: Counted) -> Iterator[tuple[int, Mapping[Deed, int]]]:
    """Return who has done what in a game."""
    for name, seat in game.result.seats.items() if game.result.counts else ():
        for player, deeds in zip(game.sat.get(name, []), seat.deeds, strict=False):
            yield player.user_id, deeds


def names_of(games: Sequence[Counted]) -> dict[int, str]:
    """Return the last name of each player. The games are newest first."""
    players = [player for game in reversed(games) for played in game.sat.values() for player in played]
    return {player.user_id: player.name for player in players if player.user_id != NOBODY}


def of_player(games: Iterable[Counted], user_id: int) -> list[Counted]:
    """Return the games in which this person occupied a seat at the end. Only those still count for them."""
    theirs = [(game, [name for name, played in game.sat.items() if played[-1].user_id == user_id]) for game in games]
    return [game._replace(result=_only(game.result, seats)) for game, seats in theirs if seats]


def _only(result: Result, seats: Sequence[str]) -> Result:
    kept = {name: seat for name, seat in result.seats.items() if name in seats}
    return Result(result.reason, result.side, kept)


def _scores(games: Iterable[Counted], key: Callable[[Counted, SeatResult, Player], K | None]) -> dict[K, Score]:
    scores: dict[K, Score] = {}
    for game, seat, player, taken_over in sat_at_the_end(games):
        if (of := key(game, seat, player)) is not None:
            scores.setdefault(of, Score()).add(seat, taken_over=taken_over)
    return scores


def ranked(scores: Mapping[K, Score]) -> list[tuple[K, Score]]:
    """Sort scores by games played, most first, and then by games won."""
    return sorted(scores.items(), key=lambda each: (-each[1].played, -each[1].won))
