"""Dawn: the day starts afresh."""

from engine.by_hand import SpareByHand
from engine.great_table.actions import List
from engine.great_table.today import Day
from tests.engine.great_table.tables import Play, table_of


def lived_through() -> Play:
    """Return a game after a day and a night with all that a day keeps. Jon has submitted a list for the next day."""
    play = table_of()
    play.deal(Ben="lover", Dan="thief", Fay="vigilante", Gus="healer", Hal="guard")
    play.whisper("Ben", "house")
    play.steal("Dan", "Gus")
    play.use("Fay", "Hal")
    play.kill("Ann", "Ida")
    play.vote("Eve", "Fay", "Gus")
    play.submit("Jon", "king")
    play.gm(SpareByHand(player="Eve"))
    return play


def test_a_day_starts_with_nothing_but_its_lists() -> None:
    play = lived_through()
    kept = [name for name in Day.__struct_fields__ if not getattr(play.table.today, name)]
    assert kept == []

    play.dawn(first="Ann")
    today = play.table.today
    assert (today.first, set(today.neighbours)) == ("Ann", set(play.table.living))
    assert today == Day(lists={"Jon": List(play.ranking("king"))}, first=today.first, neighbours=today.neighbours)


def test_only_players_with_a_list_may_vote_in_the_morning() -> None:
    play = lived_through()
    play.dawn(first="Ann")

    assert play.table.votes.voters == ("Jon",)
    assert play.table.votes.needed == 5
