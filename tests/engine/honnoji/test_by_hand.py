"""What a GM does by hand in Honnō-ji: with talismans, the contract, and votes."""

import pytest

from engine.actions import Undo
from engine.audience import To
from engine.by_hand import ActByHand, GiveByHand, Lasting, LockByHand, TakeByHand, WeighByHand
from engine.events import ByHand
from engine.honnoji.actions import Use
from engine.honnoji.refusals import OncePerVote
from engine.honnoji.tokens import TalismanName
from engine.names import GM
from engine.parties.actions import Look, Vote
from engine.parties.events import VoteClosed
from engine.refusals import NotAmong, NotNow, VotesLocked
from tests.engine.honnoji.tables import NAMES, Play, heard, only, table_of

FIVE, OTHERS = NAMES[:5], NAMES[5:]


def holding() -> Play:
    """Ann holds the Wisdom, and a vote is open."""
    play = table_of("mirror wisdom wisdom")
    play.missions("won")
    play.propose(to="Ann")
    return play


def test_a_talisman_taken_by_hand_is_held_by_nobody_and_everybody_is_told() -> None:
    play = holding()
    entry = play.gm(TakeByHand(player="Ann", item="wisdom"))

    assert only(ByHand, heard("public", entry)) == ByHand(to=To.PUBLIC, move="take", player="Ann", item="wisdom")
    assert play.held_by("Ann") == []
    assert play.may_use("Ann") == set()


def test_a_talisman_that_nobody_holds_any_more_is_given_again_and_works() -> None:
    play = holding()
    play.gm(TakeByHand(player="Ann", item="wisdom"))
    play.gm(GiveByHand(player="Ben", item="wisdom"))
    play.use("Ben", "wisdom")

    assert play.held_by("Ben") == []


def test_no_talisman_is_given_that_somebody_holds_or_that_was_not_drawn() -> None:
    play = holding()
    play.gm(TakeByHand(player="Ann", item="wisdom"))

    assert play.refused(GM, GiveByHand(player="Ben", item="mirror")) == NotAmong("item", "mirror")
    assert play.refused(GM, GiveByHand(player="Ben", item="sword")) == NotAmong("item", "sword")
    assert play.refused(GM, TakeByHand(player="Ann", item="wisdom")) == NotAmong("player", "Ann")


def test_a_talisman_set_in_secret_is_taken_like_any_other_and_does_nothing() -> None:
    play = table_of("sword wisdom")
    play.propose(to="Cat")
    play.preload("Cat", "sword")
    entry = play.gm(TakeByHand(player="Cat", item="sword"))
    play.close()

    assert [event.to for event in entry.events] == [To.PUBLIC]
    assert play.leader == "Ben"


def test_the_contract_is_handed_on_by_the_gm() -> None:
    play = table_of()
    holder = play.table.contract.holder
    other = next(seat for seat in play.table.seats if seat != holder)
    play.gm(GiveByHand(player=other, item="contract"))
    play.mission()

    assert Look in play.may(other)
    assert Look not in play.may(holder)


def test_a_vote_is_closed_for_a_while() -> None:
    play = holding()
    play.gm(LockByHand(votes=True))
    assert play.refused("Eve", Vote(approve=True)) == VotesLocked()
    assert play.game.rulebook.is_stalled(play.table)

    play.gm(LockByHand(votes=False))
    assert Vote in play.may("Eve")
    assert play.refused(GM, LockByHand(votes=False)) == NotNow("lock_by_hand")


def closed(play: Play) -> VoteClosed:
    event = only(VoteClosed, play.game.log[-1].events)
    assert isinstance(event, VoteClosed)
    return event


def test_a_vote_that_the_gm_lets_count_twice_decides_and_everybody_is_told() -> None:
    play = holding()
    entry = play.gm(WeighByHand(player="Ben", votes=2))
    play.votes(yes=FIVE, no=OTHERS)

    told = ByHand(to=To.PUBLIC, move="weigh", player="Ben", votes=2, lasts=Lasting.GAME)
    assert only(ByHand, heard("public", entry)) == told
    assert (closed(play).approved, closed(play).doubled) == (True, ("Ben",))


def test_a_weighed_vote_counts_twice_until_the_gm_changes_it() -> None:
    play = holding()
    play.gm(WeighByHand(player="Ben", votes=2))
    doubled = []
    for votes in (2, 1):
        play.votes(no=NAMES)
        doubled.append(closed(play).doubled)
        play.propose()
        play.gm(WeighByHand(player="Ben", votes=votes))
    play.votes(yes=FIVE, no=OTHERS)

    assert doubled == [("Ben",), ("Ben",)]
    assert (closed(play).approved, closed(play).doubled) == (False, ())


def test_a_vote_counts_at_most_twice_with_the_wisdom_or_by_hand() -> None:
    play = holding()
    assert play.refused(GM, WeighByHand(player="Ann", votes=3)) == NotAmong("votes", "3")
    play.gm(WeighByHand(player="Ann", votes=2))

    assert play.refused("Ann", Use(TalismanName.WISDOM)) == OncePerVote()
    assert play.held_by("Ann") == [TalismanName.WISDOM]


@pytest.mark.parametrize(
    "act",
    [
        LockByHand(votes=True),
        TakeByHand(player="Ann", item="wisdom"),
        GiveByHand(player="Ben", item="contract"),
        WeighByHand(player="Ben", votes=2),
    ],
)
def test_what_was_done_by_hand_is_taken_back_like_any_line(act: ActByHand) -> None:
    play = holding()
    before = play.table
    play.gm(act)
    assert play.table != before
    play.gm(Undo())

    assert play.table == before
