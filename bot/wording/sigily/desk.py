"""The GM's desk: whose turn it is, and each player's chariots home, coins, and freezes."""

from collections.abc import Iterator

from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.sigily.terms import coins
from bot.wording.voice import Voice
from engine.sigily.table import SigilyTable
from engine.views import View


def at_desk(voice: Voice, view: View[SigilyTable, DeskReader], seat: str) -> AtDesk:
    """Show a player, all of whose state lies open on the board."""
    table = view.table
    province = voice.say(f"province-{table.province(seat)}")
    return AtDesk(province, notes=tuple(_notes(voice, table, seat)), is_gone=seat in table.resigned)


def _notes(voice: Voice, table: SigilyTable, seat: str) -> Iterator[str]:
    if seat == table.turn and table.outcome is None:
        yield voice.say("desk-turn")
    if seat in table.resigned:
        yield voice.say("seat-resigned")
    home = len(table.board.home.get(seat, ()))
    yield voice.say("desk-home", {"home": home, "of": table.chariots_each})
    yield coins(voice, table.coins_of(seat))
    if seat in table.board.frozen:
        yield voice.say("seat-frozen")
