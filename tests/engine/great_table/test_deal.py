"""The deal: where it starts, how it goes round, and who holds it up."""

import pytest

from engine.actions import Abort
from engine.great_table.actions import List, PassOver, Revive, Whisper
from engine.great_table.events import Dealt, DeckStarts, Lead, Neighbours
from engine.mafia.actions import Modkill, Vote
from tests.engine.great_table.tables import NAMES, Play, heard, kinds, only, table_of


def leads(play: Play) -> tuple[str | None, Lead]:
    """Return who led the deck last, and why."""
    last = [event for event in play.told("gm") if isinstance(event, DeckStarts)][-1]
    assert play.table.today.first == last.player
    return (last.player, last.reason)


def dealt_order(play: Play) -> list[str]:
    """Return to whom the deck has come, in this order."""
    return [held.dealt_to for held in play.table.today.cards]


def test_the_deck_passes_to_the_left() -> None:
    ring = ("Fay", "Ben", "Ida", "Ann", "Jon", "Cat", "Hal", "Dan", "Gus", "Eve")
    play = table_of(seats=ring)
    play.deal()

    assert dealt_order(play) == list(ring)


def test_the_deal_goes_on_as_far_as_lists_allow() -> None:
    play = table_of()
    for seat in ("Cat", "Ben"):
        play.submit(seat, "king")
    assert dealt_order(play) == []
    play.submit("Ann", "mayor")

    assert dealt_order(play) == ["Ann", "Ben", "Cat"]
    assert play.table.today.hands == {"Ann": "mayor", "Ben": "king", "Cat": "consort"}


def test_earlier_players_get_the_better_choices() -> None:
    play = table_of()
    for seat in reversed(NAMES):
        play.submit(seat, "king", "healer", "lover", "lover")

    assert [play.table.today.hands[seat] for seat in NAMES[:4]] == ["king", "healer", "lover", "lover"]


def test_each_player_is_told_only_their_own_card() -> None:
    play = table_of()
    entry = play.submit("Ann", "mayor")

    assert only(Dealt, heard("Ann", entry)) == Dealt(to=("Ann",), card=play.table.today.hands["Ann"])
    assert not [seat for seat in (*NAMES[1:], "public") if heard(seat, entry)]


def test_the_vigilante_is_told_its_shots() -> None:
    play = table_of()
    entry = play.submit("Ann", "vigilante")

    assert only(Dealt, heard("Ann", entry)) == Dealt(to=("Ann",), card=play.table.today.hands["Ann"], shots=2)


def test_chance_picks_the_leader_on_the_first_day() -> None:
    assert leads(table_of(seats=NAMES)) == ("Ann", Lead.CHANCE)


def test_the_holder_of_the_king_leads_the_next_day() -> None:
    play = table_of()
    play.deal(Gus="king", Dan="consort")
    play.dawn()

    assert leads(play) == ("Gus", Lead.KING)


def test_the_deck_passes_left_from_the_leader_all_round() -> None:
    play = table_of()
    play.deal(Hal="king")
    play.dawn()
    play.deal()

    assert dealt_order(play) == [*NAMES[7:], *NAMES[:7]]


def test_the_consort_leads_without_a_king() -> None:
    play = table_of()
    play.deal(Dan="consort")
    play.dawn()

    assert leads(play) == ("Dan", Lead.CONSORT)


def test_chance_picks_the_leader_without_king_and_consort() -> None:
    play = table_of()
    play.deal()
    play.dawn(first="Fay")

    assert leads(play) == ("Fay", Lead.CHANCE)


def test_a_guarded_king_does_not_lead() -> None:
    play = table_of()
    play.deal(Gus="king", Dan="consort", Eve="guard")
    play.use("Eve", "Gus")
    play.dawn()

    assert leads(play) == ("Dan", Lead.CONSORT)


def test_a_guarded_consort_does_not_lead() -> None:
    play = table_of()
    play.deal(Dan="consort", Eve="guard")
    play.use("Eve", "Dan")
    play.dawn(first="Ann")

    assert leads(play) == ("Ann", Lead.CHANCE)


@pytest.mark.parametrize("how", ["lynched", "modkilled", "killed at night"])
def test_a_dead_king_does_not_lead(how: str) -> None:
    play = table_of()
    play.deal(Gus="king", Dan="consort")
    if how == "lynched":
        play.lynch("Gus")
    elif how == "modkilled":
        play.gm(Modkill("Gus"))
    else:
        play.kill("Ann", "Gus")
    play.dawn()

    assert leads(play) == ("Dan", Lead.CONSORT)


def test_a_thief_who_stole_the_king_leads() -> None:
    play = table_of()
    play.deal(Gus="king", Dan="thief")
    play.steal("Dan", "Gus")
    play.dawn()

    assert leads(play) == ("Dan", Lead.KING)


def test_a_thief_who_stole_the_consort_leads_without_a_king() -> None:
    play = table_of()
    play.deal(Gus="consort", Dan="thief")
    play.steal("Dan", "Gus")
    play.dawn()

    assert leads(play) == ("Dan", Lead.CONSORT)


def test_a_guarded_thief_who_stole_the_king_does_not_lead() -> None:
    play = table_of()
    play.deal(Gus="king", Dan="thief", Eve="guard")
    play.steal("Dan", "Gus")
    play.use("Eve", "Dan")
    play.dawn(first="Gus")

    assert leads(play) == ("Gus", Lead.CHANCE)


def test_only_the_gm_is_told_who_leads() -> None:
    play = table_of()
    play.deal(Gus="king")
    entry = play.dawn()

    assert not [seat for seat in (*NAMES, "public") if "first" in kinds(heard(seat, entry))]


def test_the_deck_is_whole_again_every_morning() -> None:
    play = table_of()
    play.deal(Gus="king", Ann="mayor")
    play.dawn()
    play.deal(Gus="mayor", Ann="king")

    assert play.table.today.hands["Ann"] == "king"


def test_the_deck_does_not_shrink_with_deaths() -> None:
    play = table_of()
    play.deal()
    deck = play.table.deck
    play.lynch("Jon")
    play.dawn(first="Ann")

    assert play.table.deck == play.table.deck_left == deck


def test_a_player_without_a_list_holds_up_the_deal() -> None:
    play = table_of()
    play.submit_all({"Dan": None})

    assert dealt_order(play) == ["Ann", "Ben", "Cat"]


def test_the_gm_may_pass_over_a_single_player() -> None:
    play = table_of()
    play.submit_all({"Dan": None, "Gus": None})
    entry = play.gm(PassOver("Dan"))

    assert only(Dealt, heard("Dan", entry)) == Dealt(to=("Dan",), card=None)
    assert play.table.today.hands["Dan"] is None
    assert dealt_order(play) == ["Ann", "Ben", "Cat", "Eve", "Fay"]


def test_the_list_deadline_passes_over_everybody_without_a_list() -> None:
    play = table_of()
    play.submit_all({"Dan": None, "Gus": None})
    play.clock()

    assert play.time == ("day", 1)
    assert dealt_order(play) == [seat for seat in NAMES if seat not in ("Dan", "Gus")]
    assert {seat for seat, card in play.table.today.hands.items() if card is None} == {"Dan", "Gus"}


def test_players_without_a_list_are_told_that_they_have_no_card() -> None:
    play = table_of()
    play.submit_all({"Dan": None, "Gus": None})
    entry = play.clock()

    assert Dealt(to=("Gus",), card=None) in heard("Gus", entry)


def test_the_list_deadline_does_not_end_the_day() -> None:
    play = table_of()
    play.clock()

    assert play.time == ("day", 1)
    assert set(play.table.today.hands.values()) == {None}


def test_the_next_deadline_ends_the_day() -> None:
    play = table_of()
    play.clock()
    play.clock()

    assert play.time == ("night", 1)


def test_a_list_in_time_is_dealt_after_others_are_passed_over() -> None:
    play = table_of()
    play.clock()
    play.dawn(first="Ann")
    play.submit("Jon", "king")
    play.clock()

    assert play.table.today.hands["Jon"] == "king"


@pytest.mark.parametrize("verdict", ["lynch", "no lynch"])
def test_an_early_end_of_day_finishes_the_deal_with_the_lists_in_hand(verdict: str) -> None:
    play = table_of()
    play.submit_all({"Dan": None, "Gus": None, "Jon": "king"})
    play.vote("Eve" if verdict == "lynch" else None, "Ann", "Ben", "Cat", "Fay", "Hal", "Ida")

    assert play.time == ("night", 1)
    assert play.table.today.hands["Jon"] == "king"
    assert (play.table.today.hands["Dan"], play.table.today.hands["Gus"]) == (None, None)
    assert ("Eve" in play.table.today.hands) is (verdict == "no lynch")


def test_the_dead_are_skipped_in_the_deal() -> None:
    play = table_of()
    play.submit_all({"Ann": None})
    play.gm(Modkill("Dan"))
    play.submit("Ann", "king")

    assert dealt_order(play) == [seat for seat in NAMES if seat != "Dan"]
    assert "Dan" not in play.table.today.hands


def test_a_dead_leaders_left_neighbour_leads_the_deal() -> None:
    play = table_of()
    play.submit_all({"Ann": None})
    play.gm(Modkill("Ann"))

    assert dealt_order(play) == [*NAMES[1:]]


def test_a_dead_player_no_longer_holds_up_the_deal() -> None:
    play = table_of()
    play.submit_all({"Dan": None})
    play.gm(Modkill("Dan"))

    assert dealt_order(play) == [seat for seat in NAMES if seat != "Dan"]


def test_a_player_revived_after_the_deck_has_passed_has_no_card() -> None:
    play = table_of()
    play.submit_all({"Fay": None})
    play.gm(Modkill("Dan"))
    play.gm(Modkill("Ida"))
    play.submit("Fay", "king")
    play.gm(Revive("Ida"))

    assert play.table.today.hands["Ida"] is None


def test_a_player_revived_before_the_deck_comes_is_dealt_a_card() -> None:
    play = table_of()
    play.submit_all({"Fay": None, "Ida": "king"})
    play.gm(Modkill("Ida"))
    play.gm(Revive("Ida"))
    play.submit("Fay", "bomber")

    assert play.table.today.hands["Ida"] == "king"


def test_a_revived_player_keeps_their_card() -> None:
    play = table_of()
    play.deal(Ida="king")
    play.gm(Modkill("Ida"))
    play.gm(Revive("Ida"))
    play.dawn()

    assert leads(play) == ("Ida", Lead.KING)


def test_everybody_alive_is_told_their_neighbours_each_morning() -> None:
    play = table_of(seats=("Dan", "Ben", "Ann", "Cat", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"))

    assert only(Neighbours, play.told("Ben")) == Neighbours(to=("Ben",), left="Ann", right="Dan")
    assert only(Neighbours, play.told("Jon")) == Neighbours(to=("Jon",), left="Dan", right="Ida")


def test_a_dead_players_seat_closes_up() -> None:
    play = table_of()
    play.deal()
    play.lynch("Dan")
    entry = play.dawn(first="Ann")

    assert only(Neighbours, heard("Cat", entry)) == Neighbours(to=("Cat",), left="Eve", right="Ben")
    assert not [event for event in heard("Dan", entry) if isinstance(event, Neighbours)]


def test_the_dead_may_neither_vote_nor_submit_lists() -> None:
    play = table_of()
    play.gm(Modkill("Dan"))

    assert play.may("Dan") == {Whisper}
    assert play.refused("Dan", List(play.ranking())).reason == "dead"
    assert play.refused("Dan", Vote("Ann")).reason == "dead"


def test_an_aborted_game_shows_everything() -> None:
    play = table_of()
    play.deal(Gus="king")
    entry = play.gm(Abort())

    assert play.outcome == (None, "aborted")
    assert [held.card for held in entry.events[-1].rounds[-1].cards if held.holder == "Gus"] == ["king"]  # type: ignore[attr-defined]
