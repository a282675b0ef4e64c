"""The state of a night while its orders are carried out, or of a day while an ability is used."""

from collections.abc import Iterable, Iterator

from engine.audience import To
from engine.events import Event
from engine.open_table.actions import CarryOut
from engine.open_table.choice import Order
from engine.open_table.effects import LEARNING, Effect, Target
from engine.open_table.events import Applied, Fate, Learned, LeftToGm, Reported, Traced, VestTorn
from engine.open_table.folding import fold, spend
from engine.open_table.role_file import Ability, Role
from engine.open_table.table import OpenTable


class Standing:
    """An order that stands tonight: whom it names now, and its outcome once it was carried out.

    With a ``ruling`` it is an effect that the GM lets an order have.
    """

    def __init__(self, order: Order, ability: Ability, at: tuple[str, ...], ruling: CarryOut | None = None) -> None:
        self.order = order
        self.ability = ability
        self.at = at
        self.ruling = ruling
        self.fate: Fate | None = None

    @property
    def is_movable(self) -> bool:
        """Whether a swap may change whom it names: living players."""
        return self.ability.is_aimed and self.ability.target is not Target.DEAD


def _trace(standing: Standing, fate: Fate) -> Event:
    """Return what the GM is told of the outcome of an order, or of an effect that they let it have."""
    order, ruling = standing.order, standing.ruling
    if ruling is None:
        return Traced(
            to=To.GM,
            player=order.by,
            ability=order.does,
            of_side=order.of_side,
            targets=order.at,
            hit=() if fate is Fate.BLOCKED else standing.at,
            fate=fate,
        )
    return Applied(
        to=To.GM,
        player=order.by,
        ability=order.does,
        of_side=order.of_side,
        effect=ruling.effect,
        target=ruling.target,
        thing=ruling.thing,
        fate=fate,
    )


class Resolution:
    """A night under way, or the use of an ability by day. ``table`` has what has changed so far; nobody dies before
    the end.
    """

    def __init__(self, table: OpenTable, orders: Iterable[Order]) -> None:
        self.dusk = table
        self.table = table
        self.standing = [self._stands(order) for order in orders]
        for each in self.standing:
            self.table = spend(self.table, each.order)
        self.stopped: set[str] = set()
        self.jailed: set[str] = set()
        self.shields: dict[str, list[int | None]] = {}
        self.attacked: set[str] = set()
        self.won: list[str] = []
        self.left: list[LeftToGm] = []
        self.traced: list[Event] = []
        self.told: list[Event] = []

    def _stands(self, order: Order) -> Standing:
        ability = self.dusk.file.abilities[order.does]
        match ability.target:
            case Target.SELF:
                at: tuple[str, ...] = (order.by,)
            case Target.MARKED:
                at = tuple([seat for seat in self.dusk.living if ability.mark in self.dusk.players[seat].marks])
            case _:
                at = order.at
        return Standing(order, ability, at)

    def pending(self, *effects: Effect) -> list[Standing]:
        """Return the orders with these effects, or with any, that have not been carried out, in their order."""
        return [each for each in self.standing if each.fate is None and (not effects or each.ability.effect in effects)]

    def role(self, seat: str) -> Role:
        """Return a player's role at this moment."""
        return self.table.role(seat)

    def happen(self, event: Event) -> None:
        """Let something happen."""
        self.told.append(event)
        self.table = fold(self.table, event)

    def attack(self, seat: str, *, is_strong: bool) -> Fate:
        """Attack a player. A weak kill is stopped by jail, a bulletproof role, protection or a vest, in this order."""
        if not is_strong and self._is_stopped(seat):
            return Fate.PROTECTED
        self.attacked.add(seat)
        return Fate.DONE

    def _is_stopped(self, seat: str) -> bool:
        role, shields = self.role(seat), self.shields.get(seat, [])
        if seat in self.jailed or role.bulletproof:
            return True
        for place, left in enumerate(shields):
            if left != 0:
                shields[place] = None if left is None else left - 1
                return True
        if role.vests > self.table.players[seat].vests_torn:
            self.happen(VestTorn(to=To.GM, player=seat))
            return True
        return False

    def visits(self) -> Iterator[tuple[str, str]]:
        """Yield who visits whom tonight, as others may learn it: the living whom nobody has stopped."""
        for each in self.standing:
            seat = each.order.by
            is_stopped = each.fate is Fate.BLOCKED or (each.fate is None and seat in self.stopped)
            if each.ability.is_aimed and self.dusk.is_alive(seat) and not is_stopped and not self.role(seat).unseen:
                yield from ((seat, other) for other in each.at if other != seat)

    def end(self, standing: Standing, fate: Fate, result: Learned | None = None) -> None:
        """Note the outcome of an order, and tell its player what they are told of it."""
        standing.fate = fate
        order = standing.order
        self.traced.append(_trace(standing, fate))
        if standing.ability.effect in LEARNING:
            self.told.append(result or Learned(to=(order.by,), ability=order.does, targets=order.at))
        elif standing.ability.reports:
            self.told.append(Reported(to=(order.by,), ability=order.does, worked=fate is Fate.DONE))
