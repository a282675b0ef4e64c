"""Knowledge: what each role is told at the start."""

import pytest

from engine.parties.sides import Side
from engine.quests.events import Knowledge
from engine.quests.roles import RoleName
from tests.engine.quests.tables import NAMES, Names, Play, names, only, table_of


def full_table(without: str = "", leaders: Names = ()) -> Play:
    """Return ten players with every role. A role taken out becomes a plain one."""
    cast = {"seer": "Hal", "guardian": "Ben", "assassin": "Jon", "hidden": "Cat", "lone": "Eve", "decoy": "Ann"}
    evil = [cast[role] for role in ("assassin", "hidden", "lone", "decoy")]
    cast.pop(without, None)
    return table_of(NAMES, evil=evil, leaders=leaders, **cast)


def knowledge(play: Play, seat: str) -> Knowledge:
    event = only(Knowledge, play.told(seat))
    assert isinstance(event, Knowledge)
    return event


def seen(play: Play, seat: str) -> tuple[str, ...]:
    return knowledge(play, seat).sees


def test_a_plain_good_player_is_told_no_names() -> None:
    play = full_table()

    assert [seen(play, seat) for seat in names("Dan Fay Gus Ida")] == [(), (), (), ()]


def test_the_seer_is_told_every_evil_player_except_the_hidden_one() -> None:
    play = full_table()

    assert seen(play, "Hal") == ("Ann", "Eve", "Jon")


def test_the_seer_is_told_a_plain_evil_player() -> None:
    play = full_table(without="hidden")

    assert seen(play, "Hal") == ("Ann", "Cat", "Eve", "Jon")


def test_the_guardian_is_told_the_seer_and_the_decoy() -> None:
    play = full_table()

    assert seen(play, "Ben") == ("Ann", "Hal")


def test_the_guardian_is_told_only_the_seer_without_the_decoy() -> None:
    play = full_table(without="decoy")

    assert seen(play, "Ben") == ("Hal",)


def test_a_plain_evil_player_is_told_the_others_except_the_lone_one() -> None:
    play = full_table(without="decoy")

    assert seen(play, "Ann") == ("Cat", "Jon")


def test_the_assassin_is_told_the_others_except_the_lone_one() -> None:
    play = full_table()

    assert seen(play, "Jon") == ("Ann", "Cat")


def test_the_hidden_one_is_told_the_others_except_the_lone_one() -> None:
    play = full_table()

    assert seen(play, "Cat") == ("Ann", "Jon")


def test_the_decoy_is_told_the_others_except_the_lone_one() -> None:
    play = full_table()

    assert seen(play, "Ann") == ("Cat", "Jon")


def test_the_lone_one_is_told_no_names() -> None:
    play = full_table()

    assert seen(play, "Eve") == ()


def test_the_evil_ones_are_told_a_plain_evil_player() -> None:
    play = full_table(without="lone")

    assert [seen(play, seat) for seat in names("Ann Cat Jon")] == [
        ("Cat", "Eve", "Jon"),
        ("Ann", "Eve", "Jon"),
        ("Ann", "Cat", "Eve"),
    ]


def test_nobody_is_on_their_own_list() -> None:
    play = full_table()

    assert [seat for seat in NAMES if seat in seen(play, seat)] == []


def test_the_lone_one_changes_no_other_players_knowledge() -> None:
    with_decoy, without = full_table(), full_table(without="guardian")

    assert [seat for seat in NAMES if seen(with_decoy, seat) != seen(without, seat)] == ["Ben"]


def test_a_decoy_without_a_guardian_changes_nothing() -> None:
    alone = table_of(NAMES, decoy="Eve", evil="Fay Gus")
    plain = table_of(NAMES, evil="Eve Fay Gus")

    assert [seen(alone, seat) for seat in NAMES] == [seen(plain, seat) for seat in NAMES]


def test_everybody_is_told_their_own_role_and_side() -> None:
    play = full_table()
    told = {seat: (knowledge(play, seat).role, knowledge(play, seat).side) for seat in NAMES}

    assert told == {
        "Ann": (RoleName.DECOY, Side.EVIL),
        "Ben": (RoleName.GUARDIAN, Side.GOOD),
        "Cat": (RoleName.HIDDEN, Side.EVIL),
        "Dan": (RoleName.PLAIN, Side.GOOD),
        "Eve": (RoleName.LONE, Side.EVIL),
        "Fay": (RoleName.PLAIN, Side.GOOD),
        "Gus": (RoleName.PLAIN, Side.GOOD),
        "Hal": (RoleName.SEER, Side.GOOD),
        "Ida": (RoleName.PLAIN, Side.GOOD),
        "Jon": (RoleName.ASSASSIN, Side.EVIL),
    }


def test_nobody_else_is_told_a_players_knowledge() -> None:
    play = full_table()

    assert [event.to for event in play.game.log[0].events if isinstance(event, Knowledge)] == [
        (seat,) for seat in NAMES
    ]


@pytest.mark.parametrize("leaders", [NAMES, NAMES[::-1]])
def test_every_list_of_names_is_in_seat_order(leaders: tuple[str, ...]) -> None:
    play = full_table(leaders=leaders)

    assert seen(play, "Hal") == ("Ann", "Eve", "Jon")


def test_seat_order_is_not_alphabetical() -> None:
    play = table_of("Jon Eve Ann Dan Cat", seer="Eve", assassin="Cat", evil="Jon Cat")

    assert seen(play, "Eve") == ("Jon", "Cat")


def with_turncoats(meet: bool = False, **cast: str) -> Play:
    """Return ten players. Gus is the good turncoat and Cat the evil one; Ann, Eve and Jon are evil."""
    cast = {"seer": "Hal", "guardian": "Ben", "assassin": "Jon", "turncoat": "Gus Cat"} | cast
    return table_of(NAMES, evil="Ann Eve", options="turncoats_meet" if meet else "", **cast)


either_meeting = pytest.mark.parametrize("meet", [False, True], ids=["not met", "met"])


@either_meeting
def test_each_turncoat_is_told_their_role_and_side(meet: bool) -> None:
    play = with_turncoats(meet)
    told = [(knowledge(play, seat).role, knowledge(play, seat).side) for seat in ("Gus", "Cat")]

    assert told == [(RoleName.TURNCOAT, Side.GOOD), (RoleName.TURNCOAT, Side.EVIL)]


@either_meeting
@pytest.mark.parametrize("turncoat", ["Gus", "Cat"])
def test_a_turncoat_is_told_no_names_of_either_side(turncoat: str, meet: bool) -> None:
    play = with_turncoats(meet, lone="Eve", decoy="Ann")

    assert (seen(play, turncoat), knowledge(play, turncoat).turncoat) == ((), None)


def test_turncoats_who_meet_are_told_each_others_names() -> None:
    play = with_turncoats(meet=True)

    assert [knowledge(play, seat).other_turncoat for seat in ("Gus", "Cat")] == ["Cat", "Gus"]


def test_turncoats_who_do_not_meet_are_not_told_of_each_other() -> None:
    play = with_turncoats(meet=False)

    assert [knowledge(play, seat).other_turncoat for seat in ("Gus", "Cat")] == [None, None]


def test_turncoats_who_meet_change_nothing_for_others() -> None:
    met, not_met = with_turncoats(meet=True, decoy="Ann"), with_turncoats(meet=False, decoy="Ann")

    assert [seat for seat in NAMES if knowledge(met, seat) != knowledge(not_met, seat)] == ["Cat", "Gus"]


@either_meeting
def test_the_seer_is_told_the_evil_turncoat_and_not_the_good_one(meet: bool) -> None:
    play = with_turncoats(meet, hidden="Eve")

    assert seen(play, "Hal") == ("Ann", "Cat", "Jon")


@either_meeting
@pytest.mark.parametrize("evil_role", ["plain", "assassin", "hidden", "decoy"])
def test_the_evil_ones_are_told_who_is_the_evil_turncoat(evil_role: str, meet: bool) -> None:
    reader = "Jon" if evil_role == "assassin" else "Eve"
    play = with_turncoats(meet, **({} if evil_role in ("plain", "assassin") else {evil_role: reader}))
    told = knowledge(play, reader)

    assert (told.sees, told.turncoat) == (tuple(seat for seat in ("Ann", "Cat", "Eve", "Jon") if seat != reader), "Cat")


@either_meeting
def test_the_lone_one_is_not_told_the_turncoats_either(meet: bool) -> None:
    told = knowledge(with_turncoats(meet, lone="Eve"), "Eve")

    assert (told.sees, told.turncoat, told.other_turncoat) == ((), None, None)


@either_meeting
def test_the_evil_ones_are_told_the_turncoat_but_not_the_lone_one(meet: bool) -> None:
    told = knowledge(with_turncoats(meet, lone="Eve"), "Ann")

    assert (told.sees, told.turncoat) == (("Cat", "Jon"), "Cat")


@either_meeting
def test_the_guardian_is_not_told_the_turncoats(meet: bool) -> None:
    play = with_turncoats(meet, decoy="Eve")

    assert seen(play, "Ben") == ("Eve", "Hal")


@either_meeting
def test_the_good_side_is_not_told_which_one_is_the_turncoat(meet: bool) -> None:
    play = with_turncoats(meet)

    assert [knowledge(play, seat).turncoat for seat in ("Hal", "Ben", "Dan", "Fay", "Ida")] == [None] * 5


@either_meeting
def test_only_a_turncoat_is_told_of_the_other_one(meet: bool) -> None:
    play = with_turncoats(meet, decoy="Eve")

    assert [seat for seat in NAMES if knowledge(play, seat).other_turncoat] == (["Cat", "Gus"] if meet else [])


def test_nobody_is_told_of_turncoats_without_them() -> None:
    play = full_table()

    assert {(knowledge(play, seat).turncoat, knowledge(play, seat).other_turncoat) for seat in NAMES} == {(None, None)}
