"""Finds the move that a player may take back without asking anybody, because nothing has followed from it yet."""

from bot.delivery.posts.turn_posts import TOLD_APART
from bot.storage.games.hosted_game import HostedGame
from engine.audience import To
from engine.choiceless import choiceless, is_always_open
from engine.judging import asked_publicly
from engine.log import FIRST_LINE, latest


def freely_undone(hosted: HostedGame) -> int | None:
    """Return the line that began the present wait, if it is the awaited player's own choice and their throw goes on.

    It has told nothing but itself, and the GM has not acted since. That follows from what everybody knows.
    """
    rulebook = hosted.rulebook
    if not (rulebook.turns and rulebook.retractable):
        return None
    entry = next(latest(hosted.told(To.PUBLIC).until(hosted.wait_line).entries))
    since = hosted.told(To.PUBLIC).entries.since(hosted.wait_line + 1)
    if entry.line == FIRST_LINE or len(entry.events) > 1 or any(later.has_any(TOLD_APART) for later in since):
        return None
    before = hosted.view_at(entry.line - 1, To.PUBLIC)
    if choiceless(rulebook, before) is not None:
        return None
    awaited = hosted.asks.awaited.seats
    asks = [ask for ask in asked_publicly(rulebook, before) if not is_always_open(rulebook, ask)]
    are_theirs = all(ask.move in rulebook.retractable and ask.awaited == awaited for ask in asks)
    return entry.line if asks and are_theirs else None
