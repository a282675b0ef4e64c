"""Casting: when a spell is cast, its cost and payers, and players who can cast but throw no more."""

from engine.boards.actions import Throw
from engine.refusals import ChoiceNeeded, NotNow
from engine.sigily.actions import Cast
from engine.sigily.events import Jackpot
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.refusals import (
    CannotPayFrom,
    ChariotBelow,
    NotHisChariot,
    SpellCast,
    SpellHasNoChariot,
    SpellHasNoTarget,
    SpellHasOnePayer,
    SpellNotNow,
    SpellNotPlayed,
    SpellTooDear,
    WrongPayment,
)
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import (
    FOUR,
    all_home,
    magic,
    only,
    race,
    turns,
    unit,
    with_home,
)


def test_one_spell_is_cast_before_the_throw() -> None:
    begun = magic(unit("Ann 1", "5", coins=9))
    begun.cast(Spell.WINDS_OF_SPEED)

    assert begun.refused("Ann", Cast(Spell.WINDS_OF_SPEED)) == SpellCast()
    assert begun.asked == {"Ann throw"}


def test_no_spell_is_cast_between_throw_and_move() -> None:
    begun = magic(unit("Ann 1", "7", coins=9))
    begun.throw(2)

    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 1")) == NotNow("cast")


def test_a_spell_for_before_the_throw_is_not_cast_after_the_move() -> None:
    begun = magic(unit("Ann 1", "7", coins=9))
    begun.throw(2)
    begun.move("Ann 1")

    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 1")) == SpellNotNow(Spell.FREE_TURN, "before")


def test_a_curse_a_skin_or_nothing_is_cast_after_the_turn() -> None:
    begun = magic(unit("Ann 1", "7", coins=9))
    events = begun.go(1, "Ann 1")

    assert kinds(events) == ["thrown", "moved", "throws_over"]
    assert {ask.about for ask in begun.game.asks if ask.move is Cast} == {"druid_curse", "stone_skin"}
    assert begun.refused("Ann", Cast(Spell.FREEZE, target="Ben")) == SpellNotNow(Spell.FREEZE, "before")
    assert turns(begun.done()) == ["Ben"]


def test_a_player_who_can_cast_nothing_is_not_asked_after_the_turn() -> None:
    assert turns(magic(unit("Ann 1", "7", coins=1)).go(1, "Ann 1")) == ["Ben"]


def test_stone_skin_is_cast_only_after_the_turn() -> None:
    begun = magic(unit("Ann 1", "7", coins=9))

    assert begun.refused("Ann", Cast(Spell.STONE_SKIN, "Ann 1")) == SpellNotNow(Spell.STONE_SKIN, "after")


def test_a_spell_before_and_one_after_the_turn_may_be_cast() -> None:
    begun = magic(unit("Ann 1", "9", coins=9))
    begun.cast(Spell.WINDS_OF_SPEED)
    begun.go(1, "Ann 1")
    events = begun.cast(Spell.STONE_SKIN, "Ann 1")

    assert kinds(events) == ["cast", "jackpot", "turn"]


def test_paid_coins_go_to_the_jackpot() -> None:
    begun = magic(unit("Ann 1", "7", coins=9))
    events = begun.cast(Spell.FREE_TURN, "Ann 1")

    assert only(Jackpot, events) == Jackpot(to=events[0].to, player="Ann", paid={"Ann 1": 4}, onto={"centre": 4})
    assert begun.unit("Ann 1").coins == 5


def test_a_spell_that_is_not_in_the_game_is_refused() -> None:
    begun = race([unit("Ann 1", "7", coins=9)], options=SigilyOptions(spells=(Spell.FREEZE,)))

    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 1")) == SpellNotPlayed("free_turn", ("freeze",))


def test_a_unit_pays_for_its_own_spells() -> None:
    begun = magic(
        unit("Ann 1", "7", coins=4), unit("Ann 2", "8", coins=3), unit("Cat 1, Ann 3", "9", coins=4), seats=FOUR
    )

    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 2")) == SpellTooDear(Spell.FREE_TURN, 4, 3)
    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 3")) == ChariotBelow("Ann 3", "Cat 1", ("Ann 1",))
    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Cat 1")) == NotHisChariot("Cat 1", ("Ann 1",))
    assert begun.refused("Ann", Cast(Spell.FREE_TURN)) == ChoiceNeeded("chariot")
    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 1", pay={"Ann 1": 4})) == SpellHasOnePayer(Spell.FREE_TURN)
    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 1", "Ben")) == SpellHasNoTarget(Spell.FREE_TURN)


def test_a_spell_nobody_can_pay_is_too_dear() -> None:
    begun = magic(unit("Ann 1", "7", coins=1), unit("Ann 2", "8", coins=1))

    assert begun.refused("Ann", Cast(Spell.FREE_TURN, "Ann 1")) == SpellTooDear(Spell.FREE_TURN, 4, 1)
    assert begun.refused("Ann", Cast(Spell.WINDS_OF_SLOTH)) == SpellTooDear(Spell.WINDS_OF_SLOTH, 3, 2)


def test_chariots_at_home_pay_first_then_the_richest() -> None:
    begun = magic(unit("Ann 3", "7", coins=2), unit("Ann 2", "8", coins=2), unit("Ann 1", "9", coins=0))
    begun = with_home(begun, {"Ann": ("Ann 4",)}, {"Ann": 1})
    events = begun.cast(Spell.WINDS_OF_SPEED)

    assert only(Jackpot, events).paid == {"home": 1, "Ann 2": 2}
    assert begun.board.purse["Ann"] == 0


def test_the_richest_pays_before_others() -> None:
    begun = magic(unit("Ann 1", "7", coins=2), unit("Ann 2", "8", coins=5))

    assert only(Jackpot, begun.cast(Spell.FREEZE, target="Ben")).paid == {"Ann 2": 3}


def test_a_chosen_payment_must_add_up_to_the_cost() -> None:
    begun = magic(unit("Ann 1", "7", coins=2), unit("Ann 2", "8", coins=5))
    has = {"Ann 2": 5, "Ann 1": 2}

    assert begun.refused("Ann", Cast(Spell.FREEZE, target="Ben", pay={"Ann 2": 2})) == WrongPayment(3, 2)
    assert begun.refused("Ann", Cast(Spell.FREEZE, target="Ben", pay={"Ann 1": 3})) == CannotPayFrom("Ann 1", has)
    assert begun.refused("Ann", Cast(Spell.FREEZE, target="Ben", pay={"home": 3})) == CannotPayFrom("home", has)
    assert begun.refused("Ann", Cast(Spell.WINDS_OF_SPEED, "Ann 1")) == SpellHasNoChariot(Spell.WINDS_OF_SPEED)
    for odd in ({"Ann 2": 4, "Ann 1": -1}, {"Ann 2": 3, "Ann 3": 0}):
        refusal = begun.refused("Ann", Cast(Spell.WINDS_OF_SPEED, pay=odd))
        assert refusal == CannotPayFrom([*odd][1], has)
    events = begun.does("Ann", Cast(Spell.WINDS_OF_SPEED, pay={"Ann 1": 2, "Ann 2": 1}))
    assert only(Jackpot, events).paid == {"Ann 1": 2, "Ann 2": 1}


def test_a_finished_player_who_can_pay_has_a_turn_for_a_spell() -> None:
    begun = with_home(magic(seats=FOUR, turn="Dan"), all_home("Ann"), {"Ann": 3})
    events = begun.go(1, "Dan 1")

    assert turns(events) == ["Ann"]
    assert begun.refused("Ann", Throw()) == NotNow("throw")
    assert begun.asked == {"Ann done"}
    assert turns(begun.cast(Spell.WINDS_OF_SPEED)) == ["Ben"]


def test_a_finished_player_may_be_done_without_a_spell() -> None:
    begun = with_home(magic(seats=FOUR, turn="Dan"), all_home("Ann"), {"Ann": 3})
    begun.go(1, "Dan 1")

    assert turns(begun.done()) == ["Ben"]


def test_a_covered_player_may_cast_before_being_passed_over() -> None:
    begun = magic(unit("Cat 1, Ann 4", "15"), seats=FOUR, turn="Dan")
    begun = with_home(begun, all_home("Ann", but=1), {"Ann": 3})

    assert turns(begun.go(1, "Dan 1")) == ["Ann"]
    assert turns(begun.cast(Spell.WINDS_OF_SLOTH)) == ["Ben"]


def test_the_deadline_casts_nothing() -> None:
    begun = magic(unit("Ann 1", "7", coins=9))
    begun.go(1, "Ann 1")

    assert kinds(begun.close()) == ["closed", "turn"]
