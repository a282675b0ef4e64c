"""What has ended a wait and goes to the GM first: shown to him in the words in which everybody will be told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from discord import ButtonStyle

from bot.components.keys import Verb
from bot.delivery.asking import order_message
from bot.delivery.compose import secrets_message
from bot.delivery.gm_messages import gm_message
from bot.delivery.outgoing import Outgoing
from bot.delivery.posts import room_message
from bot.delivery.reveals import reveal_message, story_message
from bot.delivery.saying import button, say, words_of
from bot.delivery.thread_words import greeting
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.wording.names import escape
from bot.wording.pages import EMPTY, FIELD_NAME, FIELD_TEXT, FIELDS, Page, filed, fitted, shorten, shown, size, titled
from bot.wording.times import date
from engine.audience import To

LATER = frozenset({OutboxKind.LATER, OutboxKind.REVEAL, OutboxKind.STORY})
"""What is told a while after the rest."""


APART = 2
"""From here on is told what follows as fields, because there may be much of it."""
MOST_LINES = 16
"""Of more lines that are told in private the GM finds every word in a file, and here who is told something."""
LONGEST_PAGE = 2500
"""So long is a page of them, so that several fit into a message, and the last that do not into its file."""


class Foreseen(NamedTuple):
    """A game as it would be once that is told which waits for the GM, and what would be owed of it."""

    live: Live
    rows: Sequence[OutboxRow]


Foresee = Callable[[Live], Foreseen]


def result_message(live: Live, foreseen: Foreseen) -> Outgoing:
    """What waits for the GM, with what he may do with it."""
    assert live.held_until is not None
    kind = live.rulebook.kind_of_wait(live.view(To.PUBLIC).table)
    values = {
        "game": live.theme.title,
        "room": f"<#{live.room.channel_id}>",
        "wait": words_of(live).wait_name(kind) if kind is not None else "",
        "when": date(live.held_until),
        "watched": "yes" if live.is_watched else "no",
    }
    state = "paused" if live.started.table.paused else "waits"
    tell = [button(live, Verb.TELL, ButtonStyle.primary)] if state == "waits" else []
    return Outgoing(
        say(live, f"held-{state}", values),
        [*_pages(live, foreseen)],
        [[*tell, button(live, Verb.UNTELL, ButtonStyle.danger)]],
    )


def _pages(live: Live, foreseen: Foreseen) -> Iterator[Page]:
    """All that would be told: in the channel, then to the GM, then to the others, the same to several once."""
    apart: dict[tuple[str, ...], list[str]] = {}
    beside: list[Page] = []
    for row in sorted(foreseen.rows, key=_place):
        outgoing = _told(live, foreseen.live, row)
        if outgoing is None:
            continue
        receiver, lines = _receiver(foreseen.live, row), _lines(outgoing)
        if _place(row) < APART:
            heading = say(live, "held-to", {"receivers": receiver})
            yield fitted(Page(heading, "\n".join(lines), colour=live.theme.colour))
            beside += filed(outgoing.pages)
        else:
            apart.setdefault(tuple(lines), []).append(receiver)
    yield from _told_apart(live, apart)
    yield from beside


def _told_apart(live: Live, apart: Mapping[tuple[str, ...], Sequence[str]]) -> Iterator[Page]:
    """What each would be told in private, or where that is too much here, who is told something."""
    is_much = sum(map(len, apart)) > MOST_LINES
    if is_much:
        told = dict.fromkeys(receiver for receivers in apart.values() for receiver in receivers)
        text = say(live, "held-apart", {"receivers": ", ".join(told)})
        yield fitted(Page(say(live, "held-apart.title"), text, colour=live.theme.colour))
    fields: list[tuple[str, str]] = []
    for said, receivers in apart.items():
        fields += titled(say(live, "held-to", {"receivers": ", ".join(receivers)}), said)
    for some in spread(fields):
        yield Page("", "", some, live.theme.colour, apart=is_much)


def _place(row: OutboxRow) -> int:
    """In which order the GM reads it."""
    if row.kind in LATER:
        return 4
    if row.room_id is not None:
        return 0 if row.thread is None else 3
    return APART if row.seat_id is not None else 1


def _lines(outgoing: Outgoing) -> list[str]:
    """A message as lines of text, of which each fits into a field."""
    lines = [outgoing.content]
    for page in shown(outgoing.pages, pictured=False):
        lines += [f"**{page.title}**" if page.title else "", page.text]
        lines += [f"**{name}**: {text}" if name.strip() else text for name, text in page.fields]
    return [shorten(line, FIELD_TEXT) for each in lines for line in each.splitlines() if line]


def spread(fields: Sequence[tuple[str, str]]) -> Iterator[tuple[tuple[str, str], ...]]:
    """Spread fields over pages."""
    page: tuple[tuple[str, str], ...] = ()
    for name, text in fields:
        longer = (*page, (shorten(name, FIELD_NAME) or EMPTY, text))
        if len(longer) > FIELDS or size(Page("", "", longer)) > LONGEST_PAGE:
            yield page
            longer = longer[-1:]
        page = longer
    if page:
        yield page


def _told(before: Live, live: Live, row: OutboxRow) -> Outgoing | None:
    """What a row would send; None for what is no text of the game's, or follows from nothing that was held."""
    if row.kind in LATER:
        live = replace(live, veils={})
    seat = live.sitting_on(row.seat_id) if row.seat_id is not None else None
    match row.kind:
        case OutboxKind.PROMPT | OutboxKind.ANNOUNCEMENT:
            return room_message(live, row)
        case OutboxKind.REVEAL:
            return reveal_message(live, row)
        case OutboxKind.STORY:
            return story_message(live, row)
        case OutboxKind.SECRETS | OutboxKind.LATER if seat is not None:
            return secrets_message(live, seat, row)
        case OutboxKind.ORDER if seat is not None:
            return order_message(live, seat, row)
        case OutboxKind.GM if row.user_id in before.knowing_gms[:1]:
            return gm_message(live, row)
        case OutboxKind.THREAD:
            return _greeting(before, live, row.thread or "")
        case _:
            return None


def _greeting(before: Live, live: Live, key: str) -> Outgoing | None:
    """What is said in a private thread to those who join it."""
    was, thread = before.threads.get(key), live.threads.get(key)
    if thread is None:
        return None
    joining = [name for name in thread.members if was is None or name not in was.members]
    return greeting(live, thread, [live.sitting(name).user_id for name in joining]) if joining else None


def _receiver(live: Live, row: OutboxRow) -> str:
    """Where a row goes, in words."""
    if row.thread is not None:
        thread = live.threads.get(row.thread)
        names = [] if thread is None else map(escape, thread.members)
        return say(live, "held-to-thread", {"names": words_of(live).words.list(names)})
    if row.room_id is not None:
        return say(live, f"held-to-room{_later(row)}")
    seat = live.sitting_on(row.seat_id or 0)
    return (
        say(live, "held-to-you")
        if seat is None
        else say(live, f"held-to-seat{_later(row)}", {"name": escape(seat.name)})
    )


def _later(row: OutboxRow) -> str:
    return "-later" if row.kind in LATER else ""
