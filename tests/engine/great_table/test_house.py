"""The House: the Apprentices' joint kill, and what they may say to each other."""

import pytest

from engine.audience import To
from engine.great_table.actions import Kill, Revive, Thread, Use, Whisper
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, ThreadClosed
from engine.great_table.refusals import CardBarsKill, CardNotKnown, Dead, NeedsPartner, NotInThread, OneMessageOnly
from engine.mafia.actions import Modkill
from engine.speech import Message
from tests.engine.great_table.tables import Play, dealt, heard, night, only, table_of

BARRING = ("king", "consort", "bomber")


def both_kill(play: Play, victim: str = "Eve") -> Play:
    """Ben and Cat order the same kill."""
    play.kill("Ben", victim)
    play.kill("Cat", victim)
    return play


def test_the_apprentices_kill_when_both_name_the_same_player() -> None:
    play = night(both_kill(dealt()))

    assert play.deaths() == ["Eve"]
    assert play.fates("Ben") == play.fates("Cat") == [Fate.DONE]


def test_the_apprentices_kill_in_addition_to_the_master() -> None:
    play = both_kill(dealt())
    play.kill("Ann", "Fay")

    assert sorted(night(play).deaths()) == ["Eve", "Fay"]


def test_different_targets_are_no_kill() -> None:
    play = dealt()
    play.kill("Ben", "Eve")
    play.kill("Cat", "Fay")

    assert night(play).deaths() == []
    assert play.fates("Ben") == [Fate.AT_ODDS]


def test_one_apprentice_alone_does_not_kill() -> None:
    play = dealt()
    play.kill("Ben", "Eve")

    assert night(play).deaths() == []
    assert play.fates("Ben") == [Fate.ALONE]


@pytest.mark.parametrize("guarded", ["Ben", "Cat"])
def test_guarding_one_apprentice_prevents_their_kill(guarded: str) -> None:
    assert night(both_kill(dealt(Gus="guard")), guarded).deaths() == []


def test_a_kill_gives_up_the_card() -> None:
    play = dealt(Ben="role_finder")
    play.use("Ben", "Eve")
    both_kill(play, "Fay")
    night(play)

    assert play.deaths() == ["Fay"]
    assert play.results("Ben") == []


def test_even_a_lone_kill_order_gives_up_the_card() -> None:
    play = dealt(Ben="role_finder")
    play.use("Ben", "Eve")
    play.kill("Ben", "Fay")

    assert night(play).results("Ben") == []


def test_a_later_order_for_the_card_replaces_the_kill() -> None:
    play = dealt(Ben="role_finder", Dan="healer")
    both_kill(play)
    play.use("Ben", "Dan")
    night(play)

    assert play.deaths() == []
    assert play.result("Ben") == {"held": "healer"}


def test_a_withdrawn_kill_does_not_bring_the_card_back() -> None:
    play = dealt(Ben="role_finder")
    play.use("Ben", "Dan")
    play.kill("Ben", "Eve")
    play.kill("Ben", None)

    assert night(play).results("Ben") == []


def test_a_withdrawn_order_for_the_card_leaves_the_kill() -> None:
    play = dealt(Ben="role_finder")
    both_kill(play)
    play.use("Ben")

    assert night(play).deaths() == ["Eve"]


def test_an_apprentice_without_a_card_kills() -> None:
    assert night(both_kill(dealt(Ben=None))).deaths() == ["Eve"]


@pytest.mark.parametrize("card", BARRING)
def test_an_apprentice_dealt_a_card_that_bars_the_kill_cannot_kill(card: str) -> None:
    play = dealt(Ben=card)

    assert play.refused("Ben", Kill("Eve")) == CardBarsKill(CardName(card))
    play.kill("Cat", "Eve")
    assert night(play).deaths() == []


@pytest.mark.parametrize("card", ["king", "consort"])
def test_an_apprentice_who_stole_a_card_that_bars_the_kill_cannot_kill(card: str) -> None:
    play = dealt(Ben="thief", Eve=card)
    play.steal("Ben", "Eve")

    assert play.refused("Ben", Kill("Fay")) == CardBarsKill(CardName(card))


@pytest.mark.parametrize("card", ["king", "consort"])
def test_an_apprentice_robbed_of_a_card_that_bars_the_kill_cannot_kill(card: str) -> None:
    play = dealt(Ben=card, Eve="thief")
    play.steal("Eve", "Ben")

    assert play.refused("Ben", Kill("Fay")) == CardBarsKill(CardName(card))


@pytest.mark.parametrize("card", ["thief", "lover", "healer", "vigilante"])
def test_no_other_card_bars_the_kill(card: str) -> None:
    assert night(both_kill(dealt(Ben=card))).deaths() == ["Eve"]


def test_a_robbed_apprentice_still_kills() -> None:
    play = both_kill(dealt(Ben="healer", Gus="thief"))
    play.steal("Gus", "Ben")

    assert night(play).deaths() == ["Eve"]


def test_a_kill_waits_until_the_card_is_known() -> None:
    play = table_of()
    play.submit("Ann", "mayor")
    play.kill("Ann", "Eve")

    assert play.refused("Ben", Kill("Eve")) == CardNotKnown()


def test_an_apprentice_alone_at_nightfall_cannot_kill() -> None:
    play = both_kill(dealt())
    play.lynch("Ben")

    assert play.refused("Cat", Kill("Eve")) == NeedsPartner()
    assert night(play).deaths() == ["Ben"]


def test_an_apprentice_who_dies_in_the_same_step_does_not_stop_the_kill() -> None:
    play = both_kill(dealt())
    play.kill("Ann", "Ben")

    assert sorted(night(play).deaths()) == ["Ben", "Eve"]


def test_a_modkill_at_night_drops_the_kill() -> None:
    play = both_kill(dealt())
    play.nightfall()
    play.gm(Modkill("Ben"))

    assert night(play).deaths() == ["Ben"]


def test_a_revived_apprentice_must_order_the_kill_again() -> None:
    play = both_kill(dealt())
    play.gm(Modkill("Ben"))
    play.gm(Revive("Ben"))

    assert night(play).deaths() == ["Ben"]


def test_a_lone_apprentice_has_no_kill() -> None:
    play = table_of(apprentices="Ben")
    play.deal()

    assert play.refused("Ben", Kill("Eve")) == NeedsPartner()
    assert Kill not in play.may("Ben")


def test_the_house_may_kill_its_master() -> None:
    assert night(both_kill(dealt(), "Ann")).deaths() == ["Ann"]


def test_nobody_targets_their_own_seat_with_a_kill() -> None:
    assert dealt().refused("Ben", Kill("Ben")).reason == "not_among"


# Threads


def test_only_the_apprentices_hear_the_houses_thread() -> None:
    play = table_of()
    entry = play.whisper("Ben", "house", "Eve tonight?")

    assert entry.events == (Message(to=("Ben", "Cat"), thread="house", by="Ben", text="Eve tonight?"),)


@pytest.mark.parametrize("seat", ["Ann", "Dan"])
def test_not_even_the_master_speaks_in_the_apprentices_thread(seat: str) -> None:
    assert table_of().refused(seat, Whisper("Hello.", Thread.HOUSE)) == NotInThread()


def test_apprentices_write_freely_before_the_deal_and_without_a_lover() -> None:
    play = table_of()
    for _ in range(3):
        play.whisper("Ben", "house")
    play.deal()
    for _ in range(3):
        play.whisper("Ben", "house")

    assert Whisper in play.may("Ben")


def test_an_apprentice_dealt_a_lover_may_send_one_message() -> None:
    play = dealt(Ben="lover")
    play.whisper("Ben", "house")

    assert play.refused("Ben", Whisper("And?", Thread.HOUSE)) == OneMessageOnly()


def test_an_apprentices_messages_before_the_deal_do_not_count() -> None:
    play = table_of()
    play.whisper("Ben", "house")
    play.deal(Ben="lover")

    assert Whisper in play.may("Ben")
    play.whisper("Ben", "house")
    assert play.refused("Ben", Whisper("And?", Thread.HOUSE)) == OneMessageOnly()


def test_an_apprentice_who_stole_a_lover_may_send_one_message() -> None:
    play = dealt(Ben="thief", Eve="lover")
    play.whisper("Ben", "house")
    play.steal("Ben", "Eve")
    play.whisper("Ben", "house")

    assert play.refused("Ben", Whisper("And?", Thread.HOUSE)) == OneMessageOnly()


def test_an_apprentice_robbed_of_a_lover_keeps_the_limit() -> None:
    play = dealt(Ben="lover", Eve="thief")
    play.steal("Eve", "Ben")
    play.whisper("Ben", "house")

    assert play.refused("Ben", Whisper("And?", Thread.HOUSE)) == OneMessageOnly()


def test_the_message_limit_lasts_from_the_deal_to_dawn() -> None:
    play = dealt(Ben="lover")
    play.whisper("Ben", "house")
    play.nightfall()
    assert play.refused("Ben", Whisper("And?", Thread.HOUSE)) == OneMessageOnly()
    night(play)
    play.whisper("Ben", "house")
    play.whisper("Ben", "house")

    assert Whisper in play.may("Ben")


def test_the_apprentice_without_a_lover_writes_freely() -> None:
    play = dealt(Ben="lover")
    for _ in range(3):
        play.whisper("Cat", "house")

    assert Whisper in play.may("Cat")


def test_apprentices_who_both_hold_lovers_have_the_lovers_thread() -> None:
    play = dealt(Ben="lover", Cat="lover")
    play.whisper("Ben", "house")
    for _ in range(3):
        play.whisper("Ben", "lovers")

    assert play.members("lovers") == ("Ben", "Cat")


def test_a_dead_apprentice_leaves_the_thread() -> None:
    play = dealt()
    entry = play.lynch("Ben")

    assert only(ThreadClosed, heard("Ben", entry)) == ThreadClosed(to=("Ben",), thread=Thread.HOUSE)
    assert play.refused("Ben", Whisper("Hello.", Thread.HOUSE)) == Dead()
    assert play.whisper("Cat", "house").events[0].to == ("Cat",)


def test_the_dead_get_a_thread_of_their_own() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))
    play.gm(Modkill("Eve"))
    entry = play.whisper("Dan", "dead", "Who were you?")

    assert entry.events == (Message(to=("Dan", "Eve"), thread="dead", by="Dan", text="Who were you?"),)


def test_the_dead_may_speak_only_in_their_thread() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))

    assert play.may("Dan") == {Whisper}
    assert play.refused("Dan", Use("Eve")) == Dead()


def test_the_living_do_not_speak_in_the_thread_of_the_dead() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))

    assert play.refused("Ann", Whisper("Hello.", Thread.DEAD)) == NotInThread()


def test_everybody_hears_public_messages() -> None:
    play = table_of()
    entry = play.say("Dan", "I trust nobody.")

    assert entry.events == (Message(to=To.PUBLIC, thread="table", by="Dan", text="I trust nobody."),)


def test_the_master_uses_card_and_kill_in_either_order() -> None:
    play = table_of()
    play.deal(Ann="healer")
    play.kill("Ann", "Dan")
    play.use("Ann", "Eve")

    assert (play.table.today.kills, {*play.table.today.uses}) == ({"Ann": "Dan"}, {"Ann"})


def test_stealing_a_card_that_bars_it_cancels_an_ordered_kill() -> None:
    play = table_of()
    play.deal(Ben="thief", Dan="king", Eve="healer")
    play.kill("Ben", "Fay")
    play.steal("Ben", "Dan")

    assert play.table.today.kills == {}
