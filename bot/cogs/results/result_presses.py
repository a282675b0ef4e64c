"""Results that go to the GM first: the GM looks at one, publishes it, or withdraws it."""

from discord import ButtonStyle
from discord.ui import Modal

from bot.cogs.forms.reason_forms import reason_form, reason_sent
from bot.cogs.interaction.lifetime import note_counted
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import answer_instead, answer_question, open_form, reply
from bot.cogs.interaction.request import Request
from bot.cogs.moves.move_receipts import with_deadline
from bot.components.keys import Key, Verb
from bot.delivery.notices import game_words
from bot.delivery.posts.result_previews import result_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say
from bot.host.leading.pending_results import ResultShown, foresee, pending_in
from bot.storage.games.hosted_game import HostedGame


async def show_result(request: Request) -> None:
    """Show a GM without a seat the result that waits for them, with what they may do with it."""
    await reply(request.interaction, result_message(request.hosted, foresee(request.hosted), game_words))


async def show_pending(press: Pressed) -> None:
    """Show the pending result, if it is still the one that the button meant. Raises Denied."""
    _check_waits(press)
    await show_result(press)


async def publish(press: Pressed) -> None:
    """Publish the pending result as the pressed message has shown it. Raises Denied."""
    shown = ResultShown(press.key.wait_token, press.key.rest or None)  # Buttons of before have no version.
    after = await press.services.host.publish_pending(press.hosted.id, shown, press.interaction.user.id)
    note_counted(press.interaction)
    values = {"game": after.theme.title, "room": f"<#{after.room.channel_id}>"}
    await answer_instead(press.interaction, Outgoing(with_deadline(after, say(after, "held-told", values))))


async def ask_to_withdraw(press: Pressed) -> None:
    """Ask once more before the result is withdrawn. Raises Denied."""
    _check_waits(press)
    buttons = [button(press.hosted, Verb.WITHDRAWN, ButtonStyle.danger), button(press.hosted, Verb.WHY_WITHDRAWN)]
    await reply(press.interaction, Outgoing(say(press.hosted, "held-sure"), rows=[buttons]))


async def withdraw(press: Pressed) -> None:
    """Withdraw the pending result. Raises Denied."""
    await _withdraw(press, None)


async def open_reason(press: Pressed) -> None:
    """Open the form in which the GM gives a reason and confirms. Raises Denied."""
    _check_waits(press)
    await open_form(press.interaction, _form(press.hosted))


async def withdraw_for_reason(press: Pressed) -> None:
    """Withdraw the pending result for the reason that was sent in. Raises Denied, BadInput."""
    await _withdraw(press, reason_sent(press, _form(press.hosted)))


async def _withdraw(press: Pressed, reason: str | None) -> None:
    gm_id = press.interaction.user.id
    after = await press.services.host.withdraw_pending(press.hosted.id, press.key.wait_token, reason, gm_id)
    note_counted(press.interaction)
    await answer_question(press.interaction, Outgoing(with_deadline(after, say(after, "held-untold"))))


def _check_waits(press: Pressed) -> None:
    """Raise Denied unless the result that was meant still waits."""
    pending_in(press.hosted, press.key.wait_token)


def _form(hosted: HostedGame) -> Modal:
    return reason_form(hosted, Key(Verb.WITHDRAWN_FOR, hosted.id, hosted.wait_token), say(hosted, "button-untell"))
