"""Texts for one seat: its role card, its receipts, and its secrets of the present wait."""

from collections.abc import Iterator, Sequence

from bot.wording.pages import Page
from bot.wording.parties import receipts, seeing
from bot.wording.parties.terms import side_heading, side_name
from bot.wording.quests.labels import answer_label
from bot.wording.quests.terms import role_key
from bot.wording.voice import Heard, Voice, action_name
from engine.actions import Action
from engine.audience import GameMaster
from engine.parties.actions import Act
from engine.parties.sides import Side
from engine.quests.actions import Guess, Invert, Propose
from engine.quests.events import Knowledge, Noted, SideTold
from engine.quests.options import QuestOptions
from engine.quests.roles import ALWAYS_IN, ROLES, Role, RoleName, Sight, role_of
from engine.quests.table import QuestTable
from engine.views import Told, View

IN_ALL = {RoleName.PLAIN, *ALWAYS_IN}
"""The roles of every set-up."""


def tell(voice: Voice, told: Told[str | GameMaster]) -> Page | None:
    """Tell an event to the one it is addressed to."""
    match event := told.event:
        case Knowledge():
            return role_card(voice, event)
        case Noted(action=action):
            noted = receipts.noted(voice, action, answer_label, receipts.UNSURE)
            return voice.page(voice.say("noted-title"), noted)
        case SideTold(side=side):
            return voice.page(voice.say("now-side-title"), voice.say("now-side", {"side": side_name(voice, side)}))
        case _:
            return seeing.tell(voice, told)


def tell_seat(voice: Voice, told: Told[str], heard: Heard) -> Page | None:
    """Tell a seat an event. For an order, add whether it is final."""
    match told.event:
        case Noted(action=Act() as order):
            noted = receipts.noted(voice, order, answer_label, receipts.standing(heard(), told))
            return voice.page(voice.say("noted-title"), noted)
        case _:
            return tell(voice, told)


def roles(_voice: object, options: QuestOptions) -> tuple[str, ...]:
    """Return the roles that the set-up deals: the plain ones, those that are always in, and those that are chosen."""
    chosen = [RoleName(role) for role in options.roles]
    return tuple(dict.fromkeys(role_key(role.name, role.side) for role in ROLES if role.name in IN_ALL | {*chosen}))


def role_told(_voice: object, told: Told[str]) -> str:
    """Return the role that an event tells a seat as its own."""
    match told.event:
        case Knowledge(role=role, side=side):
            return role_key(role, side)
        case _:
            return ""


def role_card(voice: Voice, known: Knowledge) -> Page:
    """Describe the player's role, what they know and may do, and how they win."""
    key = role_key(known.role, known.side)
    role = role_of(known.role, known.side)
    may = known.role if role.may_guess or role.switches else known.side
    wins = known.role if role.switches else known.side
    fields = (
        (voice.say("you-side"), side_heading(voice, known.side)),
        (voice.say("you-know"), knowledge(voice, known)),
        (voice.say("you-may"), voice.say(f"may-{may}")),
        (voice.say("you-win"), voice.say(f"wins-{wins}")),
    )
    title = voice.theme.marked(key, voice.say(f"you-are-{key}"))
    return voice.page(title, f"*{voice.say(f'flavour-{key}')}*", fields, known.side)


def knowledge(voice: Voice, known: Knowledge) -> str:
    """Describe what a player's role knows about the others."""
    names = {"names": voice.names(known.sees)}
    role = role_of(known.role, known.side)
    match role.sight:
        case Sight.SEER:
            return voice.say("knows-seer", names)
        case Sight.GUARDIAN:
            return voice.say("knows-guardian-one" if len(known.sees) == 1 else "knows-guardian-more", names)
        case Sight.EVIL:
            return _fellows(voice, known, role)
        case None:
            return _without_names(voice, known, role)


def _fellows(voice: Voice, known: Knowledge, role: Role) -> str:
    listed = voice.say("knows-evil", {"names": voice.names(known.sees)})
    if known.turncoat is not None:
        listed = voice.say("knows-turncoat-of", {"known": listed, "turncoat": voice.show(known.turncoat)})
    return listed if role.is_listed_as_evil else voice.say(f"knows-{role.name}", {"known": listed})


def _without_names(voice: Voice, known: Knowledge, role: Role) -> str:
    if known.other_turncoat is not None:
        return voice.say("knows-turncoat-met", {"other": voice.show(known.other_turncoat)})
    if role.switches:
        return voice.say("knows-turncoat-alone")
    return voice.say("knows-lone" if role.side is Side.EVIL else "knows-nothing")


def acted(voice: Voice, action: Action) -> str:
    """Confirm a public move."""
    match action:
        case Propose(party=party):
            return receipts.proposed(voice, party)
        case Guess(target=None) | Invert(target=None):
            return voice.say(f"did-{action_name(type(action))}-nobody")
        case Guess(target=str(target)) | Invert(target=str(target)):
            return voice.say(f"did-{action_name(type(action))}", {"target": voice.show(target)})
        case _:
            return receipts.acted(voice, action)


def secrets(voice: Voice, told: Sequence[Told[str]], view: View[QuestTable, str]) -> tuple[Page, ...]:
    """Show a seat its role card and its secret moves of the present wait, from what it was told."""
    cards = [role_card(voice, each.event) for each in told if isinstance(each.event, Knowledge)]
    return (*cards[-1:], seeing.now(voice, _now(voice, view.table, view.reader)))


def _now(voice: Voice, table: QuestTable, seat: str) -> Iterator[str]:
    yield from seeing.own(voice, table.round, seat)
    if seat in table.roles and table.role(seat).switches:
        yield voice.say("secrets-side", {"side": side_name(voice, table.sides[seat])})
    yield from seeing.seen(voice, table.vision, table.round, seat)
