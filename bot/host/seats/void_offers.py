"""Ends offers that a step makes void: the player or GM to be replaced has acted, or the seat is out of the game.

This reveals no more than the step itself has told everybody: a secret act ends no offer.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection

from bot.host.moves.submissions import Accepted, gm_of
from bot.host.seats.absences import is_own_deed
from bot.host.undoing.undo import is_public
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.offer_rows import end_all_offers, end_offers_instead_of, end_offers_of_seat
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import OutboxRow
from engine.audience import To


def void_offers(
    connection: Connection, before: HostedGame, after: HostedGame, lines: Sequence[Accepted], at: datetime
) -> list[OutboxRow]:
    """End the offers that some lines make void; return the rows owed for that."""
    if after.phase is GamePhase.OVER:
        return end_all_offers(connection, after.id, at)
    rows: list[OutboxRow] = []
    for occupancy in (void := _void(before, after, lines, at)):
        rows += end_offers_of_seat(connection, after.id, occupancy.seat_id, occupancy.name, at)
    if void:
        after.occupancies = [
            replace(each, is_offered=each.is_offered and each not in void) for each in after.occupancies
        ]
    for line in lines:
        if (gm_id := gm_of(line.submission)) is not None and is_public(line.entry):
            rows += end_offers_instead_of(connection, after.id, gm_id, at)
    return rows


def _void(before: HostedGame, after: HostedGame, lines: Sequence[Accepted], at: datetime) -> list[Occupancy]:
    """Return the seats on offer whose players have played on, or which these lines put out of the game."""
    offered = [occupancy for occupancy in after.occupancies if occupancy.is_on_offer(at)]
    if not offered:
        return []
    play_on = {line.submission.by for line in lines if is_own_deed(before, line)}
    out = {*_out(after)} - {*_out(before)}
    return [occupancy for occupancy in offered if occupancy.name in play_on | out]


def _out(hosted: HostedGame) -> tuple[str, ...]:
    return hosted.rulebook.out(hosted.view(To.PUBLIC))
