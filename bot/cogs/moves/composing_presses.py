"""Shows a player, and nobody else, an answer that they compose from buttons."""

from bot.cogs.interaction.pressed import Pressed, asks_meant, check_fresh, seat_meant
from bot.cogs.interaction.replies import is_for_one, repaint, reply
from bot.components.composing import read_draft
from bot.delivery.posts.move_previews import composing_message
from bot.host.denied import Denied
from engine.errors import BadInput
from engine.naming import snake_case


async def compose(press: Pressed) -> None:
    """Show what a player has composed, and what they may choose next. Raises Denied, BadInput."""
    if press.key.seat:
        raise BadInput("a GM who acts for somebody has forms")
    seat, draft = seat_meant(press), read_draft(press.key.rest)
    check_fresh(press)
    asks = (ask for ask in asks_meant(press, seat) if ask.composed_by is not None)
    ask = next((ask for ask in asks if snake_case(ask.move.__name__) == draft.move), None)
    if ask is None:
        raise Denied("not-asked")
    shown = await composing_message(press.hosted, seat, ask, draft)
    await (repaint if is_for_one(press.interaction) else reply)(press.interaction, shown)
