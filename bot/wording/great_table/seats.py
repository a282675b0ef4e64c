"""Texts for one seat: its role, its card, its neighbours, its findings, and private messages."""

from collections.abc import Sequence

from bot.wording.great_table import gm
from bot.wording.great_table.receipts import receipt
from bot.wording.great_table.results import result, with_orders
from bot.wording.great_table.terms import card_heading, card_name, does, side_heading
from bot.wording.mafia.speech import said
from bot.wording.pages import Page
from bot.wording.voice import Heard, Voice, dashed
from bot.wording.words import Value
from engine.audience import GameMaster, To
from engine.great_table.actions import Steal, Thread, Use
from engine.great_table.cards import CardName
from engine.great_table.events import (
    Dealt,
    Died,
    Neighbours,
    Noted,
    Result,
    Robbed,
    RoleTold,
    StealAsked,
    Stolen,
    ThreadClosed,
    ThreadOpened,
)
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import ROLES, RoleName
from engine.speech import Message
from engine.views import Told


def tell(voice: Voice, told: Told[str | GameMaster]) -> Page | None:
    """Tell an event to the one it is addressed to."""
    if told.event.to is To.PUBLIC:
        return None
    if (line := gm.tell(voice, told)) is not None:
        return voice.page(voice.say("warning-title"), line)
    match event := told.event:
        case RoleTold():
            return role_card(voice, event)
        case Dealt(card=card, shots=shots):
            return _dealt(voice, card, shots)
        case Neighbours(left=left, right=right):
            values = {"left": voice.show(left), "right": voice.show(right)}
            return voice.page(voice.say("neighbours-title"), voice.say("neighbours", values))
        case Result():
            return _found(voice, event, None)
        case Noted():
            return receipt(voice, event)
        case _:
            return _of_others(voice, told)


def tell_seat(voice: Voice, told: Told[str], heard: Heard) -> Page | None:
    """Tell a seat an event. A finding names its subject, and a steal says if it came too late."""
    match event := told.event:
        case Result():
            told_until_now = (each for line in heard() for each in line)
            order = next((order for found, order in with_orders(told_until_now) if found is event), None)
            return _found(voice, event, order)
        case Noted(action=Steal(target=None)) if _is_missed(event, heard()):
            return voice.page(voice.say("steal-missed-title"), voice.say("steal-missed"))
        case ThreadOpened(thread=Thread.DEAD) if not _dies_with(told, heard()):
            return None  # They were already there, and the death is public.
        case _:
            return tell(voice, told)


def _dies_with(opened: Told[str], heard: Sequence[Sequence[Told[str]]]) -> bool:
    """Whether this player is let into the thread of the dead because of their own death."""
    line = next((line for line in reversed(heard) if any(told.event is opened.event for told in line)), ())
    return any(isinstance(told.event, Died) and told.event.player == opened.reader for told in line)


def _is_missed(steal: Noted, heard: Sequence[Sequence[Told[str]]]) -> bool:
    """Whether time ran out for the Thief. The Thief's own answer is in no line that tells everybody anything."""
    line = next((line for line in reversed(heard) if any(told.event is steal for told in line)), ())
    return any(told.event.to is To.PUBLIC for told in line)


def _found(voice: Voice, event: Result, order: Use | None) -> Page:
    return voice.page(card_heading(voice, event.card), result(voice, event, order))


def _of_others(voice: Voice, told: Told[str | GameMaster]) -> Page | None:
    """Tell a seat about the steal, or about the threads."""
    match event := told.event:
        case StealAsked():
            return voice.page(voice.say("steal-asked-title"), voice.say("steal-asked"))
        case Stolen(card=None):
            return voice.page(voice.say("stolen-title"), voice.say("stolen-none"))
        case Stolen(card=CardName() as card, shots=shots):
            values = {"card": card_name(voice, card), "does": holds(voice, card, shots)}
            return voice.page(voice.say("stolen-title"), voice.say("stolen", values))
        case Robbed():
            return voice.page(voice.say("robbed-title"), voice.say("robbed"))
        case ThreadOpened(thread=thread, members=members):
            listed: dict[str, Value] = {"names": voice.names(members), "count": len(members)}
            return voice.page(voice.say(f"thread-{thread}"), voice.say(f"opened-{thread}", listed))
        case ThreadClosed(thread=thread):
            return voice.page(voice.say(f"thread-{thread}"), voice.say(f"closed-{thread}"))
        case Message(thread=thread):
            return voice.page(voice.say(f"thread-{thread}"), said(voice, event))
        case _:
            return voice.tell_shell(told)


def own_death(voice: Voice, told: Told[str]) -> Page | None:
    """Tell a player that they have died, how, and what they may do now."""
    event = told.event
    if not isinstance(event, Died) or event.player != told.reader:
        return None
    return voice.page(voice.say("dead-title"), voice.say(f"dead-{dashed(event.cause)}"))


def roles(_voice: object, options: GreatTableOptions) -> tuple[str, ...]:
    """Return the roles that may be dealt: all but those that the set-up leaves out."""
    return tuple(name for name in RoleName if options.roles.get(name) != 0)


def role_told(_voice: object, told: Told[str]) -> str:
    """Return the role that an event tells a seat as its own."""
    return told.event.role if isinstance(told.event, RoleTold) else ""


def role_card(voice: Voice, told: RoleTold) -> Page:
    """Describe the player's role, what they know and may do, and how they win."""
    side = ROLES[told.role].side
    is_alone = told.role is RoleName.APPRENTICE and told.partner is None
    known = {name: voice.show(seat) for name, seat in (("partner", told.partner), ("master", told.master)) if seat}
    name = "apprentice-alone" if is_alone else str(told.role)
    knows = [] if told.role is RoleName.PLAYER else [(voice.say("you-know"), voice.say(f"knows-{name}", known))]
    fields = (
        (voice.say("you-side"), side_heading(voice, side)),
        *knows,
        (voice.say("you-may"), voice.say(f"may-{name}")),
        (voice.say("you-win"), voice.say(f"wins-{side}")),
    )
    title = voice.theme.marked(told.role, voice.say(f"you-are-{told.role}"))
    return voice.page(title, f"*{voice.say(f'flavour-{told.role}')}*", fields, side)


def holds(voice: Voice, card: CardName, shots: int | None) -> str:
    """Describe the effect of a card in hand, and the shots it has left."""
    return does(voice, card) if shots is None else f"{does(voice, card)} {voice.say('shots', {'shots': shots})}"


def _dealt(voice: Voice, card: CardName | None, shots: int | None) -> Page:
    if card is None:
        return voice.page(voice.say("dealt-none-title"), voice.say("dealt-none"))
    return voice.page(voice.say("dealt-title", {"card": card_name(voice, card)}), holds(voice, card, shots))
