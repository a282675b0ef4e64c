"""The night as a checklist: the orders in the order in which they are carried out, each with its effect as of now."""

from collections.abc import Iterator, Sequence

from bot.wording.great_table.gm import traced
from bot.wording.great_table.results import result
from bot.wording.great_table.terms import card_name
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, Result, Traced
from engine.great_table.marking import MARK
from engine.great_table.night import NIGHT_ORDER
from engine.great_table.orders import not_killing, not_used
from engine.great_table.roles import RoleName
from engine.great_table.stealing import STEAL
from engine.great_table.table import GreatTable
from engine.mafia.events import Time
from engine.outlook import Outlook
from engine.views import View

Who = tuple[CardName | RoleName, ...]
ORDER: tuple[tuple[str, Who], ...] = (
    *((row.step, row.who) for row in NIGHT_ORDER),
    (MARK, (CardName.MAYOR,)),
)
"""The steps of the night and of the dawn after it, with the cards or roles that act in each."""
WORKS = frozenset({Fate.DONE, Fate.HEALED})


def foreseen(voice: Voice, view: View[GreatTable, GameMaster], outlook: Outlook) -> tuple[str, ...]:
    """Go through the night as if it ended now. By day there is nothing to go through."""
    return tuple(_night(voice, view.table, outlook)) if view.table.time is Time.NIGHT else ()


def _night(voice: Voice, table: GreatTable, outlook: Outlook) -> Iterator[str]:
    traces = [told.event for told in outlook.told if isinstance(told.event, Traced)]
    found = [told.event for told in outlook.told if isinstance(told.event, Result)]
    for event in traces:
        if event.step == STEAL:
            yield _line(voice, table, event, found)
    for step, who in ORDER:
        for event in traces:
            if event.step == step and _acts_as(table, event) in who:
                yield _line(voice, table, event, found)
        yield from _missing(voice, table, step, who)
    for seat in table.in_seat_order(table.today.fates):
        if table.is_alive(seat):
            yield voice.by_hand(table.today.fates[seat], "gm")


def _acts_as(table: GreatTable, event: Traced) -> CardName | RoleName:
    return table.role(event.player).name if event.card is None else event.card


def _line(voice: Voice, table: GreatTable, event: Traced, found: Sequence[Result]) -> str:
    values = {"told": traced(voice, event), "found": _found(voice, table, event, found)}
    return voice.say("checked-done" if event.fate in WORKS else "checked-fails", values).strip()


def _found(voice: Voice, table: GreatTable, event: Traced, found: Sequence[Result]) -> str:
    """Say what a card would tell its holder."""
    own = next((each for each in found if each.card is event.card and each.to == (event.player,)), None)
    return "" if own is None else result(voice, own, table.today.uses.get(event.player), voice.show(event.player))


def _missing(voice: Voice, table: GreatTable, step: str, who: Who) -> Iterator[str]:
    """Name the players who may still give an order for this step and have given none."""
    for one in who:
        for seat in table.living:
            if _may_order(table, seat, one):
                what = voice.say("trace-kill") if isinstance(one, RoleName) else card_name(voice, one)
                values = {"step": voice.say(f"step-{step}"), "player": voice.show(seat), "what": what}
                yield voice.say("checked-missing", values)


def _may_order(table: GreatTable, seat: str, one: CardName | RoleName) -> bool:
    if isinstance(one, RoleName):
        may_kill = table.roles.get(seat) is one and not_killing(table, seat) is None
        return may_kill and seat not in table.today.kills
    return seat in table.holders(one) and not_used(table, seat) is None and seat not in table.today.uses
