"""The night as a checklist: the orders in the order in which they are carried out, and who has given none."""

from collections.abc import Iterator, Sequence

from bot.wording.open_table import gm
from bot.wording.open_table.orders import is_left
from bot.wording.open_table.results import result
from bot.wording.open_table.terms import ability_name, few, side_name
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.mafia.events import Time
from engine.open_table.events import Applied, Fate, Learned, LeftToGm, ToldByGm, Traced
from engine.open_table.table import OpenTable
from engine.outlook import Outlook
from engine.views import View


def foreseen(voice: Voice, view: View[OpenTable, GameMaster], outlook: Outlook) -> tuple[str, ...]:
    """Go through the night as if it ended now. By day there is nothing to go through."""
    return tuple(_night(voice, view.table, outlook)) if view.table.time is Time.NIGHT else ()


def _night(voice: Voice, table: OpenTable, outlook: Outlook) -> Iterator[str]:
    found = [told.event for told in outlook.told if isinstance(told.event, Learned)]
    for event in (told.event for told in outlook.told):
        match event:
            case LeftToGm():
                yield voice.say("checked-left", {"told": gm.line(voice, event)})
            case Traced() | Applied():
                values = {"told": gm.line(voice, event), "found": _found(voice, event, found)}
                yield voice.say("checked-done" if event.fate is Fate.DONE else "checked-fails", values).strip()
            case ToldByGm(to=(seat,), text=text):
                yield voice.say("checked-done", {"told": gm.tells(voice, seat, text), "found": ""}).strip()
            case _:
                pass
    if not table.is_closed:
        yield from _missing(voice, table)


def _found(voice: Voice, order: Traced | Applied, found: Sequence[Learned]) -> str:
    """Say what an order would tell its player."""
    if isinstance(order, Traced) and is_left(voice, order):
        return ""  # The effects that the GM let it have tell what they have found.
    own = [each for each in found if each.to == (order.player,) and each.ability == order.ability]
    return result(voice, own[0]) if own and order.fate is Fate.DONE else ""


def _missing(voice: Voice, table: OpenTable) -> Iterator[str]:
    """Name the players, and then the sides, that may still give an order and have given none."""
    given = {order.by for order in table.orders if not order.of_side}
    for seat, choices in table.choices.items():
        own = [choice.does for choice in choices if not choice.of_side]
        if own and seat not in given:
            yield _line(voice, voice.show(seat), own)
    for side, keys in _of_sides(table).items():
        done = {order.does for order in table.orders if order.of_side and table.side(order.by) == side}
        if left := [key for key in keys if key not in done]:
            yield _line(voice, side_name(voice, side), left)


def _of_sides(table: OpenTable) -> dict[str, dict[str, None]]:
    """Return the abilities that the living may use for their sides tonight."""
    found: dict[str, dict[str, None]] = {}
    for seat, choices in table.choices.items():
        for choice in choices:
            if choice.of_side and table.is_alive(seat):
                found.setdefault(table.side(seat), {})[choice.does] = None
    return found


def _line(voice: Voice, who: str, keys: Sequence[str]) -> str:
    named = few(voice, [ability_name(voice, key) for key in keys])
    return voice.say("checked-missing", {"who": who, "abilities": named})
