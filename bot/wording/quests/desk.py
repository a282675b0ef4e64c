"""The GM's desk: each seat's role, side and items, and what the orders come to."""

from collections.abc import Iterator

from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.parties import desk
from bot.wording.parties.terms import side_name
from bot.wording.quests.terms import role_key, role_name
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.outlook import Outlook
from engine.quests.table import QuestTable
from engine.views import View


def at_desk(voice: Voice, view: View[QuestTable, DeskReader], seat: str) -> AtDesk:
    """Show a seat as far as the reader knows it."""
    table = view.table
    notes = (*_items(voice, table, seat), *desk.seat_notes(voice, view, table.round, seat))
    if seat not in table.roles or seat not in table.sides:
        return AtDesk(notes=notes, unanswered=desk.unanswered(voice, table.phase))
    role, side = table.roles[seat], table.sides[seat]
    name = role_name(voice, role, side)
    shown = name if role.is_plain else voice.say("desk-role", {"role": name, "side": side_name(voice, side)})
    emblem = side.value if role.is_plain else role_key(role, side)
    return AtDesk(shown, emblem, side.value, notes=notes, unanswered=desk.unanswered(voice, table.phase))


def _items(voice: Voice, table: QuestTable, seat: str) -> Iterator[str]:
    if seat == table.rider:
        yield voice.say("item-inverter")
    if desk.looks(table.vision, seat):
        yield voice.say("item-vision")


def foreseen(voice: Voice, view: View[QuestTable, GameMaster], outlook: Outlook) -> tuple[str, ...]:
    """List the orders of the party, given or not."""
    return tuple(desk.orders(voice, view.table.round, outlook))
