"""Decides when the card is urgent: with posts that everybody sees, not with each move within a wait or a turn."""

from bot.storage.games.hosted_game import HostedGame
from engine.events import Outcome, Resumed, Undone
from engine.log import Entry

BEGINS_ANEW = frozenset({Resumed, Undone, Outcome})


def is_new_moment(before: HostedGame, after: HostedGame, entry: Entry) -> bool:
    """Whether a line begins another wait, on a board another turn, or stops, resumes or ends the game.

    A vote's own post shows how it goes, so its card may wait. Everybody sees that a card is urgent, so urgency follows
    only from what everybody knows.
    """
    if before.wait_token == after.wait_token:
        return _shown(before) != _shown(after)
    if after.asks.are_shared and not any(type(event) in BEGINS_ANEW for event in entry.events):
        return False
    turns = after.rulebook.turns
    return not turns or any(type(event) in turns | BEGINS_ANEW for event in entry.events)


def _shown(hosted: HostedGame) -> tuple[object, ...]:
    return (hosted.phase, hosted.deadline, hosted.started.table.paused)
