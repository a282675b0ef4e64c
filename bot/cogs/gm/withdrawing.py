"""Offers are withdrawn: those of seats by a GM, those to lead by a manager of the server as well."""

from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.replies import is_for_one, repaint, reply
from bot.cogs.interaction.rights import check_gm, check_gm_or_manager, is_gm
from bot.cogs.interaction.services import Services
from bot.components.keys import Verb, read_number
from bot.delivery.gm.open_offers import offers_message, on_offer
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame


async def open_offers(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> Outgoing:
    """Show the offers that whoever asks may withdraw. Raises Denied unless they lead the game or manage its server."""
    check_gm_or_manager(interaction, hosted)
    seats = on_offer(hosted) if is_gm(interaction, hosted) else []
    return offers_message(hosted, await services.leading.asked(hosted.id), seats)


async def _withdraw(press: Pressed) -> None:
    """Withdraw an offer, and show what others stand. Raises Denied, BadInput."""
    services, interaction, hosted, number = press.services, press.interaction, press.hosted, read_number(press.key.rest)
    if press.key.seat:
        check_gm(interaction, hosted)
        await services.offering.withdraw(hosted.id, press.key.seat, number)
    else:
        check_gm_or_manager(interaction, hosted)
        await services.leading.withdraw(hosted.id, number)
    left = await open_offers(services, interaction, await services.finder.by_number(hosted.id))
    shown = replace(left, content=f"{say(hosted, 'withdrawn')}\n\n{left.content}") if left.rows else None
    answer = repaint if is_for_one(interaction) else reply
    await answer(interaction, shown or Outgoing(say(hosted, "withdrawn")))


HANDLERS: Mapping[Verb, Handler] = {Verb.WITHDRAW: _withdraw}
