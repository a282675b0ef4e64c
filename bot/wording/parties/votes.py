"""Votes and leaders: the post when a vote closes, the fields of the card, and the grid of all votes."""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

from msgspec.structs import replace

from bot.wording.moment_words import Moment
from bot.wording.pages import FENCE, Page, packed
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.parties.events import PastVote, VoteClosed
from engine.parties.round import Round

ROOM = 1500
"""The units of the grid of votes on one page, which leave room for its key."""


def vote_post(voice: Voice, event: VoteClosed, seats: int, limit: int) -> Moment:
    """Tell how everybody voted, out of this many seats, and how many of the allowed rejections there were."""
    approving = [seat for seat, approve in event.votes.items() if approve]
    rejecting = [seat for seat, approve in event.votes.items() if not approve]
    values: dict[str, Value] = {
        "for": _weight(approving, event),
        "against": _weight(rejecting, event),
        "rejections": event.rejections,
        "limit": limit,
    }
    told = voice.moment("vote-approved" if event.approved else "vote-rejected", values)
    return replace(told, text="\n".join([told.text, *_votes(voice, event, approving, rejecting, seats)]))


def _weight(voters: Iterable[str], event: VoteClosed) -> int:
    """Return the weight of these votes."""
    return sum(2 if voter in event.doubled else 1 for voter in voters)


def _votes(voice: Voice, event: VoteClosed, approving: list[str], rejecting: list[str], seats: int) -> Iterator[str]:
    if approving:
        yield voice.say("vote-for", {"names": voice.names(approving)})
    if rejecting:
        yield voice.say("vote-against", {"names": voice.names(rejecting)})
    if twice := [seat for seat in event.votes if seat in event.doubled]:
        yield voice.say("vote-twice", {"names": voice.names(twice)})
    if silent := seats - len(event.votes):
        yield voice.say("vote-silent", {"count": silent})


def leaders(voice: Voice, round_: Round) -> str:
    """List the leaders in their order, with the present one marked."""
    return ", ".join(
        voice.say("card-leads", {"name": voice.show(seat)}) if seat == round_.leader else voice.show(seat)
        for seat in round_.order
    )


def votes_in(voice: Voice, seats: tuple[str, ...], round_: Round) -> str:
    """Say who has voted, and how if the vote was public."""
    return ", ".join(_cast(voice, seat, round_.cast[seat]) for seat in seats if seat in round_.cast)


def standing(voice: Voice, seats: tuple[str, ...], round_: Round) -> tuple[str, ...]:
    """Say how a vote stands: who has voted openly and how, how many votes are sealed, and who is missing."""
    return tuple(_standing(voice, seats, round_)) if round_.cast else ()


def longest_standing(voice: Voice, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Say as much of how a vote stands as can be said, apart from who is missing."""
    sealed, *others = sorted(seats, key=len)
    votes = {seat: place % 2 == 0 for place, seat in enumerate(others)}
    return standing(voice, seats, Round(cast={sealed: None, **votes}))


def _standing(voice: Voice, seats: tuple[str, ...], round_: Round) -> Iterator[str]:
    for approve, message in ((True, "vote-for"), (False, "vote-against")):
        if names := [seat for seat in seats if round_.cast.get(seat) is approve]:
            yield voice.say(message, {"names": voice.names(names)})
    if sealed := list(round_.cast.values()).count(None):
        yield voice.say("vote-sealed", {"count": sealed})
    if missing := [seat for seat in seats if seat not in round_.cast]:
        yield voice.say("vote-missing", {"names": voice.names(missing)})


def _cast(voice: Voice, seat: str, approve: bool | None) -> str:
    if approve is None:
        return voice.show(seat)
    return voice.say("card-vote-open-yes" if approve else "card-vote-open-no", {"name": voice.show(seat)})


def vote_pages(voice: Voice, seats: tuple[str, ...], votes: Sequence[PastVote]) -> Iterator[Page]:
    """Draw the grid of all votes, on as many pages as it takes."""
    title = voice.say("reveal-votes-title")
    if not votes:
        yield voice.page(title, voice.say("reveal-no-votes"))
        return
    letters = dict(zip(seats, ascii_uppercase, strict=False))
    key = " ".join(voice.say("reveal-letter", {"letter": letters[seat], "name": voice.show(seat)}) for seat in letters)
    widest = max(len(past.party) for past in votes)
    rows = [_row(voice, past, letters, widest) for past in votes]
    marks = voice.say("reveal-votes-key")
    if any(past.doubled for past in votes):
        marks = f"{marks} {voice.say('reveal-votes-key-twice')}"
    head = f"{'':6}{'':{widest}} {''.join(letters.values())}"
    parts = list(packed(rows, ROOM))
    for number, part in enumerate(parts, start=1):
        values: dict[str, Value] = {"title": title, "page": number, "pages": len(parts)}
        grid = f"{key}\n{FENCE}\n{head}\n{part}\n{FENCE}\n{marks}"
        yield voice.page(title if len(parts) == 1 else voice.say("page-of", values), grid)


def _row(voice: Voice, past: PastVote, letters: dict[str, str], widest: int) -> str:
    party = "".join(letters[seat] for seat in past.party)
    votes = "".join(_mark(voice, past, seat) for seat in letters)
    came = voice.say({True: "reveal-sent", False: "reveal-rejected", None: "reveal-open"}[past.approved])
    return f"{past.quest}.{past.attempt} {letters[past.leader]} {party:{widest}} {votes} {came}"


def _mark(voice: Voice, past: PastVote, seat: str) -> str:
    if seat not in past.votes:
        return voice.say("reveal-silent")
    mark = "reveal-yes" if past.votes[seat] else "reveal-no"
    return voice.say(f"{mark}-twice" if seat in past.doubled else mark)
