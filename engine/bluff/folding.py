"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads."""

import msgspec

from engine.bluff.challenging import opener
from engine.bluff.dice import EACH
from engine.bluff.events import Bid, Challenged, Dice, Opened, Out, Round
from engine.bluff.table import BluffTable, Board, Phase, StandingBid
from engine.events import Event, Outcome
from engine.table import evolve_shell

replace = msgspec.structs.replace


def fold(table: BluffTable, event: Event) -> BluffTable:
    """Fold the facts of one event."""
    match event:
        case Opened():
            return replace(table, board=Board(dict.fromkeys(table.seats, EACH)))
        case Round(number=number, first=first):
            return replace(table, number=number, turn=first, bids=(), board=Board(table.board.dice), hidden={})
        case Dice(to=(seat,), faces=faces):
            return replace(table, hidden={**table.hidden, seat: faces})
        case Bid():
            return _bid(table, event)
        case Challenged():
            return _challenged(table, event)
        case Out(player=player):
            return _leave(table, player)
        case Outcome():
            return replace(evolve_shell(table, event), turn=None, board=replace(table.board, bid=None))
        case _:
            return evolve_shell(table, event)


def _bid(table: BluffTable, event: Bid) -> BluffTable:
    standing = StandingBid(event.player, event.count, event.face)
    shown = table.board.open
    if event.shown:
        shown = {**shown, event.player: (*shown.get(event.player, ()), *event.shown)}
    board = replace(table.board, bid=standing, open=shown)
    return replace(table, board=board, bids=(*table.bids, standing), turn=table.after(event.player))


def _challenged(table: BluffTable, event: Challenged) -> BluffTable:
    dice = {seat: count - event.lost.get(seat, 0) for seat, count in table.board.dice.items()}
    bid, out = table.standing, (*table.out, ())
    return replace(table, board=Board(dice), hidden={}, turn=opener(event, bid.count), doubted=bid, out=out)


def _leave(table: BluffTable, player: str) -> BluffTable:
    """Fold that a player's dice are gone. A bid that they made, or had to answer, no longer stands."""
    dice, bid = {**table.board.dice, player: 0}, table.board.bid
    shown = {seat: faces for seat, faces in table.board.open.items() if seat != player}
    hidden = {seat: faces for seat, faces in table.hidden.items() if seat != player}
    ends = player == table.turn or (bid is not None and bid.player == player)
    board = Board(dice, shown, None if ends else bid)
    after = replace(table, board=board, hidden=hidden, out=_with_those_out(table, player))
    return replace(after, turn=after.after(player)) if ends else after


def _with_those_out(table: BluffTable, player: str) -> tuple[tuple[str, ...], ...]:
    """Return all players who are out, grouping this one with the others whom the same challenge put out."""
    if table.phase is not Phase.BETWEEN:
        return (*table.out, (player,))
    return (*table.out[:-1], (*table.out[-1], player))
