"""What a GM does by hand at this table: deaths and lives at dawn, cards given and taken, votes weighed and closed."""

import pytest

from engine.actions import Undo
from engine.audience import To
from engine.by_hand import (
    ActByHand,
    GiveByHand,
    KillByHand,
    Lasting,
    LockByHand,
    SpareByHand,
    TakeByHand,
    WeighByHand,
)
from engine.events import ByHand, Event
from engine.great_table.actions import Kill, Steal, Thread, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Cause, Dealt, Died, Fate, Result, Robbed, StealAsked
from engine.log import Entry
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.names import GM
from engine.refusals import NotAmong, NotNow, TextTooLong, VotesLocked
from tests.engine.great_table.tables import NAMES, dealt, heard, night, only, table_of

BEARS = "Mauled by bears"


def told(reader: str, entry: Entry) -> list[Event]:
    """Return what an entry tells a reader apart from what it tells everybody."""
    return [event for event in heard(reader, entry) if event.to is not To.PUBLIC]


# A death, and a life, at dawn


def test_a_death_by_hand_is_told_at_dawn_as_the_gms_act_with_its_cause() -> None:
    play = dealt()
    ordered = play.gm(KillByHand(player="Dan", cause=BEARS, reason="They asked to leave"))
    entry = play.dawn()

    assert [reader for reader in (*NAMES, "public") if heard(reader, ordered)] == []
    assert only(ByHand, heard("public", entry)) == ByHand(
        to=To.PUBLIC, move="kill", player="Dan", cause=BEARS, reason="They asked to leave"
    )
    assert [event.cause for event in heard("public", entry) if isinstance(event, Died)] == [Cause.BY_HAND]


@pytest.mark.parametrize("time", ["day", "night"])
def test_a_death_by_hand_may_be_decided_by_day_and_at_night(time: str) -> None:
    play = dealt()
    if time == "night":
        play.nightfall()
    play.gm(KillByHand(player="Dan"))

    assert night(play).deaths() == ["Dan"]


def test_no_healer_saves_from_a_death_by_hand() -> None:
    play = dealt(Gus="healer")
    play.use("Gus", "Dan")
    play.kill("Ann", "Dan")
    play.gm(KillByHand(player="Dan"))
    night(play)

    assert play.deaths() == ["Dan"]
    assert play.fates("Gus") == [Fate.DONE]


def test_who_dies_by_hand_at_dawn_has_acted_in_the_night() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Eve")
    play.gm(KillByHand(player="Dan"))

    assert night(play).deaths() == ["Dan", "Eve"]


def test_who_dies_before_dawn_dies_once() -> None:
    play = dealt()
    play.gm(KillByHand(player="Dan"))
    play.gm(Modkill("Dan"))
    entry = night(play).game.log[-1]

    assert play.deaths() == ["Dan"]
    assert not [event for event in entry.events if isinstance(event, ByHand)]


def test_a_spared_player_survives_every_kill_and_everybody_is_told_whose_act_it_was() -> None:
    play = dealt(Eve="vigilante")
    play.kill("Ann", "Dan")
    play.use("Eve", "Dan")
    play.gm(SpareByHand(player="Dan"))
    entry = play.dawn()

    assert play.deaths() == []
    assert only(ByHand, heard("public", entry)) == ByHand(to=To.PUBLIC, move="spare", player="Dan")


def test_the_later_decision_about_a_player_replaces_the_earlier_one() -> None:
    play = dealt()
    play.kill("Ann", "Dan")
    play.gm(KillByHand(player="Dan"))
    play.gm(SpareByHand(player="Dan"))

    assert night(play).deaths() == []


def test_a_death_by_hand_decides_the_game_like_any_other() -> None:
    play = table_of(apprentices="")
    play.deal()
    play.gm(KillByHand(player="Ann"))
    play.dawn()

    assert play.outcome == ("players", "house_cannot_kill")


def test_the_dead_are_neither_killed_nor_spared_by_hand() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))

    assert play.refused(GM, KillByHand(player="Dan")) == NotAmong("player", "Dan")
    assert play.refused(GM, SpareByHand(player="Dan")) == NotAmong("player", "Dan")


def test_a_cause_of_too_many_letters_is_refused() -> None:
    assert isinstance(dealt().refused(GM, KillByHand(player="Dan", cause="x" * 201)), TextTooLong)


# Cards


def test_a_card_given_by_hand_is_told_to_its_holder_alone_and_works() -> None:
    play = dealt(Dan=None, Eve="king", Fay="role_finder")
    play.gm(TakeByHand(player="Fay", item="role_finder"))
    entry = play.gm(GiveByHand(player="Dan", item="role_finder", reason="A list was lost"))
    play.use("Dan", "Eve")
    night(play)

    assert [reader for reader in (*NAMES, "public") if heard(reader, entry)] == ["Dan"]
    assert told("Dan", entry) == [
        ByHand(to=("Dan",), move="give", player="Dan", item="role_finder", reason="A list was lost"),
        Dealt(to=("Dan",), card=CardName.ROLE_FINDER),
    ]
    assert play.result("Dan") == {"held": "king"}


def test_no_card_is_given_that_somebody_holds_and_none_to_a_holder() -> None:
    play = dealt(Dan=None, Eve="king")

    assert play.refused(GM, GiveByHand(player="Dan", item="king")) == NotAmong("item", "king")
    assert play.refused(GM, GiveByHand(player="Eve", item="guard")) == NotAmong("player", "Eve")
    assert play.refused(GM, GiveByHand(player="Dan", item="sword")) == NotAmong("item", "sword")


def test_the_deck_passes_over_a_player_who_was_given_a_card() -> None:
    play = table_of()
    play.gm(GiveByHand(player="Dan", item="guard"))
    play.submit_all({"Eve": "lover"})

    assert play.table.today.hands["Dan"] == "guard"
    assert play.table.deck_left[CardName.GUARD] == 0


def test_a_card_taken_by_hand_is_told_to_its_holder_alone_and_its_order_is_gone() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Eve")
    entry = play.gm(TakeByHand(player="Dan", item="vigilante"))

    assert [reader for reader in (*NAMES, "public") if heard(reader, entry)] == ["Dan"]
    assert told("Dan", entry) == [ByHand(to=("Dan",), move="take", player="Dan", item="vigilante")]
    assert night(play).deaths() == []
    assert Use not in play.may("Dan")


def test_a_taken_card_goes_back_to_the_deck_and_may_be_given_again() -> None:
    play = dealt(Dan="guard", Eve=None)
    play.gm(TakeByHand(player="Dan", item="guard"))
    play.gm(GiveByHand(player="Eve", item="guard"))

    assert play.table.holders(CardName.GUARD) == ("Eve",)


def test_only_the_card_in_hand_is_taken() -> None:
    play = dealt(Dan="guard", Eve=None)

    assert play.refused(GM, TakeByHand(player="Dan", item="king")) == NotAmong("item", "king")
    assert play.refused(GM, TakeByHand(player="Eve", item="guard")) == NotAmong("player", "Eve")


def test_an_apprentice_who_is_given_the_king_kills_no_more_and_does_again_without_it() -> None:
    play = dealt(Ben=None)
    play.kill("Ben", "Dan")
    play.gm(GiveByHand(player="Ben", item="king"))
    assert "Ben" not in play.table.today.kills
    assert Kill not in play.may("Ben")

    play.gm(TakeByHand(player="Ben", item="king"))
    assert Kill in play.may("Ben")


def test_a_thief_whose_card_is_taken_steals_nothing() -> None:
    play = dealt(Dan="thief", Eve="guard")
    play.gm(TakeByHand(player="Dan", item="thief"))

    assert Steal not in play.may("Dan")
    assert play.table.today.is_settled


def test_who_is_given_the_thief_before_the_deal_is_done_is_asked() -> None:
    play = table_of()
    play.gm(GiveByHand(player="Dan", item="thief"))
    play.submit_all({})

    assert [event for event in play.told("Dan") if isinstance(event, StealAsked)]


def test_a_robbed_player_whose_card_is_taken_by_hand_hears_nothing_of_the_theft() -> None:
    play = dealt(Dan="thief", Eve="guard", Fay="healer")
    play.steal("Dan", "Eve")
    play.gm(TakeByHand(player="Eve", item="guard"))
    night(play)

    assert not [event for event in play.told("Eve") if isinstance(event, Robbed)]
    assert play.table.past[-1].cards


def test_a_victim_hears_of_the_theft_even_if_the_thief_loses_the_card_by_hand() -> None:
    play = dealt(Dan="thief", Eve="guard")
    play.steal("Dan", "Eve")
    play.gm(TakeByHand(player="Dan", item="guard"))
    night(play)

    assert [event for event in play.told("Eve") if isinstance(event, Robbed)]


def test_a_lover_given_by_hand_meets_the_other() -> None:
    play = dealt(Dan="lover", Eve=None)
    assert Result(to=("Dan",), card=CardName.LOVER, players=()) in play.told("Dan")
    play.gm(GiveByHand(player="Eve", item="lover"))

    assert play.members("lovers") == ("Dan", "Eve")


def test_a_lover_whose_card_is_taken_leaves_the_thread() -> None:
    play = dealt(Dan="lover", Eve="lover")
    play.gm(TakeByHand(player="Eve", item="lover"))

    assert play.table.threads[Thread.LOVERS] == ("Dan",)


# Votes


def test_a_weighed_vote_counts_as_so_many_and_lynches_at_once() -> None:
    play = dealt()
    play.vote("Dan", "Eve", "Fay")
    entry = play.gm(WeighByHand(player="Eve", votes=5))

    assert ByHand(to=To.PUBLIC, move="weigh", player="Eve", votes=5, lasts="game") in heard("public", entry)
    assert play.deaths() == ["Dan"]


def test_a_vote_that_counts_as_none_is_still_shown() -> None:
    play = dealt()
    play.gm(WeighByHand(player="Eve", votes=0))
    play.vote("Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
    assert play.counts() == {"Dan": ("Eve", "Fay", "Gus", "Hal", "Ida", "Jon")}
    assert play.deaths() == []

    play.vote("Dan", "Ann")
    assert play.deaths() == ["Dan"]


def test_plurality_counts_weighed_votes_and_never_lynches_without_any() -> None:
    play = table_of(deadline_lynch="plurality")
    play.deal()
    play.gm(WeighByHand(player="Eve", votes=3))
    play.gm(WeighByHand(player="Fay", votes=0))
    play.vote("Dan", "Gus", "Hal")
    play.vote("Ida", "Eve")
    play.nightfall()
    assert play.deaths() == ["Ida"]

    play.dawn()
    play.submit("Fay", "king")
    play.vote("Dan", "Fay")
    play.nightfall()
    assert play.deaths() == ["Ida"]


@pytest.mark.parametrize(("lasts", "weight"), [(Lasting.DAY, 1), (Lasting.GAME, 3)])
def test_a_weight_lasts_for_the_day_or_until_it_is_changed(lasts: Lasting, weight: int) -> None:
    play = dealt()
    play.gm(WeighByHand(player="Eve", votes=3, lasts=lasts))
    assert play.table.weight(("Eve",)) == 3
    play.dawn()

    assert play.table.weight(("Eve",)) == weight


def test_a_weight_for_the_day_is_given_by_day() -> None:
    play = dealt()
    play.nightfall()

    assert play.refused(GM, WeighByHand(player="Eve", votes=3, lasts=Lasting.DAY)) == NotAmong("lasts", "day")


def test_no_vote_is_cast_or_withdrawn_while_the_votes_are_closed() -> None:
    play = dealt()
    play.vote("Dan", "Eve")
    entry = play.gm(LockByHand(votes=True))
    assert only(ByHand, heard("public", entry)) == ByHand(to=To.PUBLIC, move="lock", votes=True)
    assert play.refused("Fay", Vote("Dan")) == VotesLocked()
    assert play.refused("Eve", Unvote()) == VotesLocked()
    assert play.counts() == {"Dan": ("Eve",)}

    play.gm(LockByHand(votes=False))
    play.vote("Dan", "Fay")
    assert play.counts() == {"Dan": ("Eve", "Fay")}


def test_closed_votes_decide_at_the_deadline_and_are_open_the_next_day() -> None:
    play = table_of(deadline_lynch="plurality")
    play.deal()
    play.vote("Dan", "Eve")
    play.gm(LockByHand(votes=True))
    play.nightfall()
    assert play.deaths() == ["Dan"]

    play.dawn()
    play.submit("Fay", "king")
    assert Vote in play.may("Fay")


def test_votes_are_closed_by_day_and_opened_only_while_they_are_closed() -> None:
    play = dealt()
    assert play.refused(GM, LockByHand(votes=False)) == NotNow("lock_by_hand")
    play.nightfall()
    assert play.refused(GM, LockByHand(votes=True)) == NotNow("lock_by_hand")


@pytest.mark.parametrize(
    "act",
    [
        KillByHand(player="Dan"),
        SpareByHand(player="Dan"),
        GiveByHand(player="Dan", item="bomber"),
        TakeByHand(player="Eve", item="king"),
        WeighByHand(player="Dan", votes=3),
        LockByHand(votes=True),
    ],
)
def test_every_act_is_taken_back_like_any_line(act: ActByHand) -> None:
    play = dealt(Dan=None, Eve="king")
    before = play.table
    play.gm(act)
    assert play.table != before
    play.gm(Undo())

    assert play.table == before
