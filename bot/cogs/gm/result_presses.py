"""What has ended a wait and goes to the GM first: he looks at it, tells it, or takes it back."""

from collections.abc import Mapping

import discord
from discord import ButtonStyle
from discord.ui import Modal

from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.reason_forms import reason_form, reason_sent
from bot.cogs.interaction.replies import answer_instead, answer_question, open_form, reply
from bot.cogs.interaction.rights import check_sees_secrets
from bot.cogs.interaction.usage_log import note_counted
from bot.cogs.moves.move_receipts import with_deadline
from bot.components.keys import Key, Verb
from bot.delivery.notices import game_words
from bot.delivery.posts.result_previews import result_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say
from bot.host.leading.pending_results import foresee, pending_in
from bot.storage.games.hosted_game import HostedGame


async def show_pending(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Show a GM without a seat what waits for him, with what he may do with it."""
    await reply(interaction, result_message(hosted, foresee(hosted), game_words))


async def _pending(press: Pressed) -> None:
    _check_waits(press)
    await show_pending(press.interaction, press.hosted)


async def _tell(press: Pressed) -> None:
    check_sees_secrets(press.interaction, press.hosted)
    after = await press.services.host.publish_pending(press.hosted.id, press.key.wait_token, press.interaction.user.id)
    note_counted(press.interaction)
    values = {"game": after.theme.title, "room": f"<#{after.room.channel_id}>"}
    await answer_instead(press.interaction, Outgoing(with_deadline(after, say(after, "held-told", values))))


async def _untell(press: Pressed) -> None:
    """Ask once more before it is taken back."""
    _check_waits(press)
    buttons = [button(press.hosted, Verb.WITHDRAWN, ButtonStyle.danger), button(press.hosted, Verb.WHY_WITHDRAWN)]
    await reply(press.interaction, Outgoing(say(press.hosted, "held-sure"), rows=[buttons]))


async def _untold(press: Pressed) -> None:
    await _take_back(press, None)


async def _why(press: Pressed) -> None:
    """Open the form in which the GM says why, and confirms."""
    _check_waits(press)
    await open_form(press.interaction, _form(press.hosted))


async def _because(press: Pressed) -> None:
    await _take_back(press, reason_sent(press, _form(press.hosted)))


async def _take_back(press: Pressed, reason: str | None) -> None:
    check_sees_secrets(press.interaction, press.hosted)
    gm_id = press.interaction.user.id
    after = await press.services.host.withdraw_pending(press.hosted.id, press.key.wait_token, reason, gm_id)
    note_counted(press.interaction)
    await answer_question(press.interaction, Outgoing(with_deadline(after, say(after, "held-untold"))))


def _check_waits(press: Pressed) -> None:
    """Raise Denied unless it waits for whoever has pressed."""
    check_sees_secrets(press.interaction, press.hosted)
    pending_in(press.hosted, press.key.wait_token)


def _form(hosted: HostedGame) -> Modal:
    return reason_form(hosted, Key(Verb.WITHDRAWN_FOR, hosted.id, hosted.wait_token), say(hosted, "button-untell"))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.PENDING: _pending,
    Verb.PUBLISH: _tell,
    Verb.WITHDRAW_RESULT: _untell,
    Verb.WITHDRAWN: _untold,
    Verb.WHY_WITHDRAWN: _why,
    Verb.WITHDRAWN_FOR: _because,
}
