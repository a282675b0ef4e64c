"""Posts in the channel. There are few, and each tells something."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from bot.wording.mafia.chapters import heading as phase_heading
from bot.wording.mafia.speech import said
from bot.wording.mafia.votes import Tally, heading, wagons, whole_count
from bot.wording.moment_words import Moment, plain
from bot.wording.open_table.orders import done
from bot.wording.open_table.playing import weighs
from bot.wording.open_table.scenes import is_dawn
from bot.wording.open_table.tally import tally_of
from bot.wording.open_table.terms import file_of, side_name, what_dead_was
from bot.wording.pages import MESSAGE, shorten
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.events import Closed, Outcome
from engine.mafia.events import NO_LYNCH, Ballots, PhaseBegun, Time
from engine.open_table.events import Acted, Died, NightClosed, Shown, VoteBegun, VotesCounted
from engine.open_table.table import OpenTable
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
            shown = Tally(event.counts, event.needed, is_sure=not weighs(file_of(voice)))
            return Moment(shorten("\n".join((heading(voice, shown), *wagons(voice, shown))), MESSAGE))
        case Died(player=player, cause=cause):
            known = "role" if event.role is not None else "side" if event.side is not None else "nothing"
            was = what_dead_was(voice, event.role, event.side)
            values = {"player": voice.show(player), "known": known, "was": was}
            return voice.moment(f"died-{cause}", values, "death")
        case Acted(player=player, ability=ability, targets=targets):
            used = done(voice, ability, targets)
            return voice.moment("acted", {"player": voice.show(player), "used": used})
        case NightClosed():
            return voice.moment("night-closed")
        case VoteBegun():
            return voice.moment("vote-begun")
        case VotesCounted(counts=counts):
            return voice.moment("votes-counted", {"lines": "\n".join(counted(voice, counts))})
        case Shown(player=player, role=role, side=side):
            values = {"player": voice.show(player), "was": what_dead_was(voice, role, side)}
            return voice.moment("shown", values)
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
    voice: Voice, told: Told[Everybody], news: Sequence[Told[Everybody]], before: View[OpenTable, Everybody]
) -> Moment | None:
    """Post a count that decides something: it is whole, with everybody who has not voted."""
    if not isinstance(told.event, Ballots):
        return None
    earlier = {
        each.event.player for each in takewhile(lambda each: each is not told, news) if isinstance(each.event, Died)
    }
    living = tuple([seat for seat in before.table.living if seat not in earlier])
    shown = tally_of(before, told.event, living)
    return Moment(shorten("\n".join((heading(voice, shown), *whole_count(voice, shown))), MESSAGE))


def counted(voice: Voice, numbers: Mapping[str, int]) -> Iterator[str]:
    """Say how many have voted for whom, the most first."""
    for name in sorted(numbers, key=lambda name: -numbers[name]):
        shown = voice.say("no-lynch") if name == NO_LYNCH else voice.show(name)
        yield voice.say("votes-counted-line", {"name": shown, "count": numbers[name]})
    if not numbers:
        yield voice.say("votes-counted-none")


def is_opening(voice: Voice, event: PhaseBegun) -> bool:
    """Whether the game begins with this day or night."""
    return event.number == 1 and event.phase == str(file_of(voice).first)


def _phase(voice: Voice, event: PhaseBegun) -> Moment:
    is_night = event.phase is Time.NIGHT
    if is_opening(voice, event):
        title = plain(phase_heading(voice, event.phase, event.number))
        return Moment("", title, "night" if is_night else None, drama=voice.say("phase-first.story"))
    return voice.moment(f"phase-{event.phase}", {"number": event.number}, "night" if is_night else None)


def side_that_won(voice: Voice, event: Outcome) -> str:
    """Name the side that has won."""
    return "" if event.side is None else side_name(voice, event.side)
