"""Asks the GMs themselves, for example for a judgement, or what to do when time is up."""

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
    """Return what a GM is asked now. Questions to their own seat are answered there."""
    own = hosted.occupancy_of(gm_id)
    of_seat = [] if own is None else [(ask.move, ask.fixed) for ask in hosted.asks.of(own.name)]
    return tuple(ask for ask in hosted.asks_of_gm(gm_id) if (ask.move, ask.fixed) not in of_seat)


def gm_moves_message(hosted: HostedGame, gm_id: int, lines: Sequence[str]) -> Outgoing:
    """Ask all of it, with its components, under some lines."""
    asks = gm_asks(hosted, gm_id)
    return (
        asked_message(hosted, hosted.view(To.PUBLIC), asks, [*lines], panel_of(hosted))
        if asks
        else Outgoing("\n".join(lines))
    )


def is_overdue(hosted: HostedGame) -> bool:
    """Whether the deadline has passed and the GM has not decided yet. In a paused game no deadline passes."""
    return hosted.deadline is not None and hosted.deadline <= now() and not hosted.started.table.paused


def is_asked(hosted: HostedGame, asked: GmRequest) -> bool:
    """Whether the GMs are asked this now."""
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
    """Return the seats whose answers are missing in the inner wait. Only a GM without a seat may know them."""
    return hosted.rulebook.missing(hosted.started.table) if hosted.asks else ()


def is_asked_openly(hosted: HostedGame) -> bool:
    """Whether the GMs are asked something that everybody knows of."""
    return any(is_asked(hosted, asked) for asked in GmRequest if asked is not GmRequest.MISSING)


def gms_asked(hosted: HostedGame, asked: GmRequest) -> tuple[int, ...]:
    """Return the GMs who are asked this, the first GM first. Hidden questions go to no GM who plays."""
    match asked:
        case GmRequest.DEADLINE:
            return hosted.gms
        case GmRequest.JUDGEMENT:
            return tuple([gm_id for gm_id in hosted.gms if any(GM in ask.awaited for ask in hosted.asks_of_gm(gm_id))])
        case _:
            return hosted.knowing_gms
