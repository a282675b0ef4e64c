"""The manners of house players in the party games, and what they learn of habits. Ben and Eve are evil."""

from random import Random

import pytest

from bot.cli.players import Players
from bot.policies import habits, trust
from bot.policies.evidence import Ballot, Evidence, Known, Result, Switch
from bot.policies.manner import MANNERS, SENSIBLE, Manner
from bot.policies.quest_policy import mind_of, play
from bot.policies.reasons import beliefs_of, reason_of
from bot.policies.trust import Belief
from bot.policies.turn import Turn
from bot.policies.voting import approve
from engine.quests.actions import Propose
from engine.strength import Strength
from tests.engine.quests.tables import NAMES, Play, table_of

SEATS = NAMES[:5]
BEN, CAT, DAN, EVE = (frozenset({name}) for name in SEATS[1:])
NOBODY: frozenset[str] = frozenset()
SEEDS = range(20)


def suspicions(*seen: Evidence) -> dict[str, float]:
    belief = Belief(habits.weigh(SEATS, 2, seen))
    return {seat: belief.suspicion(seat) for seat in SEATS}


def test_who_always_favours_parties_that_fail_is_found_out_ballot_by_ballot() -> None:
    failed = Result(BEN | CAT, 1, None)
    ballots = [Ballot(BEN | CAT, EVE, frozenset({"Ann", "Dan"}))] * 4

    after = [suspicions(failed, *ballots[:count])["Eve"] for count in range(5)]

    assert after == sorted(after)
    assert after[-1] > after[0] + 0.2


def test_habits_weigh_more_than_single_ballots_at_fixed_rates() -> None:
    """Whoever approves failing parties each time has a habit; at fixed rates each ballot is a new coin."""
    seen = (Known(evil=BEN), *[Ballot(BEN | CAT, EVE, frozenset({"Ann", "Dan"}))] * 3)

    learned, fixed = (Belief(weigh(SEATS, 2, seen)).suspicion("Eve") for weigh in (habits.weigh, trust.weigh))

    assert learned != pytest.approx(fixed)


def test_as_many_sabotages_as_members_leave_no_doubt() -> None:
    after = suspicions(Result(BEN | CAT, 2, None, 3))

    assert min(after["Ben"], after["Cat"]) > 0.9


def test_a_last_quest_without_a_sabotage_clears_its_party_more_than_a_first() -> None:
    first, last = (suspicions(Result(BEN | CAT, 0, None, quest))["Ben"] for quest in (1, 5))

    assert last < first - 0.2


def test_one_sabotage_beside_a_known_saboteur_speaks_for_the_other_member() -> None:
    before, after = (suspicions(Known(evil=EVE), *seen)["Ben"] for seen in ((), (Result(BEN | EVE, 1, None, 3),)))

    assert after < before - 0.05


def test_a_vote_against_a_first_party_says_less_than_one_against_a_later_party() -> None:
    against = frozenset({"Ann", "Dan"})
    first, later = (suspicions(Ballot(BEN | CAT, EVE, against, is_first))["Eve"] for is_first in (True, False))

    assert later != pytest.approx(first)


def test_what_is_known_rules_out_all_other_worlds() -> None:
    assert suspicions(Known(evil=BEN | EVE)) == {"Ann": 0, "Ben": 1, "Cat": 0, "Dan": 0, "Eve": 1}


def test_a_switch_of_sides_is_weighed_by_fixed_rates() -> None:
    seen = (Known(evil=BEN | EVE), Switch())

    assert habits.weigh(SEATS, 2, seen) == trust.weigh(SEATS, 2, seen)


def votes(table: Play, seat: str, manner: Manner) -> set[bool]:
    turn = Players(table.game, play).turn(seat)
    return {approve(mind_of(turn, manner), Random(seed)) for seed in SEEDS}


def test_an_evil_player_who_always_hides_votes_like_a_good_one() -> None:
    table = table_of()
    table.quest("Ben Cat", sabotages="Ben")
    table.propose("Ben Cat Dan")

    assert votes(table, "Eve", Manner(evil_hides=1)) == {False}
    assert votes(table, "Eve", Manner(evil_hides=0)) == {True}


def test_a_good_player_who_asks_for_more_rejects_what_others_approve() -> None:
    table = table_of()
    table.quest("Ben Cat", sabotages="Ben")
    table.propose("Dan Ben Cat")

    assert votes(table, "Dan", Manner(asked=0)) == {True}
    assert votes(table, "Dan", Manner(asked=0.9)) == {False}


def test_a_seer_who_always_hides_knows_no_more_than_everybody() -> None:
    table = table_of()
    table.propose("Ann Ben")

    assert votes(table, "Ann", Manner(seer_hides=1)) == {True}
    assert votes(table, "Ann", Manner(seer_hides=0)) == {False}


def test_the_stronger_a_player_the_more_they_ask_and_hide() -> None:
    gentle, usual, strong = (MANNERS[strength] for strength in Strength)

    assert gentle == SENSIBLE
    assert gentle.asked < usual.asked < strong.asked
    assert gentle.evil_hides < usual.evil_hides < strong.evil_hides


def dans_turn() -> Turn:
    """Return a turn at which learned habits and fixed rates say different things."""
    table = table_of()
    table.quest("Ben Cat", sabotages="Ben")
    table.propose("Ben Cat Dan")
    return Players(table.game, play).turn("Dan")


@pytest.mark.parametrize("strength", Strength)
def test_a_house_player_is_said_to_believe_what_it_goes_by(strength: Strength) -> None:
    turn = dans_turn()
    believed = mind_of(turn, MANNERS[strength]).trusted
    told = reason_of("quests", turn, Propose(("Cat", "Dan")), strength)

    assert beliefs_of("quests", turn, strength) == {seat: believed.suspicion(seat) for seat in SEATS}
    assert told.chances["more"] == round(100 * max(map(believed.suspicion, SEATS)))


def test_what_is_learned_of_habits_is_believed_otherwise() -> None:
    gentle, usual = (beliefs_of("quests", dans_turn(), each) for each in (Strength.GENTLE, Strength.USUAL))

    assert gentle != usual
