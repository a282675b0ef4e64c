"""The moves, and why a move that is not asked for is refused."""

from collections.abc import Iterable

from engine.actions import Action
from engine.boards.actions import Resign, Throw
from engine.chance import Chance
from engine.events import Event
from engine.naming import snake_case
from engine.refusals import NotNow, Refusal
from engine.sigily import choosing, ending, fairy_land, home, moving, questions, turns, wagers
from engine.sigily.actions import Agree, Answer, Back, Block, Cast, Done, Enter, Judge, Move, Settle, Wager
from engine.sigily.refusals import (
    AnsweredTooLate,
    DeclaredAlready,
    HomeNotPlayed,
    MustThrow,
    OwnAnswer,
    QuestionsNotPlayed,
    WindAgainst,
)
from engine.sigily.spells import freeze
from engine.sigily.spells.aiming import why_not as why_not_cast
from engine.sigily.spells.casting import cast
from engine.sigily.table import Phase, SigilyTable


def decide(table: SigilyTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
    match action:
        case Throw():
            return moving.throw(table, chance)
        case Move(chariot=name, exit=leave):
            return moving.move(table, name, leave)
        case Enter(chariot=name):
            return fairy_land.enter(table, name, chance)
        case Back(chariot=name):
            return home.go_back(table, name, chance)
        case Cast():
            return cast(table, seat, action, chance)
        case Block(pay=pay):
            return freeze.block(table, seat, pay)
        case Done():
            return freeze.let_freeze(table) if table.phase is Phase.BLOCK else turns.pass_on(table)
        case Answer(text=text):
            return questions.answer(table, text)
        case Judge(right=right):
            return questions.judge(table, seat, right=right)
        case Resign():
            return ending.resign(table, seat)
        case _:
            return _decide_wager(table, seat, action)


def _decide_wager(table: SigilyTable, seat: str, action: Action) -> Iterable[Event]:
    match action:
        case Wager():
            return wagers.offer(table, seat, action)
        case Agree(wager=number, agree=agreed):
            return wagers.agree(number, agreed=agreed)
        case Settle():
            return wagers.settle(table, seat, action)
        case _:
            raise AssertionError(action)


def why_not(table: SigilyTable, seat: str, action: Action) -> Refusal:
    """Return why a seat is not asked for a move."""
    match action:
        case Cast():
            return why_not_cast(table, seat, action)
        case Answer() if table.phase is not Phase.ANSWER:
            return AnsweredTooLate() if table.options.questions else QuestionsNotPlayed()
        case Judge() if seat == table.turn and table.phase is Phase.JUDGE:
            return OwnAnswer()
        case Wager() | Agree() | Settle():
            return wagers.why_not(table, seat, action)
        case _ if seat != table.turn or table.phase is not Phase.THROW:
            return NotNow(snake_case(type(action).__name__))
        case Done():
            return MustThrow()
        case Enter() | Back():
            return _why_not_declared(table, action)
        case _:
            return NotNow(snake_case(type(action).__name__))


def _why_not_declared(table: SigilyTable, action: Enter | Back) -> Refusal:
    """Return why the player who is about to throw may not declare this."""
    if isinstance(action, Back) and not table.options.home:
        return HomeNotPlayed()
    if table.so_far.declared is not None:
        return DeclaredAlready(table.so_far.declared.chariot)
    if isinstance(action, Back) and home.is_hindered(table):
        return WindAgainst()
    if isinstance(action, Enter) and not table.before_first_throw:
        return NotNow("enter")
    fields = choosing.enterers(table) if isinstance(action, Enter) else choosing.returners(table)
    return fields["chariot"].refusal("chariot", action) or NotNow(snake_case(type(action).__name__))
