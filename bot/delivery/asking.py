"""What a seat is asked, and what it may do: with the components for it."""

from collections.abc import Iterable
from datetime import datetime

from bot.clock import now
from bot.components.answers import Item, items_for
from bot.components.panel import Panel
from bot.delivery.coming import name_of_wait
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import panel_of, private_row, say, words_of
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.wording.names import bold
from bot.wording.times import date
from engine.actions import Action
from engine.asks import Ask, asks_of
from engine.audience import Everybody, To
from engine.judging import asked
from engine.speech import Say
from engine.table import Table
from engine.views import Told, View


def _lost_message(live: Live, row: OutboxRow) -> Outgoing:
    """That something does not count any more which a seat has done or was told in secret after a step taken back."""
    return Outgoing(say(live, "lost", {"count": len(row.lines)}), rows=[private_row(live)])


def is_asked_by_dm(live: Live, name: str, ask: Ask) -> bool:
    """Whether a seat is asked by DM: it is awaited in secret, or nobody is called by his name; or it is offered."""
    is_awaited = name in ask.awaited and (ask.secret or live.anonymous)
    return is_awaited or (ask.secret and ask.offered)


def order_message(live: Live, sitting: Sitting, row: OutboxRow) -> Outgoing | None:
    """What a seat is asked in private, or what of its answers is lost; None if it is not asked any more."""
    if row.kind is OutboxKind.LOST:
        return _lost_message(live, row)
    if live.wait_line not in row.lines:
        return None
    asks = [ask for ask in live.asks.of(sitting.name) if is_asked_by_dm(live, sitting.name, ask)]
    if not asks:
        return None
    words = words_of(live)
    view = live.view(sitting.name)
    parts = [words.order_prompt(ask, view) for ask in sorted(asks, key=_is_in_short)]
    if (deadline := time_for(live, asks)) is not None:
        parts.append(say(live, "prompt-deadline", {"when": date(deadline)}))
    parts.append(say(live, "prompt-room", {"room": f"<#{live.room.channel_id}>"}))
    return Outgoing("\n".join(parts), rows=items_for(panel_of(live), asks))


def time_for(live: Live, asks: Iterable[Ask]) -> datetime | None:
    """Until when a seat has time for what it is asked: for what is missing within the wait, as long as that lasts."""
    inner = live.inner_deadline
    if inner is not None and inner > now() and any(ask.hidden and ask.awaited for ask in asks):
        return min(inner, live.deadline or inner)
    return live.deadline


def offered_rows(live: Live, name: str, news: Iterable[Told[str]], action: Action | None = None) -> list[list[Item]]:
    """The components of what a seat is offered with what it is told, or again after an action that was offered."""
    asks = [ask for ask in live.asks.of(name) if ask.offered]
    is_offered = any(type(told.event) in live.rulebook.offering for told in news)
    return items_for(panel_of(live), asks) if is_offered or any(ask.move is type(action) for ask in asks) else []


def _is_in_short(ask: Ask) -> bool:
    """Whether an ask is one of several of its move, which stand behind the others."""
    return bool(ask.fixed)


def asks_shown(live: Live, sitting: Sitting) -> tuple[Ask, ...]:
    """Everything a seat may do now; who speaks for himself is not asked to speak through the bot."""
    return tuple(ask for ask in live.asks.of(sitting.name) if live.anonymous or ask.move is not Say)


def moves_message(live: Live, sitting: Sitting) -> Outgoing:
    """Everything a seat may do now, with its components."""
    asks = asks_shown(live, sitting)
    if not asks:
        is_paused = live.game is not None and live.game.table.paused
        none = say(live, "moves-none", {"paused": "yes" if is_paused else "no"})
        return Outgoing(none if live.held is None else say(live, "denied-held"))
    return asked_message(live, live.view(sitting.name), asks, [say(live, "moves-title")], panel_of(live))


def open_asks(live: Live, seat: str) -> tuple[Ask, ...]:
    """What everybody knows a seat to be asked: as much as a GM with a seat of his own may do for it."""
    asks = asked(live.rulebook, live.view(To.PUBLIC).table)
    return tuple(ask for ask in asks_of(seat, asks) if not ask.secret)


def moves_for(live: Live, sitting: Sitting, *, secret: bool) -> Outgoing:
    """What the GM may do for a seat now; what is asked in secret only where he may know of it."""
    asks = live.asks.of(sitting.name) if secret else open_asks(live, sitting.name)
    if not asks:
        why = _why_none(live, sitting, secret=secret)
        values = {"name": bold(sitting.name), "why": why, "wait": name_of_wait(live)}
        return Outgoing(say(live, "moves-for-none", values))
    title = say(live, "moves-for", {"name": bold(sitting.name)})
    view = live.view(sitting.name) if secret else live.view(To.PUBLIC)
    return asked_message(live, view, asks, [title], panel_of(live, sitting.seat_id))


def _why_none(live: Live, sitting: Sitting, *, secret: bool) -> str:
    """Why nothing can be done for a seat now, by what everybody knows or else what a GM without a seat does."""
    table = live.view(To.PUBLIC).table
    if table.outcome is not None:
        return "over"
    if table.paused:
        return "paused"
    if live.held is not None and secret:
        return "held"
    if sitting.name in live.rulebook.out(table):
        return "out"
    return "answered" if secret else "hidden"


def asked_message(
    live: Live, view: View[Table, str | Everybody], asks: tuple[Ask, ...], lines: list[str], panel: Panel
) -> Outgoing:
    """Ask for moves, under some lines, as a reader may know what is asked."""
    words = words_of(live)
    lines = [*lines, *(f"- {words.order_prompt(ask, view)}" for ask in sorted(asks, key=_is_in_short))]
    return Outgoing("\n".join(lines), rows=items_for(panel, asks))
