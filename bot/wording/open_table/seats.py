"""Texts for one seat: its role, what it may do tonight, what it learns, and private messages."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from bot.wording.mafia.speech import said
from bot.wording.name_words import escape_text
from bot.wording.open_table import gm
from bot.wording.open_table.board import thread_opened, thread_title
from bot.wording.open_table.does import YOU, brief, does, lines, traits, wins
from bot.wording.open_table.receipts import receipt
from bot.wording.open_table.results import told_at_dawn
from bot.wording.open_table.terms import ability_names, file_of, role_name, side_name, used_name
from bot.wording.pages import Page, titled
from bot.wording.voice import Heard, Voice, plays
from bot.wording.words import Value
from engine.audience import GameMaster, To
from engine.events import Event
from engine.open_table.choice import Choice
from engine.open_table.events import (
    Cause,
    Converted,
    Died,
    Noted,
    Offered,
    Recruited,
    RoleTold,
    ThreadClosed,
    ThreadOpened,
)
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import Lynch, When
from engine.open_table.talking import DEAD
from engine.open_table.winning import ENDING
from engine.speech import Message, PrivateThread
from engine.views import Told

ROOM = 3000
"""The most units of the sentences on what a player may do tonight. Beyond that each ability has a short line."""


def tell(voice: Voice, told: Told[str | GameMaster]) -> Page | None:
    """Tell an event to the one it is addressed to."""
    if told.event.to is To.PUBLIC:
        return None
    if (line := gm.tell(voice, told)) is not None:
        return voice.page(voice.say("warning-title"), line)
    match event := told.event:
        case RoleTold(role=role, side=side, fellows=fellows):
            return role_card(voice, role, side, fellows)
        case Offered():
            return None  # The question for each of these says it.
        case Noted():
            return receipt(voice, event)
        case ThreadOpened(thread=thread, members=members):
            text = thread_opened(voice, PrivateThread(thread, members), voice.names(members))
            return voice.page(thread_title(voice, thread), text)
        case ThreadClosed(thread=thread):
            return voice.page(thread_title(voice, thread), voice.say("closed-side"))
        case Message(thread=thread):
            return voice.page(thread_title(voice, thread), said(voice, event))
        case _:
            reader = told.reader if isinstance(told.reader, str) else ""
            known = told_at_dawn(voice, told, reader)
            return voice.tell_shell(told) if known is None else voice.page(*known)


def tell_seat(voice: Voice, told: Told[str], heard: Heard) -> Page | None:
    """Tell a seat an event. A new role or side comes with its card."""
    match told.event:
        case Converted(role=role):
            title, text = told_at_dawn(voice, told, told.reader) or ("", "")
            side = file_of(voice).roles[role].side
            card = role_card(voice, role, side, ())
            return voice.page(title, f"{text}\n**{card.title}**", card.fields, side)
        case Recruited(side=side):
            title, text = told_at_dawn(voice, told, told.reader) or ("", "")
            return voice.page(title, text, (*_winning(voice, side), *_abilities(voice, (), side)), side)
        case ThreadOpened(thread=thread) if thread == DEAD and not _dies_with(told, heard()):
            return None  # They were already there, and the death is public.
        case ThreadOpened(thread=thread) if thread != DEAD and _is_open_again(told, heard()):
            return None  # The thread calls them itself.
        case ThreadClosed() if not _leaves(told, heard()):
            return None  # It is day, and they stay on their side.
        case _:
            return tell(voice, told)


def _dies_with(opened: Told[str], heard: Sequence[Sequence[Told[str]]]) -> bool:
    """Whether this player is let into the thread of the dead because of their own death."""
    return any(isinstance(event, Died) and event.player == opened.reader for event in _with(opened, heard))


def _leaves(closed: Told[str], heard: Sequence[Sequence[Told[str]]]) -> bool:
    """Whether a side's thread is closed for this player because they have died or are on another side now."""
    is_on_another = any(isinstance(event, Converted | Recruited) for event in _with(closed, heard))
    return is_on_another or _dies_with(closed, heard)


def _with(told: Told[str], heard: Sequence[Sequence[Told[str]]]) -> tuple[Event, ...]:
    """Return everything that this player was told together with an event."""
    line = next((line for line in reversed(heard) if any(each.event is told.event for each in line)), ())
    return tuple([each.event for each in line])


def _is_open_again(opened: Told[str], heard: Sequence[Sequence[Told[str]]]) -> bool:
    """Whether a side's thread has the members whom it had when it was open before."""
    before = list(takewhile(lambda event: event is not opened.event, (each.event for line in heard for each in line)))
    earlier = [event for event in before if isinstance(event, ThreadOpened) and event.thread != DEAD]
    return bool(earlier) and earlier[-1] == opened.event


def own_death(voice: Voice, told: Told[str]) -> Page | None:
    """Tell a player that they have died, how, and what they may do now."""
    event = told.event
    if not isinstance(event, Died) or event.player != told.reader:
        return None
    return voice.page(voice.say("dead-title"), how_died(voice, event.cause, event.side))


def how_died(voice: Voice, cause: Cause, side: str | None) -> str:
    """Tell a player how they have died, and whether they can still win, as far as their side is known here."""
    needs_life = {} if side is None else {"alone": plays(file_of(voice).sides[side].wins not in ENDING)}
    return voice.say(f"dead-{cause}", needs_life)


def roles(_voice: object, options: OpenTableOptions) -> tuple[str, ...]:
    """Return the roles of the file."""
    return tuple(options.file.roles)


def role_told(_voice: object, told: Told[str]) -> str:
    """Return the role that an event tells a seat as its own."""
    return told.event.role if isinstance(told.event, RoleTold | Converted) else ""


def role_card(voice: Voice, role: str, side: str, fellows: Sequence[str]) -> Page:
    """Describe a player's role, whom they know, what they may do, what is true of them, and how they win."""
    file = file_of(voice)
    knows = file.sides[side].knows, file.roles[role].knows
    side_text, role_text = escape_text(file.sides[side].text), escape_text(file.roles[role].text)
    fields = (
        (voice.say("you-side"), "\n".join(filter(None, (side_name(voice, side), side_text)))),
        *([(voice.say("you-know"), _known(voice, knows, fellows))] if any(knows) else []),
        *what_to_know(voice, role, side),
    )
    title = voice.say("you-are", {"role": role_name(voice, role)})
    return voice.page(title, role_text or f"*{voice.say('flavour')}*", fields, side)


def what_to_know(voice: Voice, role: str, side: str) -> Iterator[tuple[str, str]]:
    """Say what a player of a role and side may do, what is true of them, and how they win, each under a title."""
    yield from _abilities(voice, file_of(voice).roles[role].does, side)
    yield from titled(voice.say("truths"), traits(voice, role, YOU))
    yield from _winning(voice, side)


def _known(voice: Voice, knows: tuple[bool, bool], fellows: Sequence[str]) -> str:
    """Say whom a player knows, and by what."""
    if not fellows:
        return voice.say("knows-nobody")
    name = {(True, False): "side", (False, True): "role"}.get(knows, "both")
    return voice.say(f"knows-{name}", {"names": voice.names(fellows)})


def _winning(voice: Voice, side: str) -> Iterator[tuple[str, str]]:
    return titled(voice.say("you-win"), (wins(voice, side),))


def _abilities(voice: Voice, own: Sequence[str], side: str) -> Iterator[tuple[str, str]]:
    """Say what a player may do, for themselves and for their side."""
    return titled(voice.say("you-may"), _may(voice, own, side))


def _may(voice: Voice, own: Sequence[str], side: str) -> Iterator[str]:
    file = file_of(voice)
    shared = file.sides[side].does
    told = lines(voice, (*own, *[key for key in shared if key not in own]))
    yield from told[: len(own)]
    if len(own) > 1:
        by_day = any(file.abilities[key].when is When.DAY for key in own)
        yield voice.say("may-once", {"when": str(When.DAY if by_day else When.NIGHT)})
    if shared:
        values: dict[str, Value] = {"abilities": ability_names(voice, shared), "count": len(shared)}
        yield voice.say("may-beside" if own else "may-side", values)
        yield from told[len(own) :]
    if not told:
        yield voice.say("may-nothing-open" if file.lynch is Lynch.NONE else "may-nothing")


def offered(voice: Voice, choices: Sequence[Choice]) -> Page:
    """Say what a player may do tonight, for themselves and for their side."""
    said = [does(voice, choice.does) for choice in choices]
    if sum(map(len, said)) > ROOM:
        said = [brief(voice, choice.does) for choice in choices]
    time = {"time": str(file_of(voice).abilities[choices[0].does].when) if choices else str(When.DAY)}
    fields = [*_offers(voice, choices, said)]
    return voice.page(voice.say("offered-title", time), voice.say("offered-until", time), tuple(fields))


def _offers(voice: Voice, choices: Sequence[Choice], said: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield what a player may do, each ability under its name, with those of their side last."""
    for of_side, pairs in groupby(zip(choices, said, strict=True), key=lambda pair: pair[0].of_side):
        for choice, text in pairs:
            shared = [voice.say("offered-for-side")] if of_side else []
            yield used_name(voice, choice.does, None), " ".join([text, *shared])
