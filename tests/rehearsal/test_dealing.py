"""A deal of which a part is fixed: a person who is given a lot gets it from somebody who had it."""

from bot.rehearsal.dealt_roles import dealt_so, lots_of, renamed
from bot.rehearsal.web.fortune import in_row

NAMES = ("Ann", "Ben", "Cat", "Dan")
DRAWN = {
    "sides": {"Ann": "good", "Ben": "evil", "Cat": "good", "Dan": "good"},
    "roles": {"Ben": "assassin", "Cat": "seer"},
    "leaders": ["Cat", "Ann", "Ben", "Dan"],
    "dice": {"Ann": [1, 2], "Ben": [3]},
}
PLAIN, SEER, ASSASSIN = ("good",), ("good", "seer"), ("evil", "assassin")


def lots(wanted: dict[str, tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return who has which lot in the end."""
    dealt = dealt_so(DRAWN, NAMES, wanted)
    assert dealt is not None
    return [lots_of(dealt, name) for name in NAMES]


def test_a_renamed_person_is_renamed_in_every_draw() -> None:
    assert renamed(DRAWN, {"Ann": "Ben", "Ben": "Ann"}) == {
        "sides": {"Ben": "good", "Ann": "evil", "Cat": "good", "Dan": "good"},
        "roles": {"Ann": "assassin", "Cat": "seer"},
        "leaders": ["Cat", "Ben", "Ann", "Dan"],
        "dice": {"Ben": [1, 2], "Ann": [3]},
    }


def test_a_lot_is_not_renamed_with_a_person_of_that_name() -> None:
    roles = {"seer": "assassin", "Ann": "seer"}

    assert renamed({"roles": roles}, {"seer": "Ann", "Ann": "seer"}) == {"roles": {"Ann": "assassin", "seer": "seer"}}


def test_a_lot_is_everything_a_person_has_drawn() -> None:
    assert [lots_of(DRAWN, name) for name in ("Ann", "Ben", "Cat", "Zoe")] == [PLAIN, ASSASSIN, SEER, ()]


def test_a_person_who_is_given_a_lot_swaps_it_with_a_holder() -> None:
    assert lots({"Dan": SEER}) == [PLAIN, ASSASSIN, PLAIN, SEER]
    assert lots({"Ann": SEER}) == [SEER, ASSASSIN, PLAIN, PLAIN]


def test_several_people_get_their_wanted_lots() -> None:
    assert lots({"Ann": ASSASSIN, "Ben": SEER}) == [ASSASSIN, SEER, PLAIN, PLAIN]
    assert lots({"Ben": SEER, "Cat": ASSASSIN}) == [PLAIN, SEER, ASSASSIN, PLAIN]
    assert lots({"Ben": SEER, "Cat": PLAIN})[1:3] == [SEER, PLAIN]


def test_a_lot_is_given_to_no_more_people_than_there_are_lots() -> None:
    assert dealt_so(DRAWN, NAMES, {"Ann": SEER, "Ben": SEER}) is None
    assert dealt_so(DRAWN, NAMES, {"Ann": ("evil",)}) is None


def test_draws_without_lots_stay_the_same() -> None:
    dealt = dealt_so(DRAWN, NAMES, {"Dan": SEER})

    assert dealt is not None
    assert (dealt["leaders"], dealt["dice"]) == (DRAWN["leaders"], DRAWN["dice"])


def test_a_person_moved_in_a_row_swaps_with_the_one_there() -> None:
    assert in_row(["Cat", "Ann", "Ben"], ["Ben", "Ann", "Ben"]) == ["Ben", "Ann", "Cat"]
    assert in_row(["Cat", "Ann", "Ben"], ["Ben", "Ben", "Ben"]) == ["Ben", "Ben", "Ben"]
