"""A rematch: the same table once more, to which everybody of the old game is asked, and nobody seated."""

from sqlalchemy import Connection, update

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.denied import Denied
from bot.host.signup import Opening, SignUp
from bot.storage.database import Database
from bot.storage.games import Games
from bot.storage.live import Live
from bot.storage.models import GamePhase, GameRow, OutboxKind
from bot.storage.outbox import Destination, owed, save_owed
from bot.storage.reveals import reveals_at


class Rematches:
    """Opens games anew."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, sign_up: SignUp) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._sign_up = sign_up

    async def open(self, old: Live, gm_id: int) -> Live:
        """Open a game as another that is over was set up, in its room, for whoever leads it now. Raises Denied."""
        if old.phase is not GamePhase.OVER:
            raise Denied("rematch-not-over")
        if old.game is None or old.room.loss is not None:
            raise Denied("rematch-new")
        if reveals_at(old) is not None:
            # Whom it calls would tell who had sat down under an alias.
            raise Denied("rematch-waits")
        opening = Opening(old.theme.slug, old.guild_id, old.room.channel_id, gm_id, None, old.late, old.anonymous)
        live = await self._sign_up.open(opening)
        kept = {
            "options": _chosen(old),
            "hours": old.hours,
            "secrecy": old.secrecy,
            "reveal": old.reveal,
            "preview": old.preview,
            "counting": old.counting,
            "rematch_of": old.id,
        }
        room = Destination(room_id=live.room.id)

        def keep(connection: Connection) -> None:
            connection.execute(update(GameRow).where(GameRow.id == live.id).values(**kept))
            save_owed(connection, [owed(live.id, OutboxKind.REMATCH, [], now(), room)])

        await self._database.write(keep)
        self._delivery.wake([room])
        self._delivery.painter.touch(live.id)
        changed = await self._games.load(live.id)
        assert changed is not None
        return changed


def _chosen(old: Live) -> dict[str, object]:
    """The options that were chosen, without what players have written in secret or what came of the day."""
    assert old.started_at is not None
    writing = old.rulebook.to_write(old.open_options, len(old.sittings))
    left_out = {*old.rulebook.options_of(old.started_at.date()), *([] if writing is None else [writing.option])}
    return {name: value for name, value in old.options.items() if name not in left_out}
