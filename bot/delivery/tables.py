"""What the delivery asks of those who carry the games on, and tells them."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.delivery.foreseeing import Foresee
from bot.delivery.painter import LoseRoom
from bot.storage.live import Live


class Tables(NamedTuple):
    """The games: ``load`` gives one as it is now, and ``foresee`` as it will be once its GM tells what waits for him.

    ``lose`` is told of one whose room is lost.
    """

    load: Callable[[int], Awaitable[Live | None]]
    lose: LoseRoom
    foresee: Foresee
