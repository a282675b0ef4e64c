"""Questions, an option: drawn on solar sigils, answered in public, and judged by the GM or by the others' votes."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance, Shuffle
from engine.domains import YES_OR_NO, Text
from engine.events import Event
from engine.names import GM
from engine.sigily.actions import LONGEST_ANSWER, Answer, Judge
from engine.sigily.events import Answered, Card, Judged, Pile, Question, Shuffled, Voted
from engine.sigily.options import SigilyOptions
from engine.sigily.table import SigilyTable


def shuffle(options: SigilyOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Make a pile of the written questions. Missing ones are left out."""
    if not options.questions:
        return
    written = {
        f"{seat} {number}": text
        for seat in seats
        for number, text in enumerate(options.written.get(seat, ()), start=1)
        if text.strip()
    }
    order = chance.draw("cards", Shuffle(tuple(written))) if written else ()
    yield Shuffled(to=To.PUBLIC, cards=len(order))
    yield Pile(to=To.NOBODY, cards=tuple([Card(name, written[name]) for name in order]))


def draw(table: SigilyTable) -> Iterable[Event]:
    """Draw the card on top."""
    card = table.pile[0]
    yield Question(to=To.PUBLIC, player=table.player, card=card.name, text=card.text)


def player_answers(table: SigilyTable) -> Iterable[Ask]:
    """Ask for the answer."""
    yield Ask(Answer, (table.player,), {"text": Text(LONGEST_ANSWER)}, awaited=(table.player,))


def others_judge(table: SigilyTable) -> Iterable[Ask]:
    """Ask the GM, who decides, and the other players, whose votes count if there is no GM."""
    missing = _missing(table)
    yield Ask(Judge, (GM, *missing), {"right": YES_OR_NO}, awaited=(GM, *missing))


def _missing(table: SigilyTable) -> tuple[str, ...]:
    others = [seat for seat in table.seats if seat != table.turn and seat not in table.resigned]
    return tuple([seat for seat in others if seat not in table.so_far.votes])


def answer(table: SigilyTable, text: str) -> Iterable[Event]:
    """Answer in public."""
    yield Answered(to=To.PUBLIC, player=table.player, text=text)


def judge(table: SigilyTable, seat: str, *, right: bool) -> Iterable[Event]:
    """Judge an answer: the GM's word decides, a player's is a vote."""
    if seat == GM:
        return decide(table, right=right)
    return (Voted(to=To.PUBLIC, player=seat, right=right),)


def decide(table: SigilyTable, *, right: bool) -> Iterable[Event]:
    """Decide that an answer is right or wrong, or never came."""
    question = table.so_far.question
    assert question is not None
    yield Judged(to=To.PUBLIC, player=table.player, card=question.card, right=right)


def close_vote(table: SigilyTable) -> Iterable[Event]:
    """Count the votes. A tie accepts."""
    votes = [*table.so_far.votes.values()]
    return decide(table, right=votes.count(True) >= votes.count(False))


def close_when_all_have_voted(table: SigilyTable) -> Iterable[Event]:
    """Decide with the last vote."""
    return () if _missing(table) else close_vote(table)


def time_is_up(table: SigilyTable) -> Iterable[Event]:
    """Decide that an answer that did not come in time is wrong."""
    return decide(table, right=False)
