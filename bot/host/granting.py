"""What somebody asks for at once: it is granted whole, or refused whole."""

from collections.abc import Iterable
from datetime import datetime

from bot.host.denied import Denied
from bot.host.outbox_rows import begin_waits
from bot.host.pace import out_of_quiet_hours
from bot.host.undoing import Accepted, accept
from bot.host.veiling import check_told, veils_after
from bot.storage.live import Live
from engine.actions import Replace
from engine.judging import Wish


def grant(live: Live, after: Live, wishes: Iterable[Wish], at: datetime) -> tuple[Accepted, ...]:
    """Judge wishes one after the other on ``after``, a copy of a game, and go on with that. Raises Refused."""
    lines = []
    for wish in wishes:
        check_told(live, wish)
        lines.append(accept(after.started, out_of_quiet_hours(live, wish, at), after.chance(after)))
        after.veils = veils_after(after, lines[-1].entry, at)
    begin_waits(after, [line.entry for line in lines])
    return tuple(lines)


def answered(wish: Wish) -> str:
    """Whom the answer to an interaction tells what came of it: the mover, or the newcomer who takes a seat."""
    return wish.action.player if isinstance(wish.action, Replace) else wish.by


def tries_room_again(after: Live) -> bool:
    """Whether a game goes on in a room that could not be used. Raises Denied if it is no use to try."""
    if after.room.loss is None or after.started.table.paused:
        return False
    if after.room.loss.lasts:
        raise Denied("room-lost")
    return True
