"""Folds the pile of questions: players know only the number of cards, the truth has the cards."""

from msgspec.structs import replace

from engine.events import Event
from engine.sigily.events import Card, Judged, Pile, Question, Shuffled
from engine.sigily.table import SigilyTable


def fold(table: SigilyTable, event: Event) -> SigilyTable:
    """Fold what happens to the questions."""
    match event:
        case Shuffled(cards=cards):
            return replace(table, cards=cards)
        case Pile(cards=pile):
            return replace(table, pile=pile)
        case Question():
            return replace(table, cards=table.cards - 1, pile=table.pile[1:])
        case Judged(right=False):
            return _under_the_pile(table)
        case _:
            return table


def _under_the_pile(table: SigilyTable) -> SigilyTable:
    """Put the drawn card under the pile. A reader who does not know the other cards has no pile."""
    drawn = table.so_far.question
    assert drawn is not None
    known = len(table.pile) == table.cards
    pile = (*table.pile, Card(drawn.card, drawn.text)) if known else table.pile
    return replace(table, cards=table.cards + 1, pile=pile)
