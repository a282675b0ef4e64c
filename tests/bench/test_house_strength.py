"""How the strength of house players is measured."""

from random import Random

import pytest

from bench.house.__main__ import main
from bench.house.bluffers import by_threshold, doubting, honest
from bench.house.duels import races_won
from bench.house.naive import naive
from bench.house.playing import SetUp
from bench.house.rounds import rounds_won
from bench.house.share import Share
from bench.house.sides import games_won, log_loss
from bench.house.timed import Timed
from bot.policies.manner import SENSIBLE
from bot.policies.quest_policy import play
from bot.policies.sensible import SENSIBLE as SENSIBLE_PLAYERS
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.table import BluffTable
from engine.bluff.track import MAGIC
from engine.boards.actions import Resign
from engine.danube import Danube
from engine.danube.options import DanubeOptions
from engine.great_table import GreatTableRules
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import Side as TableSide
from engine.parties.actions import Act, Vote
from engine.parties.sides import Side
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.rulebook import any_rulebook
from engine.sigily import Sigily
from engine.sigily.options import SigilyOptions
from tests.engine.bluff.hall import hall
from tests.engine.quests.tables import Play, table_of
from tests.policies.boards import turn_of

RIVER = SetUp(any_rulebook(Danube()), DanubeOptions(), 2)
FIVE = SetUp(any_rulebook(Quests()), QuestOptions(), 5)
HANDS = {"Ann": (6, 6, 5, 3, 1), "Ben": (2, 2, 3, 4, 5)}


def resigns(turn: Turn, random: Random) -> Action:
    return Resign()


def claims_all(turn: Turn, random: Random) -> Action:
    return Bid(turn.view.of(BluffTable).table.in_play, MAGIC)


def goes_on(turn: Turn, random: Random) -> Action:
    return turn.ask.pick(random)


def test_a_share_has_wilsons_interval() -> None:
    low, high = Share(50, 100).interval

    assert [low, high] == pytest.approx([0.404, 0.596], abs=0.001)
    assert str(Share(50, 100)) == "50 % (40 to 60) of 100"


def test_a_player_who_always_resigns_wins_no_race_and_their_opponent_all() -> None:
    assert races_won(RIVER, resigns, goes_on, 2).won == 0
    assert races_won(RIVER, goes_on, resigns, 2).won == 2


def test_partners_win_and_lose_a_race_together() -> None:
    teams = SetUp(any_rulebook(Sigily()), SigilyOptions(), 4)

    assert races_won(teams, resigns, goes_on, 1).won == 0
    assert races_won(teams, goes_on, resigns, 1).won == 1


def test_each_decision_of_a_timed_policy_is_counted() -> None:
    timed = Timed(resigns)

    races_won(RIVER, timed, goes_on, 2)

    assert len(timed.seconds) == 2
    assert timed.slowest == max(timed.seconds)


def test_a_round_is_won_by_whoever_loses_no_dice_in_its_challenge() -> None:
    doubter, bidder = rounds_won(doubting, claims_all, 2, 10), rounds_won(claims_all, doubting, 2, 10)

    assert doubter.won == doubter.games
    assert bidder.won == 0


def test_an_honest_player_bids_a_face_that_they_have() -> None:
    chosen = honest(turn_of(hall({"Ann": (5, 5, 5, 5, 2), "Ben": (2, 2, 3, 4, 6)}).game, "Ann"), Random(1))

    assert isinstance(chosen, Bid)
    assert chosen.face in (5, 2)


def test_a_player_with_a_threshold_challenges_what_is_likelier_false() -> None:
    game = hall(HANDS)
    game.bid(6, 6)

    assert by_threshold(turn_of(game.game, "Ben"), Random(1)) == Challenge()


def test_a_player_who_always_doubts_challenges_the_likeliest_bid() -> None:
    game = hall(HANDS)
    game.bid(1, 2)

    assert doubting(turn_of(game.game, "Ben"), Random(1)) == Challenge()


def answer(table: Play, seat: str) -> Action:
    return naive(turn_of(table.game, seat), Random(1))


def test_a_naive_evil_player_wants_each_party_that_can_fail() -> None:
    good, tainted = table_of(), table_of()
    good.propose("Ann Cat")
    tainted.propose("Ann Ben")

    assert (answer(good, "Eve"), answer(tainted, "Eve")) == (Vote(False), Vote(True))


def test_of_two_naive_evil_players_the_assassin_sabotages() -> None:
    table = table_of()
    table.propose("Ben Eve")
    table.approve()

    assert (answer(table, "Ben"), answer(table, "Eve")) == (Act(False), Act(True))


def test_every_game_is_won_by_one_of_two_sides() -> None:
    policies: dict[str, Policy] = {Side.GOOD: play, Side.EVIL: naive}

    good, evil = (games_won(FIVE, side, policies, 6) for side in Side)

    assert good.won + evil.won == 6


def test_every_game_at_the_great_table_is_won_by_one_of_two_sides() -> None:
    ten = SetUp(any_rulebook(GreatTableRules()), GreatTableOptions(), 10)
    policies = dict.fromkeys(map(str, TableSide), SENSIBLE_PLAYERS["great_table"])

    house, players = (games_won(ten, side, policies, 3) for side in TableSide)

    assert house.won + players.won == 3


def test_beliefs_after_three_quests_are_better_than_none() -> None:
    assert log_loss(FIVE, {Side.GOOD: play, Side.EVIL: naive}, SENSIBLE, 4) < 1.79


def test_a_game_that_is_not_measured_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])

    assert "there is nothing measured for chess" in capsys.readouterr().err
