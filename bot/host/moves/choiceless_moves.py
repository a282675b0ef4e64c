"""Makes the moves that leave their players no choice, where the table has not chosen to make them by hand.

Each is an ordinary line of its seat, marked as made by the bot, in the step of the move that led to it. So both are
saved together, and no restart comes between. Only the course of play leads to such a move: after an undo its player
is asked, because otherwise the bot would make the same move again at once.
"""

from collections.abc import Iterator

from bot.host.moves.submissions import Accepted, accept
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Choiceless
from engine.audience import To
from engine.choiceless import choiceless

MOST = 200
"""The most such moves in one step, because others wait meanwhile. The next one is asked of its player."""


def make_choiceless(after: HostedGame) -> Iterator[Accepted]:
    """Make the moves without a choice to which the last line has led, one after the other, and yield them."""
    game, rulebook = after.started, after.rulebook
    if after.settings.choiceless is Choiceless.BY_HAND:
        return
    for _ in range(MOST):
        leads_on = game.log[-1].has_any(rulebook.phases.openings)
        submission = choiceless(rulebook, after.view(To.PUBLIC)) if leads_on else None
        if submission is None:
            return
        yield accept(game, submission, after.chance(after))
