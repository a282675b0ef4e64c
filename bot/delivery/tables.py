"""What the delivery asks of those who carry the games on, and tells them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.delivery.foreseeing import Foresee
from bot.delivery.painter import LoseRoom
from bot.storage.games import Games
from bot.storage.live import Live

MakePage = Callable[[Live, bytes], Awaitable[bytes | None]]
"""Makes of a game and its record a page that replays it; None of one that is too long."""


@dataclass(slots=True)
class Tables:
    """The ``games``; ``foresee`` gives one as it will be once its GM tells what waits for him.

    ``lose`` is told of one whose room is lost. Without ``make_page`` no game gets a page at its end.
    """

    games: Games
    lose: LoseRoom
    foresee: Foresee
    make_page: MakePage | None = None
