"""What the buttons of the GM's desk do: the same as the commands, by the same functions."""

from collections.abc import Awaitable, Callable, Mapping

from bot.cogs.gm.gathering import ask_who_is_ready, take_player_off
from bot.cogs.gm.leading import hand_over
from bot.cogs.gm.moves import act_for_panel, all_secrets, gm_panel
from bot.cogs.gm.moving import move
from bot.cogs.gm.replacing import offer
from bot.cogs.gm.undoing import undo
from bot.cogs.gm.withdrawing import open_offers
from bot.cogs.interaction.pressed import Pressed, check_fresh
from bot.cogs.interaction.reasons import reason_below
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import check_sees_secrets
from bot.components.keys import Task
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.host.readiness import USUAL_MINUTES
from bot.storage.live import Sitting
from bot.wording.names import bold
from engine.errors import BadInput


async def do(press: Pressed, seat: Sitting | None) -> None:
    """Do a task, for a seat or for the game. Raises Denied, Refused, BadInput."""
    if seat is not None and press.key.rest in FOR_SEAT:
        await FOR_SEAT[press.key.rest](press, seat)
    elif seat is None and press.key.rest in FOR_GAME:
        await FOR_GAME[press.key.rest](press)
    else:
        raise BadInput("nobody does this at the desk")


async def _act_for(press: Pressed, seat: Sitting) -> None:
    await reply(
        press.interaction, act_for_panel(press.interaction, press.live, seat.name, reason_below(press.interaction))
    )


async def _replace(press: Pressed, seat: Sitting) -> None:
    await offer(press.services, press.interaction, press.live, seat.name, reason_below(press.interaction))


async def _hand_over(press: Pressed, seat: Sitting) -> None:
    await hand_over(press.services, press.interaction, press.live, seat.name, None)


async def _take_off(press: Pressed, seat: Sitting) -> None:
    await take_player_off(press.services, press.interaction, press.live, seat.name)


async def _send(press: Pressed, seat: Sitting) -> None:
    check_sees_secrets(press.interaction, press.live)
    await press.services.desk.send_again(press.live, seat)
    await reply(press.interaction, Outgoing(say(press.live, "sent-again", {"name": bold(seat.name)})))


async def _wait(press: Pressed, seat: Sitting) -> None:
    check_sees_secrets(press.interaction, press.live)
    await press.services.desk.let_wait(press.live, seat)
    await reply(press.interaction, Outgoing(say(press.live, "left-to-wait", {"name": bold(seat.name)})))


async def _ready(press: Pressed) -> None:
    await ask_who_is_ready(press.services, press.interaction, press.live, USUAL_MINUTES)


async def _undo(press: Pressed) -> None:
    if press.live.held is None:  # which is what is taken back before anything else
        check_fresh(press)
    await undo(press.services, press.interaction, press.live, reason_below(press.interaction))


async def _secrets(press: Pressed) -> None:
    await reply(press.interaction, await all_secrets(press.services, press.interaction, press.live))


async def _asked(press: Pressed) -> None:
    await reply(press.interaction, gm_panel(press.interaction, press.live))


async def _offers(press: Pressed) -> None:
    await reply(press.interaction, await open_offers(press.services, press.interaction, press.live))


async def _move(press: Pressed) -> None:
    await move(press.services, press.interaction, press.live)


FOR_SEAT: Mapping[str, Callable[[Pressed, Sitting], Awaitable[None]]] = {
    Task.ACT_FOR: _act_for,
    Task.REPLACE: _replace,
    Task.HAND_OVER: _hand_over,
    Task.TAKE_OFF: _take_off,
    Task.SEND: _send,
    Task.WAIT: _wait,
}
FOR_GAME: Mapping[str, Callable[[Pressed], Awaitable[None]]] = {
    Task.READY: _ready,
    Task.UNDO: _undo,
    Task.SECRETS: _secrets,
    Task.ASKED: _asked,
    Task.MOVE: _move,
    Task.OFFERS: _offers,
}
