"""Which interventions of its own a game lets the GM make for a seat now, as far as he may know."""

from collections.abc import Iterator

from engine.actions import GmAction, GoOn
from engine.audience import Everybody, GameMaster, To
from engine.codec import convert
from engine.errors import Refused
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import View


def interventions(rulebook: AnyRulebook, view: View[Table, GameMaster | Everybody], seat: str) -> Iterator[GmAction]:
    """List them; for a GM who plays, and reads as everybody does, none that a refusal could tell by."""
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


def is_hidden(rulebook: AnyRulebook, kind: type[GmAction]) -> bool:
    """Whether a GM with a seat may not try this: a refusal, or none, would tell what is still open in secret."""
    return kind is GoOn or kind in rulebook.hidden_gm_moves


def harms(rulebook: AnyRulebook, kind: type[GmAction]) -> bool:
    """Whether an intervention takes something from a player."""
    return kind not in rulebook.harmless_gm_moves
