"""By hand: what a night leaves to the GM, and what the GM may make of it.

In every night in which an ability might be used that the GM carries out by hand, the GM is asked at its end, whether or
not one was used. So nobody learns anything from it.
"""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from engine.asks import Ask
from engine.audience import To
from engine.domains import Domain, OneByOther, OneOf, OneSeat, Text
from engine.events import Event
from engine.names import GM
from engine.open_table.actions import LONGEST_WORDS, OF_SIDE, CarryOut, EndNight, GmAnswer, Tell
from engine.open_table.effects import BY_GM, FOR_A_DAY, Effect
from engine.open_table.events import Ruled
from engine.open_table.role_file import Ability, Cycle, RoleFile, Strength
from engine.open_table.table import OpenTable

FIELDS = {
    Effect.MARK: "mark",
    Effect.GIVE: "ability",
    Effect.TAKE: "ability",
    Effect.CONVERT: "role",
}
"""The field of an ability that has the thing which an effect needs."""


def is_asked(file: RoleFile, night: int) -> bool:
    """Return whether the GM is asked at the end of a night: an ability by hand might be used in it."""
    return any(ability.effect is Effect.BY_HAND and ability.nights.has(night) for ability in file.abilities.values())


def asked(table: OpenTable) -> Iterator[Ask]:
    """Ask the GM to end the night, and in secret what each order that is left to them comes to."""
    yield Ask(EndNight, (GM,), {}, awaited=(GM,))
    yield Ask(Tell, (GM,), {"target": OneSeat(table.seats), "text": Text(LONGEST_WORDS)}, secret=True)
    if left := _left(table):
        fields: dict[str, Domain] = {
            "player": OneSeat(tuple(left)),
            "does": OneByOther("player", {seat: OneOf(tuple(keys)) for seat, keys in left.items()}),
            "what": OneOf(tuple(_effects(table.file))),
            "target": OneSeat(table.living),
        }
        yield Ask(CarryOut, (GM,), fields, secret=True)


def _left(table: OpenTable) -> Mapping[str, list[str]]:
    """Return the orders that are left to the GM, by player, as the GM names them."""
    ordered = {(order.by, order.does, order.of_side) for order in table.orders}
    found: dict[str, list[str]] = {}
    for left in table.left:
        if (left.player, left.ability, left.of_side) in ordered:
            found.setdefault(left.player, []).append(f"{OF_SIDE}{left.ability}" if left.of_side else left.ability)
    return found


def _effects(file: RoleFile) -> Iterator[str]:
    """Yield what the GM may let an order do: effects, with each thing that they may need."""
    marks = dict.fromkeys([ability.mark for ability in file.abilities.values() if ability.mark is not None])
    things = {
        Effect.MARK: tuple(marks),
        Effect.GIVE: tuple(file.abilities),
        Effect.TAKE: tuple(file.abilities),
        Effect.CONVERT: tuple(file.roles),
        Effect.KILL: ("", Strength.STRONG),
    }
    for effect in BY_GM:
        if file.phases is not Cycle.NIGHTS or effect not in FOR_A_DAY:
            yield from (f"{effect} {thing}".strip() for thing in things.get(effect, ("",)))


def rule(action: GmAnswer) -> Iterable[Event]:
    """Keep what the GM makes of an order, or tells a player, until the night ends."""
    yield Ruled(to=To.GM, action=action)


def ability_of(ruling: CarryOut) -> Ability:
    """Return the ability as which an order acts by the GM's ruling."""
    plain = Ability(ruling.effect)
    if ruling.thing == Strength.STRONG and ruling.effect is Effect.KILL:
        return replace(plain, strength=Strength.STRONG)
    return replace(plain, **{FIELDS[ruling.effect]: ruling.thing}) if ruling.effect in FIELDS else plain
