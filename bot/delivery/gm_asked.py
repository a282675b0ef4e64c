"""What a GM himself is asked in the course of a game, such as a judgement."""

from collections.abc import Sequence

from bot.delivery.asking import asked_message
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import panel_of
from bot.storage.live import Live
from engine.asks import Ask
from engine.audience import To


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
