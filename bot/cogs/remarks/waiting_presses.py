"""Shows GMs something that they have written for later, with buttons that withdraw it or say it now.

The log has nothing of it, as of the words themselves.
"""

from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.pressed import Pressed, only_value
from bot.cogs.interaction.replies import is_for_one, repaint, reply
from bot.components.keys import read_snowflake
from bot.delivery.desk.waiting_page import waiting_words_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say


async def show_waiting(press: Pressed) -> None:
    """Show the words that were chosen, with the buttons that withdraw them or say them now. Raises Denied, BadInput."""
    keep_unlogged(press.interaction)
    token = read_snowflake(only_value(press.values))
    found = await press.services.remarks.waiting.one(press.hosted, press.interaction.user.id, token)
    picture = await press.services.remarks.picture_beside(found.words)
    await reply(press.interaction, waiting_words_message(press.hosted, found, picture))


async def withdraw_words(press: Pressed) -> None:
    """Withdraw words before they are said. Raises Denied, BadInput."""
    keep_unlogged(press.interaction)
    token = read_snowflake(press.key.rest)
    await press.services.remarks.waiting.withdraw(press.hosted.id, press.interaction.user.id, token)
    await _settled(press, "words-withdrawn")


async def say_words_now(press: Pressed) -> None:
    """Say words at once that have waited. Raises Denied, BadInput."""
    keep_unlogged(press.interaction)
    token = read_snowflake(press.key.rest)
    await press.services.remarks.waiting.say_now(press.hosted.id, press.interaction.user.id, token)
    await _settled(press, "words-said-now")


async def _settled(press: Pressed, answer: str) -> None:
    """Answer in place of the buttons, which have done what they could."""
    answered = Outgoing(say(press.hosted, answer))
    await (repaint if is_for_one(press.interaction) else reply)(press.interaction, answered)
