"""Posts in the channel: bids, challenges with everybody's dice, and eliminations."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.wording.bluff.terms import claim, dice, number_of_dice
from bot.wording.moment_words import Moment
from bot.wording.pages import Page
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody, GameMaster
from engine.bluff.events import Bid, Challenged, Opened, Out, Reveal
from engine.bluff.track import Claim
from engine.events import Outcome
from engine.views import Told


def announce(voice: Voice, told: Told[Everybody], seats: int) -> Moment | None:
    """Post a public event."""
    match event := told.event:
        case Opened(throws=throws):
            said = [_throws(voice, again, each) for again, each in enumerate(throws)]
            made = voice.moment("first-throws", {"throws": " ".join(said)})
            return replace(made, drama=voice.say("first-throws.story"), brief=said[-1])
        case Bid():
            return _bid(voice, event)
        case Challenged():
            return _challenged(voice, event)
        case Out(player=player):
            return voice.news("out", {"player": voice.show(player)})
        case Outcome():
            return voice.victory(event)
        case _:
            return voice.announce_shell(told)


def _throws(voice: Voice, again: int, throws: Mapping[str, tuple[int, ...]]) -> str:
    totals = [
        voice.say("first-throws-total", {"player": voice.show(player), "total": sum(faces)})
        for player, faces in throws.items()
    ]
    return voice.say("first-throws-again" if again else "first-throws-round", {"totals": ", ".join(totals)})


def _bid(voice: Voice, event: Bid) -> Moment:
    values = {"player": voice.show(event.player), "claim": claim(voice, Claim(event.count, event.face))}
    made = voice.moment("bid", values)
    if not event.shown:
        return made
    shown = {**values, "shown": dice(event.shown), "thrown": number_of_dice(voice, event.thrown)}
    return Moment(voice.say("bid-showing", shown), made.title)


def _challenged(voice: Voice, event: Challenged) -> Moment:
    hands = [
        voice.say("challenged-hand", {"player": voice.show(player), "faces": dice(faces)})
        for player, faces in event.dice.items()
    ]
    lost = [_lost(voice, event, count) for count in sorted({*event.lost.values()}, reverse=True) if count]
    values: dict[str, Value] = {
        "by": voice.show(event.by),
        "player": voice.show(event.player),
        "matching": event.matching,
    }
    made = voice.moment("challenged", {**values, "lost": " ".join(lost)})
    return replace(made, seen=voice.say("challenged-hands", {"hands": "; ".join(hands)}))


def _lost(voice: Voice, event: Challenged, count: int) -> str:
    """Say who has lost this many dice."""
    losers = [player for player, dice in event.lost.items() if dice == count]
    values: dict[str, Value] = {"count": len(losers), "dice": number_of_dice(voice, count)}
    return voice.say("challenged-lost", {**values, "players": voice.names(losers)})


def reveal(voice: Voice, told: Told[Everybody] | Told[GameMaster]) -> tuple[Page, ...]:
    """Show at the end what was still hidden."""
    if not isinstance(told.event, Reveal):
        return ()
    hands = [
        voice.say("hidden-hand", {"player": voice.show(player), "faces": dice(faces)})
        for player, faces in told.event.dice.items()
    ]
    return (voice.page(voice.say("hidden-title"), "\n".join(hands)),)
