"""The GM's desk: each player's number of dice, and what lies under the cup."""

from collections.abc import Iterable, Iterator

from bot.wording.bluff.terms import number_of_dice
from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.voice import Voice
from engine.bluff.table import BluffTable
from engine.views import View


def at_desk(voice: Voice, view: View[BluffTable, DeskReader], seat: str) -> AtDesk:
    """Show a player as far as the reader knows their dice."""
    is_gone = view.table.is_out(seat)
    return AtDesk(notes=tuple(_notes(voice, view.table, seat)), is_gone=is_gone)


def _notes(voice: Voice, table: BluffTable, seat: str) -> Iterator[str]:
    if seat == table.turn and table.outcome is None:
        yield voice.say("desk-turn")
    yield number_of_dice(voice, table.board.dice[seat])
    if hidden := table.hidden.get(seat, ()):
        yield voice.say("desk-hidden", {"faces": _faces(hidden)})
    if shown := table.board.open.get(seat, ()):
        yield voice.say("desk-open", {"faces": _faces(shown)})


def _faces(faces: Iterable[int]) -> str:
    return " ".join(map(str, sorted(faces)))
