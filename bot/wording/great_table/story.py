"""The story of a game: the first suspicions, the last lynch, and who had the most votes."""

from collections.abc import Iterator, Sequence

from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.great_table.events import Cause
from engine.great_table.roles import Side
from engine.great_table.table import GreatTable
from engine.great_table.today import Counts
from engine.views import View


def story(voice: Voice, view: View[GreatTable, Everybody]) -> Page | None:
    """Tell it from the last count of each day."""
    table = view.table
    counts = (*table.past_counts, table.votes.counts) if table.votes.counts else table.past_counts
    lines = tuple(_lines(voice, table, counts))
    return voice.page(voice.say("reveal-story-title"), "\n".join(lines)) if any(counts) else None


def _lines(voice: Voice, table: GreatTable, counts: Sequence[Counts]) -> Iterator[str]:
    house = table.on_side(Side.HOUSE)
    for seat in house:
        yield _suspected(voice, seat, counts, house)
    yield from _lynch(voice, table, counts)
    votes = {seat: sum(len(past.get(seat, ())) for past in counts) for seat in table.seats}
    if most := max(votes.values()):
        names = voice.names(seat for seat in table.seats if votes[seat] == most)
        yield voice.say("story-most-votes", {"names": names, "count": most})


def _lynch(voice: Voice, table: GreatTable, counts: Sequence[Counts]) -> Iterator[str]:
    """Tell of the last lynch, and the voters who brought it about."""
    lynched = [(seat, grave.number) for seat, grave in table.graves.items() if grave.cause is Cause.LYNCH]
    for seat, number in lynched[-1:]:
        if number <= len(counts) and (voters := counts[number - 1].get(seat)):
            values = {"player": voice.show(seat), "number": str(number), "names": voice.names(voters)}
            yield voice.say("story-lynch", values)


def _suspected(voice: Voice, seat: str, counts: Sequence[Counts], house: tuple[str, ...]) -> str:
    for number, past in enumerate(counts, start=1):
        if voters := [voter for voter in past.get(seat, ()) if voter not in house]:
            values = {"player": voice.show(seat), "names": voice.names(voters), "number": str(number)}
            return voice.say("story-suspected", values)
    return voice.say("story-never-suspected", {"player": voice.show(seat)})
