"""When the card hurries: with what everybody is told by a post, and not with each move within a wait or a turn."""

from bot.storage.games.hosted_game import HostedGame
from engine.events import Outcome, Resumed, Undone
from engine.log import Entry

BEGINS_ANEW = frozenset({Resumed, Undone, Outcome})


def is_new_moment(before: HostedGame, after: HostedGame, entry: Entry) -> bool:
    """Whether with a line another wait has begun, on a board another turn, or the game has stopped, gone on or ended.

    What hurries is seen by all, so it follows from nothing that some do not know.
    """
    if before.wait_token == after.wait_token:
        return _shown(before) != _shown(after)
    turns = after.rulebook.turns
    return not turns or any(type(event) in turns | BEGINS_ANEW for event in entry.events)


def _shown(hosted: HostedGame) -> tuple[object, ...]:
    return (hosted.phase, hosted.deadline, hosted.started.table.paused)
