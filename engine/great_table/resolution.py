"""The state of a night while its steps are taken."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.audience import To
from engine.great_table.actions import Use
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, Held, Traced
from engine.great_table.orders import not_killing, targets_of
from engine.great_table.table import GreatTable

KILL = "kill"
"""The act by hand of which a player is found dead at dawn."""


class Resolution:
    """A night under way. Nobody dies before its end: ``table`` stays as it was at nightfall, except for the seats."""

    def __init__(self, table: GreatTable) -> None:
        self.table = table
        self.ring = list(table.ring)
        self.guarded: str | None = None
        self.attacked: set[str] = set()
        self.healed: str | None = None

    @property
    def dying(self) -> tuple[str, ...]:
        """The players who will be dead in the morning, in seat order."""
        return self.table.in_seat_order((self.attacked - {self.healed} - self.spared) | self.doomed)

    @property
    def doomed(self) -> set[str]:
        """The living who are found dead by the GM's hand. Nothing in the night saves them."""
        return {seat for seat, act in self.table.today.fates.items() if act.move == KILL and self.table.is_alive(seat)}

    @property
    def spared(self) -> set[str]:
        """The living who survive the night by the GM's hand."""
        return {*self.table.today.fates} - self.doomed

    @property
    def survived(self) -> GreatTable:
        """The table after the deaths of the night."""
        return replace(self.table, dead=self.table.in_seat_order([*self.table.dead, *self.dying]))

    def held(self, *cards: CardName) -> Iterator[tuple[str, Held]]:
        """Yield the living holders of these cards, in the order of the deal."""
        for held in self.table.today.cards:
            if held.card in cards and held.holder is not None and self.table.is_alive(held.holder):
                yield held.holder, held

    def orders(self, *cards: CardName) -> Iterator[tuple[str, CardName, Use]]:
        """Yield the orders for these cards from their holders, in the order of the deal."""
        for seat, held in self.held(*cards):
            if seat in self.table.today.uses:
                yield seat, held.card, self.table.today.uses[seat]

    def fate(self, seat: str, targets: tuple[str, ...]) -> Fate:
        """Return the outcome of an order: nothing happens if the player is guarded or a target is dead."""
        if seat == self.guarded:
            return Fate.GUARDED
        return Fate.DONE if all(map(self.table.is_alive, targets)) else Fate.TARGET_DEAD

    def targets(self, seat: str) -> tuple[str, ...]:
        """Return the players at whom somebody aims tonight, by card or kill, in seat order."""
        if not self.table.is_alive(seat):
            return ()
        aims = (
            [targets_of(self.table.today.uses[seat])]
            if seat in self.table.today.uses and self.table.held_by(seat)
            else []
        )
        if (victim := self.kill_of(seat)) is not None:
            aims.append((victim,))
        done = [aim for aim in aims if self.fate(seat, aim) is Fate.DONE]
        return self.table.in_seat_order([name for aim in done for name in aim])

    def kill_of(self, seat: str) -> str | None:
        """Return whom a member of the House has ordered to kill, if they may kill."""
        may_kill = self.table.is_alive(seat) and not_killing(self.table, seat) is None
        return self.table.today.kills.get(seat) if may_kill else None


def trace(step: str, seat: str, card: CardName | None, targets: tuple[str, ...], fate: Fate) -> Traced:
    """Record for the GM the outcome of an order."""
    return Traced(to=To.GM, step=step, player=seat, card=card, targets=targets, fate=fate)
