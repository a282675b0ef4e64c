"""One seat's secret moves and discoveries, in games of parties."""

from collections.abc import Iterator

from bot.wording.pages import Page
from bot.wording.parties.terms import side_name
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import GameMaster
from engine.parties.events import ActionSeen, Allegiance, PastQuest
from engine.parties.looking import LookToken
from engine.parties.round import Round
from engine.views import Told


def tell(voice: Voice, told: Told[str | GameMaster]) -> Page | None:
    """Tell a seat what it alone has seen, or what all games share."""
    match told.event:
        case ActionSeen(target=target, support=support):
            seen = voice.say("seen-yes" if support else "seen-no", {"target": voice.show(target)})
            return voice.page(voice.say("seen-title"), seen)
        case Allegiance(target=target, side=side):
            seen = voice.say("seen-side", {"target": voice.show(target), "side": side_name(voice, side)})
            return voice.page(voice.say("seen-title"), seen)
        case _:
            return voice.tell_shell(told)


def now(voice: Voice, lines: Iterator[str]) -> Page:
    """Show what a seat has done and seen in secret, as of now."""
    return voice.page(voice.say("secrets-now-title"), "\n".join(lines) or voice.say("secrets-nothing"))


def own(voice: Voice, round_: Round, seat: str) -> Iterator[str]:
    """Return a seat's vote and order of the present round."""
    if (approve := round_.votes.get(seat)) is not None:
        yield voice.say("secrets-vote-yes" if approve else "secrets-vote-no")
    if (support := round_.orders.get(seat)) is not None:
        yield voice.say("secrets-order-yes" if support else "secrets-order-no")


def seen(voice: Voice, token: LookToken, round_: Round, seat: str) -> Iterator[str]:
    """List the sides and actions of others that a seat has seen."""
    for target, side in token.told.items():
        yield voice.say("secrets-saw-side", {"target": voice.show(target), "side": side_name(voice, side)})
    for quest in round_.past_quests:
        for target, support in quest.actions.items():
            if target != seat:
                values: dict[str, Value] = {"quest": quest.number, "target": voice.show(target)}
                yield voice.say("secrets-saw-yes" if support else "secrets-saw-no", values)


def actions(voice: Voice, past: PastQuest) -> Iterator[str]:
    """List who supported a quest and who sabotaged it, as far as the reader knows."""
    for support, message in ((True, "reveal-supported"), (False, "reveal-sabotaged")):
        if seats := [seat for seat, own in past.actions.items() if own is support]:
            yield voice.say(message, {"names": voice.names(seats)})
