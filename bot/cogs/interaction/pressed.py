"""Holds what was pressed, by whom and in which game, and decides who may press it and for whom.

The table of presses declares the right to each component. A handler may rely on the right of its entry. It checks only
what depends on more than who presses.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import assert_never

import discord

from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import (
    check_gm,
    check_gm_or_manager,
    check_manages,
    check_may_know,
    check_sees_secrets,
    check_was_there,
    is_gm,
    may_see_orders,
    seat_of,
)
from bot.components.keys import Key
from bot.components.move_forms import Sent
from bot.delivery.gm.gm_questions import gm_asks
from bot.delivery.telling.seat_questions import open_asks
from bot.host.denied import Denied
from bot.storage.games.hosted_game import Occupancy
from engine.asks import Ask
from engine.codec import convert
from engine.errors import BadInput
from engine.names import GM


@dataclass(frozen=True, slots=True)
class Pressed(Request):
    """A request made by pressing a component, with the values that were chosen or sent in."""

    key: Key
    values: Sequence[str]
    sent: Sent

    def written(self, box: str) -> str:
        """Return the text of a box of the form that was sent in."""
        return "".join(self.sent.get(box, ()))


Data = Mapping[str, object]
"""Discord's data of a press, which may be anything."""


def data_of(interaction: discord.Interaction) -> Data:
    """Return Discord's data of a press."""
    return {**(interaction.data or {})}


def values_of(data: Data) -> list[str]:
    """Return what was chosen in a select. Raises BadInput."""
    return convert(values, list[str]) if (values := data.get("values")) else []


def only_value(values: Sequence[str]) -> str:
    """Return the only thing that was chosen in a select. Raises BadInput for none, or several."""
    if len(values) != 1:
        raise BadInput("one is chosen at a time")
    return values[0]


Handler = Callable[[Pressed], Awaitable[None]]


def occupancy_named(press: Pressed) -> Occupancy:
    """Return the seat that the id of a component names. Raises Denied if it is gone."""
    found = press.hosted.occupancy_on(press.key.seat)
    if found is None:
        raise Denied("stale")
    return found


def seat_meant(press: Pressed) -> str:
    """Return the seat that a press is for: one's own or, for a GM, the one that the component names. Raises Denied.

    A GM without a seat answers the GM's own questions.
    """
    if not press.key.seat:
        is_asked = bool(press.hosted.rulebook.asked_of_gm) and may_see_orders(press.interaction, press.hosted)
        return GM if is_asked else seat_of(press.interaction, press.hosted).name
    check_gm(press.interaction, press.hosted)
    return occupancy_named(press).name


def asks_meant(press: Pressed, seat: str) -> tuple[Ask, ...]:
    """Return what a seat is asked, as the person pressing may know it: a GM with a seat only what everybody knows.

    A GM's own seat also gets what the GM is asked.
    """
    if press.key.seat and not may_see_orders(press.interaction, press.hosted):
        return open_asks(press.hosted, seat)
    asks = press.hosted.asks.of(seat)
    if seat == GM or not is_gm(press.interaction, press.hosted):
        return asks
    return (*asks, *gm_asks(press.hosted, press.interaction.user.id))


def check_fresh(press: Pressed) -> None:
    """Raise Denied if a component's wait is over, or the GM is looking over its result."""
    if press.hosted.game is None or press.key.wait_token != press.hosted.wait_token:
        raise Denied("stale")
    if press.hosted.pending is not None:
        raise Denied("held")


class Right(Enum):
    """The rights to press a component. Everybody else is politely refused."""

    ANYBODY = auto()
    """Everybody who may know of the game: they are in it, in its room, or may end it. All other rights include this,
    except the two of people who were asked.
    """
    SEATED = auto()
    """A player with a seat."""
    MOVER = auto()
    """A player for their own seat; a GM for the seat that the id names, or for themself where the game asks the GM."""
    PARTICIPANT = auto()
    """A GM, or a player with a seat."""
    GM = auto()
    """A GM, whether they play or not."""
    GM_WHO_SEES = auto()
    """A GM without a seat, who may know everything."""
    GM_OR_MANAGER = auto()
    """A GM, or somebody who manages the game's server."""
    MANAGER = auto()
    """Somebody who manages the game's server."""
    OFFERER = auto()
    """A GM for the offer of a seat, and a GM or manager for an offer to lead. The id names the offer."""
    OFFERED_A_SEAT = auto()
    """Everybody who may know of the game or waits for a seat in it, no matter where they press."""
    ASKED_TO_LEAD = auto()
    """Everybody who may know of the game or was asked to lead it, no matter where they press."""
    OF_WHAT_IS_CONFIRMED = auto()
    """The right of the component that is confirmed is checked instead of this one."""


async def check_knows(right: Right, press: Pressed) -> None:
    """Raise Denied, as for a game that does not exist, unless the person pressing may know of the game."""
    services, user_id = press.services, press.interaction.user.id
    if right is Right.OFFERED_A_SEAT and await services.bench.waits(press.hosted.id, user_id):
        return
    if right is Right.ASKED_TO_LEAD and await services.leading.is_asked(press.hosted.id, user_id):
        return
    check_may_know(press.interaction, press.hosted)


def check_right(right: Right, press: Pressed) -> None:
    """Raise Denied unless the person pressing has a right, in a game that they may know of."""
    interaction, hosted = press.interaction, press.hosted
    match right:
        case Right.ANYBODY | Right.OFFERED_A_SEAT | Right.ASKED_TO_LEAD | Right.OF_WHAT_IS_CONFIRMED:
            pass
        case Right.SEATED:
            seat_of(interaction, hosted)
        case Right.MOVER:
            seat_meant(press)
        case Right.PARTICIPANT:
            check_was_there(interaction, hosted)
        case Right.GM:
            check_gm(interaction, hosted)
        case Right.GM_WHO_SEES:
            check_sees_secrets(interaction, hosted)
        case Right.GM_OR_MANAGER:
            check_gm_or_manager(interaction, hosted)
        case Right.MANAGER:
            check_manages(interaction, hosted)
        case Right.OFFERER if press.key.seat:
            check_gm(interaction, hosted)
        case Right.OFFERER:
            check_gm_or_manager(interaction, hosted)
        case _:
            assert_never(right)
