"""The settings that a server's managers choose. They are read anew each time, so that they count at once everywhere."""

from collections.abc import Iterable
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.waits.typed_zones import zone_named
from bot.storage.channels.room_rows import doubt_cards
from bot.storage.people.guilds import games_on, set_up
from bot.storage.schema.models import Guild
from bot.storage.schema.rows import row_of
from bot.themes import spoken
from bot.words import LANGUAGE, languages

MOST_GAMES = range(1, 26)
"""The limits that managers can choose for the number of running games."""


class Servers:
    """Keeps the settings of servers. A server without settings has the defaults."""

    def __init__(self, database: Database, delivery: Delivery) -> None:
        self._database = database
        self._delivery = delivery

    async def settings(self, guild_id: int) -> Guild:
        """Return the settings of a server."""
        return await self._database.read(lambda connection: row_of(connection, Guild, guild_id) or Guild(id=guild_id))

    async def language(self, guild_id: int | None) -> str:
        """Return a server's language, for answers to any error: the default if nothing else is known."""
        if guild_id is None:
            return LANGUAGE
        try:
            return spoken((await self.settings(guild_id)).language)
        except (SQLAlchemyError, OSError):
            return LANGUAGE

    async def set_language(self, guild_id: int, language: str) -> None:
        """Set the language of a server, which its games use too. Raises Denied if it is not installed."""
        if language not in languages():
            raise Denied("no-such-choice")

        await self._show_anew(guild_id, "language", language)

    async def _show_anew(self, guild_id: int, setting: str, value: str) -> None:
        """Change a setting that the games' cards show."""

        def choose(connection: Connection) -> list[int]:
            set_up(connection, guild_id, setting, value)
            on = games_on(connection, guild_id)
            doubt_cards(connection, on)
            return on

        for game_id in await self._database.write(choose):
            self._delivery.painter.touch(game_id)

    async def set_zone(self, guild_id: int, typed: str) -> None:
        """Set the time zone of a server. A running game uses it from its next wait on.

        Raises Denied if there is no zone of that name.
        """
        await self._show_anew(guild_id, "zone", zone_named(typed))

    async def set_host_roles(self, guild_id: int, roles: Iterable[int]) -> None:
        """Limit who opens games to managers and members with these roles; none, or @everyone, lets everybody."""
        chosen = set(roles)
        # The role @everyone has the same id as its server.
        host_roles = [] if guild_id in chosen else sorted(chosen)
        await self._database.write(partial(set_up, guild_id=guild_id, setting="host_roles", value=host_roles))

    async def set_called_role(self, guild_id: int, role_id: int | None) -> None:
        """Let a role be called to new games, or none. Raises Denied for the role that everybody has."""
        if role_id == guild_id:  # The role @everyone has the same id as its server.
            raise Denied("role-of-everybody")
        await self._database.write(partial(set_up, guild_id=guild_id, setting="called_role", value=role_id))

    async def set_new_games_channel(self, guild_id: int, channel_id: int | None) -> None:
        """Let new games open in a channel, or where they are asked for."""
        await self._database.write(partial(set_up, guild_id=guild_id, setting="new_games_channel", value=channel_id))

    async def set_most_games(self, guild_id: int, most: int | None) -> None:
        """Limit how many games may be on at once; None for any number. Raises Denied if that is no valid choice."""
        if most is not None and most not in MOST_GAMES:
            raise Denied("no-such-choice")
        await self._database.write(partial(set_up, guild_id=guild_id, setting="most_games", value=most))
