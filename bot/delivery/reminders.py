"""Reminders: to a seat of what is missing from it, to the GM of who is missing, and to all that time runs out."""

from collections.abc import Sequence
from datetime import datetime

from bot.clock import now
from bot.components.answers import items_for
from bot.components.keys import Verb
from bot.delivery.asking import time_for
from bot.delivery.counts import count_message
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import apart, desk_button, first_few, panel_of, say, words_of
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.wording.names import bold
from bot.wording.times import date
from engine.asks import Ask
from engine.audience import Everybody, To
from engine.names import GM
from engine.table import Table
from engine.views import View


def is_reminded(live: Live, name: str, at: datetime, *, is_inner: bool) -> bool:
    """Whether anything is missing from a seat: hidden things of the wait within the present one, as long as that lasts.

    A wait within another that ends with it is none of its own.
    """
    inner, outer = live.inner_deadline, live.deadline
    lasts = inner is not None and outer is not None and at < inner < outer
    return any(ask.hidden if is_inner else not (ask.hidden and lasts) for ask in _missing(live, name))


def is_asked_in_public(live: Live) -> bool:
    """Whether as everybody knows anything may be missing in this wait."""
    awaited, kind = live.asks.awaited, live.rulebook.kind_of_wait(live.view(To.PUBLIC).table)
    return bool(awaited.seats or awaited.orders or (live.asks and kind in live.rulebook.timed))


def missing_in_public(live: Live) -> tuple[str, ...]:
    """The seats from which, as everybody sees, something is missing."""
    asks, view = live.asks_of_wait, live.view(To.PUBLIC)
    missing = {*asks.awaited.seats, *(live.rulebook.silent(view.table) if asks else ())}
    return tuple([name for name in live.names if name in missing])


def missing_for_gm(live: Live, gm_id: int) -> tuple[str, ...]:
    """The seats from which something is missing, as far as a GM may know it: if he has a seat, as everybody does."""
    if not live.is_known_to(gm_id):
        return missing_in_public(live)
    missing = live.asks.missing | live.asks.unanswered
    return tuple([name for name in live.names if name in missing])


def awaited_for_gm(live: Live, gm_id: int) -> tuple[str, ...]:
    """Whom a game waits for, in seat order and last the GM, as far as a GM may know it."""
    names = missing_for_gm(live, gm_id) if live.game is not None else ()
    return (*names, *([GM] if GM in live.asks.awaited.seats else []))


def is_late_for_gm(live: Live, gm_id: int) -> bool:
    """Whether a GM is to be told that something is missing."""
    return bool(missing_for_gm(live, gm_id)) or live.asks.awaited.orders > 0


def timely_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """What is said because its moment has come: a count, or of a wait that is not over what is still missing."""
    if row.kind is OutboxKind.COUNT:
        return count_message(live)
    if live.wait_line not in row.lines or not live.asks:
        return None
    if row.kind is OutboxKind.LATE:
        return _late_message(live, row.user_id or 0)
    if row.seat_id is not None:
        sitting = next(sitting for sitting in live.sittings if sitting.seat_id == row.seat_id)
        return _own_message(live, _missing(live, sitting.name), live.view(sitting.name))
    if row.user_id is not None:
        asks = [ask for ask in live.asks_of_gm(row.user_id) if GM in ask.awaited]
        return _own_message(live, asks, live.view(To.PUBLIC))
    return _public_message(live)


def _missing(live: Live, name: str) -> list[Ask]:
    return [ask for ask in live.asks.of(name) if name in ask.awaited or name in ask.unanswered]


def _own_message(live: Live, asks: Sequence[Ask], view: View[Table, str | Everybody]) -> Outgoing | None:
    if not asks:
        return None
    words, until = words_of(live), time_for(live, asks)
    values = {"game": live.theme.title, "room": f"<#{live.room.channel_id}>", **_until(until)}
    lines = [say(live, "reminder", values), *(f"- {words.order_prompt(ask, view)}" for ask in asks)]
    return Outgoing("\n".join(lines), rows=items_for(panel_of(live), asks))


def _public_message(live: Live) -> Outgoing | None:
    """That time will be up, to all alike: nobody is named, and it says nothing of whether anything is missing."""
    if live.deadline is None:
        return None
    table, inner = live.view(To.PUBLIC).table, live.inner_deadline
    kind = live.rulebook.kind_of_wait(table) or ""
    is_inner = inner is not None and inner > now()
    wait = words_of(live).wait_name(live.rulebook.inner[kind] if is_inner else kind)
    return Outgoing(say(live, "reminder-to-all", {"wait": wait, **_until(inner if is_inner else live.deadline)}))


def _late_message(live: Live, gm_id: int) -> Outgoing | None:
    if not is_late_for_gm(live, gm_id):
        return None
    kind = live.rulebook.kind_of_wait(live.view(To.PUBLIC).table) or ""
    away = [sitting.name for sitting in live.sittings if sitting.is_away(now())]
    values = {"room": f"<#{live.room.channel_id}>", "wait": words_of(live).wait_name(kind), **_until(live.deadline)}
    names, orders = missing_for_gm(live, gm_id), 0 if live.is_known_to(gm_id) else live.asks.awaited.orders
    here = [bold(name) for name in names if name not in away]
    lines = [
        say(live, "gm-late", values),
        *([say(live, "gm-late-names", {"names": words_of(live).words.list(here)})] if here else []),
        *([say(live, "gm-late-orders", {"orders": orders})] if orders else []),
        *([say(live, "gm-late-away", {"names": first_few(live, away)})] if away else []),
    ]
    return Outgoing("\n".join(lines), rows=apart(live, [Verb.EXTEND, Verb.CLOSE], desk_button(live)))


def _until(moment: datetime | None) -> dict[str, str]:
    return {"when": date(moment)} if moment is not None else {"when": ""}
