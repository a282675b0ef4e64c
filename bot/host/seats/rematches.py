"""Opens a rematch: the same table again, to which everybody of the old game is invited.

House players are seated again, and of people the one who plays with them alone.
"""

from msgspec.structs import replace
from sqlalchemy import Connection, update

from bot.clock import now
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import signing_up
from bot.host.opening.game_openings import Opening
from bot.host.seats.seating import seat_house_again
from bot.host.seats.signup import SignUp
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import reveals_at
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.people.sent_pictures import copy_cover
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import GameRow


class Rematches:
    """Opens rematches."""

    def __init__(self, games: Games, delivery: Delivery, sign_up: SignUp) -> None:
        self._games = games
        self._delivery = delivery
        self._sign_up = sign_up

    async def open(self, old: HostedGame, gm_id: int) -> HostedGame:
        """Open a game set up like another that is over, in its room, for whoever leads that game now. Raises Denied."""
        check_over(old)
        if old.game is None or old.room.loss is not None:
            raise Denied("rematch-new")
        if reveals_at(old) is not None:
            # Inviting the players would reveal who had sat down under an alias.
            raise Denied("rematch-waits")
        opening = opening_like(old, gm_id)
        kept = {"options": chosen_options(old), "settings": old.settings, "rematch_of": old.id}

        def keep(connection: Connection, game_id: int, room_id: int) -> None:
            connection.execute(update(GameRow).where(GameRow.id == game_id).values(**kept))
            copy_cover(connection, old.id, game_id)
            seat_house_again(connection, signing_up(self._games, connection, game_id), old)
            if not is_own_practice(old, gm_id):
                room = Destination(room_id=room_id)
                save_owed(connection, [owed(game_id, OutboxKind.REMATCH, [], now(), room)])

        hosted = await self._sign_up.open(opening, keep)
        self._delivery.wake([Destination(room_id=hosted.room.id)])
        return hosted


def is_own_practice(old: HostedGame, user_id: int) -> bool:
    """Whether somebody was the only person at a table."""
    return old.is_practice and old.occupancy_of(user_id) is not None


def check_over(old: HostedGame) -> None:
    """Raise Denied as long as a game goes on."""
    if old.phase is not GamePhase.OVER:
        raise Denied("rematch-not-over")


def opening_again(old: HostedGame) -> Opening:
    """Return the opening of another game set up like one that is over in a DM. Raises Denied."""
    check_over(old)
    options = old.options if old.game is None else chosen_options(old)
    set_up = TableSetUp(old.theme.slug, old.rulebook.slug, options, old.settings)
    return replace(opening_like(old, old.gm_id), set_up=set_up)


def opening_like(old: HostedGame, gm_id: int) -> Opening:
    """Return the opening of another game like one that is over, in its room."""
    return Opening(old.theme.slug, old.guild_id, old.room.channel_id, gm_id, None, old.settings.late, old.anonymous)


def chosen_options(old: HostedGame) -> dict[str, object]:
    """Return the options that a table chose, without the players' secret texts and the values drawn for that day."""
    assert old.started_at is not None
    writing = old.rulebook.to_write(old.open_options, len(old.occupancies))
    left_out = {*old.rulebook.options_of(old.started_at.date()), *([] if writing is None else [writing.option])}
    return {name: value for name, value in old.options.items() if name not in left_out}
