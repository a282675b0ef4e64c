"""Makes reminders: to a seat of its missing answers, to the GM of missing players, to all that time runs out."""

from collections.abc import Sequence
from datetime import datetime

from bot.clock import now
from bot.components.answers import items_for
from bot.components.keys import Verb
from bot.delivery.telling.next_wait import more_time, name_of_wait
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.delivery.telling.saying import apart, desk_button, first_few, jump, panel_of, room_of, say, words_of
from bot.delivery.telling.seat_questions import time_for
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold
from bot.wording.time_words import date, stamp
from engine.asks import Ask
from engine.audience import Everybody, To
from engine.names import GM
from engine.table import Table
from engine.views import View


def is_reminded(hosted: HostedGame, name: str, at: datetime, *, is_inner: bool) -> bool:
    """Whether a seat owes an answer: a secret one of the inner wait while that lasts, otherwise one of the wait.

    An inner wait that ends together with the outer one does not count as its own. Nobody is reminded for whom a house
    player stands in.
    """
    if name in hosted.house:
        return False
    inner, outer = hosted.inner_deadline, hosted.deadline
    lasts = inner is not None and outer is not None and at < inner < outer
    return any(ask.hidden if is_inner else not (ask.hidden and lasts) for ask in _missing(hosted, name))


def is_asked_in_public(hosted: HostedGame) -> bool:
    """Whether something may be missing in this wait, by what everybody knows."""
    awaited, kind = hosted.asks.awaited, hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC).table)
    return bool(awaited.seats or awaited.orders or (hosted.asks and kind in hosted.rulebook.timed))


def missing_in_public(hosted: HostedGame) -> tuple[str, ...]:
    """Return the seats from which something is missing for everybody to see."""
    asks, view = hosted.asks_of_wait, hosted.view(To.PUBLIC)
    missing = {*asks.awaited.seats, *(hosted.rulebook.silent(view) if asks else ())}
    return tuple([name for name in hosted.names if name in missing])


def missing_for_gm(hosted: HostedGame, gm_id: int) -> tuple[str, ...]:
    """Return the seats that owe an answer, as far as a GM may know: with a seat, only what everybody knows."""
    if not hosted.is_known_to(gm_id):
        return missing_in_public(hosted)
    missing = hosted.asks.missing | hosted.asks.unanswered
    return tuple([name for name in hosted.names if name in missing])


def awaited_for_gm(hosted: HostedGame, gm_id: int) -> tuple[str, ...]:
    """Return who the game waits for, as far as a GM may know: seats in order, and the GM last."""
    names = missing_for_gm(hosted, gm_id) if hosted.game is not None else ()
    return (*names, *([GM] if GM in hosted.asks.awaited.seats else []))


def is_late_for_gm(hosted: HostedGame, gm_id: int) -> bool:
    """Whether a GM should hear that something is missing."""
    return bool(missing_for_gm(hosted, gm_id)) or hosted.asks.awaited.orders > 0


def reminder_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Remind a seat or a GM of their missing answers, or the room of the time; None if the wait is over."""
    if not _lasts(hosted, row):
        return None
    if row.seat_id is not None:
        occupancy = seat_owed(hosted, row)
        return _own_message(hosted, _missing(hosted, occupancy.name), hosted.view(occupancy.name))
    if row.user_id is not None:
        asks = [ask for ask in hosted.asks_of_gm(row.user_id) if GM in ask.awaited]
        return _own_message(hosted, asks, hosted.view(To.PUBLIC))
    return _public_message(hosted)


def last_call_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Call those who are publicly missing just before the end; None if the wait is over or nobody is.

    Where seats have aliases, they are named and not mentioned.
    """
    missing = [each for each in map(hosted.occupancy, missing_in_public(hosted)) if not each.is_told_away(now())]
    if not _lasts(hosted, row) or not missing or hosted.deadline is None:
        return None
    called = [] if hosted.has_aliases else hosted.users_called(occupancy.name for occupancy in missing)
    names = " ".join(f"<@{user}>" for user in called) or first_few(hosted, [each.name for each in missing])
    values = {"names": names, "wait": name_of_wait(hosted), "when": stamp(hosted.deadline, "R")}
    return Outgoing("\n".join([say(hosted, "last-call", values), *jump(hosted)]), mentions=called)


def late_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a GM who is late, as far as they may know; None if the wait is over or nobody is late."""
    return _late_message(hosted, row.user_id or 0) if _lasts(hosted, row) else None


def _lasts(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the wait that a row is about still lasts."""
    return hosted.wait_line in row.lines and bool(hosted.asks)


def _missing(hosted: HostedGame, name: str) -> list[Ask]:
    return [ask for ask in hosted.asks.of(name) if name in ask.awaited or name in ask.unanswered]


def _own_message(hosted: HostedGame, asks: Sequence[Ask], view: View[Table, str | Everybody]) -> Outgoing | None:
    if not asks:
        return None
    words, until = words_of(hosted), time_for(hosted, asks)
    values = {"game": hosted.theme.title, "room": room_of(hosted), **_until(until)}
    lines = [say(hosted, "reminder", values), *(f"- {words.order_prompt(ask, view)}" for ask in asks), *jump(hosted)]
    return Outgoing("\n".join(lines), rows=items_for(panel_of(hosted), asks))


def _public_message(hosted: HostedGame) -> Outgoing | None:
    """Tell the room that time runs out, naming nobody and not saying whether anything is missing."""
    if hosted.deadline is None:
        return None
    table, inner = hosted.view(To.PUBLIC).table, hosted.inner_deadline
    kind = hosted.rulebook.kind_of_wait(table) or ""
    is_inner = inner is not None and inner > now()
    wait = words_of(hosted).wait_name(hosted.rulebook.inner[kind] if is_inner else kind)
    values = {"wait": wait, **_until(inner if is_inner else hosted.deadline)}
    return Outgoing("\n".join([say(hosted, "reminder-to-all", values), *jump(hosted)]))


def _late_message(hosted: HostedGame, gm_id: int) -> Outgoing | None:
    if not is_late_for_gm(hosted, gm_id):
        return None
    kind = hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC).table) or ""
    away = [occupancy.name for occupancy in hosted.occupancies if occupancy.is_told_away(now())]
    values = {
        "room": room_of(hosted),
        "wait": words_of(hosted).wait_name(kind),
        **_until(hosted.deadline),
    }
    names, orders = missing_for_gm(hosted, gm_id), 0 if hosted.is_known_to(gm_id) else hosted.asks.awaited.orders
    here = [bold(name) for name in names if name not in away]
    lines = [
        say(hosted, "gm-late", values),
        *([say(hosted, "gm-late-names", {"names": words_of(hosted).words.list(here)})] if here else []),
        *([say(hosted, "gm-late-orders", {"orders": orders})] if orders else []),
        *([say(hosted, "gm-late-away", {"names": first_few(hosted, away)})] if away else []),
    ]
    return Outgoing("\n".join(lines), rows=apart(hosted, [more_time(hosted), Verb.CLOSE], desk_button(hosted)))


def _until(moment: datetime | None) -> dict[str, str]:
    return {"when": date(moment)} if moment is not None else {"when": ""}
