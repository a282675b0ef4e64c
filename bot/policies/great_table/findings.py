"""The findings: what a player's own cards have told that player alone, and what using them has caused."""

from collections.abc import Iterable, Iterator

from bot.policies.great_table.evidence import Clue, known_killers
from engine.great_table.cards import BY_NAME, CardName
from engine.great_table.events import Cause, Result
from engine.great_table.table import GreatTable
from engine.mafia.events import Time
from engine.views import View

CAUGHT = 4.0
"""The suspect aimed at somebody who was dead in the morning."""
AIMED_TWICE = 1.5
"""The suspect aimed at two players, as the Master does with a card."""
AIMED_ELSEWHERE = -1.0
"""The suspect aimed at nobody, or others died than their targets."""
BARRED = -0.6
"""The suspect held a card with which an Apprentice cannot kill."""
WAS_STOPPED = 1.2
"""Fewer died than the House can kill while the suspect was guarded."""
WAS_NOT_NEEDED = -1.2
"""As many died as the House can kill while the suspect was guarded."""
WAS_SAVED = -1.0
"""Fewer died than the House can kill while the Healer protected the suspect."""

Found = tuple[int, Result]
"""A result, and the number of the night that brought it."""


def private_clues(view: View[GreatTable, str], results: Iterable[Found]) -> Iterator[Clue]:
    """Yield the clues in a player's own results, and in the orders they have given."""
    table, seat = view.table, view.reader
    for night, result in results:
        yield from _of_result(table, seat, night, result)
    for past in table.past:
        card = next((held.card for held in past.cards if held.holder == seat), None)
        if (use := past.uses.get(seat)) is not None and use.target is not None and past.number:
            yield from _of_use(table, past.number, card, use.target)


def _of_result(table: GreatTable, seat: str, night: int, result: Result) -> Iterator[Clue]:
    use = next((past.uses.get(seat) for past in table.past if past.number == night), None)
    match result:
        case Result(card=CardName.TARGET_FINDER, players=tuple(aims)) if use is not None and use.target is not None:
            yield from _of_aims(table, use.target, aims, _died(table, night))
        case Result(card=CardName.ROLE_FINDER, held=CardName() as held) if use is not None and use.target is not None:
            yield from _of_holding(use.target, held)
        case Result(card=CardName.CARD_FINDER, players=tuple(holders)) if use is not None and use.card is not None:
            for holder in holders:
                yield from _of_holding(holder, use.card)
        case Result(card=CardName.CONSORT, player=str(king)):
            yield from _of_holding(king, CardName.KING)


def _of_aims(table: GreatTable, seat: str, aims: tuple[str, ...], died: frozenset[str]) -> Iterator[Clue]:
    if died.intersection(aims):
        yield Clue(seat, CAUGHT)
    elif len(aims) > 1:
        yield Clue(seat, AIMED_TWICE)
    elif died:
        yield Clue(seat, AIMED_ELSEWHERE)


def _of_holding(seat: str, card: CardName) -> Iterator[Clue]:
    if BY_NAME[card].bars_kill:
        yield Clue(seat, BARRED)


def _of_use(table: GreatTable, night: int, card: CardName | None, target: str) -> Iterator[Clue]:
    is_quiet = len(_died(table, night)) < _expected(table, night)
    match card:
        case CardName.GUARD:
            yield Clue(target, WAS_STOPPED if is_quiet else WAS_NOT_NEEDED)
        case CardName.HEALER if is_quiet:
            yield Clue(target, WAS_SAVED)


def _died(table: GreatTable, night: int) -> frozenset[str]:
    """Return who died in a night."""
    dead = table.graves.items()
    return frozenset(seat for seat, grave in dead if (grave.cause, grave.number) == (Cause.NIGHT, night))


def _expected(table: GreatTable, night: int) -> int:
    """Return how many the House could kill in a night, as everybody knew at nightfall."""
    graves = [
        grave
        for grave in table.graves.values()
        if grave.number < night or (grave.number == night and grave.time is Time.DAY)
    ]
    return known_killers(table.options, graves, len(table.seats))
