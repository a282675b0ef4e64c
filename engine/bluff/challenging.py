"""The challenge: all dice are shown, and the player who was wrong loses dice."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To
from engine.bluff.actions import Challenge
from engine.bluff.events import Challenged
from engine.bluff.options import Exact
from engine.bluff.table import BluffTable
from engine.events import Event


def asked(table: BluffTable) -> tuple[Ask, ...]:
    """Let only the next player doubt the bid."""
    return (Ask(Challenge, (table.player,), {}, awaited=(table.player,)),)


def challenge(table: BluffTable) -> Iterable[Event]:
    """Show all dice and count the matching ones."""
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
    """Return how many dice each player loses. ``over`` is matching dice minus claimed dice, and may be below 0.

    ``between`` are bidder and challenger. The one who was wrong loses the difference, but never more dice than they
    have; after an exact bid each loses one.
    """
    bidder, challenger = between
    if over:
        loser = bidder if over < 0 else challenger
        return {loser: min(abs(over), table.board.dice[loser])}
    if table.options.exact is Exact.CHALLENGER:
        return {challenger: 1}
    return {seat: 1 for seat in table.playing if seat != bidder}


def opener(event: Challenged, claimed: int) -> str:
    """Return who opens the next round: the winner of the challenge, or the bidder after an exact bid."""
    return event.by if event.matching < claimed else event.player
