"""Posts in the channel. There are few, and each tells something."""

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from bot.wording.great_table.scenes import is_dawn
from bot.wording.great_table.terms import finding
from bot.wording.mafia.speech import said
from bot.wording.mafia.votes import Tally, Weight, heading, wagons, whole_count
from bot.wording.moment_words import Moment
from bot.wording.pages import MESSAGE, shorten
from bot.wording.voice import Voice, dashed
from engine.audience import Everybody
from engine.events import ByHand, Closed, Outcome
from engine.great_table import by_hand
from engine.great_table.events import Died, Revived
from engine.great_table.table import GreatTable
from engine.mafia.events import Ballots, PhaseBegun, Time
from engine.speech import Message
from engine.views import Told, View


def announce(voice: Voice, told: Told[Everybody], seats: int) -> Moment | None:
    """Post an event. Return None if it shows only elsewhere."""
    match event := told.event:
        case Closed():
            return voice.news("time-called")
        case PhaseBegun():
            return _phase(voice, event)
        case Ballots():
            shown = Tally(event.counts, event.needed)
            return Moment(shorten("\n".join((heading(voice, shown), *wagons(voice, shown))), MESSAGE))
        case Died(player=player, cause=cause):
            values = {"player": voice.show(player), "finding": finding(voice, event.coroner)}
            return voice.moment(f"died-{dashed(cause)}", values, "death")
        case Revived(player=player):
            return voice.moment("revived", {"player": voice.show(player)})
        case Message():
            return Moment(shorten(said(voice, event), MESSAGE))
        case Outcome():
            return voice.victory(event)
        case _:
            return voice.announce_shell(told)


def announce_all(voice: Voice, told: Sequence[Told[Everybody]], seats: int) -> Sequence[Moment | None]:
    """Post several events in a row. A dawn is told without the GM's call of time: those who died come first."""
    dawns = is_dawn(told)
    return [None if dawns and isinstance(each.event, Closed) else announce(voice, each, seats) for each in told]


def announce_since(
    voice: Voice, told: Told[Everybody], news: Sequence[Told[Everybody]], before: View[GreatTable, Everybody]
) -> Moment | None:
    """Post a count that decides something: it is whole, with everybody who has not voted."""
    if not isinstance(told.event, Ballots):
        return None
    earlier = {
        each.event.player for each in takewhile(lambda each: each is not told, news) if isinstance(each.event, Died)
    }
    living = [seat for seat in before.table.living if seat not in earlier]
    shown = Tally(told.event.counts, told.event.needed, living, _weight(before, news))
    return Moment(shorten("\n".join((heading(voice, shown), *whole_count(voice, shown))), MESSAGE))


def _weight(before: View[GreatTable, Everybody], news: Sequence[Told[Everybody]]) -> Weight:
    """Return the weight of votes, also of those that the GM has weighed in the same news."""
    table = before.table
    for each in news:
        table = by_hand.fold(table, each.event) if isinstance(each.event, ByHand) else table
    return table.weight


def _phase(voice: Voice, event: PhaseBegun) -> Moment:
    if event.phase is Time.NIGHT:
        return voice.moment("phase-night", {"number": event.number}, "night")
    if event.number == 1:
        return replace(voice.moment("phase-first"), drama=voice.say("phase-first.story"))
    return voice.moment("phase-day", {"number": event.number})
