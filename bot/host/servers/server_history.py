"""Reads a server's finished games and their results on request, for its archive and statistics."""

from collections.abc import Container, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import Struct

from bot.clock import now
from bot.database.database import Database
from bot.delivery.history.tallies import Counted
from bot.host.denied import Denied
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.history.game_results import (
    PastGame,
    Sight,
    casts_of,
    channels_of_games,
    is_listed,
    options_of,
    past_game,
    past_games,
    save_no_result,
    save_result,
    set_listed,
)
from bot.storage.history.published_games import published
from bot.storage.history.rated_games import RatedGame, rated_games
from bot.storage.matches.match_rows import matches_won
from bot.storage.people.past_occupants import Cast
from bot.storage.schema.choices import Matching
from engine.codec import convert
from engine.errors import BadInput
from engine.results import Result
from engine.rulebook import AnyRulebook

MOST = 2000
"""The most games that statistics cover: the newest."""
AT_ONCE = 250
"""The most games that one job reads, so that others get their turn in between."""
MOST_MADE = 50
"""The most missing results of old games that one request makes; the next request makes more."""


class Played(NamedTuple):
    """A game with its result, and the people who played it."""

    game: PastGame
    result: Result
    cast: Cast


class Past(NamedTuple):
    """The newest games; whether there are more, and how many have no result yet."""

    games: Sequence[Played]
    has_more: bool = False
    to_make: int = 0

    def counted(self, themes: Container[str]) -> list[Counted]:
        """Return the games for which we have the theme's words."""
        return [
            Counted(game.theme, (game.ended_at - game.started_at).total_seconds() / 3600, result, cast)
            for game, result, cast in self.games
            if game.theme in themes
        ]


def _read_options(rulebook: AnyRulebook, chosen: Mapping[str, object]) -> Struct | None:
    """Return the options of a game as its rulebook has them; None for those of another release that it can't read."""
    try:
        options: Struct = convert(chosen, rulebook.options)
    except BadInput:
        return None
    return options


class Statistics:
    """Looks back over finished games. It never covers a game that is on, or whose reveal is still to come."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games

    async def channels(self, guild_id: int) -> list[int]:
        """Return the channels of a server in which games were played."""
        return await self._database.read(partial(channels_of_games, guild_id=guild_id))

    async def page(self, sight: Sight, most: int, skipped: int) -> list[PastGame]:
        """Return one page of the games that are over, newest first."""
        read = partial(past_games, sight=sight, at=now(), most=most, skipped=skipped)
        games = await self._database.read(read)
        if missing := [game for game in games if game.result is None]:
            await self._make(missing)
            games = await self._database.read(read)
        return await self._with_options(games)

    async def opened(self, sight: Sight, game_id: int) -> HostedGame:
        """Return one of these games. Raises Denied if it is none of them, or cannot be read."""
        is_past = await self._database.read(partial(past_game, sight=sight, at=now(), game_id=game_id))
        hosted = await self._games.load(game_id) if is_past else None
        if hosted is None:
            raise Denied("no-past-game")
        return hosted

    async def published(self, hosted: HostedGame) -> tuple[bytes, Cast]:
        """Return the record of such a game, and the people who played it. Raises StillOn."""
        return await self._database.read(partial(published, hosted=hosted))

    async def past(self, sight: Sight) -> Past:
        """Return the newest games with their results."""
        found = await self._found(sight)
        if missing := [game for game in found[:MOST] if game.result is None]:
            await self._make(missing[:MOST_MADE])
            found = await self._found(sight)
        played: list[Played] = []
        for first in range(0, min(len(found), MOST), AT_ONCE):
            some = [game for game in found[first : first + AT_ONCE] if game.result is not None]
            casts = await self._database.read(partial(casts_of, games=[game.id for game in some]))
            named = [(game, self._result(game)) for game in await self._with_options(some)]
            played += [Played(game, result, casts.get(game.id, {})) for game, result in named if result is not None]
        return Past(played, len(found) > MOST, max(0, len(missing) - MOST_MADE))

    async def rated(self, guild_id: int) -> list[RatedGame]:
        """Return the games that count for a server's ladders, first to last."""
        return await self._database.read(partial(rated_games, guild_id=guild_id, at=now()))

    async def matches_won(self, guild_id: int) -> Mapping[int, Mapping[Matching, int]]:
        """Return how many matches of each kind players have won on a server."""
        return await self._database.read(partial(matches_won, guild_id=guild_id))

    async def _found(self, sight: Sight) -> list[PastGame]:
        """Return the newest games, and one more if there are more."""
        at, found = now(), list[PastGame]()
        while len(found) <= MOST:
            read = partial(past_games, sight=sight, at=at, most=AT_ONCE, skipped=len(found))
            found += (part := await self._database.read(read))
            if len(part) < AT_ONCE:
                break
        return found[: MOST + 1]

    async def _with_options(self, games: Sequence[PastGame]) -> list[PastGame]:
        """Return games with their options, where sides and roles have their names from there."""
        rulebooks = {theme: self._games.rulebook(theme) for theme in self._games.themes}
        own = {game.id: rulebooks[game.theme] for game in games if game.theme in rulebooks}
        own = {game_id: rulebook for game_id, rulebook in own.items() if rulebook.has_own_names}
        if not own:
            return [*games]
        chosen = await self._database.read(partial(options_of, games=own))
        options = {game_id: _read_options(rulebook, chosen[game_id]) for game_id, rulebook in own.items()}
        return [game._replace(options=options.get(game.id)) for game in games]

    def _result(self, game: PastGame) -> Result | None:
        """Return a game's result, with the names of sides and roles from its options, if they have them from there."""
        if game.result is None or game.options is None:
            return game.result
        return game.result.named(self._games.rulebook(game.theme).own_names(game.options))

    async def _make(self, games: Sequence[PastGame]) -> None:
        """Make the results of games that have none."""
        for game_id in [game.id for game in games]:
            hosted = await self._games.load(game_id)
            if hosted is not None and hosted.game is not None:
                await self._database.write(partial(save_result, hosted=hosted))
            else:
                await self._database.write(partial(save_no_result, game_id=game_id))

    async def is_listed(self, user_id: int) -> bool:
        """Whether somebody appears in statistics."""
        return await self._database.read(partial(is_listed, user_id=user_id))

    async def set_listed(self, user_id: int, *, is_listed: bool) -> None:
        """Set whether somebody appears in statistics."""
        await self._database.write(partial(set_listed, user_id=user_id, is_listed=is_listed))
