"""Proposals: who goes on a quest."""

import pytest

from engine.audience import To
from engine.parties.actions import Act, Vote
from engine.parties.events import PartyProposed
from engine.parties.refusals import NotTheLeader
from engine.quests.actions import Propose
from engine.refusals import NamedTwice, NotAmong, NotNow, WrongCount
from tests.engine.quests.tables import NAMES, only, table_of

PARTIES = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}


@pytest.mark.parametrize("players", PARTIES)
def test_a_party_has_the_size_of_the_table(players: int) -> None:
    for quest, size in enumerate(PARTIES[players], start=1):
        play = table_of(NAMES[:players], assassin="Ben", evil="Cat")
        for number in range(1, quest):
            play.quest(sabotages="Ben Cat" if number % 2 else "")
        leader = play.leader

        for wrong in {*range(players + 1)} - {size}:
            assert play.refused(leader, Propose(NAMES[:wrong])) == WrongCount("party", size, wrong)
        play.propose(NAMES[:size])
        assert play.table.round.party == NAMES[:size]


def test_the_leader_need_not_be_in_the_party() -> None:
    play = table_of(leaders="Ann Ben Cat Dan Eve")
    play.propose("Ben Cat")

    assert play.table.round.party == ("Ben", "Cat")


def test_a_party_names_nobody_twice() -> None:
    play = table_of()

    assert play.refused("Ann", Propose(("Ann", "Ann"))) == NamedTwice("party", "Ann")


def test_a_party_is_made_of_players() -> None:
    play = table_of()

    assert play.refused("Ann", Propose(("Ann", "Zed"))) == NotAmong("party", "Zed")


def test_only_the_leader_proposes() -> None:
    play = table_of()

    assert play.refused("Ben", Propose(("Ann", "Ben"))) == NotTheLeader("Ann")


def test_a_proposed_party_is_announced_in_seat_order() -> None:
    play = table_of()
    play.reject()
    entry = play.propose("Eve Cat")

    assert only(PartyProposed, entry.events) == PartyProposed(
        to=To.PUBLIC, leader="Ben", party=("Cat", "Eve"), quest=1, attempt=2
    )


def test_a_proposal_cannot_be_changed() -> None:
    play = table_of()
    play.propose("Ann Ben")

    assert play.refused("Ann", Propose(("Ann", "Cat"))) == NotNow("propose")


def test_nobody_votes_or_acts_before_a_party_is_proposed() -> None:
    play = table_of()

    assert play.refused("Ann", Vote(True)) == NotNow("vote")
    assert play.refused("Ben", Act(False)) == NotNow("act")


def test_the_next_leader_starts_without_a_party() -> None:
    play = table_of()
    play.reject("Ann Ben")

    assert play.table.round.party == ()
