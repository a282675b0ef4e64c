"""Handing out the talismans."""

import pytest

from engine.actions import Undo
from engine.audience import To
from engine.errors import ImpossibleDraw
from engine.honnoji.actions import Give, Propose
from engine.honnoji.events import Given, TalismanShown
from engine.honnoji.refusals import TalismanToGive
from engine.honnoji.tokens import TalismanName
from engine.parties.refusals import NotTheLeader
from engine.refusals import NotAmong, NotNow
from tests.engine.honnoji.tables import NAMES, kinds, only, table_of


def test_a_missions_talisman_is_shown_to_all_at_its_start() -> None:
    play = table_of("mirror")

    assert only(TalismanShown, play.told("public")) == TalismanShown(
        to=To.PUBLIC, talisman=TalismanName.MIRROR, leader="Ann"
    )


def test_the_talisman_is_shown_after_the_leader_is_named() -> None:
    play = table_of()
    play.mission()
    entry = play.look()

    assert kinds(entry.events) == ["looked", "leader", "talisman"]


def test_each_mission_has_the_next_token_of_the_pool() -> None:
    play = table_of("mirror wisdom sword")
    play.missions("won", "won", "lost")

    assert [token.name for token in play.table.tokens] == ["mirror", "wisdom", "sword", play.table.pool[3]]


def test_the_leader_gives_the_talisman_before_proposing() -> None:
    play = table_of("mirror")

    assert play.refused("Ann", Propose(("Ann", "Ben", "Cat"))) == TalismanToGive(TalismanName.MIRROR)
    assert play.awaited() == {"Ann"}


def test_only_the_leader_gives_the_talisman() -> None:
    play = table_of()

    assert play.refused("Ben", Give("Cat")) == NotTheLeader("Ann")
    assert play.refused("Ben", Propose(("Ann", "Ben", "Cat"))) == NotTheLeader("Ann")


def test_the_leader_gives_the_talisman_to_another_samurai() -> None:
    play = table_of()

    assert play.refused("Ann", Give("Ann")) == NotAmong("target", "Ann")


def test_the_holder_of_a_talisman_is_public() -> None:
    play = table_of("mirror")
    entry = play.give("Dan")

    assert only(Given, entry.events) == Given(to=To.PUBLIC, talisman=TalismanName.MIRROR, by="Ann", target="Dan")
    assert play.held_by("Dan") == ["mirror"]


def test_each_mission_has_one_talisman_to_give() -> None:
    play = table_of()
    play.give("Dan")

    assert play.refused("Ann", Give("Eve")) == NotNow("give")


def test_no_talisman_is_handed_out_after_a_rejection() -> None:
    play = table_of()
    play.reject()

    assert Give not in play.may("Ben")
    assert len(play.table.tokens) == 1


def test_one_samurai_may_hold_several_talismans() -> None:
    play = table_of("mirror wisdom")
    play.missions("won", to="Dan")
    play.give("Dan")

    assert play.held_by("Dan") == ["mirror", "wisdom"]


def test_a_leader_who_gives_nothing_in_time_leaves_it_to_chance() -> None:
    play = table_of("mirror")
    play.close({"target": "Hal"})

    assert only(Given, play.told("public")) == Given(to=To.PUBLIC, talisman=TalismanName.MIRROR, by="Ann", target="Hal")


def test_the_deadline_gives_the_talisman_as_the_gm_does() -> None:
    play = table_of("mirror")
    play.clock({"target": "Hal"})

    assert play.held_by("Hal") == ["mirror"]


@pytest.mark.parametrize("target", ["Ann", "Zoe"])
def test_chance_never_gives_the_talisman_to_the_leader(target: str) -> None:
    play = table_of()

    with pytest.raises(ImpossibleDraw):
        play.close({"target": target})


def test_chance_may_give_the_talisman_to_any_other_samurai() -> None:
    holders = set()
    for _ in range(400):
        play = table_of()
        play.close()
        holders.add(play.table.tokens[0].holder)

    assert holders == set(NAMES) - {"Ann"}


def test_a_leader_who_gave_nothing_in_time_still_proposes() -> None:
    play = table_of()
    play.close()

    assert (play.leader, play.awaited()) == ("Ann", {"Ann"})
    assert Propose in play.may("Ann")


def test_an_undone_gift_by_chance_is_drawn_again() -> None:
    play = table_of()
    play.close({"target": "Hal"})
    play.gm(Undo())
    play.close({"target": "Ida"})

    assert play.table.tokens[0].holder == "Ida"


def test_a_talisman_stays_given_if_its_leader_is_passed_over() -> None:
    play = table_of("mirror")
    play.give("Dan")
    entry = play.clock()

    assert kinds(entry.events) == ["leader"]
    assert play.held_by("Dan") == ["mirror"]
    assert (play.leader, Propose in play.may("Ben"), Give in play.may("Ben")) == ("Ben", True, False)
