"""The guess, the reasons for which a side wins, and the reveal."""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.audience import To
from engine.domains import OneSeat
from engine.events import Event
from engine.parties.round import open_quest, open_vote
from engine.quests.actions import Guess
from engine.quests.events import GuessMade, Reveal
from engine.quests.roles import RoleName
from engine.quests.table import QuestTable


class Reason(StrEnum):
    """Why a side has won."""

    QUESTS_DONE = "quests_done"
    QUESTS_FAILED = "quests_failed"
    TOO_MANY_REJECTIONS = "too_many_rejections"
    SEER_FOUND = "seer_found"


def may_guess(table: QuestTable, successes: int) -> bool:
    """Whether the guess is due, which follows this many successes."""
    return table.round.successes == successes and table.guess is None


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
