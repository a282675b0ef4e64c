"""The challenge: all dice are shown, and whoever was wrong loses dice."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To
from engine.bluff.actions import Challenge
from engine.bluff.events import Challenged
from engine.bluff.options import Exact
from engine.bluff.table import BluffTable
from engine.events import Event


def asked(table: BluffTable) -> tuple[Ask, ...]:
    """Let the next player, and nobody else, doubt the bid."""
    return (Ask(Challenge, (table.player,), {}, awaited=(table.player,)),)


def challenge(table: BluffTable) -> Iterable[Event]:
    """Show all dice, and count."""
    dice = {seat: (*table.hidden[seat], *table.board.open.get(seat, ())) for seat in table.playing}
    matching = table.standing.claim.matching(face for faces in dice.values() for face in faces)
    yield Challenged(
        to=To.PUBLIC,
        player=table.standing.player,
        by=table.player,
        dice=dice,
        matching=matching,
        lost=losses(table, (table.standing.player, table.player), matching - table.standing.count),
    )


def losses(table: BluffTable, between: tuple[str, str], over: int) -> dict[str, int]:
    """Who loses how many, by how many dice more match than were claimed, below 0 fewer.

    ``between`` are bidder and challenger, of whom the one who was wrong loses the difference, and not more than he has;
    with an exact bid it is one each.
    """
    bidder, challenger = between
    if over:
        loser = bidder if over < 0 else challenger
        return {loser: min(abs(over), table.board.dice[loser])}
    if table.options.exact is Exact.CHALLENGER:
        return {challenger: 1}
    return {seat: 1 for seat in table.playing if seat != bidder}


def opener(event: Challenged, claimed: int) -> str:
    """Who opens the next round: the winner of the challenge; after an exact bid the bidder."""
    return event.by if event.matching < claimed else event.player
