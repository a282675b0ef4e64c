"""Curses, fireballs, free turns and stone skins: their targets, and their effects."""

from msgspec.structs import replace

from engine.domains import things_of
from engine.sigily.actions import Cast
from engine.sigily.events import Cursed, Fireball, Fought
from engine.sigily.options import Spell
from engine.sigily.refusals import (
    CannotBeCursed,
    NotCursedThere,
    OutOfReach,
    SkinAlready,
    SpellWithoutAim,
    TerritoryCursed,
)
from engine.sigily.table import Wind
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, STICKS, Race, blown, earned, laid_out, magic, only, skinned, unit


def cursed(begun: Race, *places: str) -> Race:
    """Return the same game with curses on these sigils."""
    return laid_out(begun, replace(begun.table, board=replace(begun.board, curses=places)))


def effects(begun: Race, *throws: int, target: str = "Ben 1") -> list[str]:
    """Return the effects of a fireball of Ann 1, and on whom."""
    events = begun.cast(Spell.FIREBALL, "Ann 1", target, throws)
    return [f"{event.chariots[0]} {event.effect}" for event in events if isinstance(event, Fireball)]


# Curses


def test_a_druid_curse_marks_the_units_sigil_for_the_whole_game() -> None:
    begun = magic(unit("Ann 1", "7", coins=2))
    begun.cast(Spell.DRUID_CURSE, "Ann 1")

    assert (begun.board.curses, begun.at("Ann 1")) == (("7",), "7")


def test_a_unit_that_lands_on_a_curse_dies_and_loses_its_coins() -> None:
    begun = cursed(magic(unit("Ann 1, Cat 1", "6", coins=2), seats=FOUR), "7")
    events = begun.go(1, "Ann 1")

    assert only(Cursed, events) == Cursed(to=events[0].to, chariots=("Ann 1", "Cat 1"), at="7")
    assert (begun.at("Ann 1"), begun.board.coins) == (None, {"centre": 2})


def test_the_curse_comes_before_fights_coins_and_friends() -> None:
    begun = cursed(magic(unit("Ann 1", "6"), unit("Ben 1", "7")), "7")

    assert kinds(begun.go(1, "Ann 1")) == ["thrown", "moved", "cursed", "turn"]


def test_gates_and_fairy_land_cannot_be_cursed() -> None:
    begun = cursed(magic(unit("Ann 1", "6", coins=2), unit("Ann 2", "6.1", coins=2, entry="6")), "9")

    assert begun.refused("Ann", Cast(Spell.DRUID_CURSE, "Ann 1")) == CannotBeCursed("Ann 1", "6")
    assert begun.refused("Ann", Cast(Spell.DRUID_CURSE, "Ann 2")) == CannotBeCursed("Ann 2", "6.1")


def test_a_territory_can_be_cursed_only_once() -> None:
    begun = cursed(magic(unit("Ann 1", "7", coins=2), unit("Ann 2", "1", coins=2)), "9")

    assert begun.refused("Ann", Cast(Spell.DRUID_CURSE, "Ann 1")) == TerritoryCursed("Ann 1", "9")
    begun.cast(Spell.DRUID_CURSE, "Ann 2")
    assert begun.board.curses == ("9", "1")


def test_remove_curse_lifts_one_curse() -> None:
    begun = cursed(magic(unit("Ann 1", "6", coins=2)), "9", "2")
    assert begun.refused("Ann", Cast(Spell.REMOVE_CURSE, target="8")) == NotCursedThere("8", ("9", "2"))
    begun.cast(Spell.REMOVE_CURSE, target="9")

    assert begun.board.curses == ("2",)


def test_remove_curse_needs_a_curse_on_the_board() -> None:
    begun = magic(unit("Ann 1", "6", coins=2))

    assert begun.refused("Ann", Cast(Spell.REMOVE_CURSE, target="8")) == NotCursedThere("8", ())


# Fireball


def test_one_or_two_against_a_fireball_kills_and_leaves_the_coins() -> None:
    for thrown in (1, 2):
        begun = magic(unit("Ann 1", "7", coins=2), unit("Ben 1", "9", coins=3))

        assert effects(begun, thrown) == ["Ben 1 dies"]
        assert (begun.at("Ben 1"), begun.board.coins) == (None, {"centre": 2, "9": 3})


def test_three_against_a_fireball_does_nothing() -> None:
    begun = magic(unit("Ann 1", "7", coins=2), unit("Ben 1", "9", coins=3))

    assert effects(begun, 3) == ["Ben 1 nothing"]


def test_four_or_five_turns_a_fireball_on_its_thrower() -> None:
    begun = magic(unit("Ann 1", "7", coins=2), unit("Ben 1", "9", coins=3))

    assert effects(begun, 4, 5, 1) == ["Ben 1 turns", "Ann 1 turns", "Ben 1 dies"]
    begun = magic(unit("Ann 1", "7", coins=2), unit("Ben 1", "9", coins=3))
    assert effects(begun, 5, 2) == ["Ben 1 turns", "Ann 1 dies"]
    assert begun.asked == {"Ann throw"}


def test_a_fireball_flies_one_or_two_sigils_either_way_gates_included() -> None:
    begun = magic(
        *(unit("Ann 1", "6", coins=2), unit("Ben 1", "6"), unit("Ben 2", "4"), unit("Ben 3", "7"), unit("Ben 4", "9"))
    )

    assert begun.refused("Ann", Cast(Spell.FIREBALL, "Ann 1", "Ben 4")) == OutOfReach("Ben 4", ("Ben 2", "Ben 3"))
    assert begun.refused("Ann", Cast(Spell.FIREBALL, "Ann 1", "Ben 1")) == OutOfReach("Ben 1", ("Ben 2", "Ben 3"))
    at_gate = magic(unit("Ann 1", "5", coins=2), unit("Ben 1", "6"))
    assert effects(at_gate, 1) == ["Ben 1 dies"]


def test_a_fireball_spares_friends_and_fairy_land() -> None:
    inside = magic(unit("Ann 1", "6.1", coins=2, entry="6"), unit("Ben 1", "6"))
    outside = magic(unit("Ann 1", "6", coins=2), unit("Ben 1", "6.1", entry="6"))
    friend = magic(unit("Ann 1", "6", coins=2), unit("Cat 1", "7"), seats=FOUR)

    assert inside.refused("Ann", Cast(Spell.FIREBALL, "Ann 1", "Ben 1")) == OutOfReach("Ben 1", ())
    assert outside.refused("Ann", Cast(Spell.FIREBALL, "Ann 1", "Ben 1")) == OutOfReach("Ben 1", ())
    assert friend.refused("Ann", Cast(Spell.FIREBALL, "Ann 1", "Cat 1")) == OutOfReach("Cat 1", ())


def test_a_unit_with_nothing_in_reach_is_not_asked_for_a_fireball() -> None:
    begun = magic(unit("Ann 1", "7", coins=2), unit("Ann 2", "17", coins=2), unit("Ben 1", "18"))

    (ask,) = [ask for ask in begun.game.asks if ask.about == Spell.FIREBALL]
    assert [*things_of(ask.fields["chariot"], {})] == ["Ann 2"]
    begun = magic(unit("Ann 1", "7", coins=2))
    assert begun.refused("Ann", Cast(Spell.FIREBALL, "Ann 1")) == SpellWithoutAim(Spell.FIREBALL)


def test_a_fireball_kills_a_stack_whole() -> None:
    begun = magic(unit("Ann 1", "7", coins=2), unit("Ben 1, Dan 1", "9"), seats=FOUR)
    effects(begun, 1)

    assert begun.at("Dan 1") is None


def test_a_fireball_at_a_stone_skin_is_legal_and_does_nothing() -> None:
    begun = magic(unit("Ann 1", "7", coins=2), skinned("Ben 1", "9"))

    assert effects(begun) == ["Ben 1 skin"]


# Free Turn


def test_free_turn_gives_a_free_throw_after_this_one() -> None:
    begun = magic(unit("Ann 1", "7", coins=4))
    begun.cast(Spell.FREE_TURN, "Ann 1")

    assert earned(begun.go(1, "Ann 1")) == ["free_turn"]
    assert earned(begun.go(1, "Ann 2")) == []


def test_free_turn_is_not_doubled_by_four() -> None:
    begun = magic(unit("Ann 1", "7", coins=4))
    begun.cast(Spell.FREE_TURN, "Ann 1")
    begun.go(4, "Ann 1")

    assert earned(begun.go(1, "Ann 2")) == []


def test_free_turn_survives_a_lost_throw_a_failed_entry_and_a_death() -> None:
    lost = blown(magic(unit("Ann 1", "7", coins=4)), *[Wind("Ben", Spell.WINDS_OF_SLOTH)] * 2)
    lost.cast(Spell.FREE_TURN, "Ann 1")
    refused = magic(unit("Ann 1", "6", coins=4))
    refused.cast(Spell.FREE_TURN, "Ann 1")
    refused.enter("Ann 1", 4)
    dead = magic(unit("Ann 1", "7", coins=4), unit("Ben 1", "8"))
    dead.cast(Spell.FREE_TURN, "Ann 1")

    assert earned(lost.throw(1)) == ["free_turn"]
    assert earned(refused.go(4, "Ann 1")) == ["free_turn"]
    assert earned(dead.go(1, "Ann 1", fights=[[STICKS[1], STICKS[4]]])) == ["free_turn"]


# Stone Skin


def test_a_unit_that_lands_on_a_stone_skin_loses_without_a_throw() -> None:
    begun = magic(unit("Ann 1", "7", coins=1), skinned("Ben 1", "8", coins=1))
    event = only(Fought, begun.go(1, "Ann 1"))

    assert (event.throws, event.dead, event.skin) == ((), ("Ann 1",), True)
    assert begun.unit("Ben 1").coins == 2


def test_a_stone_skin_lasts_until_the_unit_moves() -> None:
    begun = magic(skinned("Ann 1", "7"))
    begun.go(1, "Ann 1")

    assert not begun.unit("Ann 1").skin


def test_a_stone_skin_lasts_until_the_unit_is_fused() -> None:
    begun = magic(skinned("Ann 2", "8"), unit("Ann 1", "7"))
    begun.go(1, "Ann 1")

    assert not begun.unit("Ann 2").skin


def test_a_stone_skin_does_not_stop_darts_and_survives_them() -> None:
    begun = magic(replace(unit("Ann 1", "6.1", entry="6"), skin=True))
    begun.throw(1, darts={"Ann 1": STICKS[1]})

    assert (begun.at("Ann 1"), begun.unit("Ann 1").skin) == ("6", True)


def test_a_stone_skin_is_not_cast_on_a_skin() -> None:
    begun = magic(skinned("Ann 1", "7", coins=2), unit("Ann 2", "11", coins=2))
    begun.go(1, "Ann 2")

    assert begun.refused("Ann", Cast(Spell.STONE_SKIN, "Ann 1")) == SkinAlready("Ann 1")


def test_a_fight_on_a_gate_against_a_stone_skin_costs_both_their_coins_too() -> None:
    begun = magic(unit("Ann 1", "5", coins=1), skinned("Ben 1", "6", coins=2))
    events = begun.go(1, "Ann 1")

    assert kinds(events) == ["thrown", "moved", "jackpot", "jackpot", "fought", "turn"]
    assert (begun.at("Ben 1"), begun.unit("Ben 1").skin, begun.board.coins) == ("6", True, {"centre": 3})
