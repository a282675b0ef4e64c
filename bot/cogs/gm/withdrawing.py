"""Withdraws offers: a GM those of seats, and a manager of the server also those to lead."""

from dataclasses import replace

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import is_for_one, repaint, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import is_gm
from bot.components.keys import read_number, read_snowflake
from bot.delivery.gm.open_offers import offers_message, on_offer
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say


async def show_offers(request: Request) -> None:
    """Show the offers that the asker may withdraw."""
    await reply(request.interaction, await _open_offers(request))


async def _open_offers(request: Request) -> Outgoing:
    """Return the offers that the asker may withdraw: all for a GM, and only those to lead for another manager."""
    hosted = request.hosted
    seats = on_offer(hosted) if is_gm(request.interaction, hosted) else []
    return offers_message(hosted, await request.services.leading.asked(hosted.id), seats)


async def withdraw(press: Pressed) -> None:
    """Withdraw an offer, and show the remaining ones. Raises Denied, BadInput."""
    services, interaction, hosted, key = press.services, press.interaction, press.hosted, press.key
    if key.seat:
        await services.offering.withdraw(hosted.id, key.seat, read_number(key.rest))
    else:
        await services.leading.withdraw(hosted.id, read_snowflake(key.rest))
    left = await _open_offers(replace(press, hosted=await services.finder.by_number(hosted.id)))
    shown = replace(left, content=f"{say(hosted, 'withdrawn')}\n\n{left.content}") if left.rows else None
    answer = repaint if is_for_one(interaction) else reply
    await answer(interaction, shown or Outgoing(say(hosted, "withdrawn")))
