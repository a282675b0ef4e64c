"""The moves that need a look before they count."""

import pytest
from msgspec.structs import replace

from engine.actions import Action
from engine.boards.actions import Throw
from engine.sigily import Sigily
from engine.sigily.actions import Answer, Back, Block, Cast, Done, Enter, Judge, Move
from engine.sigily.board import Place
from engine.sigily.options import Spell
from engine.views import View
from engine.weight import Weight
from tests.engine.sigily.race import Race, all_home, laid_out, magic, outward, race, unit, with_home

RULES = Sigily()


def thrown(count: int, begun: Race) -> Race:
    """Return the same game after a throw of this count."""
    begun.throw(count)
    return begun


def cursed(begun: Race, place: Place) -> Race:
    """Return the same game with a cursed sigil."""
    return laid_out(begun, replace(begun.table, board=replace(begun.board, curses=(place,))))


def nearly_home(but: int) -> Race:
    """Ann 4 is two sigils before its start, and all but this many are home."""
    return with_home(race([unit("Ann 4", "22")]), all_home("Ann", but))


@pytest.mark.parametrize(
    ("begun", "name"),
    [
        (race([unit("Ann 1", "2"), unit("Ben 1", "4")]), "Ann 1"),
        (race([unit("Ann 1", "2"), unit("Ann 2", "4")]), "Ann 1"),
        (race([unit("Ben 1", "2")]), "Ann 1"),
        (cursed(race([unit("Ann 1", "2")]), "4"), "Ann 1"),
        (nearly_home(but=1), "Ann 4"),
    ],
    ids=["a fight", "two become one", "a fight of one introduced", "a curse", "the last chariot home"],
)
def test_a_move_with_more_effect_than_coins_has_weight(begun: Race, name: str) -> None:
    assert RULES.weight(View("Ann", thrown(2, begun).table), Move(name)) is Weight.OPEN


@pytest.mark.parametrize(
    ("begun", "name"),
    [
        (race([unit("Ann 1", "2")], coins={"4": 3}), "Ann 1"),
        (race([unit("Ann 1", "2"), unit("Ben 1", "5")]), "Ann 1"),
        (race(), "Ann 1"),
        (nearly_home(but=2), "Ann 4"),
    ],
    ids=["coins", "an enemy elsewhere", "an introduction", "one chariot of two home"],
)
def test_any_other_move_has_no_weight(begun: Race, name: str) -> None:
    assert RULES.weight(View("Ann", thrown(2, begun).table), Move(name)) is Weight.LIGHT


def test_each_exit_has_its_own_weight() -> None:
    begun = race([unit("Ann 1", "0.2", entry="0"), outward("Ben 1", "6.2", "12")])
    begun.throw(2, darts={"Ann 1": ["dog", "deer"]})
    weights = [RULES.weight(View("Ann", begun.table), Move("Ann 1", leave)) for leave in ("6", "12")]

    assert weights == [Weight.OPEN, Weight.LIGHT]


@pytest.mark.parametrize("action", [Cast(Spell.FIREBALL, "Ann 1", "Ben 1"), Enter("Ann 1"), Back("Ann 1")], ids=str)
def test_a_move_that_costs_or_depends_on_chance_has_weight(action: Action) -> None:
    begun = magic(unit("Ann 1", "6", coins=4), unit("Ben 1", "4"))

    assert RULES.weight(View("Ann", begun.table), action) is Weight.OPEN


@pytest.mark.parametrize("action", [Throw(), Done(), Block(), Answer("Nine."), Judge(right=True)], ids=str)
def test_a_due_throw_or_an_answer_has_no_weight(action: Action) -> None:
    assert RULES.weight(View("Ann", race().table), action) is Weight.LIGHT
