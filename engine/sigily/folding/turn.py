"""Folds the progress of a turn."""

from msgspec.structs import replace

from engine.boards.events import Turn
from engine.events import Event
from engine.sigily.events import (
    Answered,
    Back,
    Blocked,
    Cast,
    Entry,
    FreeThrow,
    Frozen,
    Judged,
    Lost,
    Moved,
    Passed,
    Question,
    Thrown,
    Voted,
)
from engine.sigily.options import Spell
from engine.sigily.table import Declaration, Declared, Landing, SoFar


def fold_turn(so_far: SoFar, event: Event) -> SoFar:
    """Fold what an event means for the turn."""
    match event:
        case Turn() | Passed():
            return SoFar()
        case Cast(spell=spell, target=target):
            freezing = target if spell is Spell.FREEZE else None
            return replace(so_far, cast=True, free_turn=spell is Spell.FREE_TURN, freezing=freezing)
        case Frozen() | Blocked():
            return replace(so_far, freezing=None)
        case Entry(chariots=(top, *_), admitted=admitted):
            how = Declared.ENTER if admitted else Declared.REFUSED
            return replace(so_far, declared=Declaration(top, how))
        case Back(chariots=(top, *_)):
            return replace(so_far, declared=Declaration(top, Declared.BACK))
        case Thrown(sticks=sticks):
            return replace(so_far, throws=so_far.throws + 1, sticks=sticks, landing=None, right=None)
        case Moved(chariots=chariots, onto=onto):
            return replace(so_far, landing=Landing(chariots, onto, so_far.goes_back))
        case Lost():
            return replace(so_far, landing=None)
        case FreeThrow():
            return replace(so_far, free=so_far.free + 1, free_turn=False, declared=None)
        case Question() | Answered() | Voted() | Judged():
            return _fold_question(so_far, event)
        case _:
            return so_far


def _fold_question(so_far: SoFar, event: Question | Answered | Voted | Judged) -> SoFar:
    match event:
        case Question():
            return replace(so_far, question=event)
        case Answered(text=text):
            return replace(so_far, answer=text)
        case Voted(player=player, right=right):
            return replace(so_far, votes={**so_far.votes, player: right})
        case Judged(right=right):
            return replace(so_far, question=None, answer=None, votes={}, right=right)
