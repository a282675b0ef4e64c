"""The Wisdom of Omoikane: its holder's vote counts twice."""

import pytest

from engine.audience import To
from engine.honnoji.events import Used
from engine.honnoji.refusals import CannotPreload, NamesNobody, NotHeld, NotItsMoment, OncePerVote
from engine.honnoji.tokens import TalismanName
from engine.parties.events import VoteClosed
from engine.refusals import Refusal
from tests.engine.honnoji.tables import NAMES, Play, only, table_of

WISDOM = TalismanName.WISDOM
FIVE, OTHERS = NAMES[:5], NAMES[5:]


def voting() -> Play:
    """Ann has the Wisdom, and a vote is open."""
    play = table_of("mirror wisdom wisdom")
    play.missions("won")
    play.propose(to="Ann")
    return play


def closed(play: Play) -> VoteClosed:
    event = only(VoteClosed, play.game.log[-1].events)
    assert isinstance(event, VoteClosed)
    return event


def test_the_wisdom_is_declared_in_public() -> None:
    play = voting()
    entry = play.use("Ann", "wisdom")

    assert list(entry.events) == [Used(to=To.PUBLIC, talisman=WISDOM, by="Ann", target=None)]
    assert play.held_by("Ann") == []


def test_the_wisdoms_holders_vote_counts_twice_for_a_party() -> None:
    play = voting()
    play.use("Ann", "wisdom")
    play.votes(yes=FIVE, no=OTHERS)

    assert (closed(play).approved, closed(play).doubled) == (True, ("Ann",))


def test_the_wisdoms_holders_vote_counts_twice_against_a_party() -> None:
    play = voting()
    play.use("Ann", "wisdom")
    play.votes(yes="Ben Cat Dan Eve Fay", no="Ann Gus Hal Ida")
    play.close()

    assert (closed(play).approved, closed(play).doubled) == (False, ("Ann",))


def test_the_wisdoms_holders_vote_counts_no_more_than_twice() -> None:
    play = voting()
    play.use("Ann", "wisdom")
    play.votes(yes="Ann Ben Cat Dan", no=OTHERS)
    play.close()

    assert (closed(play).approved, len(closed(play).votes)) == (False, 9)


def test_five_to_five_rejects_without_the_wisdom() -> None:
    play = voting()
    play.votes(yes=FIVE, no=OTHERS)

    assert (closed(play).approved, closed(play).doubled) == (False, ())


def test_a_vote_doubled_to_a_tie_rejects() -> None:
    play = voting()
    play.use("Ann", "wisdom")
    play.votes(yes="Ben Cat", no="Ann")
    play.close()

    assert not closed(play).approved


def test_the_holder_may_declare_the_wisdom_after_voting() -> None:
    play = voting()
    play.vote("Ann", True)
    play.use("Ann", "wisdom")
    play.votes(yes=FIVE[1:], no=OTHERS)

    assert closed(play).approved


def test_the_wisdom_is_for_one_vote() -> None:
    play = voting()
    play.use("Ann", "wisdom")
    play.votes(no=NAMES)
    play.propose()
    play.votes(yes=FIVE, no=OTHERS)

    assert (closed(play).approved, closed(play).doubled) == (False, ())


def test_the_wisdom_is_spent_even_if_its_holder_does_not_vote() -> None:
    play = voting()
    play.use("Ann", "wisdom")
    play.votes(yes="Ben Cat", no="Dan Eve")
    play.close()
    play.propose()

    assert play.refused_use("Ann", "wisdom") == NotHeld(WISDOM)


def test_a_holder_uses_one_wisdom_in_each_vote() -> None:
    play = voting()
    play.votes(yes=NAMES)
    play.act_all()
    play.look()
    play.propose(to="Ann")
    play.use("Ann", "wisdom")

    assert play.refused_use("Ann", "wisdom") == OncePerVote()
    play.votes(no=NAMES)
    play.propose()
    play.use("Ann", "wisdom")
    play.votes(yes=FIVE, no=OTHERS)
    assert closed(play).doubled == ("Ann",)


def test_two_holders_may_use_a_wisdom_in_one_vote() -> None:
    play = voting()
    play.votes(yes=NAMES)
    play.act_all()
    play.look()
    play.propose(to="Hal")
    play.use("Hal", "wisdom")
    play.use("Ann", "wisdom")
    play.votes(yes=FIVE, no=OTHERS)

    assert (closed(play).approved, closed(play).doubled) == (False, ("Ann", "Hal"))


def before_the_proposal() -> Play:
    play = table_of("wisdom")
    play.give("Ben")
    return play


def while_the_party_acts() -> Play:
    play = before_the_proposal()
    play.propose("Ann Ben Cat")
    play.approve()
    return play


def while_the_contract_waits() -> Play:
    play = while_the_party_acts()
    play.act_all()
    return play


@pytest.mark.parametrize("moment", [before_the_proposal, while_the_party_acts, while_the_contract_waits])
def test_the_wisdom_is_declared_only_during_a_vote(moment: object) -> None:
    assert callable(moment)
    play = moment()
    assert isinstance(play, Play)

    assert play.refused_use("Ben", "wisdom") == NotItsMoment(WISDOM)


@pytest.mark.parametrize(
    ("target", "preload", "why"), [(None, True, CannotPreload(WISDOM)), ("Ben", False, NamesNobody(WISDOM))]
)
def test_the_wisdom_is_never_preloaded_and_names_nobody(target: str | None, preload: bool, why: Refusal) -> None:
    assert voting().refused_use("Ann", "wisdom", target, preload) == why


def test_only_the_wisdoms_holder_declares_it() -> None:
    assert voting().refused_use("Ben", "wisdom") == NotHeld(WISDOM)


def test_no_vote_waits_for_the_wisdom() -> None:
    play = voting()
    play.votes(yes=NAMES[1:])

    assert play.awaited() == {"Ann"}
    play.vote("Ann", True)
    assert play.held_by("Ann") == ["wisdom"]
