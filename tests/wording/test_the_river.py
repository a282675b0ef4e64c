"""Posts of the river that ask for a move, and that tell a throw and its moves."""

import pytest

from bot.themes import load_themes
from bot.wording.words_registry import words_for
from engine.asks import Ask
from engine.audience import To
from engine.boards.events import Turn
from engine.danube.actions import Move
from engine.danube.board import Board, Colour
from engine.danube.events import Moved, Thrown
from engine.danube.table import DanubeTable, Phase
from engine.events import Event, Resumed
from engine.views import Told, View

THROWN = Thrown(to=To.PUBLIC, player="Ann", white=3, count=3)
NO_BREAK = "\N{NO-BREAK SPACE}"


def moved(start: int, onto: int) -> Moved:
    """Return the sailing of a boat."""
    return Moved(to=To.PUBLIC, player="Ann", start=start, onto=onto, steps=onto - start, swapped=False, rapids=False)


def lines(*events: Event) -> list[str]:
    """Return their telling, a line each."""
    told = [Told(To.PUBLIC, event) for event in events]
    moments = words_for(load_themes()["danube"]).announce_all(told, 2)
    return [moment.line.replace(NO_BREAK, " ") for moment in moments if moment is not None]


def test_a_throw_is_posted_together_with_its_moves() -> None:
    assert lines(THROWN, moved(11, 12), moved(14, 16)) == ["**Ann** throws 3: 11 → 12, 14 → 16."]


@pytest.mark.parametrize("then", [Turn(to=To.PUBLIC, player="Ben"), THROWN])
def test_steps_of_a_throw_that_no_boat_can_take_are_told_as_lost(then: Event) -> None:
    assert lines(THROWN, moved(11, 12), then)[0] == "**Ann** throws 3: 11 → 12, and 2 steps are lost."
    assert lines(THROWN, moved(11, 12), moved(14, 16), then)[0] == "**Ann** throws 3: 11 → 12, 14 → 16."


def test_steps_that_a_player_may_still_take_are_not_told_as_lost() -> None:
    assert lines(THROWN, moved(11, 12)) == ["**Ann** throws 3: 11 → 12."]


def test_no_line_ends_within_a_move() -> None:
    moment = words_for(load_themes()["danube"]).announce(Told(To.PUBLIC, moved(11, 12)), 2)
    assert moment is not None

    assert f"11{NO_BREAK}→{NO_BREAK}12" in moment.line


def test_a_move_after_a_pause_within_a_throw_is_posted_too() -> None:
    assert lines(Resumed(to=To.PUBLIC), moved(11, 12), moved(14, 16))[1:] == ["**Ann**: 11 → 12.", "**Ann**: 14 → 16."]


def test_a_player_whose_boats_cannot_go_forward_is_asked_which_boat_goes_back() -> None:
    colours = {"Ann": Colour.NICKELS, "Ben": Colour.PENNIES}
    board = Board(nickels=(6, 7), pennies=(8, 9, 10), colours=colours, left=2)
    view = View(To.PUBLIC, DanubeTable(("Ann", "Ben"), phase=Phase.MOVE, board=board, turn="Ann", count=2))
    words = words_for(load_themes()["danube"])
    asked = words.prompt(view)
    assert asked is not None

    assert (asked.call, asked.text) == ("go 2 steps back.", "You must go 2 steps back: which boat?")
    assert words.order_prompt(Ask(Move, ("Ann",), {}), view) == (
        "No boat can go forward: move one of them 2 steps back."
    )
