"""Leaders: how leadership passes on."""

from engine.actions import Undo
from engine.audience import To
from engine.parties.events import LeaderNamed, LeaderReason
from engine.quests.table import Phase
from tests.engine.quests.tables import NAMES, Play, only, table_of

ORDER = ("Cat", "Ann", "Eve", "Ben", "Dan")


def named(play: Play) -> LeaderNamed:
    """Return the public announcement of the current leader."""
    (*_, event) = [event for event in play.told("public") if isinstance(event, LeaderNamed)]
    return event


def test_the_first_in_the_order_leads_first() -> None:
    play = table_of(leaders=ORDER)

    assert (named(play).leader, named(play).quest, named(play).attempt) == ("Cat", 1, 1)


def test_leadership_passes_on_after_a_rejected_party() -> None:
    play = table_of(leaders=ORDER)
    play.reject()

    assert (named(play).leader, named(play).quest, named(play).attempt) == ("Ann", 1, 2)


def test_leadership_passes_on_after_a_successful_quest() -> None:
    play = table_of(leaders=ORDER)
    play.quest()

    assert (named(play).leader, named(play).quest, named(play).attempt) == ("Ann", 2, 1)


def test_leadership_passes_on_after_a_failed_quest() -> None:
    play = table_of(leaders=ORDER)
    play.quest(sabotages="Ben")

    assert (named(play).leader, named(play).quest, named(play).attempt) == ("Ann", 2, 1)


def test_leadership_passes_on_when_the_leader_does_not_propose_in_time() -> None:
    play = table_of(leaders=ORDER)
    play.clock()

    assert (named(play).leader, named(play).reason) == ("Ann", LeaderReason.PASSED)


def test_leadership_passes_on_when_the_gm_closes_the_proposal() -> None:
    play = table_of(leaders=ORDER)
    play.close()

    assert (named(play).leader, named(play).reason) == ("Ann", LeaderReason.PASSED)


def test_a_leader_in_turn_leads_by_order() -> None:
    play = table_of(leaders=ORDER)
    play.clock()
    play.reject()

    assert named(play).reason == LeaderReason.ORDER


def test_the_first_leads_again_after_the_last() -> None:
    play = table_of(leaders=ORDER)
    leaders = [play.leader]
    for _ in range(6):
        play.clock()
        leaders.append(play.leader)

    assert leaders == [*ORDER, "Cat", "Ann"]


def test_the_next_quest_does_not_restart_the_order() -> None:
    play = table_of(leaders=ORDER)
    play.reject()
    play.reject()
    play.quest()

    assert play.leader == "Ben"


def test_an_approved_party_keeps_its_leader_while_it_acts() -> None:
    play = table_of(leaders=ORDER)
    play.propose("Ann Ben")
    play.approve()

    assert play.leader == "Cat"


def test_passing_over_a_leader_is_no_rejection() -> None:
    play = table_of()
    for _ in range(7):
        play.clock()

    assert (play.outcome, named(play).attempt) == (None, 1)


def test_passing_over_a_leader_keeps_the_rejections() -> None:
    play = table_of()
    play.reject()
    play.reject()
    play.clock()

    assert named(play).attempt == 3


def test_a_quest_starts_without_rejections() -> None:
    play = table_of()
    play.reject()
    play.reject()
    play.quest()

    assert named(play).attempt == 1


def test_the_game_is_stalled_after_a_full_round_of_leaders_passed_over() -> None:
    play = table_of(NAMES[:6])
    for _ in range(6):
        assert not play.game.rulebook.is_stalled(play.table)
        play.clock()

    assert play.game.rulebook.is_stalled(play.table)


def test_a_proposal_restarts_the_count_of_leaders_passed_over() -> None:
    play = table_of()
    for _ in range(4):
        play.clock()
    play.reject()
    play.clock()

    assert not play.game.rulebook.is_stalled(play.table)


def test_leaders_passed_over_around_a_proposal_are_not_in_a_row() -> None:
    play = table_of()
    for _ in range(3):
        play.clock()
    play.quest()
    for _ in range(4):
        play.clock()

    assert not play.game.rulebook.is_stalled(play.table)


def test_an_undone_passing_over_does_not_count() -> None:
    play = table_of()
    for _ in range(5):
        play.clock()
    play.gm(Undo())

    assert not play.game.rulebook.is_stalled(play.table)


def test_only_the_leader_is_asked_for_a_proposal() -> None:
    play = table_of(leaders=ORDER)

    assert ([ask.seats for ask in play.game.asks], play.awaited()) == ([("Cat",)], {"Cat"})


def test_the_leader_is_announced_to_everybody() -> None:
    play = table_of()
    entry = play.clock()

    assert only(LeaderNamed, entry.events).to is To.PUBLIC
    assert play.table.phase is Phase.PROPOSAL
