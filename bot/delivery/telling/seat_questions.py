"""Shows a seat what it is asked and what it may do, with the components for it."""

from collections.abc import Iterable
from datetime import datetime

from bot.clock import now
from bot.components.answers import Item, items_for
from bot.components.keys import Verb
from bot.components.panel_place import Panel
from bot.delivery.telling.next_wait import name_of_wait, until_line
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.delivery.telling.saying import button, panel_of, private_row, say, words_of
from bot.delivery.telling.undo_losses import who_took_back
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold
from engine.actions import Action
from engine.asks import Ask, asks_of
from engine.audience import Everybody, To
from engine.judging import asked
from engine.speech import Say
from engine.table import Table
from engine.views import Told, View


def lost_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Tell a seat that, after an undo, something it did or was told in secret no longer counts."""
    values = {**who_took_back(hosted), "count": len(row.lines)}
    return Outgoing(say(hosted, "lost", values), rows=[private_row(hosted)])


def is_asked_by_dm(hosted: HostedGame, name: str, ask: Ask) -> bool:
    """Whether a seat is asked by DM: it is awaited in secret or in an anonymous game, or offered a secret choice."""
    is_awaited = name in ask.awaited and (ask.secret or hosted.anonymous)
    return is_awaited or (ask.secret and ask.offered)


def order_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Ask a seat its questions in private; None if they are no longer asked."""
    if hosted.wait_line not in row.lines:
        return None
    occupancy = seat_owed(hosted, row)
    asks = [ask for ask in hosted.asks.of(occupancy.name) if is_asked_by_dm(hosted, occupancy.name, ask)]
    if not asks:
        return None
    words = words_of(hosted)
    view = hosted.view(occupancy.name)
    parts = [words.order_prompt(ask, view) for ask in sorted(asks, key=_is_in_short)]
    if (deadline := time_for(hosted, asks)) is not None:
        parts.append(until_line(hosted, deadline, fits_a_phone=False))
    if not hosted.is_in_dm:
        parts.append(say(hosted, "prompt-room", {"room": f"<#{hosted.room.channel_id}>"}))
    return Outgoing("\n".join(parts), rows=items_for(panel_of(hosted), asks))


def time_for(hosted: HostedGame, asks: Iterable[Ask]) -> datetime | None:
    """Return the deadline of some asks: the inner wait's, while that lasts, if a hidden answer is awaited."""
    inner = hosted.inner_deadline
    if inner is not None and inner > now() and any(ask.hidden and ask.awaited for ask in asks):
        return min(inner, hosted.deadline or inner)
    return hosted.deadline


def offered_rows(
    hosted: HostedGame, name: str, news: Iterable[Told[str]], action: Action | None = None
) -> list[list[Item]]:
    """Return the components that a seat is offered with its news, or again after an action that was offered."""
    asks = [ask for ask in hosted.asks.of(name) if ask.offered]
    is_offered = any(type(told.event) in hosted.rulebook.offering for told in news)
    return items_for(panel_of(hosted), asks) if is_offered or any(ask.move is type(action) for ask in asks) else []


def _is_in_short(ask: Ask) -> bool:
    """Whether an ask is one of several of its move, which are shown after the others."""
    return bool(ask.fixed)


def _place(ask: Ask) -> tuple[bool, bool]:
    """Return the place of an ask among all: those in short after the others, and giving up last."""
    return ask.gives_up, _is_in_short(ask)


def asks_shown(hosted: HostedGame, occupancy: Occupancy) -> tuple[Ask, ...]:
    """Return everything a seat may do now. Players who speak for themselves are not asked to speak through the bot."""
    return tuple(ask for ask in hosted.asks.of(occupancy.name) if hosted.anonymous or ask.move is not Say)


def moves_message(hosted: HostedGame, occupancy: Occupancy) -> Outgoing:
    """Show everything a seat may do now, with its components."""
    asks = asks_shown(hosted, occupancy)
    if not asks:
        is_paused = hosted.game is not None and hosted.game.table.paused
        none = say(hosted, "moves-none", {"paused": "yes" if is_paused else "no"})
        return Outgoing(none if hosted.pending is None else say(hosted, "denied-held"))
    shown = asked_message(hosted, hosted.view(occupancy.name), asks, [say(hosted, "moves-title")], panel_of(hosted))
    if hosted.is_practice and (hosted.rulebook.timed or any(ask.awaited for ask in asks)):
        shown.rows = [*shown.rows, [button(hosted, Verb.HINT)]]
    return shown


def open_asks(hosted: HostedGame, seat: str) -> tuple[Ask, ...]:
    """Return the asks of a seat that everybody knows. A GM who plays may answer no others for it."""
    asks = asked(hosted.rulebook, hosted.view(To.PUBLIC).table)
    return tuple(ask for ask in asks_of(seat, asks) if not ask.secret)


def moves_for(hosted: HostedGame, occupancy: Occupancy, *, secret: bool) -> Outgoing:
    """Show what the GM may do for a seat now, with secret asks only if the GM may know them."""
    asks = hosted.asks.of(occupancy.name) if secret else open_asks(hosted, occupancy.name)
    if not asks:
        why = _why_none(hosted, occupancy, secret=secret)
        values = {"name": bold(occupancy.name), "why": why, "wait": name_of_wait(hosted)}
        return Outgoing(say(hosted, "moves-for-none", values))
    title = say(hosted, "moves-for", {"name": bold(occupancy.name)})
    view = hosted.view(occupancy.name) if secret else hosted.view(To.PUBLIC)
    return asked_message(hosted, view, asks, [title], panel_of(hosted, occupancy.seat_id))


def _why_none(hosted: HostedGame, occupancy: Occupancy, *, secret: bool) -> str:
    """Return why nothing can be done for a seat now, by what everybody knows, or by what a GM without a seat does."""
    view = hosted.view(To.PUBLIC)
    if view.table.outcome is not None:
        return "over"
    if view.table.paused:
        return "paused"
    if hosted.pending is not None and secret:
        return "held"
    if occupancy.name in hosted.rulebook.out(view):
        return "out"
    return "answered" if secret else "hidden"


def asked_message(
    hosted: HostedGame, view: View[Table, str | Everybody], asks: tuple[Ask, ...], lines: list[str], panel: Panel
) -> Outgoing:
    """Ask for moves, under some lines, as far as a reader may know what is asked."""
    words = words_of(hosted)
    lines = [*lines, *(f"- {words.order_prompt(ask, view)}" for ask in sorted(asks, key=_place))]
    return Outgoing("\n".join(lines), rows=items_for(panel, asks))
