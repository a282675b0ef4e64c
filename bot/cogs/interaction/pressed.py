"""Holds what was pressed, by whom and in which game, and judges it before anything else."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_gm, is_gm, may_see_orders, seat_of
from bot.components.keys import Key
from bot.components.move_forms import Sent
from bot.delivery.gm.gm_questions import gm_asks
from bot.delivery.telling.seat_questions import open_asks
from bot.host.denied import Denied
from bot.storage.games.hosted_game import Occupancy
from engine.asks import Ask
from engine.codec import convert
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
