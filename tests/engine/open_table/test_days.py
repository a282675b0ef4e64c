"""Days as the file wants them: wins by a lynch."""

import pytest
from msgspec.structs import replace

from engine.events import Outcome
from engine.open_table.events import Died
from engine.open_table.role_file import Begins, Role, RoleFile, Side, Wins
from tests.engine.open_table.hosted import FILE, game_of, order, table, time_is_up, votes

BY_DAY = replace(FILE, begins=Begins.DAY)


def jesting(*, ends: bool = True) -> RoleFile:
    """A file in which Eve wins when lynched."""
    side = Side(Wins.LYNCHED, does=("invite",), ends=ends)
    return replace(BY_DAY, sides={**FILE.sides, "cult": side}, roles={**FILE.roles, "cultist": Role("cult", count=1)})


# Wins by a lynch


def test_a_jester_who_is_lynched_ends_the_game_and_wins_alone() -> None:
    game = game_of(jesting())
    votes(game, "Ann Eve, Ben Eve, Cat Eve, Dan Eve")
    end = table(game).outcome

    assert end is not None
    assert (end.side, end.reason, end.winners) == ("cult", "lynched", ("Eve",))


def test_a_jester_who_dies_in_another_way_wins_nothing() -> None:
    game = game_of(replace(jesting(), begins=Begins.NIGHT))
    order(game, "Fay +bite Eve")
    time_is_up(game)
    votes(game, "Ann Fay, Ben Fay, Cat Fay, Dan Fay")
    time_is_up(game)
    end = next(event for event in votes(game, "Ann Gus, Ben Gus, Cat Gus") if isinstance(event, Outcome))

    assert (end.side, end.winners) == ("town", ("Ann", "Ben", "Cat", "Dan"))


def test_a_jester_wins_with_the_winners_where_the_game_goes_on() -> None:
    game = game_of(jesting(ends=False))
    votes(game, "Ann Eve, Ben Eve, Cat Eve, Dan Eve")
    assert table(game).outcome is None
    time_is_up(game)
    votes(game, "Ann Fay, Ben Fay, Cat Fay, Dan Fay")
    time_is_up(game)
    end = next(event for event in votes(game, "Ann Gus, Ben Gus, Cat Gus") if isinstance(event, Outcome))

    assert (end.side, end.winners) == ("town", ("Ann", "Ben", "Cat", "Dan", "Eve"))


def test_the_other_members_of_a_lynched_player_s_side_win_nothing() -> None:
    game = game_of(replace(jesting(), begins=Begins.NIGHT))
    order(game, "Eve +invite Ann")
    time_is_up(game)
    votes(game, "Ben Eve, Cat Eve, Dan Eve, Fay Eve")
    end = table(game).outcome

    assert table(game).side("Ann") == "cult"
    assert end is not None
    assert end.winners == ("Eve",)


@pytest.mark.parametrize("lynched", ["Eve", "Fay"])
def test_whoever_dies_with_a_lynched_player_is_not_lynched(lynched: str) -> None:
    game = game_of(replace(jesting(), begins=Begins.NIGHT))
    order(game, "Ann bind Eve Fay")
    time_is_up(game)
    events = votes(game, f"Ann {lynched}, Ben {lynched}, Cat {lynched}, Dan {lynched}")

    assert [event.player for event in events if isinstance(event, Died)] == ["Eve", "Fay"]
    assert (table(game).outcome is not None) is (lynched == "Eve")
