"""Which moves are worth a look before they count."""

import pytest
from msgspec.structs import replace

from engine.actions import Action
from engine.boards.actions import Throw
from engine.sigily import Sigily
from engine.sigily.actions import Answer, Back, Block, Cast, Done, Enter, Judge, Move
from engine.sigily.board import Place
from engine.sigily.options import Spell
from engine.weight import Weight
from tests.engine.sigily.race import Race, all_home, laid_out, magic, outward, race, unit, with_home

RULES = Sigily()


def thrown(count: int, begun: Race) -> Race:
    """The same game, in which so much is thrown."""
    begun.throw(count)
    return begun


def cursed(begun: Race, place: Place) -> Race:
    """The same game, in which a sigil is cursed."""
    return laid_out(begun, replace(begun.table, board=replace(begun.board, curses=(place,))))


def nearly_home(but: int) -> Race:
    """Ann 4 is two sigils before her start, and all are home but so many."""
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
def test_a_move_that_brings_more_than_coins_weighs(begun: Race, name: str) -> None:
    assert RULES.weight(thrown(2, begun).table, Move(name)) is Weight.OPEN


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
def test_any_other_move_weighs_nothing(begun: Race, name: str) -> None:
    assert RULES.weight(thrown(2, begun).table, Move(name)) is Weight.LIGHT


def test_each_exit_weighs_for_itself() -> None:
    begun = race([unit("Ann 1", "0.2", entry="0"), outward("Ben 1", "6.2", "12")])
    begun.throw(2, darts={"Ann 1": ["dog", "deer"]})
    weights = [RULES.weight(begun.table, Move("Ann 1", leave)) for leave in ("6", "12")]

    assert weights == [Weight.OPEN, Weight.LIGHT]


@pytest.mark.parametrize("action", [Cast(Spell.FIREBALL, "Ann 1", "Ben 1"), Enter("Ann 1"), Back("Ann 1")], ids=str)
def test_what_is_paid_for_or_left_to_chance_weighs(action: Action) -> None:
    begun = magic(unit("Ann 1", "6", coins=4), unit("Ben 1", "4"))

    assert RULES.weight(begun.table, action) is Weight.OPEN


@pytest.mark.parametrize("action", [Throw(), Done(), Block(), Answer("Nine."), Judge(right=True)], ids=str)
def test_what_is_owed_or_said_weighs_nothing(action: Action) -> None:
    assert RULES.weight(race().table, action) is Weight.LIGHT
