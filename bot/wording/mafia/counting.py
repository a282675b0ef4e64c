"""The vote book: the count on demand, and every change to it."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.wording.mafia.votes import Tally, voters_for, whole_count
from bot.wording.pages import Page
from bot.wording.time_words import clock, date
from bot.wording.voice import Voice
from engine.mafia.events import NO_LYNCH, Ballots

Shown = Sequence[tuple[datetime, Ballots]]
"""Counts as they were shown, with their times."""


def count(voice: Voice, number: int, tally: Tally, deadline: datetime | None, *, is_locked: bool) -> Page:
    """Show the count as forums write it: the wagons, who has not voted, the majority, and the deadline."""
    lines = [] if tally.counts else [voice.say("count-none")]
    lines += whole_count(voice, tally)
    lines.append(voice.say("count-needed", {"needed": tally.needed, "living": len(tally.living)}))
    if is_locked:
        lines.append(voice.say("card-votes-closed"))
    if deadline is not None:
        lines.append(voice.say("count-until", {"when": date(deadline), "vote": tally.vote}))
    return voice.page(voice.say("count-title", {"number": number, "vote": tally.vote}), "\n".join(lines))


def changes(voice: Voice, shown: Shown) -> Page:
    """Show who voted for whom and when, oldest first."""
    lines = list(_changes(voice, shown)) or [voice.say("count-none")]
    return voice.page(voice.say("changes-title"), "\n".join(lines))


def _changes(voice: Voice, shown: Shown) -> Iterator[str]:
    before: dict[str, str] = {}
    for at, ballots in shown:
        after = voters_for(ballots.counts)
        for voter in dict.fromkeys([*before, *after]):
            if before.get(voter) != after.get(voter):
                yield _change(voice, at, voter, after.get(voter))
        before = after


def _change(voice: Voice, at: datetime, voter: str, target: str | None) -> str:
    values = {"when": clock(at), "voter": voice.show(voter)}
    if target is None:
        return voice.say("change-withdrawn", values)
    if target == NO_LYNCH:
        return voice.say("change-no-lynch", values)
    return voice.say("change-vote", {**values, "target": voice.show(target)})
