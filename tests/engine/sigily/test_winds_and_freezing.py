"""Winds change how far chariots go, and a freeze takes a turn."""

from msgspec.structs import replace

from engine.sigily.actions import Block, Cast, Done, Move
from engine.sigily.events import WindEnded
from engine.sigily.options import Spell
from engine.sigily.refusals import ChariotStays, FrozenAlready, FrozenTwice, NotToBeFrozen
from engine.sigily.table import Wind
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import (
    FOUR,
    STICKS,
    Race,
    all_home,
    blown,
    laid_out,
    magic,
    only,
    passed,
    race,
    turns,
    unit,
    with_home,
)

SLOTH = Spell.WINDS_OF_SLOTH


def test_winds_of_speed_lengthen_the_teams_moves_and_introductions() -> None:
    begun = magic(unit("Ann 1", "9", coins=3), seats=FOUR)
    begun.cast(Spell.WINDS_OF_SPEED)
    begun.go(1, "Ann 1")
    begun.go(1, "Ben 1")
    begun.go(1, "Cat 1")

    assert (begun.at("Ann 1"), begun.at("Ben 1"), begun.at("Cat 1")) == ("11", "1", "2")


def test_winds_of_sloth_can_shorten_a_move_on_the_ring_to_nothing() -> None:
    begun = blown(magic(unit("Ann 1", "7"), unit("Ann 2", "6.1", entry="6")), Wind("Ben", Spell.WINDS_OF_SLOTH))
    begun.throw(1, darts={"Ann 2": STICKS[2]})

    assert begun.refused("Ann", Move("Ann 1")) == ChariotStays("Ann 1", ("Ann 2",))
    begun.move("Ann 2")
    assert begun.at("Ann 2") == "6.2"


def test_winds_add_up() -> None:
    winds = (Wind("Ann", Spell.WINDS_OF_SPEED), Wind("Ann", Spell.WINDS_OF_SPEED), Wind("Ben", Spell.WINDS_OF_SLOTH))
    begun = blown(magic(unit("Ann 1", "7")), *winds)
    begun.go(2, "Ann 1")

    assert begun.at("Ann 1") == "10"


def test_winds_do_not_lengthen_the_move_into_fairy_land() -> None:
    begun = blown(magic(unit("Ann 1", "6")), Wind("Ann", Spell.WINDS_OF_SPEED))
    begun.enter("Ann 1", 1)
    begun.go(1, "Ann 1")

    assert begun.at("Ann 1") == "6.1"


def test_winds_lengthen_the_move_after_a_failed_entry() -> None:
    begun = blown(magic(unit("Ann 1", "6")), Wind("Ann", Spell.WINDS_OF_SPEED))
    begun.enter("Ann 1", 3)
    begun.go(1, "Ann 1")

    assert begun.at("Ann 1") == "8"


def test_a_wind_ends_when_its_casters_third_turn_from_now_begins() -> None:
    begun = magic(unit("Ann 1", "1", coins=3))
    begun.cast(Spell.WINDS_OF_SPEED)
    told = [kinds(begun.go(1, f"{begun.table.turn} 1")) for _ in range(6)]

    assert [names for names in told if "wind_ended" in names] == [told[-1]]
    assert begun.board.winds == ()


def test_each_of_several_winds_blows_for_its_own_three_rounds() -> None:
    winds = (Wind("Ann", Spell.WINDS_OF_SPEED, 1), Wind("Ann", Spell.WINDS_OF_SPEED, 2), Wind("Ann", SLOTH, 3))
    begun = blown(magic(turn="Ben"), *winds)
    begun.go(2, "Ben 1")

    assert begun.board.winds == (Wind("Ann", Spell.WINDS_OF_SPEED, 1), Wind("Ann", SLOTH, 2))


def test_lost_turns_count_for_winds() -> None:
    begun = blown(magic(unit("Ann 1", "1")), Wind("Ben", Spell.WINDS_OF_SPEED, left=1))
    begun = laid_out(begun, replace(begun.table, board=replace(begun.board, frozen=("Ben",))))
    events = begun.go(1, "Ann 1")

    assert kinds(events) == ["thrown", "moved", "wind_ended", "passed", "turn"]
    assert only(WindEnded, events).player == "Ben"


def test_a_frozen_player_loses_the_next_turn() -> None:
    begun = magic(unit("Ann 1", "7", coins=3))
    events = begun.cast(Spell.FREEZE, target="Ben")
    assert kinds(events) == ["cast", "jackpot", "frozen"]
    after = begun.go(1, "Ann 1")

    assert (passed(after), turns(after)) == (["Ben frozen"], ["Ann"])
    assert begun.board.frozen == ()


def test_a_player_who_can_pay_five_is_asked_at_once() -> None:
    begun = magic(unit("Ann 1", "7", coins=6), unit("Ben 1", "9", coins=5))
    begun.cast(Spell.FREEZE, target="Ben")
    assert (begun.asked, begun.table.turn, begun.table.throws) == ({"Ben block", "Ben done"}, "Ann", 1)
    events = begun.does("Ben", Block())

    assert kinds(events) == ["jackpot", "blocked"]
    assert (begun.asked, begun.board.frozen, begun.unit("Ben 1").coins) == ({"Ann throw"}, (), 0)
    assert begun.table.so_far.freezing is None


def test_a_player_who_does_not_pay_is_frozen() -> None:
    for by_clock in (False, True):
        begun = magic(unit("Ann 1", "7", coins=3), unit("Ben 1", "9", coins=5))
        begun.cast(Spell.FREEZE, target="Ben")
        events = begun.close() if by_clock else begun.done("Ben")

        assert kinds(events)[-1] == "frozen"
        assert begun.asked == {"Ann throw"}


def test_a_frozen_player_is_not_frozen_again() -> None:
    begun = magic(unit("Ann 1", "7", coins=9), seats=FOUR)
    begun = laid_out(begun, replace(begun.table, board=replace(begun.board, frozen=("Ben",))))

    assert begun.refused("Ann", Cast(Spell.FREEZE, target="Ben")) == FrozenAlready("Ben")
    assert begun.refused("Ann", Cast(Spell.FREEZE, target="Cat")) == NotToBeFrozen("Cat", ("Dan",))


def frozen_twice() -> Race:
    """Return a race in which Ben has lost two turns in a row, and Ann is to move."""
    begun = magic(unit("Ann 1", "1", coins=12))
    for _ in range(2):
        begun.cast(Spell.FREEZE, target="Ben")
        begun.go(1, "Ann 1")
        begun.done()
    return begun


def test_nobody_loses_three_turns_in_a_row_by_freezing() -> None:
    assert frozen_twice().refused("Ann", Cast(Spell.FREEZE, target="Ben")) == FrozenTwice("Ben")


def test_a_player_who_has_had_a_turn_again_may_be_frozen_again() -> None:
    begun = frozen_twice()
    begun.go(2, "Ann 1")
    begun.done()
    begun.go(1, "Ben 1")
    offered = begun.may
    begun.cast(Spell.FREEZE, target="Ben")

    assert "Ann cast" in offered
    assert begun.board.frozen == ("Ben",)


def test_being_covered_by_a_partner_is_no_lost_turn() -> None:
    begun = with_home(race([unit("Dan 1, Ben 4", "9")], FOUR), all_home("Ben", but=1))
    assert passed(begun.go(1, "Ann 1")) == ["Ben covered"]

    assert begun.table.lost_turns["Ben"] == 0


def test_only_an_opponent_with_chariots_left_is_frozen() -> None:
    begun = with_home(magic(unit("Ann 1", "7", coins=9), seats=FOUR), all_home("Ben"))

    assert begun.refused("Ann", Cast(Spell.FREEZE, target="Ben")) == NotToBeFrozen("Ben", ("Dan",))


def test_giving_up_before_being_frozen_lets_the_turn_go_on() -> None:
    begun = magic(unit("Ann 1", "7", coins=3), unit("Ben 1", "9", coins=5), seats=FOUR)
    begun.cast(Spell.FREEZE, target="Ben")
    begun.resign("Ben")

    assert begun.asked == {"Ann throw"}


def test_nobody_is_asked_to_be_done_before_a_throw() -> None:
    begun = magic(unit("Ann 1", "7", coins=9))

    assert begun.refused("Ann", Done()).reason == "must_throw"


def test_a_freeze_takes_effect_even_if_its_caster_gives_up() -> None:
    begun = magic(unit("Ann 1", "7", coins=3), unit("Ben 1", "9", coins=5), seats=FOUR)
    begun.cast(Spell.FREEZE, target="Ben")
    begun.resign("Ann")
    events = begun.done("Ben")

    assert (kinds(events), passed(events)) == (["frozen", "passed", "turn"], ["Ben frozen"])
