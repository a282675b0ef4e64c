"""Foresight: what a move would bring, as it is told before the move."""

import pytest
from msgspec.structs import replace

from engine.sigily.board import territory_of
from engine.sigily.events import Card
from engine.sigily.foresight import Fight, Foresight, foresee, odds
from engine.sigily.options import SigilyOptions
from engine.sigily.table import Declaration, Declared
from engine.sigily.units import Unit
from engine.sigily.ways import ways
from tests.engine.sigily.race import FOUR, STICKS, TWO, Race, all_home, laid_out, race, skinned, unit, with_home

QUESTIONS = SigilyOptions(questions=True)
PILE = (Card("Ben 1", "Who was Bricriu?"),)


def seen(begun: Race, count: int, name: str = "Ann 1", leave: str | None = None, **drawn: object) -> Foresight:
    """Return what the move of a chariot would bring after a throw."""
    begun.throw(count, **drawn)
    (way,) = [way for way in ways(begun.table) if (way.chariot, way.exit) == (name, leave)]
    return foresee(begun.table, way)


def on_two(*others: Unit, seats: tuple[str, ...] = TWO, options: SigilyOptions | None = None) -> Race:
    """Ann 1 stands on the second sigil, and others where they stand."""
    return race([unit("Ann 1", "2"), *others], seats, options or SigilyOptions())


def earned_before(begun: Race, free: int = 0, *, free_turn: bool = False) -> Race:
    """Return the same game with free throws used in this turn, and perhaps another to come by a spell."""
    so_far = replace(begun.table.so_far, free=free, free_turn=free_turn)
    return laid_out(begun, replace(begun.table, so_far=so_far))


def test_a_move_onto_an_empty_sigil_brings_nothing() -> None:
    found = seen(on_two(), 2)

    assert found == Foresight(found.way)
    assert not found.has_consequences


def test_the_chance_of_a_fight_includes_bonus_and_highest_animal() -> None:
    fight = seen(on_two(unit("Ben 1", "4", 3)), 2)

    assert [each.chariots for each in fight.fights] == [("Ben 1",)]
    assert fight.fights[0].chance == odds(1)
    assert odds(0) == pytest.approx(0.5)
    assert odds(1) == pytest.approx(1 - odds(-1))
    assert 0.5 < odds(1) < odds(2) < 1
    assert fight.has_consequences


def test_a_defender_at_home_is_stronger() -> None:
    homes = SigilyOptions(home=True)
    chances = {
        territory_of(place): seen(race([unit("Ann 1", start), unit("Ben 1", place)], options=homes), 2).fights[0].chance
        for start, place in (("0", "2"), ("6", "8"), ("12", "14"), ("18", "20"))
    }
    own, other = race().table.province("Ann"), race().table.province("Ben")

    assert (chances.pop(own), chances.pop(other)) == (odds(1), odds(-1))
    assert set(chances.values()) == {odds(1)}


def test_a_stone_skin_is_death() -> None:
    assert seen(on_two(skinned("Ben 1", "4")), 2).fights == (Fight(("Ben 1",), 0.0, skin=True),)


def test_a_fight_of_stacks_has_no_foreseen_chance() -> None:
    stacks = SigilyOptions(super_chariots=True)

    assert seen(on_two(unit("Ben 1, Ben 2", "4"), options=stacks), 2).fights[0].chance is None
    assert seen(on_two(unit("Ben 1", "4"), options=stacks), 2).fights[0].chance == odds(1)


def test_a_curse_overrides_everything_else() -> None:
    begun = on_two(unit("Ann 2", "6"))
    cursed = laid_out(begun, replace(begun.table, board=replace(begun.board, curses=("6",), coins={"6": 2})))
    found = seen(cursed, 4)

    assert found == Foresight(found.way, is_cursed=True)
    assert seen(earned_before(cursed_at("4"), free_turn=True), 2).throws_again
    assert not seen(earned_before(cursed_at("4"), free=3, free_turn=True), 2).throws_again


def cursed_at(place: str) -> Race:
    """Ann 1 stands on the second sigil, and this place is cursed."""
    begun = on_two()
    return laid_out(begun, replace(begun.table, board=replace(begun.board, curses=(place,))))


def test_friends_are_joined_and_enemies_fought() -> None:
    begun = on_two(unit("Ann 2", "4"), unit("Cat 1", "4"), unit("Dan 1", "4"), seats=FOUR)
    found = seen(begun, 2)

    assert found.friends == (("Ann 2",), ("Cat 1",))
    assert [fight.chariots for fight in found.fights] == [("Dan 1",)]


def test_the_foreseen_coins_are_those_found_and_won() -> None:
    begun = race([unit("Ann 1", "2"), unit("Ben 1", "4", 3)], coins={"4": 2})

    assert seen(begun, 2).coins == 5


def test_a_fight_on_a_gate_wins_no_coins() -> None:
    begun = race([unit("Ann 1", "2"), unit("Ben 1", "6", 3)], coins={"6": 2})
    found = seen(begun, 4)

    assert (found.coins, len(found.fights)) == (0, 1)


def test_each_exit_from_fairy_land_is_a_way_of_its_own() -> None:
    found = [
        seen(race([unit("Ann 1", "0.2", entry="0")]), 2, leave=gate, darts={"Ann 1": STICKS[2]}) for gate in ("6", "12")
    ]

    assert [each.way.onto for each in found] == ["6.2", "12.2"]


def test_coming_home_exactly_takes_the_coins_of_the_start() -> None:
    exactly = race([unit("Ann 1", "22")], coins={"0": 2})
    beyond = race([unit("Ann 1", "22")], coins={"0": 2})

    assert (seen(exactly, 2).coins, seen(beyond, 3).coins) == (2, 0)
    assert not seen(race([unit("Ann 1", "22")]), 3).has_consequences
    assert seen(with_home(race([unit("Ann 4", "22")]), all_home("Ann", but=1)), 3, "Ann 4").has_consequences


@pytest.mark.parametrize(("count", "throws"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_a_throw_of_4_or_5_is_made_again(count: int, throws: bool) -> None:
    assert seen(race([unit("Ann 1", "6")]), count).throws_again is (throws or count == 3)


@pytest.mark.parametrize(
    ("options", "place", "throws"),
    [
        (SigilyOptions(), "1", False),
        (SigilyOptions(), "7", True),
        (QUESTIONS, "1", True),
        (QUESTIONS, "7", True),
    ],
)
def test_a_solar_sigil_gives_a_throw_and_the_first_only_with_questions(
    options: SigilyOptions, place: str, throws: bool
) -> None:
    assert seen(race([unit("Ann 1", place)], options=options), 2).throws_again is throws


def test_a_foreseen_free_throw_comes() -> None:
    for options, place in ((SigilyOptions(), "1"), (SigilyOptions(), "7"), (QUESTIONS, "1"), (QUESTIONS, "7")):
        begun = race([unit("Ann 1", place)], options=options)
        foreseen = seen(begun, 2)
        begun.move("Ann 1")

        assert foreseen.throws_again is (begun.table.player == "Ann")


def test_no_throw_or_question_follows_three_free_throws() -> None:
    begun = race([unit("Ann 1", "7")], options=QUESTIONS)
    piled = laid_out(begun, replace(begun.table, cards=1, pile=PILE))

    assert not seen(earned_before(begun, 3), 4).throws_again
    assert not seen(earned_before(piled, 3), 2).draws_question


def test_a_foreseen_throw_may_depend_on_a_question() -> None:
    begun = race([unit("Ann 1", "5")], options=QUESTIONS)
    piled = laid_out(begun, replace(begun.table, cards=1, pile=PILE))
    found = seen(piled, 4)

    assert (found.draws_question, found.throws_again) == (True, False)


def test_only_the_spell_gives_a_throw_after_a_failed_entry() -> None:
    begun = race([unit("Ann 1", "6")])
    refused = Declaration("Ann 1", Declared.REFUSED)
    for free_turn in (False, True):
        so_far = replace(begun.table.so_far, declared=refused, free_turn=free_turn)
        found = seen(laid_out(begun, replace(begun.table, so_far=so_far)), 4)

        assert found.throws_again is free_turn


def test_no_throw_follows_the_last_chariot_home() -> None:
    last = with_home(race([unit("Ann 4", "22")]), all_home("Ann", but=1))

    assert not seen(last, 4, "Ann 4").throws_again
    assert seen(with_home(race([unit("Ann 3", "22")]), all_home("Ann", but=2)), 4, "Ann 3").throws_again


def test_no_question_follows_a_failed_entry() -> None:
    begun = race([unit("Ann 1", "6")], options=QUESTIONS)
    so_far = replace(begun.table.so_far, declared=Declaration("Ann 1", Declared.REFUSED))
    found = seen(laid_out(begun, replace(begun.table, so_far=so_far, cards=1, pile=PILE)), 3)

    assert (found.draws_question, found.throws_again) == (False, False)


def test_an_introduced_chariots_first_solar_sigil_follows_its_start() -> None:
    begun = race(options=SigilyOptions(territorial_starts=True))

    assert not seen(begun, 3).throws_again
