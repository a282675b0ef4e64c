"""The GM's desk: each side's boats, and how far they have to go."""

from collections.abc import Iterator

from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.voice import Voice
from engine.danube.board import to_go
from engine.danube.table import DanubeTable
from engine.views import View


def at_desk(voice: Voice, view: View[DanubeTable, DeskReader], seat: str) -> AtDesk:
    """Show a side."""
    return AtDesk(notes=tuple(_notes(voice, view.table, seat)))


def _notes(voice: Voice, table: DanubeTable, seat: str) -> Iterator[str]:
    if seat == table.turn and table.outcome is None:
        yield voice.say("desk-turn")
    if (colour := table.board.colours.get(seat)) is not None:
        yield voice.say(f"boats-{colour}")
        yield voice.say("desk-to-go", {"count": to_go(table.board.boats(colour)), "off": table.board.off[colour]})
