"""The words of what is owed, made when it is sent and by the same functions whenever it is shown again."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import TypeGuard

import discord

from bot.clock import now
from bot.components.answers import Item, items_for
from bot.components.keys import Key, Verb
from bot.components.panel import Panel
from bot.delivery.channel_access import Openness
from bot.delivery.losses import has_lost
from bot.delivery.outgoing import Outgoing
from bot.storage.live import Live, Sitting
from bot.storage.models import Loss, OutboxKind, OutboxRow
from bot.themes import Theme
from bot.wording.game_words import AnyGameWords
from bot.wording.names import bold
from bot.wording.pages import Page, joined
from bot.wording.picking import picking
from bot.wording.registry import words_for
from bot.wording.times import date
from bot.wording.voice import SetUp
from bot.wording.words import Value, Words
from engine.actions import Action
from engine.asks import Ask, Awaited, asks_of, awaited
from engine.audience import Everybody, To
from engine.events import Event, Extended, Outcome, Warned
from engine.judging import asked
from engine.log import FIRST_LINE
from engine.names import GM
from engine.speech import Message, Say
from engine.table import Table
from engine.telling import R
from engine.views import Told, View

MOST_NAMED = 5
"""How many are named one by one."""


@cache
def bot_words(theme: Theme | None, language: str) -> Words:
    """The bot's own words, in the world of a theme or of none."""
    return Words(theme, language)


def say(live: Live, message_id: str, values: Mapping[str, Value] | None = None) -> str:
    """Say something of the bot's own about a game."""
    return bot_words(live.theme, live.language).say(message_id, values)


def first_few(live: Live, names: Sequence[str]) -> str:
    """The names as a sentence lists them; of many the first few, and how many more there are."""
    shown = [say(live, "the-gm") if name == GM else bold(name) for name in names[:MOST_NAMED]]
    if more := len(names) - len(shown):
        shown.append(say(live, "and-more", {"count": more}))
    return bot_words(live.theme, live.language).list(shown)


def words_of(live: Live, language: str | None = None) -> AnyGameWords:
    """The words of a game, in its language or another; once it has begun, by its set-up."""
    setup = None if live.game is None else SetUp(live.game.options, len(live.game.seats))
    return words_for(live.theme, language or live.language, setup=setup)


def panel_of(live: Live, seat_id: int = 0) -> Panel:
    """Where the components of a game's present wait belong; ``seat_id`` is the seat that the GM acts for."""
    words = words_of(live)
    return Panel(
        live.id,
        live.wait_token,
        words.answer_label,
        words.field_prompt,
        words.thing,
        words.ask_label,
        lambda verb: say(live, f"button-{verb}"),
        lambda move, field: picking(bot_words(live.theme, live.language), move, field).button,
        seat_id,
    )


def button(live: Live, verb: Verb, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    """A button of the bot's own, named by the message ``button-<verb>``."""
    label = say(live, f"button-{verb}")
    return discord.ui.Button(label=label, style=style, custom_id=Key(verb, live.id, live.wait_token).custom_id)


def private_row(live: Live) -> list[Item]:
    """The buttons that everybody always has: what he may do, and what he knows."""
    return [button(live, Verb.MOVES), button(live, Verb.SECRETS)]


def length_of(live: Live, wait: str | None) -> timedelta:
    """How long a kind of wait lasts; zero if it has no end."""
    return timedelta(hours=live.hours.get(wait or "") or 0)


def is_posted_as_speech(event: Event, live: Live) -> TypeGuard[Message]:
    """Whether an event is something said at the table that is posted under its speaker's alias."""
    return isinstance(event, Message) and event.to is To.PUBLIC and live.anonymous


def is_for_gm(live: Live, event: Event) -> bool:
    """Whether the GM is told an event: what is his to know, and what is said in threads, unless he has a seat."""
    if live.gm_plays:
        return isinstance(event, Warned) and event.to is To.GM
    return event.to is To.GM or (isinstance(event, Message) and event.to is not To.PUBLIC)


def told_of(live: Live, lines: Iterable[int], reader: R) -> tuple[Told[R], ...]:
    """What a reader may know by now of what some lines have brought about."""
    return live.told(reader).of(lines).events


def posts(live: Live, lines: Iterable[int]) -> list[str]:
    """What is said in the channel of some lines; what only changes the card is not said."""
    words = words_of(live)
    lines = tuple(lines)
    told = told_of(live, lines, To.PUBLIC)
    heard = [each for each in told if not is_posted_as_speech(each.event, live)]
    said = [text for each in heard if (text := words.announce(each, len(live.sittings))) is not None]
    if FIRST_LINE in lines and live.commitment is not None:
        said.append(say(live, "sealed", {"commitment": live.commitment}))
        if live.anonymous:
            said.append(say(live, "anonymous-begins"))
    if live.ended_by_manager is not None and any(isinstance(each.event, Outcome) for each in told):
        said.insert(0, say(live, "ended-by", {"manager": f"<@{live.ended_by_manager}>"}))
    return said


def cancelled_text(live: Live) -> str:
    """That a game was cancelled before it began, and by whom."""
    if live.ended_by_manager is None:
        return say(live, "signup-cancelled")
    return say(live, "signup-cancelled-by", {"manager": f"<@{live.ended_by_manager}>"})


def room_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """What is said in the channel; with a prompt, if its wait still lasts, whom it calls and their buttons."""
    words = words_of(live)
    parts = posts(live, row.lines)
    told = told_of(live, row.lines, To.PUBLIC)
    pages = [page for each in told for page in words.reveal(each)]
    asks = live.asks
    deadline = live.deadline
    if row.kind is not OutboxKind.PROMPT or live.wait_line not in row.lines or not asks:
        if deadline is not None and any(isinstance(each.event, Extended) for each in told):
            parts.append(say(live, "prompt-deadline", {"when": date(deadline)}))
        return Outgoing("\n".join(parts), pages) if parts or pages else None
    waiting = awaited(asks)
    called = _called(live, waiting)
    prompt = [words.prompt(live.view(To.PUBLIC))]
    if deadline is not None:
        prompt.append(say(live, "prompt-deadline", {"when": date(deadline)}))
    prompt.append(" ".join(f"<@{user}>" for user in called))
    text = "\n\n".join("\n".join(filter(None, lines)) for lines in (parts, prompt) if lines)
    open_asks = [ask for ask in asks if ask.awaited and not ask.secret]
    return Outgoing(text, pages, [*items_for(panel_of(live), open_asks), private_row(live)], called)


def _called(live: Live, waiting: Awaited) -> list[int]:
    """Whom a prompt mentions. In an anonymous game players hear of it by DM: whoever is mentioned would be known."""
    named = [GM] * (GM in waiting.seats) if live.anonymous else (*waiting.seats, *waiting.called)
    return [live.gm_id if name == GM else live.sitting(name).user_id for name in named]


def secrets_message(live: Live, sitting: Sitting, row: OutboxRow) -> Outgoing | None:
    """What a seat is told in private."""
    words = words_of(live)
    veiled = row.kind is OutboxKind.LATER
    heard = told_of(live, row.lines, sitting.name)
    private = [told for told in heard if told.event.to is not To.PUBLIC]
    news = [told for told in private if live.rulebook.is_veiled(told.event) is veiled]
    own = [] if veiled else [words.tell_own(told) for told in heard if told.event.to is To.PUBLIC]
    pages = [page for page in (*own, *map(words.tell, news)) if page is not None]
    is_first = FIRST_LINE in row.lines
    if is_first and live.anonymous:
        pages.insert(0, alias_page(live, sitting))
    rows = [private_row(live)] if is_first else []
    if live.wait_line not in row.lines:
        rows.extend(offered_rows(live, sitting.name, news))
    return Outgoing(pages=pages, rows=rows) if pages else None


def _lost_message(live: Live, row: OutboxRow) -> Outgoing:
    """That something does not count any more which a seat has done or was told in secret after a step taken back."""
    return Outgoing(say(live, "lost", {"count": len(row.lines)}), rows=[private_row(live)])


def seat_free_message(live: Live, sitting: Sitting) -> Outgoing:
    """The offer of a seat to whoever takes it from its present occupant."""
    label = say(live, "button-take")
    key = Key(Verb.TAKE, live.id, seat=sitting.seat_id, rest=str(sitting.occupant_id))
    take: Item = discord.ui.Button(label=label, style=discord.ButtonStyle.success, custom_id=key.custom_id)
    return Outgoing(say(live, "seat-free", {"name": bold(sitting.name)}), rows=[[take]])


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
    asks = [ask for ask in asks_of(sitting.name, live.asks) if is_asked_by_dm(live, sitting.name, ask)]
    if not asks:
        return None
    words = words_of(live)
    view = live.view(sitting.name)
    parts = [words.order_prompt(ask, view) for ask in sorted(asks, key=_is_in_short)]
    if (deadline := _time_for(live, sitting.name, asks)) is not None:
        parts.append(say(live, "prompt-deadline", {"when": date(deadline)}))
    parts.append(say(live, "prompt-room", {"room": f"<#{live.room.channel_id}>"}))
    return Outgoing("\n".join(parts), rows=items_for(panel_of(live), asks))


def _time_for(live: Live, name: str, asks: Iterable[Ask]) -> datetime | None:
    """Until when a seat has time for what it is asked: for what is missing within the wait, as long as that lasts."""
    inner = live.inner_deadline
    if inner is not None and inner > now() and any(ask.hidden and name in ask.awaited for ask in asks):
        return min(inner, live.deadline or inner)
    return live.deadline


def offered_rows(live: Live, name: str, news: Iterable[Told[str]], action: Action | None = None) -> list[list[Item]]:
    """The components of what a seat is offered with what it is told, or again after an action that was offered."""
    asks = [ask for ask in asks_of(name, live.asks) if ask.offered]
    is_offered = any(type(told.event) in live.rulebook.offering for told in news)
    return items_for(panel_of(live), asks) if is_offered or any(ask.move is type(action) for ask in asks) else []


def _is_in_short(ask: Ask) -> bool:
    """Whether an ask is one of several of its move, which stand behind the others."""
    return bool(ask.fixed)


def asks_shown(live: Live, sitting: Sitting) -> tuple[Ask, ...]:
    """Everything a seat may do now; who speaks for himself is not asked to speak through the bot."""
    return tuple(ask for ask in asks_of(sitting.name, live.asks) if live.anonymous or ask.move is not Say)


def moves_message(live: Live, sitting: Sitting) -> Outgoing:
    """Everything a seat may do now, with its components."""
    asks = asks_shown(live, sitting)
    if not asks:
        return Outgoing(say(live, "moves-none"))
    return asked_message(live, live.view(sitting.name), asks, [say(live, "moves-title")], panel_of(live))


def open_asks(live: Live, seat: str) -> tuple[Ask, ...]:
    """What everybody knows a seat to be asked: as much as a GM with a seat of his own may do for it."""
    asks = asked(live.rulebook, live.view(To.PUBLIC).table)
    return tuple(ask for ask in asks_of(seat, asks) if not ask.secret)


def moves_for(live: Live, sitting: Sitting, *, secret: bool) -> Outgoing:
    """What the GM may do for a seat now; what is asked in secret only where he may know of it."""
    asks = asks_of(sitting.name, live.asks) if secret else open_asks(live, sitting.name)
    title = say(live, "moves-for" if asks else "moves-for-none", {"name": bold(sitting.name)})
    view = live.view(sitting.name) if secret else live.view(To.PUBLIC)
    return asked_message(live, view, asks, [title], panel_of(live, sitting.seat_id))


def asked_message(
    live: Live, view: View[Table, str | Everybody], asks: tuple[Ask, ...], lines: list[str], panel: Panel
) -> Outgoing:
    """Ask for moves, under some lines, as a reader may know what is asked."""
    words = words_of(live)
    lines = [*lines, *(f"- {words.order_prompt(ask, view)}" for ask in sorted(asks, key=_is_in_short))]
    return Outgoing("\n".join(lines), rows=items_for(panel, asks))


def secrets_pages(live: Live, sitting: Sitting) -> tuple[Page, ...]:
    """Everything a seat knows and has done in secret; first, who it is in an anonymous game."""
    pages = words_of(live).secrets(live.told(sitting.name).events, live.view(sitting.name))
    if has_lost(live.told(sitting.name), live.wait_line):
        pages = (Page(say(live, "undone-title"), say(live, "lost-since"), colour=live.theme.colour), *pages)
    return (alias_page(live, sitting), *pages) if live.anonymous else pages


def alias_page(live: Live, sitting: Sitting) -> Page:
    """Tell a player his alias, and how to speak under it."""
    text = say(live, "alias-text", {"room": f"<#{live.room.channel_id}>"})
    return Page(say(live, "alias-title", {"name": sitting.name}), text, colour=live.theme.colour)


def room_trouble(live: Live) -> str | None:
    """Why a game's room cannot be used and what its GM can do; None if all is well."""
    return _trouble(live, live.room.loss) if live.room.loss is not None else None


def _news_of_trouble(live: Live, row: OutboxRow) -> str | None:
    """The same, unless the GM has moved the game meanwhile. One that rests since then was paused for that reason."""
    if row.created_at < live.room.since:
        return None
    rests = live.game is not None and live.game.table.paused
    return room_trouble(live) or (_trouble(live, Loss.FORBIDDEN) if rests else None)


def _trouble(live: Live, loss: Loss) -> str:
    values = {"room": f"<#{live.room.channel_id}>", "game": live.theme.title, "number": str(live.id)}
    return say(live, f"gm-room-{loss}", {**values, "phase": live.phase, "anonymous": "yes" if live.anonymous else "no"})


def moved_message(live: Live, row: OutboxRow) -> Outgoing:
    """That a game goes on in this channel, to everybody in it; in an anonymous one the players are told by DM."""
    if row.seat_id is not None:
        return Outgoing(say(live, "moved-there", {"game": live.theme.title, "room": f"<#{live.room.channel_id}>"}))
    players = [] if live.has_aliases else [sitting.user_id for sitting in live.sittings]
    called = sorted({live.gm_id, *players})
    return Outgoing(say(live, "moved-here", {"players": " ".join(f"<@{user}>" for user in called)}), mentions=called)


def _absent_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """That a player is out of reach, unless he is not any more."""
    found = live.sitting_of(row.about_id or 0)
    if found is None or found.dm_open:
        return None
    return Outgoing(say(live, "gm-absent", {"name": bold(found.name), "room": f"<#{live.room.channel_id}>"}))


def _missing_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """That time is up within the wait, and who is still missing; unless nobody is any more."""
    missing, wait = live.rulebook.missing(live.started.table), live.rulebook.wait(live.started.table)
    if live.wait_line not in row.lines or not missing or wait is None:
        return None
    inner = words_of(live).wait_name(live.rulebook.inner[wait])
    values = {"room": f"<#{live.room.channel_id}>", "wait": inner, "names": first_few(live, missing)}
    return Outgoing(say(live, "gm-missing", values), rows=[[button(live, Verb.WITHOUT)]])


def open_message(live: Live, row: OutboxRow, openness: Openness) -> Outgoing | None:
    """That somebody can post in the channel of an anonymous game, while the wait lasts."""
    text = open_text(live, openness)
    is_late = live.wait_line not in row.lines or not live.asks
    return None if is_late or not text else Outgoing(text)


def open_text(live: Live, openness: Openness) -> str:
    """Who can post in the channel of an anonymous game, and how its GM hinders it; empty if nobody can."""
    if not openness:
        return ""
    values = {
        "room": f"<#{live.room.channel_id}>",
        "game": live.theme.title,
        "names": first_few(live, openness.players),
    }
    told = say(live, "gm-open-everybody" if openness.everybody else "gm-open-players", values)
    return f"{told} {say(live, 'gm-close-channel')}"


def gm_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """What the GM is told: warnings, a passed deadline, trouble with the channel, a player who could see too much."""
    words = words_of(live)
    room = f"<#{live.room.channel_id}>"
    match row.kind:
        case OutboxKind.DEADLINE:
            if live.wait_line not in row.lines:
                return None
            wait = live.rulebook.wait(live.started.table)
            text = say(live, "gm-deadline", {"room": room, "wait": words.wait_name(wait) if wait else ""})
            return Outgoing(text, rows=[[button(live, Verb.CLOSE), button(live, Verb.EXTEND)]])
        case OutboxKind.MISSING:
            return _missing_message(live, row)
        case OutboxKind.TROUBLE:
            trouble = _news_of_trouble(live, row)
            return Outgoing(trouble) if trouble is not None else None
        case OutboxKind.ABSENT:
            return _absent_message(live, row)
        case OutboxKind.STAFF:
            found = live.sitting_of(row.about_id or 0)
            if found is None:
                return None
            person = {"name": bold(live.person(found)), "user": f"<@{found.user_id}>"}
            return Outgoing(say(live, "gm-staff", {"room": room, **person}))
        case _:
            # A GM may have a seat, so no seat's secrets are among it.
            news = [told for told in told_of(live, row.lines, To.GM) if is_for_gm(live, told.event)]
            pages = [page for told in news if (page := words.tell(told)) is not None]
            return Outgoing(pages=joined(pages)) if pages else None
