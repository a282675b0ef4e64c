"""What the delivery asks of those who carry the games on, and tells them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.delivery.card.painter import LoseRoom
from bot.delivery.posts.result_previews import Foresee
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame

MakePage = Callable[[HostedGame, bytes], Awaitable[bytes | None]]
"""Makes of a game and its record a page that replays it; None of one that is too long."""


@dataclass(slots=True)
class DeliveryHooks:
    """The ``games``; ``foresee`` gives one as it will be once its GM tells what waits for him.

    ``lose`` is told of one whose room is lost. Without ``make_page`` no game gets a page at its end.
    """

    games: Games
    lose: LoseRoom
    foresee: Foresee
    make_page: MakePage | None = None
