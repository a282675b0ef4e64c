"""Lets GMs write above each text of a result that waits for them, or in place of the theme's drama in it.

What they write is kept beside the pending result, and told with it: each text gets a message of its own, just before
the game's own, in which every fact stays. If the result is withdrawn, so are the words.
"""

from collections.abc import Iterator
from dataclasses import replace

from msgspec.structs import replace as replace_fields
from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.posts.result_previews import has_drama, receivers_of
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.leading.pending_results import foresee, pending_in
from bot.host.locked_games import locked
from bot.host.moves.saving import save_pending
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import result_due
from bot.storage.outbox.outbox import Destination, destination_of, save_owed
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.pending_result import HeldWords, PendingResult


class ResultWords:
    """Keeps what GMs write beside a result that waits for them."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def keep(self, game_id: int, wait_token: str, receiver: str, words: HeldWords) -> HostedGame:
        """Keep the words for a text of the pending result, by its receiver; return the game then.

        An empty text takes them away. Other GMs who see the result get it anew. Raises Denied.
        """

        def change(connection: Connection) -> tuple[HostedGame, list[OutboxRow]]:
            hosted = locked(self._games, connection, game_id)
            pending = pending_in(hosted, wait_token)
            _check(hosted, receiver, words)
            after = replace(hosted, pending=_with_words(pending, receiver, words))
            save_pending(connection, hosted, after)
            rows = [*_shown_again(after, words.by)]
            save_owed(connection, rows)
            return after, rows

        async with self._games.lock(game_id):
            after, rows = await self._database.write(change)
            self._games.keep(after)
        self._delivery.wake(map(destination_of, rows))
        return after


def _with_words(pending: PendingResult, receiver: str, words: HeldWords) -> PendingResult:
    """Return a pending result with these words for a receiver, or without any if their text is empty."""
    others = {to: said for to, said in pending.words.items() if to != receiver}
    kept = {**others, receiver: words} if words.text else others
    return replace_fields(pending, words=kept)


def _check(hosted: HostedGame, receiver: str, words: HeldWords) -> None:
    """Raise Denied unless a GM may write beside this text: a GM without a seat, and a text that will be told."""
    if not hosted.is_known_to(words.by):
        raise Denied("gm-plays")
    foreseen = foresee(hosted)
    if receiver not in receivers_of(foreseen) or (words.instead and not has_drama(foreseen, receiver)):
        raise Denied("nothing-held")


def _shown_again(hosted: HostedGame, writer: int) -> Iterator[OutboxRow]:
    """Queue the result for the other GMs without a seat, who would otherwise publish words that they haven't seen."""
    for gm_id in hosted.knowing_gms:
        if gm_id != writer:
            yield result_due(hosted, Destination(user_id=gm_id), [], now())
