"""The result of a quest names its party and the score, and says where two sabotages are needed."""

from itertools import product

import pytest

from bot.themes import load_themes
from bot.wording.voice import SetUp
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.honnoji.table import HonnojiTable
from engine.parties.events import PartyProposed, PastQuest, QuestDone
from engine.parties.round import Round
from engine.quests.options import QuestOptions
from engine.quests.table import Phase, QuestTable
from engine.views import View
from tests.wording.saying import to_all

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
WON, LOST = PastQuest(1, True, 0, ("Ann",), {}), PastQuest(2, False, 1, ("Ann",), {})
HARDY = Round(party=("Ben", "Cat", "Dan"), past_quests=(WON, LOST, WON))


def result(round_: Round, done: QuestDone, *, inverter: bool = False, proposed: bool = False) -> str:
    """Return the text of a quest's result at a table of seven, perhaps with the proposal in the same batch."""
    words = words_for(load_themes()["tain"], setup=SetUp(QuestOptions(inverter=inverter), len(SEATS)))
    proposal = PartyProposed(to=To.PUBLIC, leader="Ann", party=("Eve", "Fay"), quest=1, attempt=1)
    news = [to_all(proposal), to_all(done)] if proposed else [to_all(done)]
    moment = words.announce_since(news[-1], news, View(To.PUBLIC, QuestTable(SEATS, round=round_)))
    assert moment is not None
    return moment.text


def done(number: int, *, success: bool, sabotages: int) -> QuestDone:
    return QuestDone(to=To.PUBLIC, number=number, success=success, sabotages=sabotages)


def test_a_result_says_who_went_how_many_sabotaged_and_the_score() -> None:
    party = Round(party=("Ben", "Cat"), past_quests=(WON,))

    assert result(party, done(2, success=False, sabotages=1)) == (
        "**Ben** and **Cat** set out. One of them sabotaged. Ulaid 1, Connacht 1."
    )


def test_a_result_names_the_party_that_was_proposed_in_the_same_moment() -> None:
    assert result(Round(), done(1, success=True, sabotages=0), proposed=True) == (
        "**Eve** and **Fay** set out. Nobody sabotaged. Ulaid 1, Connacht 0."
    )


@pytest.mark.parametrize(
    ("sabotages", "said"),
    [
        (1, "One of them sabotaged, but this quest takes two to fail. Ulaid 3, Connacht 1."),
        (2, "Two of them sabotaged, as many as this quest takes. Ulaid 2, Connacht 2."),
    ],
)
def test_the_result_of_a_quest_that_takes_two_sabotages_says_so(sabotages: int, said: str) -> None:
    assert result(HARDY, done(4, success=sabotages < 2, sabotages=sabotages)).endswith(said)


def test_where_orders_may_be_turned_a_result_counts_orders_and_blames_nobody() -> None:
    said = result(HARDY, done(4, success=False, sabotages=2), inverter=True)

    assert "Two orders were sabotages" in said
    assert "of them" not in said


def test_choice_and_vote_say_that_a_quest_takes_two_sabotages() -> None:
    words = words_for(load_themes()["tain"], setup=SetUp(QuestOptions(), len(SEATS)))
    found = {}
    for phase, quests in product((Phase.PROPOSAL, Phase.VOTE), ((WON, LOST), (WON, LOST, WON))):
        round_ = Round(leader="Ann", party=("Ben", "Cat", "Dan"), past_quests=quests)
        question = words.prompt(View(To.PUBLIC, QuestTable(SEATS, phase=phase, round=round_)))
        assert question is not None
        found[phase, len(quests)] = "This quest takes two sabotages to fail." in question.facts

    assert {place for place, said in found.items() if said} == {(Phase.PROPOSAL, 3), (Phase.VOTE, 3)}


def test_the_result_of_a_mission_says_who_went_and_the_score() -> None:
    words = words_for(load_themes()["honnoji"])
    table = HonnojiTable(SEATS, round=Round(party=("Ben", "Cat", "Dan"), past_quests=(WON,)))
    news = [to_all(done(2, success=False, sabotages=2))]
    moment = words.announce_since(news[0], news, View(To.PUBLIC, table))
    assert moment is not None

    assert moment.text.startswith("**Ben**, **Cat** and **Dan** set out. Two of them sabotaged.")
