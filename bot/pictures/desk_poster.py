"""A GM's desk as a picture: every seat with what the GM may know about it, in the colours of its side."""

from collections.abc import Sequence

from bot.pictures.desk_drawing import draw_desk
from bot.pictures.desk_table import DeskSeat, DeskTable
from bot.pictures.look import look_of
from bot.pictures.picture import Picture, Show, described, noted
from bot.wording.voice import Voice


def desk_picture(voice: Voice, title: str, note: str, seats: Sequence[DeskSeat]) -> Picture:
    """Draw a desk."""
    table = DeskTable(look_of(voice.theme), title, note, tuple(seats))
    return described(voice, draw_desk(table), title, lambda show: said_of_desk(voice, table, show))


def said_of_desk(voice: Voice, table: DeskTable, show: Show) -> str:
    """Describe what the picture shows, seat by seat."""
    lines = [noted(voice, show(seat.name), (seat.role, *seat.notes)) for seat in table.seats]
    return "\n".join([", ".join(filter(None, (table.title, table.note))), *lines])
