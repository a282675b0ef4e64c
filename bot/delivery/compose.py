"""The words of what is owed, made when it is sent and by the same functions whenever it is shown again."""

from collections.abc import Collection, Iterable, Iterator
from typing import TypeGuard

import discord
from msgspec.structs import replace

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.asking import offered_rows
from bot.delivery.drama import drama_of
from bot.delivery.losses import has_lost
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import private_row, say, words_of
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.storage.offers import SEAT_OFFER_LASTS
from bot.wording.moments import italic
from bot.wording.names import bold, escape_text
from bot.wording.pages import Page
from bot.wording.times import date, stamp
from engine.audience import To
from engine.events import Event, Warned
from engine.log import FIRST_LINE, standing
from engine.speech import Message
from engine.telling import R
from engine.views import Told


def is_posted_as_speech(event: Event, live: Live) -> TypeGuard[Message]:
    """Whether an event is something said in public that is posted under its speaker's alias."""
    return isinstance(event, Message) and event.to is To.PUBLIC and live.anonymous


def is_for_gm(live: Live, event: Event, gm_id: int | None) -> bool:
    """Whether a GM is told an event: what is his to know, and what is said in threads, unless he has a seat."""
    if not live.is_known_to(gm_id):
        return isinstance(event, Warned) and event.to is To.GM
    return event.to is To.GM or (isinstance(event, Message) and event.to is not To.PUBLIC)


def told_of(live: Live, lines: Iterable[int], reader: R) -> tuple[Told[R], ...]:
    """What a reader may know by now of what some lines have brought about."""
    return live.told(reader).of(lines).events


def cancelled_text(live: Live) -> str:
    """That a game was cancelled before it began, and by whom."""
    if live.ended_by_manager is None:
        return say(live, "signup-cancelled")
    return say(live, "signup-cancelled-by", {"manager": f"<@{live.ended_by_manager}>"})


def secrets_message(live: Live, sitting: Sitting, row: OutboxRow) -> Outgoing | None:
    """What a seat is told in private."""
    words = words_of(live)
    veiled = row.kind is OutboxKind.LATER
    heard = told_of(live, row.lines, sitting.name)
    private = [told for told in heard if told.event.to is not To.PUBLIC]
    news = [told for told in private if live.rulebook.is_veiled(told.event) is veiled]
    own = () if veiled else own_pages(live, row.lines, heard)
    so_far = live.told(sitting.name).lines
    pages = [*own, *filter(None, (words.tell_seat(told, so_far) for told in news))]
    if pages and row.text is not None:
        text = say(live, "reason-given-for-you", {"reason": escape_text(row.text)})
        pages.append(Page("", text, colour=live.theme.colour, goes_on=True))
    is_first = FIRST_LINE in row.lines
    if is_first and live.anonymous:
        pages.insert(0, alias_page(live, sitting))
    rows = [private_row(live)] if is_first else []
    if live.wait_line not in row.lines:
        rows.extend(offered_rows(live, sitting.name, news))
    return Outgoing(pages=pages, rows=rows) if pages else None


def own_pages(live: Live, lines: Collection[int], heard: Iterable[Told[str]]) -> Iterator[Page]:
    """What the public events of some lines, which a seat has heard, mean to it above all others."""
    words = words_of(live)
    public = [words.tell_own(told) for told in heard if told.event.to is To.PUBLIC]
    if not any(public):
        return
    for page, drama in zip(public, drama_of(live, lines, words.own_beat), strict=True):
        if page is not None:
            yield replace(page, text="\n".join(filter(None, (italic(drama), page.text))))


def seat_free_message(live: Live, sitting: Sitting, row: OutboxRow) -> Outgoing:
    """The offer of a seat to whoever takes it from its present occupant, until when, and why, if that is said."""
    values = {"name": bold(sitting.name), "when": date(row.created_at + SEAT_OFFER_LASTS)}
    texts = [say(live, "seat-free", values), *why(live, row.text)]
    return Outgoing("\n".join(texts), rows=[[take_button(live, sitting)]])


def reason_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """Why a GM has done what everybody was told, or made a move for a seat; nothing once that is taken back."""
    if row.seat_id is not None:
        return Outgoing("\n".join(why(live, row.text, "reason-given-seat", row.speaker)))
    stands = any(entry.line in row.lines for entry in standing(live.told(To.PUBLIC).entries))
    given = "reason-given" if row.speaker is None else "reason-given-for"
    return Outgoing("\n".join(why(live, row.text, given, row.speaker))) if stands else None


def why(live: Live, reason: str | None, given: str = "reason-given", seat: str | None = None) -> list[str]:
    """The reason that is given, if any, in which nothing is formatted and nobody is mentioned."""
    if reason is None:
        return []
    about = {} if seat is None else {"player": bold(seat)}
    return [say(live, given, {"reason": escape_text(reason), **about})]


def window_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """That somebody new on a seat has a window, and until when; None if that wait is over, or waits for no deadline."""
    kind = row.text or ""
    deadline = live.inner_deadline if kind in live.rulebook.inner.values() else live.deadline
    if live.wait_line not in row.lines or deadline is None or live.started.table.paused:
        return None
    values = {"name": bold(row.speaker or ""), "wait": words_of(live).wait_name(kind)}
    until = say(live, "prompt-deadline", {"when": stamp(deadline, "f")})
    return Outgoing(f"{say(live, 'window', values)}\n{until}")


def take_button(live: Live, sitting: Sitting) -> Item:
    """The button that takes a seat from its present occupant."""
    key = Key(Verb.TAKE, live.id, seat=sitting.seat_id, rest=str(sitting.occupant_id))
    label = say(live, "button-take")
    return discord.ui.Button(label=label, style=discord.ButtonStyle.success, custom_id=key.custom_id)


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
    called = sorted({*live.gms, *players})
    return Outgoing(say(live, "moved-here", {"players": " ".join(f"<@{user}>" for user in called)}), mentions=called)
