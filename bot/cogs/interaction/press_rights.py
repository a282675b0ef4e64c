"""Decides who may press a component: the rights that the table of presses declares, and the check of each.

A handler may rely on the right of its entry. It checks only what depends on more than who presses.
"""

from enum import Enum, auto
from typing import assert_never

from bot.cogs.interaction.pressed import Pressed, seat_meant
from bot.cogs.interaction.rights import (
    check_gm,
    check_gm_or_manager,
    check_manages,
    check_may_know,
    check_sees_secrets,
    check_was_there,
    seat_of,
)


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
