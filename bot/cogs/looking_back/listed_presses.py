"""The button under statistics with which people keep themselves out of these, and come back."""

from re import Match

import discord
from discord.ui import Button

from bot.cogs.interaction.lifetime import log_use
from bot.cogs.interaction.own_items import OwnItem
from bot.cogs.interaction.replies import answered, reply
from bot.cogs.interaction.services import Services, services_of
from bot.components.answers import Item as Component
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.wording.words import Words

PATTERN = r"brehon:stats:(?P<how>in|out)"


async def listed_button(services: Services, words: Words, user_id: int) -> Component:
    """Return the button that keeps somebody out of statistics, or counts them again."""
    if await services.statistics.is_listed(user_id):
        return Button(label=words.say("button-stats-out"), custom_id="brehon:stats:out")
    return Button(label=words.say("button-stats-in"), custom_id="brehon:stats:in")


class ListedButton(OwnItem, template=PATTERN):
    """The button that keeps the person who presses it out of statistics, or counts them again."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(match)
        self.is_listed = match["how"] == "in"

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do that, and show the new state."""
        result = await answered(interaction, self._set(interaction))
        log_use(interaction, "press", "stats-listed", result)

    async def _set(self, interaction: discord.Interaction) -> None:
        services = services_of(interaction)
        words = bot_words(None, await services.servers.language(interaction.guild_id))
        await services.statistics.set_listed(interaction.user.id, is_listed=self.is_listed)
        said = words.say("stats-counted-again" if self.is_listed else "stats-kept-out")
        await reply(interaction, Outgoing(said, rows=[[await listed_button(services, words, interaction.user.id)]]))
