"""The words of what is owed, made when it is sent and by the same functions whenever it is shown again."""

from collections.abc import Iterable
from datetime import timedelta
from typing import TypeGuard

import discord

from bot.components.answers import Item, items_for
from bot.components.keys import Key, Verb
from bot.delivery.asking import offered_rows
from bot.delivery.losses import has_lost
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import panel_of, private_row, say, words_of
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxKind, OutboxRow
from bot.wording.names import bold
from bot.wording.pages import Page
from bot.wording.times import date
from engine.asks import Awaited
from engine.audience import To
from engine.events import Event, Extended, Outcome, Warned
from engine.log import FIRST_LINE
from engine.names import GM
from engine.speech import Message
from engine.telling import R
from engine.views import Told


def length_of(live: Live, kind: str | None) -> timedelta:
    """How long a kind of wait lasts; zero if it has no end."""
    return timedelta(hours=live.hours.get(kind or "") or 0)


def is_posted_as_speech(event: Event, live: Live) -> TypeGuard[Message]:
    """Whether an event is something said in public that is posted under its speaker's alias."""
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
    called = _called(live, asks.awaited)
    prompt = [words.prompt(live.view(To.PUBLIC))]
    if deadline is not None:
        prompt.append(say(live, "prompt-deadline", {"when": date(deadline)}))
    prompt.append(" ".join(f"<@{user}>" for user in called))
    text = "\n\n".join("\n".join(filter(None, lines)) for lines in (parts, prompt) if lines)
    return Outgoing(text, pages, [*items_for(panel_of(live), asks.open), private_row(live)], called)


def _called(live: Live, waiting: Awaited) -> list[int]:
    """Whom a prompt mentions. In an anonymous game players hear of it by DM: whoever is mentioned would be known."""
    called = [GM] * (GM in waiting.seats) if live.anonymous else (*waiting.seats, *waiting.called)
    return [live.gm_id if name == GM else live.sitting(name).user_id for name in called]


def secrets_message(live: Live, sitting: Sitting, row: OutboxRow) -> Outgoing | None:
    """What a seat is told in private."""
    words = words_of(live)
    veiled = row.kind is OutboxKind.LATER
    heard = told_of(live, row.lines, sitting.name)
    private = [told for told in heard if told.event.to is not To.PUBLIC]
    news = [told for told in private if live.rulebook.is_veiled(told.event) is veiled]
    own = [] if veiled else [words.tell_own(told) for told in heard if told.event.to is To.PUBLIC]
    so_far = live.told(sitting.name).lines
    pages = [page for page in (*own, *(words.tell_seat(told, so_far) for told in news)) if page is not None]
    is_first = FIRST_LINE in row.lines
    if is_first and live.anonymous:
        pages.insert(0, alias_page(live, sitting))
    rows = [private_row(live)] if is_first else []
    if live.wait_line not in row.lines:
        rows.extend(offered_rows(live, sitting.name, news))
    return Outgoing(pages=pages, rows=rows) if pages else None


def seat_free_message(live: Live, sitting: Sitting) -> Outgoing:
    """The offer of a seat to whoever takes it from its present occupant."""
    label = say(live, "button-take")
    key = Key(Verb.TAKE, live.id, seat=sitting.seat_id, rest=str(sitting.occupant_id))
    take: Item = discord.ui.Button(label=label, style=discord.ButtonStyle.success, custom_id=key.custom_id)
    return Outgoing(say(live, "seat-free", {"name": bold(sitting.name)}), rows=[[take]])


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


def moved_message(live: Live, row: OutboxRow) -> Outgoing:
    """That a game goes on in this channel, to everybody in it; in an anonymous one the players are told by DM."""
    if row.seat_id is not None:
        return Outgoing(say(live, "moved-there", {"game": live.theme.title, "room": f"<#{live.room.channel_id}>"}))
    players = [] if live.has_aliases else [sitting.user_id for sitting in live.sittings]
    called = sorted({live.gm_id, *players})
    return Outgoing(say(live, "moved-here", {"players": " ".join(f"<@{user}>" for user in called)}), mentions=called)
