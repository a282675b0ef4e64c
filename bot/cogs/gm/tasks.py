"""Maps the desk's buttons to tasks, which call the same functions as the commands."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.cogs.forms.reason_forms import reason_below
from bot.cogs.gm.gathering import ask_who_is_ready, take_player_off
from bot.cogs.gm.leading_presses import hand_over
from bot.cogs.gm.moves import act_for_panel, gm_move, gm_panel, show_all_secrets
from bot.cogs.gm.moving import move
from bot.cogs.gm.replacing import offer
from bot.cogs.gm.undo_presses import undo
from bot.cogs.gm.withdrawing import show_offers
from bot.cogs.interaction.pressed import Handler, Pressed, Right, check_fresh, check_right, occupancy_named
from bot.cogs.interaction.replies import reply
from bot.components.keys import Task
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.denied import Denied
from bot.storage.schema.choices import Standby
from bot.wording.name_words import bold
from engine.actions import Substitute
from engine.errors import BadInput


class Duty(NamedTuple):
    """A task: its function, who may use it, and whether it is for the seat that its button names or for the game."""

    handler: Handler
    right: Right = Right.GM
    is_for_seat: bool = False


async def do_task(press: Pressed) -> None:
    """Do the task of a button on the desk. Raises Denied, Refused, BadInput."""
    if press.key.seat:
        occupancy_named(press)
    duty = TASKS.get(press.key.rest)
    if duty is None or duty.is_for_seat is not bool(press.key.seat):
        raise BadInput("nobody does this at the desk")
    check_right(duty.right, press)
    await duty.handler(press)


async def _act_for(press: Pressed) -> None:
    panel = act_for_panel(press, occupancy_named(press).name, reason_below(press.interaction))
    await reply(press.interaction, panel)


async def _replace(press: Pressed) -> None:
    await offer(press, occupancy_named(press).name, reason_below(press.interaction))


async def _stand_in(press: Pressed) -> None:
    await _substitute(press, house=True)


async def _give_back(press: Pressed) -> None:
    await _substitute(press, house=False)


async def _substitute(press: Pressed, *, house: bool) -> None:
    occupancy = occupancy_named(press)
    if occupancy.is_house:
        raise Denied("stale")
    if house and press.hosted.settings.standby is Standby.NEVER:
        raise Denied("nobody-stands-in")
    await gm_move(press, Substitute(occupancy.name, house=house))


async def _hand_over(press: Pressed) -> None:
    await hand_over(press, occupancy_named(press).name)


async def _take_off(press: Pressed) -> None:
    await take_player_off(press, occupancy_named(press).name)


async def _send(press: Pressed) -> None:
    seat = occupancy_named(press)
    await press.services.desk.send_again(press.hosted, seat)
    await reply(press.interaction, Outgoing(say(press.hosted, "sent-again", {"name": bold(seat.name)})))


async def _wait(press: Pressed) -> None:
    seat = occupancy_named(press)
    await press.services.desk.let_wait(press.hosted, seat)
    await reply(press.interaction, Outgoing(say(press.hosted, "left-to-wait", {"name": bold(seat.name)})))


async def _undo(press: Pressed) -> None:
    if press.hosted.pending is None:  # A pending result is taken back before anything else.
        check_fresh(press)
    await undo(press, reason_below(press.interaction))


async def _asked(press: Pressed) -> None:
    await reply(press.interaction, gm_panel(press))


TASKS: Mapping[str, Duty] = {
    Task.ACT_FOR: Duty(_act_for, is_for_seat=True),
    Task.REPLACE: Duty(_replace, is_for_seat=True),
    Task.STAND_IN: Duty(_stand_in, Right.GM_WHO_SEES, is_for_seat=True),
    Task.GIVE_BACK: Duty(_give_back, Right.GM_WHO_SEES, is_for_seat=True),
    Task.HAND_OVER: Duty(_hand_over, is_for_seat=True),
    Task.TAKE_OFF: Duty(_take_off, is_for_seat=True),
    Task.SEND: Duty(_send, Right.GM_WHO_SEES, is_for_seat=True),
    Task.WAIT: Duty(_wait, Right.GM_WHO_SEES, is_for_seat=True),
    Task.READY: Duty(ask_who_is_ready),
    Task.UNDO: Duty(_undo),
    Task.SECRETS: Duty(show_all_secrets, Right.GM_WHO_SEES),
    Task.ASKED: Duty(_asked),
    Task.MOVE: Duty(move),
    Task.OFFERS: Duty(show_offers),
}
