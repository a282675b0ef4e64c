"""Makes the page of a finished game as one person knows it, with what they and the GMs have written to each other.

The page that everybody gets has the rulings alone.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.hooks import DeliveryHooks
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.history.published_games import StillOn, published
from bot.storage.people.remarks import (
    Remark,
    open_remarks_of,
    remarks_in_threads,
    remarks_of_player,
    remarks_said,
)
from engine.audience import To


class Replays:
    """Makes pages for one person each."""

    def __init__(self, database: Database, hooks: DeliveryHooks) -> None:
        self._database = database
        self._hooks = hooks

    async def page_for(self, hosted: HostedGame, user_id: int) -> bytes:
        """Return the page of a game for somebody who may know of it. Raises Denied."""
        try:
            record, _ = await self._database.read(lambda connection: published(connection, hosted))
        except StillOn:
            raise Denied("no-replay-yet") from None
        remarks = await self._database.read(lambda connection: _remarks_for(connection, hosted, user_id))
        make_page = self._hooks.make_page
        page = None if make_page is None else await make_page(hosted, record, remarks)
        if page is None:
            raise Denied("no-replay")
        return page


def _remarks_for(connection: Connection, hosted: HostedGame, user_id: int) -> Sequence[Remark]:
    """Return the remarks that somebody has had: all of them for a GM without a seat."""
    if hosted.is_known_to(user_id):
        return remarks_said(connection, hosted.id, now())
    own = {each.number: each for each in remarks_of_player(connection, hosted.id, user_id, now())}
    everybody = {each.number: each for each in open_remarks_of(connection, hosted.id, now())}
    said = remarks_in_threads(connection, hosted.id, now())
    apart = {each.number: each for each in said if _was_in_thread(hosted, user_id, each)}
    return [remark for _, remark in sorted({**own, **everybody, **apart}.items())]


def _was_in_thread(hosted: HostedGame, user_id: int, words: Remark) -> bool:
    """Whether somebody's seat was a member of a private thread when a GM wrote something for it."""
    occupancy = hosted.occupancy_of(user_id)
    if occupancy is None:
        return False
    threads = hosted.rulebook.private_threads(hosted.view_at(words.line, To.GM).table)
    return any(occupancy.name in each.members for each in threads if each.key == words.thread)
