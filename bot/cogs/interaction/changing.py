"""Answers a press by editing the message it was made on, as soon as that edit is sent."""

from functools import partial

import discord
import structlog
from discord import InteractionResponseType

from bot.cogs.interaction.lifetime import deferral_of, keep, leave
from bot.cogs.interaction.replies import Send, edit_of, reply
from bot.cogs.interaction.services import services_of
from bot.delivery.requests.failures import FAILURES
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedGame

log = structlog.get_logger()


def answer_by_change(interaction: discord.Interaction, hosted: HostedGame, receipt: Outgoing) -> None:
    """Answer a press on a game's prompt by the edit that is owed to it, which says everything.

    A person who waited so long that they see the bot thinking gets a receipt instead.
    """
    assert interaction.message is not None
    deferral_of(interaction).is_seen_in_message = True
    services_of(interaction).presses.add(hosted.room, interaction.message.id, Changing(interaction, receipt))


class Changing:
    """Answers a press when its effect on the message is sent."""

    def __init__(self, interaction: discord.Interaction, receipt: Outgoing) -> None:
        keep(interaction)
        self._interaction = interaction
        self._receipt = receipt

    async def change(self, outgoing: Outgoing | None) -> bool:
        """Show something else in the message, or remove its buttons. Return False if Discord refuses that."""
        return await self._answer(partial(self._show, outgoing))

    async def let_be(self) -> None:
        """Acknowledge the press."""
        await self._answer(self._acknowledge)

    async def _answer(self, answer: Send) -> bool:
        """Answer, or send a receipt if the press must be answered apart. Return whether Discord took the answer."""
        deferral = deferral_of(self._interaction)
        try:
            async with deferral.answering():
                if deferral.heard is not InteractionResponseType.deferred_channel_message:
                    await answer()
                    return True
            await reply(self._interaction, self._receipt)
        except FAILURES as error:
            log.info("not answered by a change", error=type(error).__name__)
        finally:
            leave(self._interaction)
        return False

    async def _acknowledge(self) -> None:
        if deferral_of(self._interaction).heard is None:
            await self._interaction.response.defer()

    async def _show(self, outgoing: Outgoing | None) -> None:
        edit = edit_of(self._interaction)
        shown = outgoing or deferral_of(self._interaction).left
        if shown is None:
            await edit(view=None)
            return
        await edit(
            content=shown.text or None,
            embeds=shown.embeds,
            attachments=shown.attachments,
            view=None if outgoing is None else shown.view(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
