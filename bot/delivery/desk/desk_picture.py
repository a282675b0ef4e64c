"""Draws the desk as a picture, in a thread."""

from asyncio import to_thread
from typing import TYPE_CHECKING

from bot.delivery.desk.desk_view import DeskView, flat, seat_at_desk, unanswered, words_at_desk
from bot.delivery.gm.reminders import awaited_for_gm
from bot.delivery.telling.next_wait import name_of_wait
from bot.delivery.telling.saying import say
from bot.pictures.picture import Picture
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import shorten

if TYPE_CHECKING:
    from bot.pictures.desk_table import DeskSeat

LONGEST = 64
"""The most units of a name. The picture itself cuts it to its room."""


async def picture_of_desk(hosted: HostedGame, desk_view: DeskView) -> Picture | None:
    """Draw every seat with what a GM may know of it; None while nobody has a seat."""
    from bot.pictures.desk_poster import desk_picture

    if not hosted.occupancies:
        return None
    words = words_at_desk(hosted, LONGEST, formatted=False)
    seats = seats_pictured(hosted, desk_view, words)
    note = "" if hosted.game is None or hosted.game.table.outcome is not None else name_of_wait(hosted)
    return await to_thread(desk_picture, words, hosted.theme.title, shorten(note, LONGEST), seats)


def seats_pictured(hosted: HostedGame, desk_view: DeskView, words: AnyGameWords) -> "list[DeskSeat]":
    """Return what is drawn of every seat."""
    return [_seat(hosted, desk_view, words, occupancy) for occupancy in hosted.occupancies]


def _seat(hosted: HostedGame, desk_view: DeskView, words: AnyGameWords, occupancy: Occupancy) -> "DeskSeat":
    from bot.pictures.desk_table import DeskSeat

    known = seat_at_desk(hosted, desk_view, words, occupancy)
    waits = occupancy.name in awaited_for_gm(hosted, desk_view.gm_id)
    missing = unanswered(hosted, desk_view, known, occupancy)
    closed = say(hosted, "desk-dms-closed") if desk_view.sees and occupancy.dm_open is False else ""
    notes = tuple(filter(None, (*map(flat, known.notes), missing, closed)))
    return DeskSeat(occupancy.name, known.role, known.colour, known.mark, notes, waits, known.is_gone)
