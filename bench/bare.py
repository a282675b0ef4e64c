"""The yardstick: a bot that does only what every bot must, and commits one row for each press.

python -m bench.bare TOKEN API GATEWAY FILE

It imports nothing of the bench and knows nothing of games. Its storage is the bot's: SQLite with a write-ahead log that
is synced at each commit.
"""

import asyncio
import re
import signal
import sys
from re import Match
from typing import Self

import aiosqlite
import discord
import yarl
from discord.ext import commands
from discord.ui import Button, DynamicItem, Item, View


class Press(DynamicItem[Button[View]], template=re.compile("brehon:.*", re.DOTALL)):
    """The button to press."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(Button(custom_id=match.string))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Item[View], match: Match[str], /) -> Self:
        """Make the button from a press."""
        return cls(match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Save the press, and answer."""
        assert isinstance(interaction.client, Bare)
        await interaction.client.save(interaction.id, interaction.user.id, str(self.item.custom_id))
        await interaction.response.send_message("Your vote counts.", ephemeral=True)


class Bare(commands.AutoShardedBot):
    """Saves who has pressed what."""

    def __init__(self, database: aiosqlite.Connection) -> None:
        super().__init__(command_prefix=(), help_command=None, intents=discord.Intents.default(), max_messages=None)
        self._database = database

    async def setup_hook(self) -> None:
        """Listen for presses."""
        self.add_dynamic_items(Press)

    async def save(self, press: int, user: int, answer: str) -> None:
        """Commit a row."""
        await self._database.execute("INSERT INTO presses VALUES (?, ?, ?)", (press, user, answer))


async def run(token: str, api: str, gateway: str, file: str) -> None:
    """Run until SIGTERM."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    async with aiosqlite.connect(file, isolation_level=None) as database:
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            await database.execute(f"PRAGMA {pragma}")
        await database.execute("CREATE TABLE presses (press INTEGER PRIMARY KEY, user INTEGER, answer TEXT)")
        async with Bare(database) as bot:
            running = asyncio.create_task(bot.start(token))
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
            await asyncio.wait([running])


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
