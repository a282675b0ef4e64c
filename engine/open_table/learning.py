"""The results of orders: sides and roles as they are seen, and who visits whom."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.open_table.effects import Effect
from engine.open_table.events import Learned
from engine.open_table.resolution import Resolution, Standing
from engine.open_table.role_file import Sanity


def result(night: Resolution, standing: Standing) -> Learned:
    """Return the result of an order that nothing has stopped. It names those whom its player named."""
    order = standing.order
    learned = Learned(to=(order.by,), ability=order.does, targets=order.at)
    return replace(learned, **RESULTS[standing.ability.effect](night, standing))


def _seen_side(night: Resolution, seat: str) -> str:
    return night.role(seat).seen_as or night.table.side(seat)


def _side(night: Resolution, standing: Standing) -> str:
    """Return the side that a player learns, by their sanity."""
    own = night.table.side(standing.order.by)
    other = next(side for side in night.table.file.sides if side != own)
    seen = _seen_side(night, standing.at[0])
    match standing.ability.sanity:
        case Sanity.SANE:
            return seen
        case Sanity.INSANE:
            return other if seen == own else own
        case Sanity.NAIVE:
            return own
        case Sanity.PARANOID:
            return other


def _role(night: Resolution, standing: Standing) -> str:
    return night.role(standing.at[0]).seen_as_role or night.table.role_key(standing.at[0])


def _are_alike(night: Resolution, standing: Standing) -> bool:
    return len({_seen_side(night, seat) for seat in standing.at}) == 1


def _count(night: Resolution, standing: Standing) -> int:
    return [_seen_side(night, seat) for seat in standing.at].count(standing.ability.side or "")


def _visitors(night: Resolution, standing: Standing) -> tuple[str, ...]:
    visitors = {seat for seat, other in night.visits() if other in standing.at}
    return night.table.in_seat_order(visitors - {standing.order.by})


def _visits(night: Resolution, standing: Standing) -> tuple[str, ...]:
    return night.table.in_seat_order({other for seat, other in night.visits() if seat in standing.at})


RESULTS: Mapping[Effect, Callable[[Resolution, Standing], Mapping[str, object]]] = {
    Effect.LEARN_SIDE: lambda night, standing: {"side": _side(night, standing)},
    Effect.LEARN_ROLE: lambda night, standing: {"role": _role(night, standing)},
    Effect.LEARN_ALIKE: lambda night, standing: {"alike": _are_alike(night, standing)},
    Effect.LEARN_COUNT: lambda night, standing: {"count": _count(night, standing)},
    Effect.LEARN_VISITORS: lambda night, standing: {"players": _visitors(night, standing)},
    Effect.LEARN_VISITS: lambda night, standing: {"players": _visits(night, standing)},
}
