"""Pairs of cards that meet and could be read in two ways."""

import pytest

from engine.audience import To
from engine.great_table.actions import Thread, Whisper
from engine.great_table.cards import CardName
from engine.great_table.events import DeckStarts, Lead, Result
from engine.great_table.refusals import OneMessageOnly
from tests.engine.great_table.tables import dealt, heard, kinds, night, only


def test_a_thief_who_robs_a_lover_talks_with_the_other_one() -> None:
    play = dealt(Dan="thief", Eve="lover", Fay="lover")
    play.steal("Dan", "Eve")
    entry = play.whisper("Fay", "lovers", "Is that you, Eve?")

    assert play.members("lovers") == ("Dan", "Fay")
    assert not heard("Eve", entry)


def test_a_thief_who_robs_the_king_leads_instead() -> None:
    play = dealt(Dan="thief", Eve="king", Fay="consort")
    play.steal("Dan", "Eve")
    night(play)

    assert play.table.today.first == "Dan"
    assert play.result("Fay") == {"player": "Dan", "places": 2}


def test_a_guarded_mayor_marks_nobody() -> None:
    play = dealt(Gus="guard", Dan="mayor", Ann="king")
    play.use("Dan", "Eve", votes_for="Fay")
    night(play, guarded="Dan")
    play.deal()
    play.vote("Hal", "Eve")

    assert play.counts() == {"Hal": ("Eve",)}


def test_guarding_the_marked_player_changes_nothing() -> None:
    play = dealt(Gus="guard", Dan="mayor", Ann="king")
    play.use("Dan", "Eve", votes_for="Fay")
    night(play, guarded="Eve")
    play.deal()
    play.vote("Hal", "Eve")

    assert play.counts() == {"Fay": ("Eve",)}


def test_a_stolen_mayor_marks_only_for_the_thief() -> None:
    play = dealt(Gus="thief", Dan="mayor", Ann="king")
    play.use("Dan", "Eve", votes_for="Fay")
    play.steal("Gus", "Dan")
    play.use("Gus", "Hal", votes_for="Ida")
    night(play)
    play.deal()
    play.vote("Jon", "Eve", "Hal")

    assert play.counts() == {"Jon": ("Eve",), "Ida": ("Hal",)}


def test_a_socialite_swaps_in_the_order_of_the_deal_and_looks_last() -> None:
    play = dealt(Ben="place_swap", Dan="socialite", Fay="place_swap")
    play.use("Fay", "Hal")
    play.use("Ben", "Eve")
    play.use("Dan", targets="Eve Fay", left_of="Fay")
    night(play)

    # Ben and Eve: Ann Eve Cat Dan Ben Fay Gus Hal Ida Jon
    # Eve and Fay: Ann Fay Cat Dan Ben Eve Gus Hal Ida Jon
    # Fay and Hal: Ann Hal Cat Dan Ben Eve Gus Fay Ida Jon
    assert " ".join(play.table.ring) == "Ann Hal Cat Dan Ben Eve Gus Fay Ida Jon"
    assert play.result("Dan") == {"left": "Ida", "right": "Ben"}


def test_swaps_follow_the_order_of_the_deal() -> None:
    play = dealt(Eve="place_swap", Dan="place_swap")
    play.use("Eve", "Dan")
    play.use("Dan", "Ann")
    night(play)

    assert " ".join(play.table.ring) == "Eve Ben Cat Ann Dan Fay Gus Hal Ida Jon"


def test_a_healer_saves_from_the_vigilante_and_the_shot_is_spent() -> None:
    play = dealt(Dan="vigilante", Eve="healer", Ann="king")
    play.use("Dan", "Fay")
    play.use("Eve", "Fay")
    night(play)
    play.deal(Dan="vigilante")

    assert play.deaths() == []
    assert play.table.today.shots["Dan"] == 1


def test_a_vigilante_and_the_healer_they_shoot_both_act() -> None:
    play = dealt(Dan="vigilante", Eve="healer")
    play.use("Dan", "Eve")
    play.use("Eve", "Dan")
    play.kill("Ann", "Dan")

    assert night(play).deaths() == ["Eve"]


def test_a_lover_of_the_house_may_write_one_message_to_the_other_apprentice() -> None:
    play = dealt(Ben="lover", Dan="lover")
    play.whisper("Ben", "lovers")
    play.whisper("Ben", "house")

    assert play.refused("Ben", Whisper("Again.", Thread.HOUSE)) == OneMessageOnly()
    assert Whisper in play.may("Ben")


def test_a_king_who_dies_at_dawn_leads_no_deal() -> None:
    play = dealt(Dan="king")
    play.kill("Ann", "Dan")
    entry = play.dawn(first="Eve")

    assert only(DeckStarts, entry.events) == DeckStarts(to=To.GM, player="Eve", reason=Lead.CHANCE)


def test_the_consort_finds_and_replaces_a_king_who_dies_at_dawn() -> None:
    play = dealt(Dan="king", Eve="consort")
    play.kill("Ann", "Dan")
    night(play)

    assert play.result("Eve") == {"player": "Dan", "places": 1}
    assert play.table.today.first == "Eve"


def test_a_guarded_king_is_still_found() -> None:
    play = dealt(Dan="king", Eve="consort", Gus="guard")

    assert night(play, guarded="Dan").result("Eve") == {"player": "Dan", "places": 1}


def test_a_bomber_who_dies_by_day_kills_no_thief() -> None:
    play = dealt(Dan="thief", Eve="bomber")
    play.lynch("Eve")
    play.steal("Dan", None)

    assert play.deaths() == ["Eve"]


def test_the_bomb_goes_off_even_if_the_bomber_is_guarded() -> None:
    play = dealt(Dan="thief", Eve="bomber", Gus="guard")
    play.use("Gus", "Eve")
    play.steal("Dan", "Eve")

    assert play.deaths() == ["Dan"]


def test_the_target_finder_sees_the_target_of_the_guard() -> None:
    play = dealt(Gus="guard", Dan="target_finder")
    play.use("Gus", "Eve")
    play.use("Dan", "Gus")

    assert night(play).result("Dan") == {"players": ("Eve",)}


def test_the_guard_hides_from_the_target_finder_by_guarding_them() -> None:
    play = dealt(Gus="guard", Dan="target_finder")
    play.use("Dan", "Gus")

    assert night(play, guarded="Dan").result("Dan") == {"players": ()}


@pytest.mark.parametrize(("target", "players"), [("Eve", ()), ("Dan", ("Fay",))])
def test_a_target_finder_sees_a_theft_only_by_the_stolen_card(target: str, players: tuple[str, ...]) -> None:
    play = dealt(Dan="thief", Eve="healer", Hal="target_finder")
    play.use("Eve", "Gus")
    play.steal("Dan", "Eve")
    play.use("Dan", "Fay")
    play.use("Hal", target)

    assert night(play).result("Hal") == {"players": players}


def test_a_lover_who_robs_the_other_has_no_partner() -> None:
    play = dealt(Dan="thief", Eve="lover")
    play.steal("Dan", "Eve")
    alone = {seat: [Result(to=(seat,), card=CardName.LOVER, players=())] for seat in ("Dan", "Eve")}

    assert {seat: play.results(seat) for seat in ("Dan", "Eve")} == alone
    assert "thread_opened" not in kinds(play.told("Dan"))


def test_a_thief_of_the_house_uses_the_stolen_healer_or_kills() -> None:
    play = dealt(Ben="thief", Eve="healer")
    play.steal("Ben", "Eve")
    play.use("Ben", "Fay")
    play.kill("Ann", "Fay")
    play.kill("Ben", "Gus")
    play.kill("Cat", "Gus")

    assert sorted(night(play).deaths()) == ["Fay", "Gus"]
