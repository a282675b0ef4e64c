"""/gm undo: a GM without a seat picks a step, sees what would be lost with it, and says so again.

A GM who plays takes back the last step that everybody saw, and is shown nothing of what lies between.
"""

import re

import discord
from discord.ui import Modal

from bot.cogs.gm.holding import show_held
from bot.cogs.gm.moves import correct
from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.reasons import given, reason_below, reason_form, reason_sent
from bot.cogs.interaction.replies import open_form, repaint, reply
from bot.cogs.interaction.rights import check_begun, check_gm, check_sees_secrets, may_see_orders
from bot.cogs.interaction.services import Services
from bot.cogs.moves.acting import submit
from bot.cogs.moves.afterwards import with_deadline
from bot.components.keys import Key, Verb, read_number
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.delivery.steps import cost_message, steps_message
from bot.host.denied import GoneOn
from bot.host.wishes import GmWish
from bot.storage.choices import Reasoning
from bot.storage.live import Live
from engine.actions import Undo
from engine.errors import BadInput
from engine.names import GM

MEANT = re.compile("([0-9]{1,9}):([0-9]{1,9})")
"""How many lines the game had, and which one is meant."""


async def undo(services: Services, interaction: discord.Interaction, live: Live, reason: str | None) -> None:
    """Show what may be taken back; a GM who plays takes back at once what all saw last. Raises Denied, Refused.

    Before anything else is taken back what waits for the GM, which is shown him then.
    """
    check_gm(interaction, live)
    check_begun(live)
    if live.held is not None and may_see_orders(interaction, live):
        await show_held(interaction, live)
    elif may_see_orders(interaction, live):
        steps = await services.steps.last(live)
        await reply(interaction, steps_message(live, steps, 0, given(reason)))
    else:
        reason = given(reason)
        await correct(services, interaction, live, Undo(reason=_told(live, reason)), reason)


async def _steps(press: Pressed) -> None:
    """Turn the pages, or go back to them."""
    check_sees_secrets(press.interaction, press.live)
    steps = await press.services.steps.last(press.live)
    page, reason = read_number(press.key.rest), reason_below(press.interaction)
    await repaint(press.interaction, steps_message(press.live, steps, page, reason))


async def _step(press: Pressed) -> None:
    """Show what would be lost with the step that was picked."""
    check_sees_secrets(press.interaction, press.live)
    if read_number(press.key.rest) != press.live.lines:
        await _show_anew(press)
        return
    cost = await press.services.steps.cost(press.live, read_number("".join(press.values)))
    await repaint(press.interaction, cost_message(press.live, cost, reason_below(press.interaction)))


async def _take_back(press: Pressed) -> None:
    await _undo(press, reason_below(press.interaction))


async def _why(press: Pressed) -> None:
    """Open the form in which the GM says why, and confirms."""
    check_sees_secrets(press.interaction, press.live)
    await open_form(press.interaction, _form(press.live, press.key, reason_below(press.interaction)))


async def _because(press: Pressed) -> None:
    await _undo(press, reason_sent(press, _form(press.live, press.key)))


async def _undo(press: Pressed, reason: str | None) -> None:
    """Take back what was picked, if the game is still as it was then."""
    check_sees_secrets(press.interaction, press.live)
    meant = MEANT.fullmatch(press.key.rest)
    if meant is None:
        raise BadInput("this id names no step")
    seen, line = map(int, meant.groups())
    undone, gm_id = Undo(line=line, reason=_told(press.live, reason)), press.interaction.user.id
    wish = GmWish(GM, undone, reason=reason, seen=seen, gm_id=gm_id)
    try:
        _, after = await submit(press.services, press.interaction, press.live, wish)
    except GoneOn:
        await _show_anew(press)
    else:
        await repaint(press.interaction, Outgoing(with_deadline(after, say(after, "taken-back"))))


def _told(live: Live, reason: str | None) -> str | None:
    """What of a reason everybody is told, and stands in the record."""
    return reason if live.reasons is Reasoning.ALL else None


async def _show_anew(press: Pressed) -> None:
    """Say that the game has gone on, and show how it stands."""
    live = await press.services.finder.by_number(press.live.id)
    steps = await press.services.steps.last(live)
    await repaint(press.interaction, steps_message(live, steps, 0, reason_below(press.interaction), has_gone_on=True))


def _form(live: Live, key: Key, reason: str | None = None) -> Modal:
    return reason_form(live, Key(Verb.BECAUSE, live.id, rest=key.rest), say(live, "cost-title"), reason)


HANDLERS: dict[Verb, Handler] = {
    Verb.STEPS: _steps,
    Verb.STEP: _step,
    Verb.TAKE_BACK: _take_back,
    Verb.WHY: _why,
    Verb.BECAUSE: _because,
}
