"""Offers that a step of the game makes void: of the place of somebody who plays or leads on, of a seat that is out.

Nobody hears more by that than what the step itself has told everybody: what is done in secret ends no offer.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection

from bot.host.absence import is_own_deed
from bot.host.undoing import Accepted, is_public
from bot.host.wishes import gm_of
from bot.storage.kinds import GamePhase
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.storage.offers import end_all_offers, end_offers_instead_of, end_offers_of_seat
from engine.audience import To


def void_offers(
    connection: Connection, before: Live, after: Live, lines: Sequence[Accepted], at: datetime
) -> list[OutboxRow]:
    """End the offers that some lines make void; gives what is owed of that."""
    if after.phase is GamePhase.OVER:
        return end_all_offers(connection, after.id, at)
    rows: list[OutboxRow] = []
    for sitting in (void := _void(before, after, lines, at)):
        rows += end_offers_of_seat(connection, after.id, sitting.seat_id, sitting.name, at)
    if void:
        after.sittings = [replace(each, is_offered=each.is_offered and each not in void) for each in after.sittings]
    for line in lines:
        if (gm_id := gm_of(line.wish)) is not None and is_public(line.entry):
            rows += end_offers_instead_of(connection, after.id, gm_id, at)
    return rows


def _void(before: Live, after: Live, lines: Sequence[Accepted], at: datetime) -> list[Sitting]:
    """The seats on offer whose players have played on, or that are out of the game with these lines."""
    offered = [sitting for sitting in after.sittings if sitting.is_on_offer(at)]
    if not offered:
        return []
    play_on = {line.wish.by for line in lines if is_own_deed(before, line)}
    out = {*_out(after)} - {*_out(before)}
    return [sitting for sitting in offered if sitting.name in play_on | out]


def _out(live: Live) -> tuple[str, ...]:
    return live.rulebook.out(live.view(To.PUBLIC).table)
