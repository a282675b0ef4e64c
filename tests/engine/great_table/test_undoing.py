"""Taking back steps of days and nights."""

import pytest

from engine.actions import GoOn, Undo
from engine.audience import Reader, To
from tests.engine.great_table.tables import NAMES, Play, dealt, heard, night, table_of, without_lists


def test_going_on_can_be_undone() -> None:
    play = without_lists()
    before = play.table
    play.gm(GoOn())

    assert undo(play).table == before


def undo(play: Play, times: int = 1) -> Play:
    for _ in range(times):
        play.gm(Undo())
    return play


def test_a_step_can_be_undone() -> None:
    play = dealt()
    before = play.table
    play.vote("Dan", "Ann")

    assert undo(play).table == before


def dusk() -> Play:
    """Return a night for which Dan and Eve have given orders by day."""
    play = dealt(Dan="vigilante", Eve="place_swap")
    play.use("Dan", "Fay")
    play.use("Eve", "Ann")
    play.nightfall()
    return play


def test_a_whole_night_can_be_undone() -> None:
    play = dusk()
    before = play.table
    night(play)

    assert play.deaths() == ["Fay"]
    assert undo(play).table == before


def test_an_undone_night_can_be_played_differently() -> None:
    play = dusk()
    night(play)
    undo(play)
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
