"""/gm undo: a GM without a seat picks a step, sees what would be lost with it, and confirms.

A GM who plays takes back the last step that everybody saw, and is shown nothing of what lies between.
"""

import re

from discord.ui import Modal

from bot.cogs.forms.reason_forms import given, reason_below, reason_form, reason_sent
from bot.cogs.gm.moves import correct
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, repaint, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_begun, may_see_orders
from bot.cogs.moves.making_moves import submit
from bot.cogs.moves.move_receipts import with_deadline
from bot.cogs.results.result_presses import show_result
from bot.components.keys import Key, Verb, read_number
from bot.delivery.gm.undo_steps import cost_message, steps_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.denied import GoneOn
from bot.host.leading.gm_reasons import told_of
from bot.host.moves.submissions import GmSubmission
from bot.storage.games.hosted_game import HostedGame
from engine.actions import Undo
from engine.errors import BadInput
from engine.names import GM

MEANT = re.compile("([0-9]{1,9}):([0-9]{1,9})")
"""The form of a choice: how many lines the game had, and the line that is meant."""


async def undo(request: Request, reason: str | None) -> None:
    """Show the steps that may be taken back; for a GM who plays, take back the last public one. Raises Denied, Refused.

    A pending result must be taken back first, so a GM without a seat is shown that instead.
    """
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_begun(hosted)
    if hosted.pending is not None and may_see_orders(interaction, hosted):
        await show_result(request)
    elif may_see_orders(interaction, hosted):
        steps = await services.steps.last(hosted)
        await reply(interaction, steps_message(hosted, steps, 0, given(reason)))
    else:
        reason = given(reason)
        await correct(request, Undo(reason=told_of(hosted, reason)), reason)


async def turn_pages(press: Pressed) -> None:
    """Turn the pages, or go back to them."""
    steps = await press.services.steps.last(press.hosted)
    page, reason = read_number(press.key.rest), reason_below(press.interaction)
    await repaint(press.interaction, steps_message(press.hosted, steps, page, reason))


async def show_cost(press: Pressed) -> None:
    """Show what would be lost with the step that was picked."""
    if read_number(press.key.rest) != press.hosted.lines:
        await _show_anew(press)
        return
    cost = await press.services.steps.cost(press.hosted, read_number("".join(press.values)))
    await repaint(press.interaction, cost_message(press.hosted, cost, reason_below(press.interaction)))


async def take_back(press: Pressed) -> None:
    """Take back the step that was picked, for the reason that stands below. Raises Denied, Refused, BadInput."""
    await _undo(press, reason_below(press.interaction))


async def open_reason(press: Pressed) -> None:
    """Open the form in which the GM gives a reason and confirms."""
    await open_form(press.interaction, _form(press.hosted, press.key, reason_below(press.interaction)))


async def take_back_for_reason(press: Pressed) -> None:
    """Take back the step that was picked, for the reason that was sent in. Raises Denied, Refused, BadInput."""
    await _undo(press, reason_sent(press, _form(press.hosted, press.key)))


async def _undo(press: Pressed, reason: str | None) -> None:
    """Take back the step that was picked, if the game has not gone on since."""
    meant = MEANT.fullmatch(press.key.rest)
    if meant is None:
        raise BadInput("this id names no step")
    seen, line = map(int, meant.groups())
    undone, gm_id = Undo(line=line, reason=told_of(press.hosted, reason)), press.interaction.user.id
    submission = GmSubmission(GM, undone, reason=reason, seen=seen, gm_id=gm_id)
    try:
        after = (await submit(press, submission)).hosted
    except GoneOn:
        await _show_anew(press)
    else:
        await repaint(press.interaction, Outgoing(with_deadline(after, say(after, "taken-back"))))


async def _show_anew(press: Pressed) -> None:
    """Say that the game has gone on, and show its present state."""
    hosted = await press.services.finder.by_number(press.hosted.id)
    steps = await press.services.steps.last(hosted)
    await repaint(press.interaction, steps_message(hosted, steps, 0, reason_below(press.interaction), has_gone_on=True))


def _form(hosted: HostedGame, key: Key, reason: str | None = None) -> Modal:
    return reason_form(hosted, Key(Verb.BECAUSE, hosted.id, rest=key.rest), say(hosted, "cost-title"), reason)
