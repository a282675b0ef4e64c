"""The GM's desk: each seat's side and talismans, and what the orders come to."""

from collections.abc import Iterator

from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.honnoji.terms import talisman_name
from bot.wording.parties import desk
from bot.wording.parties.terms import side_name
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.honnoji.table import HonnojiTable
from engine.honnoji.tokens import Standing, Token
from engine.outlook import Outlook
from engine.views import View

IN_HAND = (Standing.KEPT, Standing.SET, Standing.DECLARED)


def at_desk(voice: Voice, view: View[HonnojiTable, DeskReader], seat: str) -> AtDesk:
    """Show a seat as far as the reader knows it."""
    table = view.table
    notes = (*_items(voice, table, seat), *desk.seat_notes(voice, view, table.round, seat))
    if seat not in table.sides:
        return AtDesk(notes=notes, unanswered=desk.unanswered(voice, table.phase))
    side = table.sides[seat]
    return AtDesk(
        side_name(voice, side), side.value, side.value, notes=notes, unanswered=desk.unanswered(voice, table.phase)
    )


def _items(voice: Voice, table: HonnojiTable, seat: str) -> Iterator[str]:
    for token in table.tokens:
        if token.holder == seat and token.standing in IN_HAND:
            yield _talisman(voice, token)
    if desk.looks(table.contract, seat):
        yield voice.say("item-contract")


def _talisman(voice: Voice, token: Token) -> str:
    """Name a talisman, with its holder's plan for it where the reader knows that."""
    name = talisman_name(voice, token.name)
    if token.standing is Standing.KEPT:
        return name
    if token.target is None:
        return voice.say("desk-talisman-set", {"talisman": name})
    return voice.say("desk-talisman-set-on", {"talisman": name, "target": voice.show(token.target)})


def foreseen(voice: Voice, view: View[HonnojiTable, GameMaster], outlook: Outlook) -> tuple[str, ...]:
    """List the orders of the party, given or not."""
    return tuple(desk.orders(voice, view.table.round, outlook))
