"""The reveal: who was who, all votes in a table that fits a telephone, and every order."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from bot.wording.pages import FENCE, Page, packed
from bot.wording.quests.terms import place, role_heading, side_heading, tally
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.parties.events import PastQuest, PastVote
from engine.parties.sides import Side
from engine.quests.events import Reveal
from engine.quests.table import QuestTable

ROOM = 1500
"""Units of a vote table on one page, so that its key fits too."""


def reveal(voice: Voice, event: Reveal) -> tuple[Page, ...]:
    """Show everything."""
    return (_roles(voice, event), *_past(voice, tuple(event.roles), event.votes, event.quests))


def history(voice: Voice, table: QuestTable) -> tuple[Page, ...]:
    """Show what everybody knows of the past, from the public view."""
    return tuple(_past(voice, table.seats, table.round.past_votes, table.round.past_quests))


def _past(
    voice: Voice, seats: tuple[str, ...], votes: Sequence[PastVote], quests: Sequence[PastQuest]
) -> Iterator[Page]:
    yield from _votes(voice, seats, votes)
    yield _orders(voice, quests)


def _roles(voice: Voice, event: Reveal) -> Page:
    fields = []
    for side in Side:
        seats = [seat for seat, own in event.sides.items() if own is side]
        lines = [
            voice.say("reveal-seat", {"name": voice.show(seat), "role": role_heading(voice, event.roles[seat], side)})
            for seat in seats
        ]
        fields.append((side_heading(voice, side), "\n".join(lines)))
    return voice.page(voice.say("reveal-title"), "", tuple(fields))


def _votes(voice: Voice, seats: tuple[str, ...], votes: Sequence[PastVote]) -> Iterator[Page]:
    title = voice.say("reveal-votes-title")
    if not votes:
        yield voice.page(title, voice.say("reveal-no-votes"))
        return
    letters = dict(zip(seats, ascii_uppercase, strict=False))
    key = " ".join(voice.say("reveal-letter", {"letter": letters[seat], "name": voice.show(seat)}) for seat in letters)
    widest = max(len(past.party) for past in votes)
    rows = [_row(voice, past, letters, widest) for past in votes]
    head = f"{'':6}{'':{widest}} {''.join(letters.values())}"
    parts = list(packed(rows, ROOM))
    for number, part in enumerate(parts, start=1):
        values: dict[str, Value] = {"title": title, "page": number, "pages": len(parts)}
        table = f"{key}\n{FENCE}\n{head}\n{part}\n{FENCE}\n{voice.say('reveal-votes-key')}"
        yield voice.page(title if len(parts) == 1 else voice.say("page-of", values), table)


def _row(voice: Voice, past: PastVote, letters: dict[str, str], widest: int) -> str:
    party = "".join(letters[seat] for seat in past.party)
    marks = {True: voice.say("reveal-yes"), False: voice.say("reveal-no"), None: voice.say("reveal-silent")}
    votes = "".join(marks[past.votes.get(seat)] for seat in letters)
    came = voice.say({True: "reveal-sent", False: "reveal-rejected", None: "reveal-open"}[past.approved])
    return f"{past.quest}.{past.attempt} {letters[past.leader]} {party:{widest}} {votes} {came}"


def _orders(voice: Voice, quests: Sequence[PastQuest]) -> Page:
    title = voice.say("reveal-quests-title")
    if not quests:
        return voice.page(title, voice.say("reveal-no-quests"))
    return voice.page(title, "", tuple(_quest(voice, past) for past in quests))


def _quest(voice: Voice, past: PastQuest) -> tuple[str, str]:
    values: dict[str, Value] = {"number": past.number, "place": place(voice, past.number)}
    lines = [tally(voice, past.success, past.sabotages)] if past.success is not None else []
    for support, message in ((True, "reveal-supported"), (False, "reveal-sabotaged")):
        if seats := [seat for seat, own in past.actions.items() if own is support]:
            lines.append(voice.say(message, {"names": voice.names(seats)}))
    if past.inverted is not None:
        lines.append(voice.say("reveal-inverted", {"name": voice.show(past.inverted)}))
    head = {True: "reveal-succeeded", False: "reveal-failed", None: "reveal-unfinished"}[past.success]
    return voice.say(head, values), "\n".join(lines)
