"""Lists a game's own GM moves that the GM may make for a seat now, as far as the GM may know."""

from collections.abc import Iterator

from engine.actions import GmAction, GoOn
from engine.asks import Ask
from engine.audience import Everybody, GameMaster, To
from engine.by_hand import ActByHand
from engine.codec import convert
from engine.errors import Refused
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import View


def interventions(rulebook: AnyRulebook, view: View[Table, GameMaster | Everybody], seat: str) -> Iterator[GmAction]:
    """Yield these moves. A GM who plays reads as everybody does and gets none whose refusal would reveal something."""
    if view.table.outcome is not None:
        return
    for kind, follow in rulebook.gm_moves.items():
        if is_hidden(rulebook, kind) and view.reader is not To.GM:
            continue
        action = convert({"player": seat}, kind)
        try:
            follow(view.table, action)
        except Refused:
            continue
        yield action


def by_hand(rulebook: AnyRulebook, table: Table) -> Iterator[Ask]:
    """Yield what the GM may do by hand now. Only a GM without a seat may do or see any of it."""
    if table.outcome is None:
        for hand in rulebook.hands.values():
            ask = hand.asked(table)
            if ask is not None:
                yield ask


def is_hidden(rulebook: AnyRulebook, kind: type[GmAction]) -> bool:
    """Return whether a GM with a seat may not try this move, because its result would reveal something secret."""
    return kind is GoOn or issubclass(kind, ActByHand) or kind in rulebook.hidden_gm_moves


def harms(rulebook: AnyRulebook, kind: type[GmAction]) -> bool:
    """Return whether an intervention takes something from a player."""
    return kind not in rulebook.harmless_gm_moves
