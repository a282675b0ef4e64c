"""Leaders: the current place in their order."""

from engine.parties.events import LeaderReason
from tests.engine.honnoji.tables import NAMES, table_of

ORDER = ("Cat", "Ann", "Eve", "Ben", "Dan", "Jon", "Ida", "Hal", "Gus", "Fay")


def test_the_first_in_the_order_leads_first() -> None:
    play = table_of(leaders=ORDER)

    assert (play.leader, play.named.quest, play.named.attempt, play.named.reason) == ("Cat", 1, 1, LeaderReason.ORDER)


def test_a_rejected_proposal_moves_the_place_by_one() -> None:
    play = table_of(leaders=ORDER)
    play.reject()

    assert (play.leader, play.named.attempt, play.named.reason) == ("Ann", 2, LeaderReason.ORDER)


def test_an_approved_proposal_moves_the_place_by_one() -> None:
    play = table_of(leaders=ORDER)
    play.missions("won")

    assert (play.leader, play.named.quest, play.named.attempt) == ("Ann", 2, 1)


def test_passing_over_a_leader_moves_the_place_without_a_rejection() -> None:
    play = table_of(leaders=ORDER)
    play.give("Jon")
    play.clock()

    assert (play.leader, play.named.attempt, play.named.reason) == ("Ann", 1, LeaderReason.PASSED)


def test_the_first_leads_again_after_the_last() -> None:
    play = table_of(leaders=ORDER)
    play.give("Jon")
    leaders = [play.leader]
    for _ in range(10):
        play.close()
        leaders.append(play.leader)

    assert leaders == [*ORDER, "Cat"]


def test_the_game_is_stalled_after_a_full_round_of_leaders_passed_over() -> None:
    play = table_of()
    play.give("Jon")
    for _ in NAMES:
        assert not play.game.rulebook.is_stalled(play.table)
        play.clock()

    assert play.game.rulebook.is_stalled(play.table)


def test_nobody_leads_while_the_contract_waits() -> None:
    play = table_of()
    play.mission()

    assert play.public.round.leader is None
