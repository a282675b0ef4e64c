"""The lists: what may be written, what is refused, which card each line takes, and which day a list is for."""

import pytest

from engine.great_table.actions import List
from engine.great_table.cards import CardName
from engine.great_table.lists import read, taken
from engine.great_table.refusals import CardsMissing, LineUnreadable, NoListYet
from engine.mafia.actions import Vote
from tests.engine.great_table.tables import Play, heard, table_of

CARDS = tuple(CardName)
DECK = {card: 2 if card in ("lover", "place_swap") else 1 for card in CardName}


def takes(*lines: str, taken_already: str = "") -> str | None:
    """Return the card that a list beginning with these lines takes, once other cards are gone."""
    choices = read((*lines, *CARDS), DECK)
    assert isinstance(choices, tuple), choices
    left = {card: count - taken_already.split().count(card) for card, count in DECK.items()}
    return taken(choices, left, DECK)


def unreadable(*lines: str) -> object:
    """Return why a list that begins with these lines is refused."""
    return table_of().refused("Ann", List((*lines, *CARDS)))


@pytest.mark.parametrize(
    "line",
    ["role_finder", "Role Finder", "ROLEFINDER", "  role   finder ", "Role_finder", "r o l e f i n d e r"],
)
def test_case_spaces_and_underscores_are_ignored(line: str) -> None:
    assert takes(line) == "role_finder"


@pytest.mark.parametrize(
    "line",
    [
        "guard if no thief",
        "GUARD IF NO THIEF",
        "guard if  no  t_hief",
        "guardifnothief",
        "guard if thief=0",
        "guard if thief < 1",
        "guard if thief taken",
        "guard if thieftaken",
        "guard if king > 0 and thief taken",
        "guardifking>0andthieftaken",
        "guard if lover = 2 and lover > 1 and lover < 3 and no thief",
    ],
)
def test_a_condition_may_be_written_like_this(line: str) -> None:
    assert takes(line, taken_already="thief") == "guard"
    assert takes(line) == "king"


def test_the_first_line_with_an_available_card_is_taken() -> None:
    assert takes("guard", "mayor") == "guard"
    assert takes("guard", "mayor", taken_already="guard") == "mayor"


def test_the_second_copy_of_a_card_remains_after_the_first() -> None:
    assert takes("lover", taken_already="lover") == "lover"
    assert takes("lover", "mayor", taken_already="lover lover") == "mayor"


@pytest.mark.parametrize(
    ("condition", "holds_with"),
    [
        ("lover = 1", "1"),
        ("lover = 2", "2"),
        ("lover < 2", "01"),
        ("lover > 0", "12"),
        ("no lover", "0"),
        ("lover taken", "01"),
    ],
)
def test_a_condition_looks_at_the_rest_of_the_deck(condition: str, holds_with: str) -> None:
    gone = {"0": "lover lover", "1": "lover", "2": ""}

    assert {left for left in gone if takes(f"mayor if {condition}", taken_already=gone[left]) == "mayor"} == {
        *holds_with
    }


def test_all_conditions_of_a_line_must_hold() -> None:
    line = "king if vigilante taken and mayor > 0"

    assert takes(line, "healer", taken_already="vigilante") == "king"
    assert takes(line, "healer", taken_already="vigilante mayor") == "healer"
    assert takes(line, "healer") == "healer"


def test_a_line_takes_nothing_if_its_card_is_gone() -> None:
    assert takes("mayor if no king", "healer", taken_already="king mayor") == "healer"


UNREADABLE: list[tuple[str, str]] = [
    ("kign", "kign"),
    ("Card  Fnider", "card fnider"),
    ("", ""),
    ("king queen", "king queen"),
    ("king if", "if"),
    ("king if and no mayor", "if"),
    ("king if no", "no"),
    ("king if taken", "taken"),
    ("king if mayor", "mayor"),
    ("king if mayor = many", "many"),
    ("king if mayor = -1", "-1"),
    ("king if mayor =", "="),
    ("king if kign = 1", "kign"),
    ("king if no kign", "kign"),
    ("king if kign taken", "kign"),
    ("king if mayor = 1 and kign taken", "kign"),
    ("king if mayor == 1", "= 1"),
    ("king, if no mayor", "king,"),
]


def test_an_unreadable_line_is_refused_with_its_number_and_word() -> None:
    for line, word in UNREADABLE:
        assert unreadable(line) == LineUnreadable(1, word)
        assert unreadable("king", "mayor if no king", line) == LineUnreadable(3, word)


def test_a_card_that_is_not_in_this_deck_is_unknown() -> None:
    play = table_of(deck={CardName.KING: 1, CardName.PLACE_SWAP: 9})

    assert play.refused("Ann", List(("mayor", "king", "place swap"))) == LineUnreadable(1, "mayor")
    assert play.refused("Ann", List(("king if no mayor", "king", "place swap"))) == LineUnreadable(1, "mayor")


def test_a_refusal_of_an_incomplete_list_names_the_missing_cards() -> None:
    lines = tuple(card for card in CARDS if card not in ("king", "healer"))

    assert table_of().refused("Ann", List(lines)) == CardsMissing((CardName.KING, CardName.HEALER))


def test_every_kind_must_appear_once_without_a_condition() -> None:
    lines = ("king if no mayor", *(card for card in CARDS if card != "king"))

    assert table_of().refused("Ann", List(lines)) == CardsMissing((CardName.KING,))


def test_one_line_is_enough_for_a_card_with_two_copies() -> None:
    play = table_of()
    play.does("Dan", List(CARDS))

    assert "Dan" in play.table.today.lists


def test_a_refused_list_leaves_the_previous_one() -> None:
    play = table_of()
    play.submit("Dan", "guard")
    play.refused("Dan", List(("king",)))
    play.submit("Dan", "mayor")
    play.deal(Ann="king", Dan="mayor")

    assert play.table.today.hands["Dan"] == "mayor"


def day_two(**lists: str) -> Play:
    """Return the second day, for which these players have listed their cards in the night."""
    play = table_of()
    play.deal(Ann="king")
    play.nightfall()
    for seat, card in lists.items():
        play.submit(seat, card)
    play.dawn()
    return play


def test_a_list_before_the_deck_has_passed_is_for_today() -> None:
    play = table_of()
    play.submit("Ben", "mayor")
    play.submit("Ann", "king")

    assert play.table.today.hands == {"Ann": "king", "Ben": "mayor"}


def test_a_list_after_the_deck_has_passed_is_for_tomorrow() -> None:
    play = table_of()
    play.deal(Ann="king", Ben="mayor")
    play.submit("Ben", "healer")
    play.dawn()
    play.submit("Ann", "king")

    assert play.table.today.hands == {"Ann": "king", "Ben": "healer"}


def test_a_list_may_be_given_the_evening_before() -> None:
    play = day_two(Ann="king", Ben="guard")

    assert play.table.today.hands == {"Ann": "king", "Ben": "guard"}
    assert Vote in play.may("Ben")


def test_a_list_counts_for_one_day() -> None:
    play = day_two()

    assert play.table.today.hands == {}
    assert play.refused("Ben", Vote("Dan")) == NoListYet()


def test_a_list_for_today_replaces_the_one_from_the_evening_before() -> None:
    play = day_two(Ben="guard")
    play.submit("Ben", "healer")
    play.submit("Ann", "king")

    assert play.table.today.hands == {"Ann": "king", "Ben": "healer"}


def test_a_player_without_a_list_for_the_day_may_not_vote() -> None:
    play = table_of()

    assert play.refused("Ben", Vote("Dan")) == NoListYet()
    assert play.refused("Ben", Vote(None)) == NoListYet()


def test_a_list_opens_the_vote_before_the_deck_has_come() -> None:
    play = table_of()
    play.submit("Jon")

    assert Vote in play.may("Jon")


def test_a_passed_over_players_list_opens_the_vote_but_gives_no_card() -> None:
    play = table_of()
    play.deal(Ben=None)
    assert play.refused("Ben", Vote("Dan")) == NoListYet()
    play.submit("Ben", "king")

    assert Vote in play.may("Ben")
    assert play.table.today.hands["Ben"] is None


def test_a_passed_over_players_list_counts_for_tomorrow_too() -> None:
    play = table_of()
    play.deal(Ann="king", Ben=None)
    play.submit("Ben", "mayor")
    play.dawn()
    play.submit("Ann", "king")

    assert play.table.today.hands["Ben"] == "mayor"


def test_only_its_owner_hears_of_a_list() -> None:
    play = table_of()
    entry = play.submit("Jon", "king")

    assert not [seat for seat in (*play.game.seats, "public") if seat != "Jon" and heard(seat, entry)]
    assert heard("Jon", entry)
