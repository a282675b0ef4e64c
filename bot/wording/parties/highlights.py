"""The highlights of all games of parties: who sets out, how quests end, and what depends on the next."""

from collections.abc import Sequence
from enum import StrEnum

from engine.audience import Everybody
from engine.events import Outcome
from engine.parties.events import PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.views import Told


class Highlight(StrEnum):
    """A kind of highlight."""

    FIRST_PARTY = "first-party"
    PARTY_APPROVED = "party-approved"
    PARTY_APPROVED_NARROWLY = "party-approved-narrowly"
    """One vote fewer, and the party would have been rejected."""
    PARTY_REJECTED = "party-rejected"
    LAST_CHANCE = "last-chance"
    """One more rejection ends the game."""
    QUEST_WON = "quest-won"
    QUEST_WON_NARROWLY = "quest-won-narrowly"
    """There was sabotage, and not enough of it."""
    QUEST_FAILED = "quest-failed"
    QUEST_FAILED_BADLY = "quest-failed-badly"
    """There was more than one sabotage."""
    BETRAYAL = "betrayal"
    """The first quest of the game that has failed."""
    DECIDING_QUEST = "deciding-quest"
    """The quest comes next."""
    VICTORY_GOOD = "victory-good"
    VICTORY_EVIL = "victory-evil"


VICTORIES = {Side.GOOD: Highlight.VICTORY_GOOD, Side.EVIL: Highlight.VICTORY_EVIL}


def highlight(told: Told[Everybody], before: Sequence[Told[Everybody]], to_win: int, limit: int) -> Highlight | None:
    """Name the highlight that an event is, in a game with so many quests to win and rejections to lose."""
    match told.event:
        case PartyProposed():
            is_first = not any(isinstance(each.event, PartyProposed) for each in reversed(before))
            return Highlight.FIRST_PARTY if is_first else None
        case VoteClosed() as vote:
            return _vote(vote, limit)
        case QuestDone() as quest:
            past = [each.event for each in before if isinstance(each.event, QuestDone)]
            return _quest([*past, quest], to_win)
        case Outcome(side=str(side)):
            return VICTORIES[Side(side)]
        case _:
            return None


def _vote(vote: VoteClosed, limit: int) -> Highlight | None:
    """Name the highlight of a vote. One that ends the game leaves it to the victory."""
    if vote.approved:
        weights = {seat: 2 if seat in vote.doubled else 1 for seat in vote.votes}
        margin = sum(weights[seat] if approve else -weights[seat] for seat, approve in vote.votes.items())
        return Highlight.PARTY_APPROVED_NARROWLY if margin == 1 else Highlight.PARTY_APPROVED
    if vote.rejections >= limit - 1:
        return Highlight.LAST_CHANCE if vote.rejections == limit - 1 else None
    return Highlight.PARTY_REJECTED


def _quest(quests: Sequence[QuestDone], to_win: int) -> Highlight | None:
    """Name the highlight of the last of these quests. One that ends the game leaves it to the victory."""
    last = quests[-1]
    won = sum(quest.success for quest in quests)
    failed = len(quests) - won
    if to_win in (won, failed):
        return None
    if won == failed == to_win - 1:
        return Highlight.DECIDING_QUEST
    if last.success:
        return Highlight.QUEST_WON_NARROWLY if last.sabotages else Highlight.QUEST_WON
    if failed == 1:
        return Highlight.BETRAYAL
    return Highlight.QUEST_FAILED_BADLY if last.sabotages > 1 else Highlight.QUEST_FAILED
