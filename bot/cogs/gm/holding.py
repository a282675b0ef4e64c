"""What has ended a wait and goes to the GM first: he looks at it, tells it, or takes it back."""

from collections.abc import Mapping

import discord
from discord import ButtonStyle
from discord.ui import Modal

from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.reasons import reason_form, reason_sent
from bot.cogs.interaction.replies import answer_instead, answer_question, open_form, reply
from bot.cogs.interaction.rights import check_sees_secrets
from bot.cogs.interaction.usage_log import note_counted
from bot.cogs.moves.afterwards import with_deadline
from bot.components.keys import Key, Verb
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
    after = await press.services.host.tell_held(press.live.id, press.key.wait_token, press.interaction.user.id)
    note_counted(press.interaction)
    values = {"game": after.theme.title, "room": f"<#{after.room.channel_id}>"}
    await answer_instead(press.interaction, Outgoing(with_deadline(after, say(after, "held-told", values))))


async def _untell(press: Pressed) -> None:
    """Ask once more before it is taken back."""
    _check_waits(press)
    buttons = [button(press.live, Verb.UNTOLD, ButtonStyle.danger), button(press.live, Verb.WHY_UNTOLD)]
    await reply(press.interaction, Outgoing(say(press.live, "held-sure"), rows=[buttons]))


async def _untold(press: Pressed) -> None:
    await _take_back(press, None)


async def _why(press: Pressed) -> None:
    """Open the form in which the GM says why, and confirms."""
    _check_waits(press)
    await open_form(press.interaction, _form(press.live))


async def _because(press: Pressed) -> None:
    await _take_back(press, reason_sent(press, _form(press.live)))


async def _take_back(press: Pressed, reason: str | None) -> None:
    check_sees_secrets(press.interaction, press.live)
    gm_id = press.interaction.user.id
    after = await press.services.host.take_held_back(press.live.id, press.key.wait_token, reason, gm_id)
    note_counted(press.interaction)
    await answer_question(press.interaction, Outgoing(with_deadline(after, say(after, "held-untold"))))


def _check_waits(press: Pressed) -> None:
    """Raise Denied unless it waits for whoever has pressed."""
    check_sees_secrets(press.interaction, press.live)
    held_in(press.live, press.key.wait_token)


def _form(live: Live) -> Modal:
    return reason_form(live, Key(Verb.UNTOLD_FOR, live.id, live.wait_token), say(live, "button-untell"))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.HELD: _held,
    Verb.TELL: _tell,
    Verb.UNTELL: _untell,
    Verb.UNTOLD: _untold,
    Verb.WHY_UNTOLD: _why,
    Verb.UNTOLD_FOR: _because,
}
