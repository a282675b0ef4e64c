"""Texts for one seat: its role card, its receipts, what it has seen, and what it may read again."""

from collections.abc import Iterator, Sequence

from bot.wording.honnoji.labels import answer_label
from bot.wording.honnoji.terms import talisman_name, the_talisman
from bot.wording.pages import Page
from bot.wording.parties import receipts, seeing
from bot.wording.parties.terms import side_heading
from bot.wording.voice import Heard, Voice
from engine.actions import Action
from engine.audience import GameMaster
from engine.honnoji.actions import Give, Propose, Unuse, Use
from engine.honnoji.events import Discarded, Knowledge, Noted, Preloaded
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.table import HonnojiTable
from engine.honnoji.tokens import HELD, Standing
from engine.parties.actions import Act
from engine.parties.sides import Side
from engine.views import Told, View


def tell(voice: Voice, told: Told[str | GameMaster]) -> Page | None:
    """Tell an event to the one it is addressed to."""
    match event := told.event:
        case Knowledge():
            return role_card(voice, event)
        case Noted():
            return voice.page(voice.say("noted-title"), receipt(voice, event))
        case Preloaded(talisman=name):
            return voice.page(voice.say("noted-title"), voice.say(f"preloaded-{name}"))
        case Discarded():
            return voice.page(voice.say("noted-title"), voice.say("discarded"))
        case _:
            return seeing.tell(voice, told)


def tell_seat(voice: Voice, told: Told[str], heard: Heard) -> Page | None:
    """Tell a seat an event. For an order, add whether it is final."""
    match event := told.event:
        case Noted(action=Act()):
            standing = receipts.standing(heard(), told)
            return voice.page(voice.say("noted-title"), receipt(voice, event, standing))
        case _:
            return tell(voice, told)


def roles(_voice: object, options: HonnojiOptions) -> tuple[str, ...]:
    """Return the roles: one for each side."""
    return tuple(f"plain-{side}" for side in Side)


def role_told(_voice: object, told: Told[str]) -> str:
    """Return the role that an event tells a seat as its own."""
    return f"plain-{told.event.side}" if isinstance(told.event, Knowledge) else ""


def role_card(voice: Voice, known: Knowledge) -> Page:
    """Describe the player's role, what they know and may do, and how they win."""
    knows = "knows-nothing" if known.side is Side.GOOD else "knows-evil"
    fields = (
        (voice.say("you-side"), side_heading(voice, known.side)),
        (voice.say("you-know"), voice.say(knows, {"names": voice.names(known.sees)})),
        (voice.say("you-may"), voice.say(f"may-{known.side}")),
        (voice.say("you-win"), voice.say(f"wins-{known.side}")),
    )
    title = voice.say(f"you-are-plain-{known.side}")
    return voice.page(title, f"*{voice.say(f'flavour-plain-{known.side}')}*", fields, known.side)


def receipt(voice: Voice, event: Noted, standing: str = receipts.UNSURE) -> str:
    """Confirm a secret move. The words depend on the move, and on whether everybody knows that it is final."""
    match event.action:
        case Use(talisman=name, target=None):
            return voice.say("noted-use", {"talisman": talisman_name(voice, name)})
        case Use(talisman=name, target=str(target)):
            return voice.say("noted-use-on", {"talisman": talisman_name(voice, name), "target": voice.show(target)})
        case Unuse(talisman=name):
            return voice.say("noted-unuse", {"talisman": talisman_name(voice, name)})
        case other:
            return receipts.noted(voice, other, answer_label, standing)


def acted(voice: Voice, action: Action) -> str:
    """Confirm a public move."""
    match action:
        case Act(support=support):
            return voice.say("did-act-yes" if support else "did-act-no")
        case Propose(party=party):
            return receipts.proposed(voice, party)
        case Give(target=target):
            return voice.say("did-give", {"target": voice.show(target)})
        case Use(talisman=name, target=None):
            return voice.say("did-use", {"talisman": the_talisman(voice, name)})
        case Use(talisman=name, target=str(target)):
            return voice.say("did-use-on", {"talisman": the_talisman(voice, name), "target": voice.show(target)})
        case _:
            return receipts.acted(voice, action)


def secrets(voice: Voice, told: Sequence[Told[str]], view: View[HonnojiTable, str]) -> tuple[Page, ...]:
    """Show a seat its role card, its talismans, and its secret moves, from what it was told."""
    cards = [role_card(voice, each.event) for each in told if isinstance(each.event, Knowledge)]
    return (*cards[-1:], seeing.now(voice, _now(voice, view.table, view.reader)))


def _now(voice: Voice, table: HonnojiTable, seat: str) -> Iterator[str]:
    yield from seeing.own(voice, table.round, seat)
    yield from _talismans(voice, table, seat)
    yield from seeing.seen(voice, table.contract, table.round, seat)


def _talismans(voice: Voice, table: HonnojiTable, seat: str) -> Iterator[str]:
    held = [token for token in table.tokens if token.holder == seat and token.standing in HELD]
    if held:
        names = voice.words.list(talisman_name(voice, token.name) for token in held)
        yield voice.say("secrets-holds", {"talismans": names})
    for token in held:
        name = talisman_name(voice, token.name)
        if token.standing is Standing.SET and token.target is None:
            yield voice.say("secrets-set", {"talisman": name})
        elif token.standing is Standing.SET and token.target is not None:
            yield voice.say("secrets-set-on", {"talisman": name, "target": voice.show(token.target)})
