"""The end: the guess, who has won, and why."""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.audience import To
from engine.domains import OneSeat
from engine.events import Event
from engine.parties import winning
from engine.parties.round import open_quest, open_vote
from engine.parties.sides import Side
from engine.parties.winning import Victory
from engine.quests.actions import Guess
from engine.quests.events import GuessMade, Reveal
from engine.quests.roles import RoleName
from engine.quests.sizes import QUESTS_TO_WIN, REJECTIONS_TO_LOSE
from engine.quests.table import QuestTable


class Reason(StrEnum):
    """Why a side has won."""

    QUESTS_DONE = "quests_done"
    QUESTS_FAILED = "quests_failed"
    TOO_MANY_REJECTIONS = "too_many_rejections"
    SEER_FOUND = "seer_found"


VICTORIES = (
    Victory[QuestTable](Side.EVIL, Reason.QUESTS_FAILED, lambda table: table.round.failures == QUESTS_TO_WIN),
    Victory[QuestTable](Side.EVIL, Reason.SEER_FOUND, lambda table: table.guess is not None and table.guess.hit),
    Victory[QuestTable](Side.GOOD, Reason.QUESTS_DONE, lambda table: table.guess is not None and not table.guess.hit),
    Victory[QuestTable](
        Side.EVIL, Reason.TOO_MANY_REJECTIONS, lambda table: table.round.rejections == REJECTIONS_TO_LOSE
    ),
)


def has_come(table: QuestTable) -> bool:
    """Return whether a side has won."""
    return winning.has_come(VICTORIES, table)


def outcome(table: QuestTable) -> Iterable[Event]:
    """Announce the victory. Everybody now on that side has won."""
    return winning.outcome(VICTORIES, table)


def may_guess(table: QuestTable) -> bool:
    """Return whether the last guess is due."""
    return table.round.successes == QUESTS_TO_WIN and table.guess is None


def asked(table: QuestTable) -> tuple[Ask, ...]:
    """Ask the assassin for the seer, if the assassin is known here."""
    guessers = _guessers(table)
    targets = tuple(seat for seat in table.seats if seat not in guessers)
    return (Ask(Guess, guessers, {"target": OneSeat(targets, may_decline=True)}, guessers, secret=True, is_final=True),)


def _guessers(table: QuestTable) -> tuple[str, ...]:
    return tuple(seat for seat in table.roles if table.role(seat).may_guess)


def guess(table: QuestTable, target: str | None) -> Iterable[Event]:
    """Name a player as the seer, or decline."""
    (guesser,) = _guessers(table)
    hit = target is not None and table.role(target).is_sought
    yield GuessMade(to=To.PUBLIC, by=guesser, target=target, hit=hit)


def decline(table: QuestTable) -> Iterable[Event]:
    """Name nobody."""
    return guess(table, None)


def reveal(table: QuestTable) -> Reveal:
    """Reveal all roles, all votes, and every action of every quest, including interrupted ones."""
    return Reveal(
        to=To.PUBLIC,
        roles={seat: table.roles.get(seat, RoleName.PLAIN) for seat in table.seats},
        sides={seat: table.sides[seat] for seat in table.seats},
        votes=(*table.round.past_votes, *open_vote(table.round, table.seats)),
        quests=(*table.round.past_quests, *open_quest(table.round)),
    )
