"""The reveal: all roles and the orders of every night; and the past as everybody knows it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.wording.mafia.chapters import heading
from bot.wording.mafia.votes import past_wagons, unweighed
from bot.wording.open_table.board import dead
from bot.wording.open_table.orders import traced
from bot.wording.open_table.posts import counted
from bot.wording.open_table.terms import file_of, role_name, side_name
from bot.wording.pages import Page, titled
from bot.wording.voice import Voice
from engine.audience import Everybody, GameMaster
from engine.mafia.events import Time
from engine.open_table.events import PastNight, Reveal
from engine.open_table.role_file import Lynch
from engine.open_table.table import OpenTable, PastVote
from engine.views import Told, View


def reveal(voice: Voice, told: Told[Everybody]) -> tuple[Page, ...]:
    """Show everything: the roles first, then in a file the orders of each night."""
    event = told.event
    if not isinstance(event, Reveal):
        return ()
    return _roles(voice, event), *(replace(page, apart=True) for page in _orders(voice, event))


def all_secrets(voice: Voice, told: Told[GameMaster]) -> tuple[Page, ...]:
    """Show a GM the same while the game is on, with the last night in view."""
    event = told.event
    if not isinstance(event, Reveal):
        return ()
    last = [_night(voice, past) for past in event.nights[-1:]]
    earlier = replace(event, nights=event.nights[:-1])
    return _roles(voice, event), *last, *(replace(page, apart=True) for page in _orders(voice, earlier))


def _orders(voice: Voice, event: Reveal) -> Iterator[Page]:
    """Show the orders of each night, and what was used on each day."""
    yield from (_night(voice, past) for past in event.nights)
    for past in event.days:
        title = voice.say("reveal-day-orders", {"number": past.number})
        yield voice.page(title, "\n".join(traced(voice, order) for order in past.orders))


def _roles(voice: Voice, event: Reveal) -> Page:
    fields: list[tuple[str, str]] = []
    for side in file_of(voice).sides:
        lines = [
            voice.say("reveal-seat", {"name": voice.show(seat), "role": role_name(voice, event.roles[seat])})
            for seat, own in event.sides.items()
            if own == side
        ]
        fields.extend(titled(side_name(voice, side), lines))
    return voice.page(voice.say("reveal-title"), "", tuple(fields))


def _night(voice: Voice, past: PastNight) -> Page:
    lines = [traced(voice, order) for order in past.orders] or [voice.say("reveal-no-orders")]
    return voice.page(heading(voice, Time.NIGHT, past.number), "\n".join(lines))


def history(voice: Voice, view: View[OpenTable, Everybody]) -> tuple[Page, ...]:
    """Show what everybody knows of the past: the dead, and each day's last count."""
    table = view.table
    graves = "\n".join(dead(voice, view)) or voice.say("history-none")
    pages = [voice.page(voice.say("history-title"), graves)]
    if table.file.lynch is not Lynch.NONE:
        now = [PastVote(table.day, table.votes.counts)] if table.votes.counts else []
        pages += [_counts(voice, [*past]) for _, past in groupby((*table.past_votes, *now), key=lambda past: past.day)]
    return tuple(pages)


def _counts(voice: Voice, votes: Sequence[PastVote]) -> Page:
    """Show the last count of each of a day's votes."""
    text = f"\n{voice.say('history-second')}\n".join(_count(voice, past) for past in votes)
    return voice.page(voice.say("history-votes", {"number": votes[0].day}), text)


def _count(voice: Voice, past: PastVote) -> str:
    lines = counted(voice, past.numbers) if past.numbers else past_wagons(voice, past.counts, unweighed)
    return "\n".join(lines) or voice.say("history-no-votes")
