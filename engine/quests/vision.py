"""The vision: after some quests its holder learns another's side, and passes it to that player."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.domains import OneSeat
from engine.events import Event
from engine.parties import looking
from engine.parties.actions import Look
from engine.parties.looking import LookToken
from engine.quests.table import QuestTable


def begin(table: QuestTable, order: tuple[str, ...]) -> LookToken:
    """Give the vision to the last in the leaders' order, if it is in the game."""
    return LookToken(order[-1:]) if table.options.vision else LookToken()


def is_due(table: QuestTable, after: tuple[int, ...]) -> bool:
    """Whether its holder must look before the next leader, when it is used after these quests.

    A GM may have handed it to everybody; then nobody is left to look at.
    """
    if not table.options.vision:
        return False
    uses = sum(quest <= len(table.round.past_quests) for quest in after)
    return table.vision.uses < uses and bool(looking.targets(table.vision, table.seats))


def asked(table: QuestTable) -> tuple[Ask, ...]:
    """Ask the holder at whom to look."""
    holder = (table.vision.holder,)
    return (Ask(Look, holder, {"target": OneSeat(looking.targets(table.vision, table.seats))}, holder, is_final=True),)


def look(table: QuestTable, action: Look) -> Iterable[Event]:
    """Look at a player and learn their current side."""
    assert action.target is not None
    return looking.look(table.vision, action.target, table.sides[action.target])


def give_up(table: QuestTable) -> Iterable[Event]:
    """Give up a missing look. The holder keeps the vision."""
    return looking.give_up(table.vision)
