"""Every vote so far: the proposals, who was for them, and the results."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from bot.pictures.look import Look, Score
from bot.pictures.parties.track import Stop, Track
from bot.pictures.picture import Show
from bot.wording.voice import Voice
from engine.parties.events import PastVote
from engine.parties.round import Round

MOST = 8
"""The most proposals shown; they are the last ones."""


class Mark(StrEnum):
    """The public votes of a player. A private vote shows as none before the close."""

    FOR = "for"
    AGAINST = "against"
    NONE = "none"


class Column(Struct, frozen=True):
    """A proposal: its number and quest, each seat's vote, the count, and the result.

    Seats are numbered from 0 in the leaders' order. While the vote is open, ``approved`` is None and nothing is
    counted.
    """

    number: int
    quest: int
    leader: int
    party: tuple[int, ...]
    marks: tuple[Mark, ...]
    doubled: tuple[int, ...]
    approved: bool | None
    count: str


class Votes(Struct, frozen=True):
    """Everything that is drawn. ``stops`` are the quests that had a proposal."""

    look: Look
    title: str
    scores: tuple[Score, ...]
    stops: tuple[Stop, ...]
    seats: tuple[str, ...]
    columns: tuple[Column, ...]
    said: tuple[tuple[str, str], ...]
    """The words beside the marks, by their kind."""


def columns_of(voice: Voice, round_: Round, *, is_open: bool) -> tuple[Column, ...]:
    """Return the last proposals, including the one being voted on."""
    past = list(enumerate(round_.past_votes, 1))
    columns = [_column(voice, round_.order, number, vote) for number, vote in past]
    if is_open and round_.leader is not None:
        public = {seat: approve for seat, approve in round_.cast.items() if approve is not None}
        now = PastVote(round_.quest, round_.rejections + 1, round_.leader, round_.party, None, public)
        columns.append(_column(voice, round_.order, len(past) + 1, now))
    return tuple(columns[-MOST:])


def _column(voice: Voice, order: Sequence[str], number: int, vote: PastVote) -> Column:
    place = {seat: at for at, seat in enumerate(order)}
    marks = {True: Mark.FOR, False: Mark.AGAINST, None: Mark.NONE}
    return Column(
        number,
        vote.quest,
        place[vote.leader],
        tuple(sorted(place[seat] for seat in vote.party)),
        tuple(marks[vote.votes.get(seat)] for seat in order),
        tuple(sorted(place[seat] for seat in vote.doubled)),
        vote.approved,
        "" if vote.approved is None else _counted(voice, vote),
    )


def _counted(voice: Voice, vote: PastVote) -> str:
    counts = {True: 0, False: 0}
    for seat, approve in vote.votes.items():
        counts[approve] += 1 + (seat in vote.doubled)
    return voice.say("picture-vote-tally", {"for": str(counts[True]), "against": str(counts[False])})


WORDS = ("quest", "proposal", "count", "result", "yes", "no", "for", "against", "none", "leads", "goes")
"""The kinds of words written beside the marks."""


def votes_of(voice: Voice, track: Track, round_: Round, *, is_open: bool, is_over: bool) -> Votes:
    """Return everything that the picture of the votes shows."""
    columns = columns_of(voice, round_, is_open=is_open)
    quests = {column.quest for column in columns}
    return Votes(
        track.look,
        _title(voice, columns, is_over=is_over),
        track.scores,
        tuple(stop for stop in track.stops if stop.number in quests),
        round_.order,
        columns,
        tuple((word, _word(voice, word)) for word in WORDS),
    )


def _title(voice: Voice, columns: Sequence[Column], *, is_over: bool) -> str:
    if not columns or columns[0].number == 1:
        return voice.say("picture-votes-all" if is_over else "picture-votes")
    return voice.say("picture-votes-last", {"count": len(columns)})


def _word(voice: Voice, word: str) -> str:
    return voice.say(f"picture-{word}" if word in ("leads", "goes") else f"picture-vote-{word}")


def said_of_votes(voice: Voice, votes: Votes, show: Show) -> str:
    """Return every proposal with its quest, leader, party, each player's vote, the count and the result."""
    return "\n".join(_lines(voice, votes, show))


def _lines(voice: Voice, votes: Votes, show: Show) -> Iterator[str]:
    seats = [
        voice.say("picture-said-number", {"number": str(at), "name": show(seat)})
        for at, seat in enumerate(votes.seats, 1)
    ]
    yield voice.say("picture-said-of", {"title": votes.title, "what": ", ".join(seats)})
    for column in votes.columns:
        yield _said(voice, column, {stop.number: stop.word for stop in votes.stops})


def _said(voice: Voice, column: Column, words: Mapping[int, str]) -> str:
    silent = voice.say("picture-vote-none") if column.approved is not None else voice.say("picture-vote-unseen")
    told = {voice.say("picture-vote-for"): Mark.FOR, voice.say("picture-vote-against"): Mark.AGAINST, silent: Mark.NONE}
    parts = [f"{word} {_numbers(voice, column, mark)}" for word, mark in told.items() if mark in column.marks]
    if column.approved is not None:
        result = voice.say("picture-vote-yes" if column.approved else "picture-vote-no")
        parts.append(f"{column.count} {result}")
    party = " ".join(str(seat + 1) for seat in column.party)
    values = {"number": str(column.number), "quest": str(column.quest), "word": words.get(column.quest, "")}
    return voice.say(
        "picture-said-vote", {**values, "leader": str(column.leader + 1), "party": party, "votes": "; ".join(parts)}
    )


def _numbers(voice: Voice, column: Column, mark: Mark) -> str:
    """Return the numbers of the seats that voted this way."""
    seats = [seat for seat, own in enumerate(column.marks) if own is mark]
    twice = {seat: voice.say("picture-vote-twice", {"number": str(seat + 1)}) for seat in column.doubled}
    return " ".join(twice.get(seat, str(seat + 1)) for seat in seats)
