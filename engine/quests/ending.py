"""The guess; who has won, and why."""

from collections.abc import Callable, Iterable
from enum import StrEnum

from msgspec import Struct

from engine.audience import To
from engine.events import Event, Outcome
from engine.quests.events import GuessMade, PastQuest, PastVote, Reveal
from engine.quests.roles import RoleName, Side
from engine.quests.sizes import QUESTS_TO_WIN, REJECTIONS_TO_LOSE
from engine.quests.table import QuestTable


class Reason(StrEnum):
    """Why a side has won."""

    QUESTS_DONE = "quests_done"
    QUESTS_FAILED = "quests_failed"
    TOO_MANY_REJECTIONS = "too_many_rejections"
    SEER_FOUND = "seer_found"


class Victory(Struct, frozen=True):
    """One way to win."""

    side: Side
    reason: Reason
    has_come: Callable[[QuestTable], bool]


VICTORIES = (
    Victory(Side.EVIL, Reason.QUESTS_FAILED, lambda table: table.failures == QUESTS_TO_WIN),
    Victory(Side.EVIL, Reason.SEER_FOUND, lambda table: table.guess is not None and table.guess.hit),
    Victory(Side.GOOD, Reason.QUESTS_DONE, lambda table: table.guess is not None and not table.guess.hit),
    Victory(Side.EVIL, Reason.TOO_MANY_REJECTIONS, lambda table: table.rejections == REJECTIONS_TO_LOSE),
)


def victory(table: QuestTable) -> Victory | None:
    """The victory that has come about, if one has."""
    return next((victory for victory in VICTORIES if victory.has_come(table)), None)


def outcome(table: QuestTable, victory: Victory) -> Outcome:
    """Announce a victory; everybody on that side now has won."""
    return Outcome(to=To.PUBLIC, side=victory.side, reason=victory.reason, winners=table.on_side(victory.side))


def guessers(table: QuestTable) -> tuple[str, ...]:
    """The player who may name the seer, if his role is known here."""
    return tuple(seat for seat in table.roles if table.role(seat).may_guess)


def guess(table: QuestTable, target: str | None) -> Iterable[Event]:
    """Name a player as the seer, or decline."""
    (guesser,) = guessers(table)
    hit = target is not None and table.role(target).is_sought
    return (GuessMade(to=To.PUBLIC, by=guesser, target=target, hit=hit),)


def reveal(table: QuestTable) -> Reveal:
    """Show all roles, all votes, and every action of every quest, those that the end has interrupted too."""
    return Reveal(
        to=To.PUBLIC,
        roles={seat: table.roles.get(seat, RoleName.PLAIN) for seat in table.seats},
        sides={seat: table.sides[seat] for seat in table.seats},
        votes=(*table.past_votes, *_open_vote(table)),
        quests=(*table.past_quests, *_open_quest(table)),
    )


def _open_vote(table: QuestTable) -> Iterable[PastVote]:
    if table.votes and table.leader is not None:
        votes = {seat: table.votes[seat] for seat in table.seats if seat in table.votes}
        yield PastVote(table.quest, table.rejections + 1, table.leader, table.party, None, votes)


def _open_quest(table: QuestTable) -> Iterable[PastQuest]:
    if table.orders:
        actions = {seat: table.orders[seat] for seat in table.party if seat in table.orders}
        sabotages = sum(not support for support in actions.values())
        yield PastQuest(table.quest, None, sabotages, table.party, actions)
