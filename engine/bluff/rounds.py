"""The rounds: who opens the first, how each begins, who goes out, and how the game ends."""

from collections.abc import Iterable

from engine.audience import To
from engine.bluff.dice import EACH, Opening, highest
from engine.bluff.dice import Dice as Throw
from engine.bluff.events import Dice, Opened, Out, Reveal, Round
from engine.bluff.table import BluffTable
from engine.chance import Chance
from engine.events import Event, Outcome

LAST_WITH_DICE = "last_with_dice"


def setup(seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Throw for the first bid and begin the first round."""
    throws = chance.draw("opening", Opening(seats))
    yield Opened(to=To.PUBLIC, throws=throws)
    yield from begin(1, highest(throws[-1])[0], dict.fromkeys(seats, EACH), chance)


def begin(number: int, first: str, counts: dict[str, int], chance: Chance) -> Iterable[Event]:
    """Begin a round: everybody who has dice throws them in secret."""
    yield Round(to=To.PUBLIC, number=number, first=first)
    thrown = chance.draw("dice", Throw(counts))
    for seat in counts:
        yield Dice(to=(seat,), faces=thrown[seat])


def end_or_begin(table: BluffTable, chance: Chance) -> Iterable[Event]:
    """End the game when only one player has dice; otherwise begin the next round."""
    if len(table.playing) == 1:
        places = (table.playing, *filter(None, reversed(table.out)))
        yield Outcome(to=To.PUBLIC, side=None, reason=LAST_WITH_DICE, winners=table.playing, places=places)
        return
    counts = {seat: table.board.dice[seat] for seat in table.playing}
    yield from begin(table.number + 1, table.player, counts, chance)


def put_out(table: BluffTable) -> Iterable[Event]:
    """Name the players who have lost their last die."""
    for seat in table.seats:
        if not table.board.dice[seat] and not table.is_out(seat):
            yield Out(to=To.PUBLIC, player=seat)


def resign(seat: str) -> Iterable[Event]:
    """Remove a player's dice from the game."""
    yield Out(to=To.PUBLIC, player=seat)


def reveal(table: BluffTable) -> Event | None:
    """Reveal the dice that are still hidden when the game ends, if there are any."""
    return Reveal(to=To.PUBLIC, dice=dict(table.hidden)) if table.hidden else None
