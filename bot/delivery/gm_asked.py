"""What a GM himself is asked in the course of a game, such as a judgement, or what to do when time is up."""

from collections.abc import Sequence

from bot.clock import now
from bot.delivery.asking import asked_message
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import panel_of
from bot.storage.kinds import Asked
from bot.storage.live import Live
from engine.asks import Ask
from engine.audience import To
from engine.names import GM


def gm_asks(live: Live, gm_id: int) -> tuple[Ask, ...]:
    """What he is asked now; what is asked of his own seat too, he answers there."""
    own = live.sitting_of(gm_id)
    of_seat = [] if own is None else [(ask.move, ask.fixed) for ask in live.asks.of(own.name)]
    return tuple(ask for ask in live.asks_of_gm(gm_id) if (ask.move, ask.fixed) not in of_seat)


def gm_moves_message(live: Live, gm_id: int, lines: Sequence[str]) -> Outgoing:
    """All of it with its components, under some lines."""
    asks = gm_asks(live, gm_id)
    return (
        asked_message(live, live.view(To.PUBLIC), asks, [*lines], panel_of(live))
        if asks
        else Outgoing("\n".join(lines))
    )


def is_overdue(live: Live) -> bool:
    """Whether the deadline has passed, and the GM has not said yet what to do; in a paused game none passes."""
    return live.deadline is not None and live.deadline <= now() and not live.started.table.paused


def is_asked(live: Live, asked: Asked) -> bool:
    """Whether the GMs are asked that now."""
    match asked:
        case Asked.DEADLINE:
            return is_overdue(live) and bool(live.asks)
        case Asked.JUDGEMENT:
            return GM in live.asks.awaited.seats
        case Asked.RESULT:
            return live.held is not None
        case Asked.MISSING:
            is_late = live.inner_deadline is not None and live.inner_deadline <= now()
            return is_late and bool(missing_within(live))


def missing_within(live: Live) -> tuple[str, ...]:
    """Those whose answers are missing in the wait within the present one; only a GM without a seat may know of them."""
    return live.rulebook.missing(live.started.table) if live.asks else ()


def is_asked_openly(live: Live) -> bool:
    """Whether the GMs are asked anything of which everybody knows."""
    return any(is_asked(live, asked) for asked in Asked if asked is not Asked.MISSING)


def gms_asked(live: Live, asked: Asked) -> tuple[int, ...]:
    """Those who lead and are asked that, the first one first: what is hidden, nobody who plays."""
    match asked:
        case Asked.DEADLINE:
            return live.gms
        case Asked.JUDGEMENT:
            return tuple([gm_id for gm_id in live.gms if any(GM in ask.awaited for ask in live.asks_of_gm(gm_id))])
        case _:
            return live.knowing_gms
