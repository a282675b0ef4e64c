"""The votes: the count, the lynch, no lynch, and the deadline."""

import pytest

from engine.great_table.actions import Revive, Use
from engine.great_table.events import Cause, Died, Noted
from engine.great_table.refusals import CardNotKnown, NoVote
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.mafia.events import Ballots, PhaseBegun
from engine.refusals import NotAmong, NotNow
from tests.engine.great_table.tables import NAMES, Play, heard, kinds, only, table_of


def dealt(**options: object) -> Play:
    """Ten players have their cards, and six votes lynch."""
    play = table_of(**options)  # type: ignore[arg-type]
    play.deal()
    return play


def test_the_count_is_public_and_names_voters_in_order() -> None:
    play = dealt()
    play.vote("Dan", "Jon", "Ann")
    entry = play.vote("Dan", "Eve")

    shown = only(Ballots, heard("public", entry))
    assert isinstance(shown, Ballots)
    assert (shown.counts, shown.needed) == ({"Dan": ("Jon", "Ann", "Eve")}, 6)


def test_votes_for_no_lynch_are_counted_as_such() -> None:
    play = dealt()
    play.vote("Dan", "Ann")
    play.vote(None, "Jon", "Ben")

    assert play.counts() == {"Dan": ("Ann",), "no_lynch": ("Jon", "Ben")}


def test_a_changed_vote_goes_to_the_end_of_the_line() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben", "Cat")
    play.vote("Eve", "Ann")
    play.vote("Dan", "Ann")

    assert play.counts() == {"Dan": ("Ben", "Cat", "Ann")}


def test_a_repeated_vote_changes_nothing() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben")
    entry = play.vote("Dan", "Ann")

    assert play.counts() == {"Dan": ("Ann", "Ben")}
    assert not heard("public", entry)


def test_a_withdrawn_vote_is_gone() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben")
    play.unvote("Ann")

    assert play.counts() == {"Dan": ("Ben",)}
    assert play.refused("Ann", Unvote()) == NoVote()


def test_a_vote_after_a_withdrawal_goes_to_the_end() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben")
    play.unvote("Ann")
    play.vote("Dan", "Ann")

    assert play.counts() == {"Dan": ("Ben", "Ann")}


@pytest.mark.parametrize(("players", "needed"), [(7, 4), (8, 5), (9, 5), (10, 6)])
def test_a_majority_of_the_living_lynches_at_once(players: int, needed: int) -> None:
    play = table_of(players=NAMES[:players], apprentices="Ben")
    play.deal()
    play.vote("Dan", *[seat for seat in NAMES if seat != "Dan"][: needed - 1])
    assert play.deaths() == []
    play.vote("Dan", "Dan")

    assert play.deaths() == ["Dan"]


def test_a_lynch_ends_the_day() -> None:
    play = dealt()
    entry = play.lynch("Dan")

    assert kinds(heard("public", entry)) == ["votes", "death", "phase"]
    death = only(Died, entry.events)
    assert isinstance(death, Died)
    assert (death.player, death.cause) == ("Dan", Cause.LYNCH)
    assert play.time == ("night", 1)


def test_a_majority_for_no_lynch_ends_the_day() -> None:
    play = dealt()
    play.vote(None, *NAMES[:5])
    assert play.time == ("day", 1)
    play.vote(None, "Fay")

    assert play.time == ("night", 1)
    assert play.deaths() == []


def test_there_are_no_votes_at_night() -> None:
    play = dealt()
    play.vote("Dan", "Ann")
    play.nightfall()

    assert play.refused("Ann", Vote("Dan")) == NotNow("vote")
    assert play.refused("Ann", Unvote()) == NotNow("unvote")


def test_a_new_day_begins_without_votes() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben", "Cat", "Eve", "Fay")
    play.dawn(first="Ann")
    play.deal()
    play.vote("Dan", "Gus")

    assert play.counts() == {"Dan": ("Gus",)}


def test_the_dead_cannot_be_voted_for() -> None:
    play = dealt()
    play.gm(Modkill("Dan"))

    assert play.refused("Ann", Vote("Dan")) == NotAmong("target", "Dan")


def test_nobody_is_lynched_at_the_deadline() -> None:
    play = dealt()
    play.vote("Dan", *NAMES[4:9])
    play.clock()

    assert play.deaths() == []
    assert play.time == ("night", 1)


def test_plurality_lynches_the_single_highest_at_the_deadline() -> None:
    play = dealt(deadline_lynch="plurality")
    play.vote("Dan", "Ann", "Ben")
    play.vote("Eve", "Cat")
    play.clock()

    assert play.deaths() == ["Dan"]
    assert play.time == ("night", 1)


def test_a_tie_under_plurality_is_no_lynch() -> None:
    play = dealt(deadline_lynch="plurality")
    play.vote("Dan", "Ann", "Ben")
    play.vote("Eve", "Cat", "Fay")
    play.clock()

    assert play.deaths() == []
    assert play.time == ("night", 1)


@pytest.mark.parametrize("against", [("Cat", "Fay"), ("Cat", "Fay", "Gus")])
def test_plurality_does_not_count_votes_for_no_lynch(against: tuple[str, ...]) -> None:
    play = dealt(deadline_lynch="plurality")
    play.vote("Dan", "Ann", "Ben")
    play.vote(None, *against)
    play.clock()

    assert play.deaths() == []


def test_nobody_is_lynched_under_plurality_without_votes() -> None:
    play = dealt(deadline_lynch="plurality")
    play.clock()

    assert play.deaths() == []


def test_votes_by_and_for_a_player_who_dies_by_day_are_removed() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben")
    play.vote("Eve", "Dan", "Cat")
    play.gm(Modkill("Dan"))

    assert play.counts() == {"Eve": ("Cat",)}


def test_a_recount_after_a_death_may_lynch_at_once() -> None:
    play = dealt()
    play.vote("Eve", "Ann", "Ben", "Cat", "Fay", "Gus")
    assert play.time == ("day", 1)
    entry = play.gm(Modkill("Hal"))

    assert play.deaths() == ["Hal", "Eve"]
    assert "phase" in kinds(entry.events)


def test_a_recount_after_a_death_may_end_the_day_without_a_lynch() -> None:
    play = dealt()
    play.vote(None, "Ann", "Ben", "Cat", "Fay", "Gus")
    play.gm(Modkill("Hal"))

    assert play.deaths() == ["Hal"]
    assert play.time == ("night", 1)


def test_a_thief_killed_by_the_bomb_may_cause_a_lynch() -> None:
    play = table_of()
    play.deal(Dan="thief", Hal="bomber")
    play.vote("Eve", "Ann", "Ben", "Cat", "Fay", "Gus")
    play.steal("Dan", "Hal")

    assert play.deaths() == ["Dan", "Eve"]


def test_everybody_sees_a_changed_majority() -> None:
    play = dealt()
    entry = play.gm(Modkill("Hal"))

    shown = only(Ballots, heard("public", entry))
    assert isinstance(shown, Ballots)
    assert shown.needed == 5


def test_a_revived_player_does_not_get_old_votes_back() -> None:
    play = dealt()
    play.vote("Dan", "Ann", "Ben")
    play.vote("Eve", "Dan")
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))
    assert play.counts() == {}
    play.vote("Eve", "Dan")

    assert play.counts() == {"Eve": ("Dan",)}


def marked(player: str = "Eve", votes_for: str = "Fay", **wanted: str) -> Play:
    """On the second day the Mayor has marked a player, and everybody has their card."""
    play = table_of()
    play.deal(Ann="king", Gus="mayor", **wanted)
    play.use("Gus", player, votes_for=votes_for)
    play.dawn()
    play.deal()
    return play


def test_the_marked_players_votes_count_and_show_as_votes_for_the_assigned_player() -> None:
    play = marked()
    entry = play.vote("Dan", "Eve")

    assert play.counts() == {"Fay": ("Eve",)}
    assert heard("Eve", entry)[0] == Noted(to=("Eve",), action=Vote("Dan"))


def test_the_marked_players_votes_for_no_lynch_count_for_the_assigned() -> None:
    play = marked()
    play.vote(None, "Eve")

    assert play.counts() == {"Fay": ("Eve",)}


def test_marked_votes_can_lynch_the_assigned_player() -> None:
    play = marked()
    play.vote("Fay", *NAMES[:4], "Gus")
    play.vote("Dan", "Eve")

    assert play.deaths() == ["Fay"]


def test_a_changed_vote_of_the_marked_player_shows_no_change() -> None:
    play = marked()
    play.vote("Dan", "Eve")
    play.vote("Fay", "Ann")
    entry = play.vote("Hal", "Eve")

    assert play.counts() == {"Fay": ("Eve", "Ann")}
    assert not heard("public", entry)


def test_a_marked_vote_may_be_withdrawn() -> None:
    play = marked()
    play.vote("Dan", "Eve")
    play.unvote("Eve")

    assert play.counts() == {}


def test_the_marked_player_is_not_told() -> None:
    play = marked()
    morning = [entry for entry in play.game.log if any(isinstance(event, PhaseBegun) for event in entry.events)][-1]

    assert "mark" in kinds(heard("gm", morning))
    assert set(kinds(heard("Eve", morning))) == {"phase", "neighbours"}


def test_a_mark_lasts_for_one_day() -> None:
    play = marked()
    play.dawn(first="Ann")
    play.deal()
    play.vote("Dan", "Eve")

    assert play.counts() == {"Dan": ("Eve",)}


def test_a_mark_may_name_any_two_players_even_the_mayor() -> None:
    play = marked("Gus", "Gus")
    play.vote("Dan", "Gus")

    assert play.counts() == {"Gus": ("Gus",)}


def test_the_mark_lapses_when_the_assigned_player_is_dead() -> None:
    play = marked()
    play.gm(Modkill("Fay"))
    play.vote("Dan", "Eve")

    assert play.counts() == {"Dan": ("Eve",)}


def test_a_vote_counted_for_a_dead_player_goes_and_reveals_no_other() -> None:
    play = marked()
    play.vote("Dan", "Eve", "Ann")
    play.gm(Modkill("Fay"))

    assert play.counts() == {"Dan": ("Ann",)}
    assert play.refused("Eve", Unvote()) == NoVote()


def test_the_death_of_a_marked_votes_true_target_shows_nothing() -> None:
    play = marked()
    play.vote("Dan", "Eve", "Ann")
    play.gm(Modkill("Dan"))

    assert play.counts() == {"Fay": ("Eve",)}
    assert Unvote in play.may("Eve")


def test_a_revival_does_not_restore_a_mark() -> None:
    play = marked()
    play.gm(Modkill("Eve"))
    play.gm(Revive("Eve"))
    play.vote("Dan", "Eve")

    assert play.counts() == {"Dan": ("Eve",)}


@pytest.mark.parametrize("victim", ["Eve", "Fay"])
def test_a_death_of_either_named_player_in_the_night_prevents_the_mark(victim: str) -> None:
    play = table_of()
    play.deal(Dan="king", Gus="mayor")
    play.use("Gus", "Eve", votes_for="Fay")
    play.kill("Ann", victim)
    entry = play.dawn()

    assert "mark" not in kinds(entry.events)


def test_a_mark_stands_even_if_the_mayor_dies_that_night() -> None:
    play = table_of()
    play.deal(Dan="king", Gus="mayor")
    play.use("Gus", "Eve", votes_for="Fay")
    play.kill("Ann", "Gus")
    entry = play.dawn()

    assert "mark" in kinds(entry.events)


def test_a_mayor_who_is_lynched_marks_nobody() -> None:
    play = table_of()
    play.deal(Dan="king", Gus="mayor")
    play.use("Gus", "Eve", votes_for="Fay")
    play.lynch("Gus")
    entry = play.dawn()

    assert "mark" not in kinds(entry.events)


def test_the_deciding_count_at_the_deadline_is_shown_again() -> None:
    play = table_of(deadline_lynch="plurality")
    play.deal(Dan="king")
    play.vote("Dan", "Eve", "Fay")
    entry = play.clock()

    assert kinds(heard("public", entry))[:2] == ["votes", "death"]
    assert play.counts() == {"Dan": ("Eve", "Fay")}


def test_nightfall_clears_all_votes() -> None:
    play = table_of()
    play.deal(Dan="king")
    play.vote("Dan", "Eve", "Fay")
    play.nightfall()

    assert (play.table.votes.ballots, play.table.votes.counts) == ({}, {})


def test_an_order_for_a_card_waits_until_the_card_is_known() -> None:
    play = table_of()

    assert play.refused("Ann", Use("Dan")) == CardNotKnown()
