"""The order of events after a quest, after a rejected party, and before the first proposal."""

import pytest

from engine.audience import To
from engine.domains import YesOrNo
from engine.log import Entry
from engine.parties.actions import Act
from engine.parties.events import Allegiance, LeaderNamed, LeaderReason
from engine.parties.refusals import MustSabotage
from engine.parties.sides import Side
from engine.quests.events import Card, CardShown
from engine.quests.table import Phase
from tests.engine.quests.tables import NAMES, Play, heard, kinds, only, table_of

EVERYTHING = "vision inverter"
OPEN = f"{EVERYTHING} predetermined"


def playing(options: str = EVERYTHING, cards: str = "stay switch stay switch stay") -> Play:
    """Return seven players with Ann as the seer.

    Ben, the assassin, and Cat are evil; so are the turncoats Fay and Gus, in turn.
    """
    return table_of(NAMES[:7], options=options, cards=cards, turncoat="Fay Gus", evil="Cat")


def quests(play: Play, sabotages: list[str]) -> Entry:
    """Play some quests, each with its look if one is due. Return the entry with the last result."""
    for saboteurs in sabotages:
        if play.table.phase is Phase.LOOK:
            play.look(next(seat for seat in ("Dan", "Eve", "Ann") if seat not in play.table.vision.holders))
        play.quest(sabotages=saboteurs)
    return play.game.log[-1]


def public(entry: Entry) -> list[str]:
    return kinds(heard("public", entry))


def test_result_vision_card_and_leader_follow_in_this_order() -> None:
    play = playing()
    result = quests(play, ["", ""])
    look = play.look("Ann")

    assert public(result) == ["inverted", "quest"]
    assert public(look) == ["looked", "card", "leader"]


@pytest.mark.parametrize(
    ("options", "first", "then"),
    [
        ("", ["quest", "card", "leader"], []),
        ("inverter", ["inverted", "quest", "card", "leader"], []),
        ("vision", ["quest"], ["looked", "card", "leader"]),
        ("predetermined", ["quest", "card", "leader"], []),
        ("predetermined vision", ["quest"], ["looked", "card", "leader"]),
    ],
)
def test_steps_not_in_the_game_are_left_out(options: str, first: list[str], then: list[str]) -> None:
    play = playing(options)
    result = quests(play, ["", "Ben"])

    assert public(result) == first
    assert (public(play.look("Ann")) if then else []) == then


@pytest.mark.parametrize(("options", "last"), [("", "quest"), ("inverter", "quest"), ("vision", "looked")])
def test_no_card_comes_before_the_leader_without_turncoats(options: str, last: str) -> None:
    play = table_of(options=options)
    entry = quests(play, ["", "Ben"])
    entry = play.look("Ann") if options == "vision" else entry

    assert public(entry)[-2:] == [last, "leader"]


@pytest.mark.parametrize("options", [EVERYTHING, OPEN])
@pytest.mark.parametrize("number", [2, 3, 4])
def test_quests_two_three_and_four_are_followed_alike(number: int, options: str) -> None:
    play = playing(options)
    quests(play, ["", "Ben", "", "Ben Cat"][:number])
    entry = play.look("Ben")

    assert public(entry) == ["looked", "card", "leader"]
    assert play.table.phase is Phase.PROPOSAL


def test_neither_vision_nor_drawn_card_follows_the_first_quest() -> None:
    assert public(quests(playing(), [""])) == ["inverted", "quest", "leader"]


def test_the_second_face_up_card_follows_the_first_quest() -> None:
    entry = quests(playing(OPEN), [""])

    assert public(entry) == ["inverted", "quest", "card", "leader"]
    assert only(CardShown, entry.events) == CardShown(to=To.PUBLIC, card=Card.SWITCH)


@pytest.mark.parametrize("sabotages", [["", "", ""], ["Ben", "", "", ""], ["Ben", "", "Ben", "", ""]])
@pytest.mark.parametrize("options", [EVERYTHING, OPEN])
def test_only_the_guess_follows_the_third_success(sabotages: list[str], options: str) -> None:
    play = playing(options)
    entry = quests(play, sabotages)

    assert public(entry) == ["inverted", "quest"]
    assert (play.table.phase, public(play.guess("Ben", "Dan"))) == (Phase.GUESS, ["guess", "outcome", "reveal"])


@pytest.mark.parametrize("sabotages", [["Ben"] * 3, ["Ben", "", "Ben", "Ben Cat"], ["Ben", "", "Ben", "", "Ben"]])
@pytest.mark.parametrize("options", [EVERYTHING, OPEN])
def test_only_the_end_follows_the_third_failure(sabotages: list[str], options: str) -> None:
    entry = quests(playing(options), sabotages)

    assert public(entry) == ["inverted", "quest", "outcome", "reveal"]


@pytest.mark.parametrize("options", [EVERYTHING, OPEN])
def test_only_the_next_leader_follows_a_rejected_party(options: str) -> None:
    play = playing(options)
    first = play.reject()
    quests(play, ["", "Ben"])
    play.look("Ann")
    later = play.reject()

    assert [public(entry)[-2:] for entry in (first, later)] == [["vote_closed", "leader"]] * 2


@pytest.mark.parametrize("options", [EVERYTHING, OPEN])
def test_the_fifth_rejected_party_ends_the_game_before_any_card_or_look(options: str) -> None:
    play = playing(options)
    quests(play, ["", "Ben"])
    play.look("Ann")
    for _ in range(4):
        play.reject()

    assert public(play.reject())[-3:] == ["vote_closed", "outcome", "reveal"]


def test_the_first_face_up_card_precedes_the_first_proposal() -> None:
    play = playing(OPEN, cards="switch stay stay stay stay")

    assert public(play.game.log[0]) == ["leaders", "cards", "card", "leader"]
    assert play.table.sides["Fay"] is Side.EVIL


def test_no_card_is_drawn_before_the_first_proposal() -> None:
    assert public(playing().game.log[0]) == ["leaders", "leader"]


@pytest.mark.parametrize("options", [EVERYTHING, OPEN])
def test_card_and_leader_follow_a_missed_look(options: str) -> None:
    play = playing(options)
    quests(play, ["", "Ben"])

    assert public(play.clock()) == ["looked", "card", "leader"]


def test_these_steps_do_not_change_the_next_leader() -> None:
    play = playing()
    quests(play, ["", "Ben"])
    entry = play.look("Ann")

    assert only(LeaderNamed, entry.events) == LeaderNamed(
        to=To.PUBLIC, leader="Cat", quest=3, attempt=1, reason=LeaderReason.ORDER
    )


def test_the_vision_tells_the_side_before_the_next_card() -> None:
    play = playing(cards="switch stay stay stay switch")
    quests(play, ["", "Ben"])
    entry = play.look("Fay")

    assert only(Allegiance, entry.events) == Allegiance(to=("Gus",), target="Fay", side=Side.GOOD)
    assert play.table.sides["Fay"] is Side.EVIL


def test_the_card_before_a_quest_decides_who_must_sabotage_on_it() -> None:
    play = playing(OPEN, cards="stay switch stay stay stay")
    play.quest("Ann Dan")
    play.propose("Dan Eve Fay", "Dan")
    asked = [ask.fields["support"] for ask in play.game.asks if ask.move is Act and "Fay" in ask.seats]

    assert asked == [YesOrNo(only=False, refused=MustSabotage())]
