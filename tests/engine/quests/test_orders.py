"""Preloaded orders, given while the vote is still open."""

from engine.audience import To
from engine.parties.actions import Act
from engine.parties.events import QuestDone
from engine.parties.refusals import ActionIsFinal, MustSupport, NotInTheParty
from engine.quests.events import Noted
from engine.quests.table import Phase
from engine.refusals import NotNow
from tests.engine.quests.tables import Play, heard, kinds, only, table_of


def voting_on(party: str) -> Play:
    """Ben and Eve are evil."""
    play = table_of()
    play.propose(party)
    return play


def test_members_of_a_proposed_party_may_preload_orders() -> None:
    play = voting_on("Cat Ben")

    assert [seat for seat in play.game.seats if Act in play.may(seat)] == ["Ben", "Cat"]


def test_only_members_may_preload_orders() -> None:
    play = voting_on("Cat Ben")

    assert play.refused("Ann", Act(True)) == NotInTheParty()
    assert play.refused("Eve", Act(False)) == NotInTheParty()


def test_the_game_does_not_wait_for_preloaded_orders() -> None:
    play = voting_on("Cat Ben")
    play.votes(yes="Ann Ben Cat Dan")

    assert play.awaited() == {"Eve"}


def test_approval_sends_the_orders() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.approve()

    assert play.awaited() == {"Cat"}


def test_orders_may_be_changed_during_the_vote() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.act("Ben", True)
    play.act("Cat", True)
    entry = play.approve()

    assert only(QuestDone, entry.events) == QuestDone(to=To.PUBLIC, number=1, success=True, sabotages=0)


def test_the_last_order_counts() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", True)
    play.act("Ben", False)
    play.act("Cat", True)
    entry = play.approve()

    assert only(QuestDone, entry.events) == QuestDone(to=To.PUBLIC, number=1, success=False, sabotages=1)


def test_a_sent_order_is_final() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.approve()

    assert play.refused("Ben", Act(True)) == ActionIsFinal()
    assert play.refused("Ben", Act(False)) == ActionIsFinal()
    assert Act not in play.may("Ben")


def test_rejection_discards_the_orders() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.act("Cat", True)
    play.votes(no=play.game.seats)
    play.propose("Cat Ben")
    play.approve()

    assert play.awaited() == {"Cat", "Ben"}


def test_a_discarded_order_may_be_replaced_by_another() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.clock()
    play.propose("Cat Ben")
    play.act("Ben", True)
    play.act("Cat", True)
    play.approve()

    assert (play.table.round.successes, play.table.round.failures) == (1, 0)


def test_the_good_side_may_not_preload_sabotage() -> None:
    play = voting_on("Cat Ben")

    assert play.refused("Cat", Act(False)) == MustSupport()


def test_an_order_is_told_only_to_its_player() -> None:
    play = voting_on("Cat Ben")
    entry = play.act("Ben", False)

    assert list(entry.events) == [Noted(to=("Ben",), action=Act(support=False))]
    assert [heard(reader, entry) for reader in ("public", "Ann", "Cat", "Dan", "Eve")] == [[]] * 5


def test_the_gm_sees_who_has_given_orders() -> None:
    play = voting_on("Cat Ben")

    assert kinds(heard("gm", play.act("Ben", False))) == ["noted"]


def test_a_player_sees_their_own_order_again() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.act("Cat", True)

    view = play.view("Ben")
    assert view.round.orders == {"Ben": False}


def test_approval_ends_a_quest_with_all_orders_preloaded() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.act("Cat", True)
    entry = play.approve()

    assert kinds(entry.events)[-3:] == ["vote_closed", "quest", "leader"]
    assert play.table.phase is Phase.PROPOSAL


def test_preloaded_orders_do_not_count_for_the_next_quest() -> None:
    play = voting_on("Cat Ben")
    play.act("Ben", False)
    play.act("Cat", True)
    play.approve()
    play.propose("Cat Ben Ann")
    play.approve()

    assert play.awaited() == {"Ann", "Ben", "Cat"}


def test_no_orders_are_taken_between_rejection_and_proposal() -> None:
    play = voting_on("Cat Ben")
    play.clock()

    assert play.refused("Ben", Act(True)) == NotNow("act")
