"""What has ended a wait and goes to the GM first: he looks at it, tells it, or takes it back."""

from collections.abc import Mapping

import discord
from discord import ButtonStyle

from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.replies import answer_question, reply
from bot.cogs.interaction.rights import check_sees_secrets
from bot.cogs.interaction.usage_log import note_counted
from bot.cogs.moves.afterwards import with_deadline
from bot.components.keys import Verb
from bot.delivery.foreseeing import result_message
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import button, say
from bot.host.holding import foresee, held_in
from bot.storage.live import Live


async def show_held(interaction: discord.Interaction, live: Live) -> None:
    """Show a GM without a seat what waits for him, with what he may do with it."""
    await reply(interaction, result_message(live, foresee(live)))


async def _held(press: Pressed) -> None:
    _check_waits(press)
    await show_held(press.interaction, press.live)


async def _tell(press: Pressed) -> None:
    check_sees_secrets(press.interaction, press.live)
    after = await press.services.host.tell_held(press.live.id, press.key.wait_token)
    note_counted(press.interaction)
    await answer_question(press.interaction, Outgoing(with_deadline(after, say(after, "held-told"))))


async def _untell(press: Pressed) -> None:
    """Ask once more before it is taken back."""
    _check_waits(press)
    sure = button(press.live, Verb.UNTOLD, ButtonStyle.danger)
    await reply(press.interaction, Outgoing(say(press.live, "held-sure"), rows=[[sure]]))


async def _untold(press: Pressed) -> None:
    check_sees_secrets(press.interaction, press.live)
    after = await press.services.host.take_held_back(press.live.id, press.key.wait_token)
    note_counted(press.interaction)
    await answer_question(press.interaction, Outgoing(with_deadline(after, say(after, "held-untold"))))


def _check_waits(press: Pressed) -> None:
    """Raise Denied unless it waits for whoever has pressed."""
    check_sees_secrets(press.interaction, press.live)
    held_in(press.live, press.key.wait_token)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.HELD: _held,
    Verb.TELL: _tell,
    Verb.UNTELL: _untell,
    Verb.UNTOLD: _untold,
}
