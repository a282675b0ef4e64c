"""The GM: modkill, revival, closing, acting for a player, and taking back the last step."""

from collections.abc import Callable

import pytest

from engine.actions import Close, Extend, GoOn, Pause, Replace, Resume, Undo
from engine.audience import Reader, To
from engine.chance import Chance
from engine.events import GoneOn
from engine.great_table.actions import Kill, List, Modkill, PassOver, Revive, Steal, Use, Vote
from engine.great_table.cards import CardName
from engine.great_table.events import (
    Cause,
    Coroner,
    Dealt,
    Died,
    Noted,
    PassedOver,
    PhaseBegun,
    Revived,
    Robbed,
    ThreadOpened,
)
from engine.great_table.refusals import AlreadyDead, NotDead, NothingToPassOver, NotTheThief
from engine.judging import Submission
from engine.names import GM
from engine.refusals import GameMasterOnly, GamePaused, NothingMissing
from tests.engine.great_table.tables import GREAT_TABLE, NAMES, Play, dealt, heard, kinds, night, only, table_of


def lynched_with_an_open_steal() -> Play:
    """Votes have ended the day early, and Dan has the night to steal a card."""
    play = dealt(Dan="thief", Eve="healer")
    play.lynch("Ida")
    return play


def lynched_without_a_thief() -> Play:
    """Votes have ended the day early, and nobody holds the Thief."""
    play = dealt()
    play.lynch("Ida")
    return play


def test_a_modkill_is_a_public_death_with_the_coroner() -> None:
    play = dealt()
    entry = play.gm(Modkill("Ann"))

    assert only(Died, heard("public", entry)) == Died(
        to=To.PUBLIC, player="Ann", coroner=Coroner.MASTER, cause=Cause.MODKILL
    )
    assert play.time == ("day", 1)


@pytest.mark.parametrize("action", [Modkill("Dan"), Revive("Dan"), PassOver("Dan")])
def test_only_the_gm_kills_revives_and_passes_over(action: Modkill | Revive | PassOver) -> None:
    assert dealt().refused("Ann", action) == GameMasterOnly(str(action.__struct_config__.tag))


def test_no_player_is_modkilled_twice() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))

    assert play.refused(GM, Modkill("Dan")) == AlreadyDead("Dan")


def test_a_modkill_at_night_drops_the_players_orders() -> None:
    play = dealt(Dan="vigilante", Eve="guard")
    play.use("Dan", "Fay")
    play.nightfall()
    play.gm(Modkill("Dan"))

    assert night(play).deaths() == ["Dan"]


def test_a_card_is_out_tonight_if_its_holder_dies_by_day() -> None:
    play = dealt(Dan="role_finder", Eve="healer")
    play.use("Dan", "Eve")
    play.gm(Modkill("Dan"))

    assert night(play).results("Dan") == []


def test_a_player_is_revived_within_the_same_phase_with_seat_and_card() -> None:
    play = dealt(Dan="vigilante")
    play.gm(Modkill("Dan"))
    entry = play.gm(Revive("Dan"))
    play.use("Dan", "Fay")
    night(play)

    assert Revived(to=To.PUBLIC, player="Dan") in heard("public", entry)
    assert play.table.ring == NAMES
    assert play.deaths() == ["Dan", "Fay"]


def test_a_revived_player_must_give_orders_again() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Fay")
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))

    assert night(play).deaths() == ["Dan"]


@pytest.mark.parametrize("phase", ["day", "night"])
def test_a_player_is_revived_by_day_and_by_night(phase: str) -> None:
    play = dealt()
    if phase == "night":
        play.nightfall()
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))

    assert play.table.living == NAMES


def test_a_living_player_cannot_be_revived() -> None:
    assert dealt().refused(GM, Revive("Dan")) == NotDead("Dan")


def test_a_player_cannot_be_revived_in_another_phase() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))
    play.nightfall()

    assert play.refused(GM, Revive("Dan")) == NotDead("Dan")


def test_a_lynched_player_cannot_be_revived() -> None:
    play = dealt()
    play.lynch("Dan")

    assert play.refused(GM, Revive("Dan")) == NotDead("Dan")


def test_a_player_who_died_in_the_night_cannot_be_revived() -> None:
    play = dealt()
    play.lynch("Dan")
    play.kill("Ann", "Eve")
    night(play)

    assert play.refused(GM, Revive("Eve")) == NotDead("Eve")


def test_a_revived_apprentice_is_back_in_the_thread() -> None:
    play = dealt()
    play.gm(Modkill("Ben"))
    entry = play.gm(Revive("Ben"))

    assert only(ThreadOpened, heard("Cat", entry)).to == ("Ben", "Cat")
    assert play.members("house") == ("Ben", "Cat")
    assert play.members("dead") == ()


def test_a_revived_master_can_kill_again() -> None:
    play = dealt()
    play.gm(Modkill("Ann"))
    play.gm(Revive("Ann"))
    play.kill("Ann", "Dan")

    assert night(play).deaths() == ["Ann", "Dan"]


def test_the_game_may_be_over_before_anybody_is_revived() -> None:
    play = table_of(apprentices="Ben")
    play.gm(Modkill("Ann"))

    assert play.outcome == ("players", "house_cannot_kill")


def without_lists() -> Play:
    """Dan and Gus, who have no list, hold up the deal."""
    play = table_of()
    play.submit_all({"Dan": None, "Gus": None, "Ida": "lover", "Jon": "lover"})
    return play


def with_an_open_steal() -> Play:
    """All cards are dealt, and Dan is asked whose card to steal."""
    return dealt(Dan="thief", Eve="healer")


@pytest.mark.parametrize("begin", [without_lists, with_an_open_steal, dealt])
def test_closing_the_day_does_not_reveal_what_was_open(begin: Callable[[], Play]) -> None:
    play = begin()
    entry = play.close()

    assert kinds(heard("public", entry)) == ["closed", "phase"]
    assert play.time == ("night", 1)


@pytest.mark.parametrize("begin", [lynched_with_an_open_steal, lynched_without_a_thief])
def test_closing_ends_the_night_with_everything_open_in_it(begin: Callable[[], Play]) -> None:
    play = begin()
    entry = play.close()

    assert kinds(heard("public", entry)) == ["closed", "phase"]
    assert play.time == ("day", 2)


def test_closing_the_day_deals_only_to_players_with_lists() -> None:
    play = without_lists()
    entry = play.close()

    assert only(Dealt, heard("Dan", entry)) == Dealt(to=("Dan",), card=None)
    assert only(Dealt, heard("Jon", entry)) == Dealt(to=("Jon",), card=CardName.LOVER)


def test_lovers_dealt_by_closing_the_day_meet() -> None:
    play = without_lists()
    play.close()

    assert play.members("lovers") == ("Ida", "Jon")


def test_closing_the_day_declines_an_open_steal() -> None:
    play = with_an_open_steal()
    entry = play.close()

    assert only(Noted, heard("Dan", entry)) == Noted(to=("Dan",), action=Steal(None))
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_a_thief_dealt_by_closing_the_day_cannot_steal() -> None:
    play = table_of()
    play.submit_all({"Ann": None, "Dan": "thief", "Eve": "healer"})
    entry = play.close()

    assert [kind for kind in kinds(heard("Dan", entry)) if kind not in ("closed", "phase")] == ["dealt", "noted"]
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_closing_the_night_declines_an_open_steal() -> None:
    play = lynched_with_an_open_steal()
    entry = play.close()

    assert Noted(to=("Dan",), action=Steal(None)) in heard("Dan", entry)
    assert Robbed not in map(type, heard("Eve", entry))


def test_closing_the_day_lynches_as_the_deadline_does() -> None:
    play = table_of(deadline_lynch="plurality")
    play.submit_all({"Jon": None})
    play.vote("Ida", "Ann")
    play.close()

    assert (play.deaths(), play.time) == (["Ida"], ("night", 1))


def test_passing_a_player_over_only_continues_the_deal() -> None:
    play = without_lists()
    entry = play.gm(PassOver("Dan"))

    assert heard("public", entry) == []
    assert only(Dealt, heard("Dan", entry)) == Dealt(to=("Dan",), card=None)
    assert only(Dealt, heard("Fay", entry)).to == ("Fay",)
    assert ("Gus" in play.table.today.hands, play.time) == (False, ("day", 1))


def test_passing_a_player_over_is_not_public() -> None:
    play = without_lists()
    entry = play.gm(PassOver("Dan"))

    assert PassedOver(to=To.GM, player="Dan") in heard(GM, entry)
    assert kinds(heard("Dan", entry)) == ["dealt"]


def test_a_passed_over_player_may_still_submit_a_list_and_vote() -> None:
    play = without_lists()
    play.gm(PassOver("Dan"))
    play.submit("Dan")

    assert Vote in play.may("Dan")
    assert play.table.today.hands["Dan"] is None


def test_a_player_may_be_passed_over_before_the_deck_comes() -> None:
    play = without_lists()
    play.gm(PassOver("Gus"))
    assert "Eve" not in play.table.today.hands
    play.gm(PassOver("Dan"))

    assert set(play.table.today.hands) == set(NAMES)


@pytest.mark.parametrize("seat", ["Ann", "Eve", "Dan"])
def test_a_player_with_a_list_or_a_card_cannot_be_passed_over(seat: str) -> None:
    play = without_lists()
    play.gm(PassOver("Dan"))

    assert play.refused(GM, PassOver(seat)) == NothingToPassOver(seat)


def test_a_dead_player_cannot_be_passed_over() -> None:
    play = without_lists()
    play.gm(Modkill("Gus"))

    assert play.refused(GM, PassOver("Gus")) == AlreadyDead("Gus")


def test_nobody_is_passed_over_at_night() -> None:
    play = without_lists()
    play.close()

    assert play.refused(GM, PassOver("Ann")) == NothingToPassOver("Ann")


def test_going_on_passes_over_players_without_a_list() -> None:
    play = without_lists()
    entry = play.gm(GoOn())

    assert heard("public", entry) == []
    assert [Dealt(to=(seat,), card=None) in heard(seat, entry) for seat in ("Dan", "Gus")] == [True, True]
    assert (set(play.table.today.hands), play.time) == (set(NAMES), ("day", 1))


def test_going_on_deals_as_the_list_deadline_does() -> None:
    by_gm, by_clock = without_lists(), without_lists()
    by_gm.gm(GoOn())
    by_clock.clock()

    assert by_gm.table == by_clock.table


def test_only_the_gm_is_told_of_all_passed_over_players() -> None:
    play = without_lists()
    entry = play.gm(GoOn())
    told = {
        seat: [event for event in heard(seat, entry) if isinstance(event, GoneOn)] for seat in ("public", GM, *NAMES)
    }

    of_dan, of_gus = (GoneOn(to=(seat,), players=(seat,)) for seat in ("Dan", "Gus"))
    assert told.pop(GM) == [GoneOn(to=To.GM, players=("Dan", "Gus")), of_dan, of_gus]
    assert {seat: events for seat, events in told.items() if events} == {"Dan": [of_dan], "Gus": [of_gus]}


def test_the_gm_cannot_go_on_in_a_paused_game() -> None:
    play = without_lists()
    play.gm(Pause())

    assert play.refused(GM, GoOn()) == GamePaused()


def test_the_gm_cannot_go_on_without_a_missing_list() -> None:
    play = without_lists()
    play.gm(GoOn())

    assert play.refused(GM, GoOn()) == NothingMissing()


def test_the_gm_cannot_go_on_at_night() -> None:
    play = without_lists()
    play.close()

    assert (play.refused(GM, GoOn()), play.time) == (NothingMissing(), ("night", 1))


def test_going_on_can_be_undone() -> None:
    play = without_lists()
    before = play.table
    play.gm(GoOn())

    assert undo(play).table == before


def test_the_gm_may_give_an_order_on_a_players_behalf() -> None:
    play = dealt(Dan="vigilante")
    entry = play.game.submit(Submission(GM, Use("Eve"), "Dan"), Chance())

    assert entry.events == (Noted(to=("Dan",), action=Use("Eve")),)


def test_extending_and_replacing_leave_the_table_as_it_is() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Eve")
    play.gm(Extend(hours=5))
    play.gm(Replace(player="Dan", by="Wim"))

    assert night(play).deaths() == ["Eve"]


def test_nobody_moves_in_a_paused_game() -> None:
    play = dealt()
    play.gm(Pause())
    assert play.refused("Ann", Vote("Dan")) == GamePaused()
    assert play.refused(GM, Close()) == GamePaused()
    play.gm(Resume())

    assert Vote in play.may("Ann")


def undo(play: Play, times: int = 1) -> Play:
    for _ in range(times):
        play.gm(Undo())
    return play


def test_a_step_can_be_undone() -> None:
    play = dealt()
    before = play.table
    play.vote("Dan", "Ann")

    assert undo(play).table == before


def test_a_whole_night_can_be_undone_and_played_differently() -> None:
    play = dealt(Dan="vigilante", Eve="place_swap")
    play.use("Dan", "Fay")
    play.use("Eve", "Ann")
    play.nightfall()
    before = play.table
    night(play)
    assert play.deaths() == ["Fay"]
    undo(play)
    assert play.table == before
    play.use("Dan", "Gus")
    night(play)

    assert play.table.dead == ("Gus",)
    assert play.table.shots_spent == 1
    assert play.table.ring[0] == "Eve"


def test_the_draws_of_an_undone_step_are_made_again() -> None:
    play = dealt()
    play.dawn(first="Gus")
    undo(play)
    play.clock(first="Hal")

    assert play.table.today.first == "Hal"


def test_a_lynch_can_be_undone() -> None:
    play = dealt()
    play.lynch("Dan")
    undo(play)

    assert play.table.living == NAMES
    assert play.time == ("day", 1)


@pytest.mark.parametrize("reader", ["Ann", "Dan", To.PUBLIC, To.GM])
def test_undoing_a_night_restores_everybodys_view(reader: Reader) -> None:
    play = dealt(Dan="thief", Eve="role_finder")
    play.steal("Dan", "Eve")
    play.use("Dan", "Ann")
    play.kill("Ann", "Eve")
    play.nightfall()
    before = play.game.view(reader)
    night(play)

    assert undo(play).game.view(reader) == before


def test_only_its_player_learns_which_secret_order_was_undone() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Eve")
    entry = play.gm(Undo())

    assert [event.taken is None for event in entry.events if event.to is To.PUBLIC] == [True]  # type: ignore[attr-defined]
    assert [event.to for event in entry.events] == [To.PUBLIC, ("Dan",)]


def test_an_undo_does_not_reveal_who_knew_the_line() -> None:
    play = table_of()
    play.submit("Ben")
    play.submit("Ann")
    play.gm(Undo())

    assert [event.to for event in heard("Ben", play.game.log[-1])] == [To.PUBLIC, ("Ben",)]


def phases(play: Play) -> list[tuple[str, int]]:
    """Return the days and nights that everybody was told of."""
    return [(event.phase, event.number) for event in play.told("public") if isinstance(event, PhaseBegun)]


def test_a_night_has_the_number_of_its_day() -> None:
    play = dealt()
    night(play)
    play.nightfall()

    assert phases(play) == [("day", 1), ("night", 1), ("day", 2), ("night", 2)]


MANY_DEADLINES = 20


def stalled_at(play: Play, secretly: Callable[[Play], object] = lambda play: None) -> tuple[str, int]:
    """Return when a game stalls in which players do this in secret in every phase, and nothing else happens."""
    for _ in range(MANY_DEADLINES):
        if GREAT_TABLE.is_stalled(play.table):
            return play.time
        secretly(play)
        play.clock()
    raise AssertionError("it does not stall")


def test_an_idle_game_stalls_in_the_fourth_phase() -> None:
    assert stalled_at(table_of()) == ("night", 2)


SECRETS: dict[str, Callable[[Play], object]] = {
    "a list": lambda play: play.submit("Dan"),
    "a kill that is withdrawn": lambda play: (
        (play.kill("Ann", "Dan"), play.kill("Ann", None)) if play.time[0] == "night" else None
    ),
    "a word in a thread": lambda play: play.whisper("Ben", "house"),
    "an order of the GM's for somebody": lambda play: play.game.submit(
        Submission(GM, List(play.ranking()), "Dan"), Chance()
    ),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_secret_actions_do_not_keep_a_game_from_stalling(secret: str) -> None:
    play = table_of()
    play.clock()

    assert stalled_at(play, SECRETS[secret]) == ("night", 2)


@pytest.mark.parametrize(
    "openly",
    [
        lambda play: play.say("Ann"),
        lambda play: play.vote("Dan", "Ann"),
        lambda play: play.gm(Modkill("Dan")),
    ],
    ids=["a word", "a vote", "a death"],
)
def test_public_events_keep_a_game_from_stalling(openly: Callable[[Play], object]) -> None:
    play = table_of()
    play.submit("Ann")
    play.dawn()
    play.submit("Ann")
    openly(play)
    play.nightfall()

    assert not GREAT_TABLE.is_stalled(play.table)


def test_kills_are_refused_for_the_dead() -> None:
    play = dealt()
    play.gm(Modkill("Ann"))

    assert play.refused("Ann", Kill("Dan")).reason == "dead"
