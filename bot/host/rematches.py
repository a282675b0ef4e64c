"""A rematch: the same table once more, to which everybody of the old game is asked, and nobody seated."""

from sqlalchemy import Connection, update

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.denied import Denied
from bot.host.signup import Opening, SignUp
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.live import Live
from bot.storage.models import GameRow
from bot.storage.outbox import Destination, owed, save_owed
from bot.storage.reveals import reveals_at


class Rematches:
    """Opens games anew."""

    def __init__(self, delivery: Delivery, sign_up: SignUp) -> None:
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
        kept = {
            "options": _chosen(old),
            "hours": old.hours,
            "pace": old.pace,
            "secrecy": old.secrecy,
            "reveal": old.reveal,
            "preview": old.preview,
            "counting": old.counting,
            "ladder": old.ladder,
            "holding": old.holding,
            "reasons": old.reasons,
            "spectating": old.spectating,
            "talking": old.talking,
            "rematch_of": old.id,
        }

        def keep(connection: Connection, game_id: int, room_id: int) -> None:
            connection.execute(update(GameRow).where(GameRow.id == game_id).values(**kept))
            room = Destination(room_id=room_id)
            save_owed(connection, [owed(game_id, OutboxKind.REMATCH, [], now(), room)])

        live = await self._sign_up.open(opening, keep)
        self._delivery.wake([Destination(room_id=live.room.id)])
        return live


def _chosen(old: Live) -> dict[str, object]:
    """The options that were chosen, without what players have written in secret or what came of the day."""
    assert old.started_at is not None
    writing = old.rulebook.to_write(old.open_options, len(old.sittings))
    left_out = {*old.rulebook.options_of(old.started_at.date()), *([] if writing is None else [writing.option])}
    return {name: value for name, value in old.options.items() if name not in left_out}
