"""/privacy: export or delete what the bot keeps of the asker."""

from re import Match
from typing import Self

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Button, DynamicItem, Item, View

from bot.cogs.interaction.lifetime import log_use
from bot.cogs.interaction.replies import answered, defer, repaint, reply
from bot.cogs.interaction.services import Services, language_here, services_of
from bot.cogs.typed_where import everywhere
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words

FORGET = "brehon:privacy:forget"
FILE = "kept-of-you.json"


@everywhere
class PrivacyCog(commands.GroupCog, group_name="privacy"):
    """Commands about the asker's own data."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def export(self, interaction: discord.Interaction) -> None:
        """Send the asker what is kept of them."""
        await defer(interaction)
        words = bot_words(None, await language_here(interaction))
        kept = await self.services.privacy.export(interaction.user.id)
        await reply(interaction, Outgoing(words.say("privacy-export"), files={FILE: kept}))

    @app_commands.command()
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask again before forgetting. The answer's button forgets."""
        await self.services.privacy.check_may_forget(interaction.user.id)
        words = bot_words(None, await language_here(interaction))
        sure: Button[View] = Button(
            label=words.say("button-privacy-forget"), style=discord.ButtonStyle.danger, custom_id=FORGET
        )
        await reply(interaction, Outgoing(words.say("privacy-confirm"), rows=[[sure]]))


class ForgetButton(DynamicItem[Button[View]], template=FORGET):
    """The button that forgets the person who presses it."""

    def __init__(self) -> None:
        super().__init__(Button(custom_id=FORGET))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Item[View], ___: Match[str], /) -> Self:
        """Make the button, which holds nothing."""
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        """Forget, and say so."""
        result = await answered(interaction, _forget(interaction))
        log_use(interaction, "press", "privacy-forget", result)


async def _forget(interaction: discord.Interaction) -> None:
    services = services_of(interaction)
    words = bot_words(None, await language_here(interaction))
    await services.privacy.forget(interaction.user.id)
    services.teaching.forget(interaction.user.id)
    await repaint(interaction, Outgoing(words.say("privacy-forgotten")))
