"""The vote on a party."""

import pytest

from engine.audience import To
from engine.events import Event
from engine.log import Entry
from engine.parties.actions import Vote
from engine.parties.events import VoteClosed, Voted
from engine.quests.events import Noted
from engine.quests.table import Phase
from engine.refusals import NotNow
from tests.engine.quests.tables import NAMES, Play, heard, kinds, only, table_of


def voting(players: int = 5) -> Play:
    play = table_of(NAMES[:players])
    play.propose(play.some_party())
    return play


def closed(entry: Entry) -> VoteClosed:
    event = only(VoteClosed, entry.events)
    assert isinstance(event, VoteClosed)
    return event


def everybody_but(seat: str, entry: Entry) -> list[Event]:
    """Return what the others are told, after checking that it is the same for all."""
    first, *rest = [heard(reader, entry) for reader in (*NAMES[:5], "public") if reader != seat]
    assert all(other == first for other in rest)
    return first


def test_a_majority_approves_the_party() -> None:
    play = voting()
    entry = play.votes(yes="Ann Ben Cat", no="Dan Eve")

    assert closed(entry).approved
    assert play.table.phase is Phase.QUEST


def test_a_majority_rejects_the_party() -> None:
    play = voting()
    entry = play.votes(yes="Ann Ben", no="Cat Dan Eve")

    assert not closed(entry).approved
    assert play.table.phase is Phase.PROPOSAL


def test_a_tied_vote_rejects_the_party() -> None:
    play = voting(6)
    entry = play.votes(yes="Ann Ben Cat", no="Dan Eve Fay")

    assert not closed(entry).approved


def test_only_the_votes_cast_count() -> None:
    play = voting()
    play.votes(yes="Ann Ben", no="Cat")

    assert closed(play.close()).approved


def test_a_tie_of_the_votes_cast_rejects_the_party() -> None:
    play = voting()
    play.votes(yes="Ann", no="Cat")

    assert not closed(play.clock()).approved


def test_one_approval_is_enough_if_nobody_else_votes() -> None:
    play = voting()
    play.vote("Eve", True)

    assert closed(play.clock()).approved


def test_silence_rejects_the_party() -> None:
    play = voting()

    assert not closed(play.clock()).approved


def test_the_vote_closes_when_the_last_vote_is_in() -> None:
    play = voting()
    play.votes(yes="Ann Ben Cat", no="Dan")
    assert play.table.phase is Phase.VOTE
    entry = play.vote("Eve", True)

    assert closed(entry).votes == {"Ann": True, "Ben": True, "Cat": True, "Dan": False, "Eve": True}


def test_a_changed_vote_does_not_replace_a_missing_one() -> None:
    play = voting()
    play.votes(yes="Ann Ann Ben Cat Dan")
    entry = play.vote("Ann", False, public=True)

    assert "vote_closed" not in kinds(entry.events)


def test_every_player_votes_including_leader_and_party() -> None:
    play = voting()

    assert play.awaited() == {"Ann", "Ben", "Cat", "Dan", "Eve"}


def test_players_who_voted_are_not_awaited_but_may_change_votes() -> None:
    play = voting()
    play.vote("Ann", True)

    assert play.awaited() == {"Ben", "Cat", "Dan", "Eve"}
    assert Vote in play.may("Ann")


@pytest.mark.parametrize("first_in_public", [True, False])
@pytest.mark.parametrize("then_in_public", [True, False])
def test_the_last_vote_counts(first_in_public: bool, then_in_public: bool) -> None:
    play = voting()
    play.vote("Ann", True, public=first_in_public)
    play.vote("Ann", False, public=then_in_public)

    assert closed(play.close()).votes == {"Ann": False}


def test_everybody_sees_a_public_vote() -> None:
    play = voting()
    entry = play.vote("Ann", False, public=True)

    assert list(entry.events) == [Voted(to=To.PUBLIC, player="Ann", approve=False)]


def test_everybody_sees_only_that_a_private_vote_was_cast() -> None:
    play = voting()
    entry = play.vote("Ann", False)

    assert everybody_but("Ann", entry) == [Voted(to=To.PUBLIC, player="Ann", approve=None)]


def test_a_private_vote_is_told_to_its_voter() -> None:
    play = voting()
    entry = play.vote("Ann", False)

    assert Noted(to=("Ann",), action=Vote(approve=False)) in heard("Ann", entry)


def test_a_private_vote_changed_in_private_is_told_to_nobody_else() -> None:
    play = voting()
    play.vote("Ann", False)
    entry = play.vote("Ann", True)

    assert everybody_but("Ann", entry) == []
    assert heard("Ann", entry) == [Noted(to=("Ann",), action=Vote(approve=True))]


def test_a_private_vote_repeated_in_private_is_told_to_nobody_else() -> None:
    play = voting()
    play.vote("Ann", False)

    assert everybody_but("Ann", play.vote("Ann", False)) == []


def test_a_private_vote_changed_in_public_is_shown() -> None:
    play = voting()
    play.vote("Ann", False)
    entry = play.vote("Ann", True, public=True)

    assert everybody_but("Ann", entry) == [Voted(to=To.PUBLIC, player="Ann", approve=True)]


def test_a_public_vote_changed_in_private_becomes_private() -> None:
    play = voting()
    play.vote("Ann", True, public=True)
    entry = play.vote("Ann", False)

    assert everybody_but("Ann", entry) == [Voted(to=To.PUBLIC, player="Ann", approve=None)]
    assert play.table.round.cast == {"Ann": None}


def test_a_public_vote_changed_in_private_to_the_same_looks_like_any_other() -> None:
    play = voting()
    play.vote("Ann", True, public=True)

    assert everybody_but("Ann", play.vote("Ann", True)) == [Voted(to=To.PUBLIC, player="Ann", approve=None)]


def test_nobody_else_sees_a_private_vote_before_the_close() -> None:
    play = voting()
    play.vote("Ann", True)
    play.vote("Ben", True, public=True)

    view = play.view("Cat")
    assert (view.round.cast, view.round.votes) == ({"Ann": None, "Ben": True}, {"Ben": True})


def test_a_player_sees_their_own_private_vote_again() -> None:
    play = voting()
    play.vote("Ann", False)

    view = play.view("Ann")
    assert view.round.votes == {"Ann": False}


def test_the_close_shows_every_vote_in_seat_order() -> None:
    play = voting()
    play.vote("Eve", False)
    play.vote("Ben", True, public=True)
    entry = play.close()

    (event,) = [event for event in heard("public", entry) if isinstance(event, VoteClosed)]
    assert list(event.votes.items()) == [("Ben", True), ("Eve", False)]


def test_a_rejection_is_counted_and_shown() -> None:
    play = voting()

    assert closed(play.clock()).rejections == 1


def test_an_approval_is_no_rejection() -> None:
    play = table_of()
    play.reject()
    play.propose("Ann Ben")

    assert closed(play.approve()).rejections == 1


def test_no_vote_is_taken_after_the_close() -> None:
    play = voting()
    play.approve()

    assert play.refused("Ann", Vote(False)) == NotNow("vote")


def test_votes_do_not_last_beyond_the_close() -> None:
    play = voting()
    play.votes(yes="Ann", no="Ben")
    play.close()
    play.propose("Ann Ben")

    assert closed(play.close()).votes == {}
