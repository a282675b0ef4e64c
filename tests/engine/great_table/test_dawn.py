"""Dawn: the day starts afresh."""

from engine.great_table.actions import List
from engine.great_table.today import Day
from tests.engine.great_table.tables import Play, table_of


def lived_through() -> Play:
    """A day and a night in which everything has been done that a day keeps; Jon has given a list for the next."""
    play = table_of()
    play.deal(Ben="lover", Dan="thief", Fay="vigilante", Gus="healer", Hal="guard")
    play.whisper("Ben", "house")
    play.steal("Dan", "Gus")
    play.use("Fay", "Hal")
    play.kill("Ann", "Ida")
    play.vote("Eve", "Fay", "Gus")
    play.submit("Jon", "king")
    return play


def test_a_day_starts_afresh_but_for_the_lists_that_were_given_for_it() -> None:
    play = lived_through()
    kept = [name for name in Day.__struct_fields__ if not getattr(play.table.today, name)]
    assert kept == []

    play.dawn(first="Ann")
    today = play.table.today
    assert (today.first, set(today.neighbours)) == ("Ann", set(play.table.living))
    assert today == Day(lists={"Jon": List(play.ranking("king"))}, first=today.first, neighbours=today.neighbours)


def test_who_may_vote_in_the_morning_has_given_a_list_for_the_day() -> None:
    play = lived_through()
    play.dawn(first="Ann")

    assert play.table.votes.voters == ("Jon",)
    assert play.table.votes.needed == 5
