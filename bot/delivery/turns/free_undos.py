"""Finds the move that a player may take back without asking anybody, because nothing has followed from it yet."""

from bot.delivery.turns.turn_posts import TOLD_APART
from bot.storage.games.hosted_game import HostedGame
from engine.asks import awaited
from engine.audience import To
from engine.choiceless import choiceless
from engine.judging import asked_publicly
from engine.log import FIRST_LINE, latest


def freely_undone(hosted: HostedGame) -> int | None:
    """Return the line that began the present wait, if it is the awaited player's own choice and their turn goes on.

    It has told nothing but what everybody could foresee, and the GM has not acted since. Neither the clock nor a GM has
    made it for them: that is no choice of theirs, and so could not be undone. Whether a press on *Undo* works follows
    from what everybody knows, and from whose press a public move was.
    """
    rulebook = hosted.rulebook
    if not rulebook.foreseeable:
        return None
    entry = next(latest(hosted.told(To.PUBLIC).until(hosted.wait_line).entries))
    if (
        entry.line == FIRST_LINE
        or entry.line in hosted.made_for_seats
        or not rulebook.foreseeable.issuperset(map(type, entry.events))
    ):
        return None
    if any(later.has_any(TOLD_APART) for later in hosted.told(To.PUBLIC).entries.since(hosted.wait_line + 1)):
        return None
    before = hosted.view_at(entry.line - 1, To.PUBLIC)
    if choiceless(rulebook, before) is not None:
        return None
    was_theirs = awaited(asked_publicly(rulebook, before)).seats == hosted.asks.awaited.seats
    return entry.line if was_theirs else None
