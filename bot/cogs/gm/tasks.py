"""What the buttons of the GM's desk do: the same as the commands, by the same functions."""

from collections.abc import Awaitable, Callable, Mapping

from bot.cogs.gm.gathering import ask_who_is_ready, take_player_off
from bot.cogs.gm.leading_presses import hand_over
from bot.cogs.gm.moves import act_for_panel, all_secrets, gm_panel
from bot.cogs.gm.moving import move
from bot.cogs.gm.replacing import offer
from bot.cogs.gm.undo_presses import undo
from bot.cogs.gm.withdrawing import open_offers
from bot.cogs.interaction.pressed import Pressed, check_fresh
from bot.cogs.interaction.reason_forms import reason_below
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import check_sees_secrets
from bot.components.keys import Task
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.seats.readiness import USUAL_MINUTES
from bot.storage.games.hosted_game import Occupancy
from bot.wording.name_words import bold
from engine.errors import BadInput


async def do(press: Pressed, seat: Occupancy | None) -> None:
    """Do a task, for a seat or for the game. Raises Denied, Refused, BadInput."""
    if seat is not None and press.key.rest in FOR_SEAT:
        await FOR_SEAT[press.key.rest](press, seat)
    elif seat is None and press.key.rest in FOR_GAME:
        await FOR_GAME[press.key.rest](press)
    else:
        raise BadInput("nobody does this at the desk")


async def _act_for(press: Pressed, seat: Occupancy) -> None:
    await reply(
        press.interaction, act_for_panel(press.interaction, press.hosted, seat.name, reason_below(press.interaction))
    )


async def _replace(press: Pressed, seat: Occupancy) -> None:
    await offer(press.services, press.interaction, press.hosted, seat.name, reason_below(press.interaction))


async def _hand_over(press: Pressed, seat: Occupancy) -> None:
    await hand_over(press.services, press.interaction, press.hosted, seat.name, None)


async def _take_off(press: Pressed, seat: Occupancy) -> None:
    await take_player_off(press.services, press.interaction, press.hosted, seat.name)


async def _send(press: Pressed, seat: Occupancy) -> None:
    check_sees_secrets(press.interaction, press.hosted)
    await press.services.desk.send_again(press.hosted, seat)
    await reply(press.interaction, Outgoing(say(press.hosted, "sent-again", {"name": bold(seat.name)})))


async def _wait(press: Pressed, seat: Occupancy) -> None:
    check_sees_secrets(press.interaction, press.hosted)
    await press.services.desk.let_wait(press.hosted, seat)
    await reply(press.interaction, Outgoing(say(press.hosted, "left-to-wait", {"name": bold(seat.name)})))


async def _ready(press: Pressed) -> None:
    await ask_who_is_ready(press.services, press.interaction, press.hosted, USUAL_MINUTES)


async def _undo(press: Pressed) -> None:
    if press.hosted.pending is None:  # which is what is taken back before anything else
        check_fresh(press)
    await undo(press.services, press.interaction, press.hosted, reason_below(press.interaction))


async def _secrets(press: Pressed) -> None:
    await reply(press.interaction, await all_secrets(press.services, press.interaction, press.hosted))


async def _asked(press: Pressed) -> None:
    await reply(press.interaction, gm_panel(press.interaction, press.hosted))


async def _offers(press: Pressed) -> None:
    await reply(press.interaction, await open_offers(press.services, press.interaction, press.hosted))


async def _move(press: Pressed) -> None:
    await move(press.services, press.interaction, press.hosted)


FOR_SEAT: Mapping[str, Callable[[Pressed, Occupancy], Awaitable[None]]] = {
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
