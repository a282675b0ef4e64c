"""The story of a game of parties: the first doubts, the deciding vote, and who went most often."""

from collections import Counter
from collections.abc import Iterator

from bot.wording.pages import Page
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.parties.events import PastVote
from engine.parties.round import Round


def story(voice: Voice, round_: Round, evil: tuple[str, ...]) -> Page | None:
    """Tell it, once everybody knows who was ``evil``."""
    lines = tuple(_lines(voice, round_, evil))
    return voice.page(voice.say("reveal-story-title"), "\n".join(lines)) if lines else None


def _lines(voice: Voice, round_: Round, evil: tuple[str, ...]) -> Iterator[str]:
    votes = [vote for vote in round_.past_votes if vote.approved is not None]
    if not votes:
        return
    for seat in evil:
        yield _doubted(voice, seat, votes, evil)
    yield _decided(voice, votes[-1])
    sent = Counter(seat for past in round_.past_quests if past.success is not None for seat in past.party)
    if sent:
        most = max(sent.values())
        names = voice.names(seat for seat in round_.order if sent[seat] == most)
        yield voice.say("story-sent", {"names": names, "count": most})


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
