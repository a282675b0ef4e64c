"""The true story of a game of parties: its turning point, and the first doubts."""

from collections.abc import Iterator, Sequence

from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody
from engine.parties.events import PartyProposed, PastVote
from engine.parties.round import Round
from engine.views import Told


def turning_point(voice: Voice, told: Sequence[Told[Everybody]]) -> int | None:
    """Return the line of the last proposal, on which everything else depended."""
    return next((each.line for each in reversed(told) if isinstance(each.event, PartyProposed)), None)


def decided(voice: Voice, round_: Round) -> Iterator[str]:
    """Tell the last vote, on which everything else depended."""
    for vote in _closed(round_)[-1:]:
        yield _decided(voice, vote)


def doubts(voice: Voice, round_: Round, evil: tuple[str, ...]) -> Iterator[str]:
    """Tell when each of those who were ``evil`` was first doubted."""
    if votes := _closed(round_):
        yield from (_doubted(voice, seat, votes, evil) for seat in evil)


def _closed(round_: Round) -> list[PastVote]:
    return [vote for vote in round_.past_votes if vote.approved is not None]


def _doubted(voice: Voice, seat: str, votes: list[PastVote], evil: tuple[str, ...]) -> str:
    """Return who, of those who did not know, first opposed a party with this evil player."""
    for vote in votes:
        doubts = [voter for voter, approve in vote.votes.items() if not approve and voter not in evil]
        if seat in vote.party and doubts:
            return voice.say("story-doubted", {**_of(vote), "player": voice.show(seat), "names": voice.names(doubts)})
    return voice.say("story-never-doubted", {"player": voice.show(seat)})


def _decided(voice: Voice, vote: PastVote) -> str:
    values: dict[str, Value] = {
        **_of(vote),
        "leader": voice.show(vote.leader),
        "party": voice.names(vote.party),
        "for": _weight(vote, approve=True),
        "against": _weight(vote, approve=False),
    }
    return voice.say("story-sent-out" if vote.approved else "story-held-back", values)


def _weight(vote: PastVote, *, approve: bool) -> int:
    return sum(2 if voter in vote.doubled else 1 for voter, own in vote.votes.items() if own is approve)


def _of(vote: PastVote) -> dict[str, Value]:
    return {"quest": vote.quest, "attempt": vote.attempt}
