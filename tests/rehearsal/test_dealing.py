"""A deal of which somebody fixes a part: whoever is given a lot changes places with somebody who has it."""

from bot.rehearsal.dealing import dealt_so, lot_of, swapped

DRAWN = {
    "sides": {"Ann": "good", "Ben": "evil", "Cat": "good"},
    "roles": {"Ben": "assassin", "Cat": "seer"},
    "leaders": ["Cat", "Ann", "Ben"],
    "dice": {"Ann": [1, 2], "Ben": [3]},
}


def test_two_who_are_swapped_change_places_everywhere() -> None:
    assert swapped(DRAWN, "Ann", "Ben") == {
        "sides": {"Ben": "good", "Ann": "evil", "Cat": "good"},
        "roles": {"Ann": "assassin", "Cat": "seer"},
        "leaders": ["Cat", "Ben", "Ann"],
        "dice": {"Ben": [1, 2], "Ann": [3]},
    }


def test_a_lot_is_all_that_somebody_has_drawn_in_words() -> None:
    assert [lot_of(DRAWN, name) for name in ("Ann", "Ben", "Cat")] == ["good", "evil, assassin", "good, seer"]


def test_each_has_the_lot_that_is_wanted() -> None:
    dealt = dealt_so(DRAWN, {"Ann": "evil, assassin", "Ben": "good, seer", "Cat": "good"})

    assert [lot_of(dealt, name) for name in ("Ann", "Ben", "Cat")] == ["evil, assassin", "good, seer", "good"]


def test_a_lot_that_nobody_has_any_more_changes_nothing() -> None:
    dealt = dealt_so(DRAWN, {"Ann": "good, seer", "Ben": "good, seer", "Cat": "good"})

    assert lot_of(dealt, "Ann") == "good, seer"
    assert sorted(lot_of(dealt, name) for name in ("Ben", "Cat")) == ["evil, assassin", "good"]
