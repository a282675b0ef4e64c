"""The opening: everybody throws for the first turn. Only the count matters, and ties throw again."""

from collections.abc import Iterable

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.sigily import questions
from engine.sigily.events import Opened
from engine.sigily.options import SigilyOptions, check
from engine.sigily.sticks import Sticks, ThrownBy, count


def setup(options: SigilyOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Throw until one player has the highest count alone. Raises SetupRefused."""
    check(options, seats)
    throws: list[dict[str, Sticks]] = []
    tied = seats
    while len(tied) > 1:
        thrown = chance.draw_next("opening", ThrownBy(tied))
        throws.append({seat: thrown[seat] for seat in tied})
        most = max(map(count, thrown.values()))
        tied = tuple([seat for seat in tied if count(thrown[seat]) == most])
    yield Opened(to=To.PUBLIC, throws=tuple(throws), first=tied[0])
    yield from questions.shuffle(options, seats, chance)
