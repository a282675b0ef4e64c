"""Connects the delivery to the code that runs the games: what it asks of that code, and reports to it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.delivery.card.painter import LoseRoom
from bot.delivery.posts.result_previews import Foresee
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark

MakePage = Callable[[HostedGame, bytes, Sequence[Remark]], Awaitable[bytes | None]]
"""Makes a page that replays a game from its record, with these remarks; None if it would be too long."""


@dataclass(slots=True)
class DeliveryHooks:
    """``games`` loads games; ``foresee`` returns one as it will be once its GM publishes the pending result.

    ``lose`` hears of a game whose room is lost. Without ``make_page`` no game gets a page at its end.
    """

    games: Games
    lose: LoseRoom
    foresee: Foresee
    make_page: MakePage | None = None
