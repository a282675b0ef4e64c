"""A match of several games: who plays the next one, and who has won, as it follows from the games so far.

In a best of three, everybody plays every game, and whoever wins two wins the match. At a table of more than two, or
after drawn games, that may take more than three.

A cup has four players: the first two and the last two play a semi-final each, and the winners the final. A drawn game
is played again. Whoever plays against somebody who has left goes on without a game.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.storage.people.past_occupants import NOBODY
from bot.storage.schema.choices import Matching

WINS = 2
MOST_GAMES = 7
"""The most games of a best of three, so that drawn games don't go on for ever. At a table of six, seven are enough."""
CUP_PLAYERS = 4
Pair = tuple[int, ...]
"""The users who play a game, in seat order. Somebody who can't play is nobody."""


class PlayedGame(NamedTuple):
    """A game of a match: its players at the end, in seat order, and who alone came first; nobody after a draw."""

    players: tuple[int, ...]
    winners: tuple[int, ...] = ()


class Match(NamedTuple):
    """A match: its players in their order at the start, those who have left, and its games so far, first to last."""

    id: int
    kind: Matching
    players: tuple[int, ...]
    left: frozenset[int] = frozenset()
    games: tuple[PlayedGame, ...] = ()
    house: Mapping[int, str] = {}
    """The names of its house players, whom nobody can mention."""

    @property
    def wins(self) -> dict[int, int]:
        """The number of games that each player has won."""
        won = Counter(user for game in self.games for user in game.winners)
        return {user: won[user] for user in self.players}

    @property
    def winners(self) -> tuple[int, ...]:
        """The users who have won the match; none as long as it goes on, or if it ends without a winner."""
        if self.kind is Matching.CUP:
            champion = self._winner_of(self.final)
            return (champion,) if champion else ()
        most = max(self.wins.values(), default=0)
        first = tuple([user for user, won in self.wins.items() if won == most])
        is_decided = most >= WINS or len(self.games) >= MOST_GAMES
        return first if is_decided and any(set(game.winners) == {*first} for game in self.games) else ()

    @property
    def following(self) -> Pair:
        """The users who play the next game, in seat order; none if the match is over."""
        if self.kind is Matching.CUP:
            return self._following_in_cup()
        if self.winners or self.left or NOBODY in self.players or len(self.games) >= MOST_GAMES:
            return ()
        return _turned(self.players, len(self.games))

    @property
    def semi_finals(self) -> tuple[Pair, Pair]:
        """The pairs of a cup's first round."""
        return self.players[:2], self.players[2:]

    @property
    def final(self) -> Pair:
        """The finalists, as far as they are known."""
        return tuple([user for pair in self.semi_finals if (user := self._winner_of(pair)) is not None])

    @property
    def is_final(self) -> bool:
        """Whether the next game is the final of a cup."""
        return self.kind is Matching.CUP and bool(self.following) and {*self.following} == {*self.final}

    def _following_in_cup(self) -> Pair:
        for pair in (*self.semi_finals, self.final):
            if self._winner_of(pair) is None:
                return _turned(pair, len(self._games_of(pair)))
        return ()

    def _winner_of(self, pair: Pair) -> int | None:
        """Return who wins a pair's game: the other, if one can't play, and nobody if neither can. None before it."""
        if len(pair) < 2:
            return None
        if (decided := [game for game in self._games_of(pair) if game.winners]) and decided[-1].winners:
            return decided[-1].winners[0]
        there = [user for user in pair if user not in self.left and user != NOBODY]
        if len(there) == len(pair):
            return None
        return there[0] if there else NOBODY

    def _games_of(self, pair: Pair) -> list[PlayedGame]:
        return [game for game in self.games if {*game.players} == {*pair}]


def _turned(players: Sequence[int], places: int) -> Pair:
    """Return players whose seats have turned by so many places."""
    first = places % len(players)
    return (*players[first:], *players[:first])
