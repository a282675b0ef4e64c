"""Shows somebody who practises what a house player would do on their seat, and why. Only they see it."""

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import check_begun, seat_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say, words_of
from bot.host.denied import Denied
from bot.wording.name_words import bold, escape


async def show_hint(press: Pressed) -> None:
    """Show what a house player would do on the asker's seat. Raises Denied."""
    hosted = press.hosted
    name = seat_of(press.interaction, hosted).name
    check_begun(hosted)
    if not hosted.is_practice:
        raise Denied("no-hints")
    hint = await press.services.host.house.hint(hosted, name)
    if hint is None:
        await reply(press.interaction, Outgoing(say(hosted, "hint-nothing")))
        return
    action, reason = hint
    ask = next(ask for ask in hosted.asks.of(name) if ask.is_for(name, action))
    seats = {place: bold(seat) for place, seat in reason.seats.items()}
    why = say(hosted, f"hint-{reason.name}", {**seats, **reason.chances})
    values = {"move": escape(words_of(hosted).suggested(ask, action)), "reason": why}
    await reply(press.interaction, Outgoing(say(hosted, "hint", values)))
