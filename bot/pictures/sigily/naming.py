"""Names places and units in pictures and in their descriptions."""

from collections.abc import Iterable

from bot.pictures.picture import Show
from bot.pictures.sigily.ring import Names, Start
from bot.wording.sigily import terms
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.sigily.board import Holiday
from engine.sigily.table import SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.views import View


def names_of(voice: Voice) -> Names:
    """Return the names on the board."""
    holidays = tuple([terms.holiday(voice, holiday) for holiday in Holiday])
    return Names(holidays, voice.say("picture-sigily-start"))


def starts_of(view: View[SigilyTable, Reader]) -> tuple[Start, ...]:
    """Return where the chariots start."""
    table = view.table
    if not table.options.territorial_starts:
        return (Start(table.date_start),)
    return tuple([Start(start_of(table, seat), (table.province(seat),)) for seat in table.seats])


def unit_name(voice: Voice, chariots: Iterable[str], show: Show) -> str:
    """Return the name of a unit, by its top."""
    return terms.chariot(voice, next(iter(chariots)), show)
