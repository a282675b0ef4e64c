"""Offers are withdrawn: those of seats by a GM, those to lead by a manager of the server as well."""

from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.replies import is_for_one, repaint, reply
from bot.cogs.interaction.rights import check_gm, check_gm_or_manager, is_gm
from bot.cogs.interaction.services import Services
from bot.components.keys import Verb, read_number
from bot.delivery.open_offers import offers_message, on_offer
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.storage.live import Live


async def open_offers(services: Services, interaction: discord.Interaction, live: Live) -> Outgoing:
    """Show the offers that whoever asks may withdraw. Raises Denied unless they lead the game or manage its server."""
    check_gm_or_manager(interaction, live)
    seats = on_offer(live) if is_gm(interaction, live) else []
    return offers_message(live, await services.leading.asked(live.id), seats)


async def _withdraw(press: Pressed) -> None:
    """Withdraw an offer, and show what others stand. Raises Denied, BadInput."""
    services, interaction, live, number = press.services, press.interaction, press.live, read_number(press.key.rest)
    if press.key.seat:
        check_gm(interaction, live)
        await services.offering.withdraw(live.id, press.key.seat, number)
    else:
        check_gm_or_manager(interaction, live)
        await services.leading.withdraw(live.id, number)
    left = await open_offers(services, interaction, await services.finder.by_number(live.id))
    shown = replace(left, content=f"{say(live, 'withdrawn')}\n\n{left.content}") if left.rows else None
    answer = repaint if is_for_one(interaction) else reply
    await answer(interaction, shown or Outgoing(say(live, "withdrawn")))


HANDLERS: Mapping[Verb, Handler] = {Verb.WITHDRAW: _withdraw}
