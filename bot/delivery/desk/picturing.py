"""The desk as a picture, drawn in a thread."""

from asyncio import to_thread

from bot.delivery.coming import name_of_wait
from bot.delivery.desk.laying import Laid, flat, seat_at_desk, unanswered, words_at_desk
from bot.delivery.reminders import awaited_for_gm
from bot.delivery.saying import say
from bot.pictures.desk import desk_picture
from bot.pictures.desk_table import DeskSeat
from bot.pictures.picture import Picture
from bot.storage.live import Live, Sitting
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import shorten

LONGEST = 64
"""Units of a name, which the picture itself cuts to what it has room for."""


async def picture_of_desk(live: Live, laid: Laid) -> Picture | None:
    """Draw every seat with what a GM may know of it; nothing while nobody sits there."""
    if not live.sittings:
        return None
    words = words_at_desk(live, LONGEST, formatted=False)
    seats = seats_pictured(live, laid, words)
    note = "" if live.game is None or live.game.table.outcome is not None else name_of_wait(live)
    return await to_thread(desk_picture, words, live.theme.title, shorten(note, LONGEST), seats)


def seats_pictured(live: Live, laid: Laid, words: AnyGameWords) -> list[DeskSeat]:
    """What is drawn of every seat."""
    return [_seat(live, laid, words, sitting) for sitting in live.sittings]


def _seat(live: Live, laid: Laid, words: AnyGameWords, sitting: Sitting) -> DeskSeat:
    known = seat_at_desk(live, laid, words, sitting)
    waits = sitting.name in awaited_for_gm(live, laid.gm_id)
    missing = unanswered(live, laid, known, sitting)
    closed = say(live, "desk-dms-closed") if laid.sees and sitting.dm_open is False else ""
    notes = tuple(filter(None, (*map(flat, known.notes), missing, closed)))
    return DeskSeat(sitting.name, known.role, known.colour, known.mark, notes, waits, known.is_gone)
