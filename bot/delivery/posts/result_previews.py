"""Shows a GM the result of a wait that goes to them first, in the words in which everybody will be told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from discord import ButtonStyle, SelectOption
from discord.ui import Select, View

from bot.components.answers import Item
from bot.components.keys import DeskPage, Key, Verb
from bot.delivery.desk.desk_buttons import turn
from bot.delivery.posts.theme_lines import drama_of
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say, words_of
from bot.delivery.threads.thread_words import greeting
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import escape, unmentioning
from bot.wording.pages import EMPTY, FIELD_NAME, FIELD_TEXT, FIELDS, Page, filed, fitted, shorten, shown, size, titled
from bot.wording.time_words import date
from engine.audience import To
from engine.by_hand import ActAhead
from engine.intervening import by_hand

TO_ROOM = ""
"""Stands for the channel among the receivers of a result's texts, where others are the names of seats."""
MOST_OFFERED = 25
LABEL = 100
APART = 2
"""From this place on, what would be told is shown as fields, because there may be much of it."""
MOST_LINES = 16
"""The most private lines that are shown here. Of more, the GM finds the words in a file, and here who is told."""
LONGEST_PAGE = 2500
"""The greatest length of such a page. Several fit into a message, and those that do not go into its file."""


class Foreseen(NamedTuple):
    """A game as it would be once the pending result is published, and what would be owed then."""

    hosted: HostedGame
    rows: Sequence[OutboxRow]


Foresee = Callable[[HostedGame], Foreseen]
Words = Callable[[HostedGame, OutboxRow], Outgoing | None]
"""Makes the game's own words of a row; None for a row that has none."""


def result_message(hosted: HostedGame, foreseen: Foreseen, words: Words) -> Outgoing:
    """Show a GM the result that waits for them, with what they may do with it."""
    assert hosted.pending is not None
    assert hosted.pending_until is not None
    kind = hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC).table)
    values = {
        "game": hosted.theme.title,
        "room": f"<#{hosted.room.channel_id}>",
        "wait": words_of(hosted).wait_name(kind) if kind is not None else "",
        "when": date(hosted.pending_until),
        "watched": "yes" if hosted.is_watched else "no",
    }
    state = "paused" if hosted.started.table.paused else "waits"
    # It publishes the result as it is shown here, and no other version of it.
    publish = button(hosted, Verb.PUBLISH, ButtonStyle.primary, hosted.pending.version)
    tell = [publish] if state == "waits" else []
    return Outgoing(
        say(hosted, f"held-{state}", values),
        [*_pages(hosted, foreseen, words)],
        [
            [texts_select(hosted, foreseen)],
            [*tell, *_change(hosted), button(hosted, Verb.WITHDRAW_RESULT, ButtonStyle.danger)],
        ],
    )


def texts_select(hosted: HostedGame, foreseen: Foreseen) -> Select[View]:
    """Return the select of the texts beside which a GM may write, with a mark on those that have words already."""
    assert hosted.pending is not None
    options = []
    for receiver in receivers_of(foreseen)[:MOST_OFFERED]:
        name = say(hosted, "held-to-room") if receiver == TO_ROOM else receiver
        written = "yes" if receiver in hosted.pending.words else "no"
        label = say(hosted, "held-write-to", {"receiver": name, "written": written})
        options.append(SelectOption(label=shorten(label, LABEL), value=value_of(hosted, receiver)))
    key = Key(Verb.HELD_WORDS, hosted.id, hosted.wait_token)
    return Select(custom_id=key.custom_id, placeholder=say(hosted, "held-write"), options=options)


def value_of(hosted: HostedGame, receiver: str) -> str:
    """Return what stands for a receiver in ids: the number of a seat, or 0 for the channel."""
    return "0" if receiver == TO_ROOM else str(hosted.occupancy(receiver).seat_id)


def receivers_of(foreseen: Foreseen) -> list[str]:
    """Return whom a pending result will tell something at once, and a GM may tell more: the channel, and seats."""
    found = (_receiver_of(foreseen.hosted, row) for row in sorted(foreseen.rows, key=_place))
    return [*dict.fromkeys(receiver for receiver in found if receiver is not None)]


def _receiver_of(hosted: HostedGame, row: OutboxRow) -> str | None:
    """Return whom a row tells the result: the channel, or a seat; None if it tells something else, or later."""
    if _is_later(row) or row.thread is not None:
        return None
    if row.room_id is not None:
        return TO_ROOM if Trait.TELLS_NEWS in row.kind.traits else None
    seat = hosted.occupancy_on(row.seat_id or 0)
    return seat.name if seat is not None and Trait.PRIVATE in row.kind.traits and not seat.is_house else None


def has_drama(foreseen: Foreseen, receiver: str) -> bool:
    """Whether the theme has a line in the text for a receiver, in place of which a GM's own words may stand."""
    hosted, words = replace(foreseen.hosted, bare={}), words_of(foreseen.hosted)
    lines = sorted({line for row in foreseen.rows for line in row.lines if _receiver_of(hosted, row) == receiver})
    if receiver == TO_ROOM:
        return any(drama_of(hosted, lines, words.highlight))
    heard = told_of(hosted, lines, receiver)
    own = [words.tell_own(told) for told in heard if told.event.to is To.PUBLIC]
    drama = drama_of(hosted, lines, words.own_highlight)
    return any(page is not None and line for page, line in zip(own, drama, strict=True))


def _own_words(hosted: HostedGame, receiver: str | None) -> list[str]:
    """Return a GM's own words for a receiver, marked as theirs, as lines."""
    assert hosted.pending is not None
    words = None if receiver is None else hosted.pending.words.get(receiver)
    if words is None:
        return []
    return [say(hosted, "held-own-words"), *unmentioning(words.text).splitlines(), say(hosted, "held-own-words-end")]


def _change(hosted: HostedGame) -> list[Item]:
    """Return the way to what a GM may do by hand to change the result, if the game knows anything of the kind."""
    changing = any(issubclass(ask.move, ActAhead) for ask in by_hand(hosted.rulebook, hosted.started.table))
    return [turn(hosted, DeskPage.BY_HAND)] if changing else []


def _pages(hosted: HostedGame, foreseen: Foreseen, words: Words) -> Iterator[Page]:
    """Return everything that would be told: in the channel, to the GM, then to the others, each text once."""
    apart: dict[tuple[str, ...], list[str]] = {}
    beside: list[Page] = []
    written = set[str | None]()
    for row in sorted(foreseen.rows, key=_place):
        outgoing = _told(hosted, foreseen.hosted, row, words)
        if outgoing is None:
            continue
        to, receiver = _receiver_of(foreseen.hosted, row), _receiver(foreseen.hosted, row)
        lines = [*([] if to in written else _own_words(hosted, to)), *_lines(outgoing)]
        written.add(to)
        if _place(row) < APART:
            heading = say(hosted, "held-to", {"receivers": receiver})
            yield fitted(Page(heading, "\n".join(lines), colour=hosted.theme.colour))
            beside += filed(outgoing.pages)
        else:
            apart.setdefault(tuple(lines), []).append(receiver)
    yield from _told_apart(hosted, apart)
    yield from beside


def _told_apart(hosted: HostedGame, apart: Mapping[tuple[str, ...], Sequence[str]]) -> Iterator[Page]:
    """Return what each seat would be told in private or, if that is too much here, who is told something."""
    is_much = sum(map(len, apart)) > MOST_LINES
    if is_much:
        told = dict.fromkeys(receiver for receivers in apart.values() for receiver in receivers)
        text = say(hosted, "held-apart", {"receivers": ", ".join(told)})
        yield fitted(Page(say(hosted, "held-apart.title"), text, colour=hosted.theme.colour))
    fields: list[tuple[str, str]] = []
    for said, receivers in apart.items():
        fields += titled(say(hosted, "held-to", {"receivers": ", ".join(receivers)}), said)
    for some in spread(fields):
        yield Page("", "", some, hosted.theme.colour, apart=is_much)


def _place(row: OutboxRow) -> int:
    """Return the place of a row in the order in which the GM reads it."""
    if _is_later(row):
        return 4
    if row.room_id is not None:
        return 0 if row.thread is None else 3
    return APART if row.seat_id is not None else 1


def _lines(outgoing: Outgoing) -> list[str]:
    """Return a message as lines of text, each short enough for a field."""
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


def _told(before: HostedGame, hosted: HostedGame, row: OutboxRow, words: Words) -> Outgoing | None:
    """Return what a row would send; None if it is not the game's own text, or does not come from the pending result."""
    if row.thread is not None:
        return _greeting(before, hosted, row.thread) if Trait.SETS_UP in row.kind.traits else None
    if _is_later(row):
        hosted = replace(hosted, embargoes={})
    if row.user_id is not None and row.user_id not in before.knowing_gms[:1]:
        return None
    return words(hosted, row)


def _greeting(before: HostedGame, hosted: HostedGame, key: str) -> Outgoing | None:
    """Return the greeting in a private thread for those who join it."""
    was, thread = before.threads.get(key), hosted.threads.get(key)
    if thread is None:
        return None
    joining = [name for name in thread.members if was is None or name not in was.members]
    return greeting(hosted, thread, hosted.users_on(joining)) if joining else None


def _receiver(hosted: HostedGame, row: OutboxRow) -> str:
    """Return in words where a row goes."""
    if row.thread is not None:
        thread = hosted.threads.get(row.thread)
        names = [] if thread is None else map(escape, thread.members)
        return say(hosted, "held-to-thread", {"names": words_of(hosted).words.list(names)})
    if row.room_id is not None:
        return say(hosted, f"held-to-room{_later(row)}")
    seat = hosted.occupancy_on(row.seat_id or 0)
    return (
        say(hosted, "held-to-you")
        if seat is None
        else say(hosted, f"held-to-seat{_later(row)}", {"name": escape(seat.name)})
    )


def _is_later(row: OutboxRow) -> bool:
    """Whether a row is told a while after the others."""
    return Trait.TOLD_LATER in row.kind.traits


def _later(row: OutboxRow) -> str:
    return "-later" if _is_later(row) else ""
