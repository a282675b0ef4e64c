"""Games and players named in commands: found, and offered while somebody types."""

from typing import Literal

import discord
from discord.app_commands import Choice

from bot.cogs.desk import Desk
from bot.cogs.dms import notice_dm
from bot.host.denied import Denied
from bot.storage.live import Live
from engine.actions import Action

MOST_CHOICES = 25


async def game_meant(
    desk: Desk, interaction: discord.Interaction, named: str | None, move: type[Action] | None = None
) -> Live:
    """The game a command means: the one it names, the channel's, or the one that waits for him. Raises Denied.

    It is kept with the interaction, for whoever has to answer an error of that game.
    """
    if named is None:
        live = await desk.finder.meant(interaction.user.id, interaction.channel_id, move)
    elif named.isascii() and named.isdecimal():
        live = await desk.finder.by_number(int(named))
    else:
        raise Denied("no-such-game")
    interaction.extras["live"] = live
    await notice_dm(desk, interaction, live)
    return live


def matching(typed: str, offered: list[tuple[str, str]]) -> list[Choice[str]]:
    """Offer, out of names with their values, those in which what was typed stands."""
    wanted = typed.casefold()
    found = [Choice(name=name, value=value) for name, value in offered if wanted in name.casefold()]
    return found[:MOST_CHOICES]


class Naming:
    """Autocompletion for the cogs' options."""

    desk: Desk

    async def offer_themes(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Offer the games that can be played."""
        return matching(typed, [(theme.title, theme.slug) for theme in self.desk.games.themes.values()])

    async def offer_games(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Offer the games that he who types plays in or leads."""
        lives = await self.desk.finder.of_person(interaction.user.id)
        return matching(typed, [(f"{live.theme.title} #{live.id}", str(live.id)) for live in lives])

    async def offer_seats(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Offer everybody at the table that the command means, which is no secret."""
        named = interaction.namespace.game
        try:
            live = await game_meant(self.desk, interaction, named if isinstance(named, str) else None)
        except Denied:
            return []
        return matching(typed, [(name, name) for name in live.names])


Answer = Literal["approve", "reject"]
Order = Literal["support", "sabotage"]
