"""What a GM himself is asked in the course of a game, such as a judgement, or what to do when time is up."""

from collections.abc import Sequence

from bot.clock import now
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of
from bot.delivery.telling.seat_questions import asked_message
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GmRequest
from engine.asks import Ask
from engine.audience import To
from engine.names import GM


def gm_asks(hosted: HostedGame, gm_id: int) -> tuple[Ask, ...]:
    """What he is asked now; what is asked of his own seat too, he answers there."""
    own = hosted.occupancy_of(gm_id)
    of_seat = [] if own is None else [(ask.move, ask.fixed) for ask in hosted.asks.of(own.name)]
    return tuple(ask for ask in hosted.asks_of_gm(gm_id) if (ask.move, ask.fixed) not in of_seat)


def gm_moves_message(hosted: HostedGame, gm_id: int, lines: Sequence[str]) -> Outgoing:
    """All of it with its components, under some lines."""
    asks = gm_asks(hosted, gm_id)
    return (
        asked_message(hosted, hosted.view(To.PUBLIC), asks, [*lines], panel_of(hosted))
        if asks
        else Outgoing("\n".join(lines))
    )


def is_overdue(hosted: HostedGame) -> bool:
    """Whether the deadline has passed, and the GM has not said yet what to do; in a paused game none passes."""
    return hosted.deadline is not None and hosted.deadline <= now() and not hosted.started.table.paused


def is_asked(hosted: HostedGame, asked: GmRequest) -> bool:
    """Whether the GMs are asked that now."""
    match asked:
        case GmRequest.DEADLINE:
            return is_overdue(hosted) and bool(hosted.asks)
        case GmRequest.JUDGEMENT:
            return GM in hosted.asks.awaited.seats
        case GmRequest.RESULT:
            return hosted.pending is not None
        case GmRequest.MISSING:
            is_late = hosted.inner_deadline is not None and hosted.inner_deadline <= now()
            return is_late and bool(missing_within(hosted))


def missing_within(hosted: HostedGame) -> tuple[str, ...]:
    """Those whose answers are missing in the wait within the present one; only a GM without a seat may know of them."""
    return hosted.rulebook.missing(hosted.started.table) if hosted.asks else ()


def is_asked_openly(hosted: HostedGame) -> bool:
    """Whether the GMs are asked anything of which everybody knows."""
    return any(is_asked(hosted, asked) for asked in GmRequest if asked is not GmRequest.MISSING)


def gms_asked(hosted: HostedGame, asked: GmRequest) -> tuple[int, ...]:
    """Those who lead and are asked that, the first one first: what is hidden, nobody who plays."""
    match asked:
        case GmRequest.DEADLINE:
            return hosted.gms
        case GmRequest.JUDGEMENT:
            return tuple([gm_id for gm_id in hosted.gms if any(GM in ask.awaited for ask in hosted.asks_of_gm(gm_id))])
        case _:
            return hosted.knowing_gms
