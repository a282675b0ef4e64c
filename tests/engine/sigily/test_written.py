"""The board as a record's reader sees it, and the exact lines of a record."""

import json

from msgspec.structs import replace

from engine.audience import To
from engine.record import Replay
from engine.sigily.options import Spell
from engine.sigily.rows import written
from engine.sigily.table import Wind
from tests.engine.sigily.race import FOUR, SIGILY, all_home, laid_out, race, skinned, unit, with_home

HEADER = {
    "brehon": 1,
    "game": "sigily",
    "options": {"spells": ["druid_curse", "freeze"]},
    "players": ["Ann", "Ben"],
    "drawn": {"opening": [{"Ann": ["dog"], "Ben": ["cow"]}, {"Ann": [], "Ben": ["dog", "deer"]}]},
}
LINES = [
    {"by": "Ann", "move": "throw", "drawn": {"sticks": ["dog", "cow", "deer"]}},
    {"by": "Ann", "move": "move", "chariot": "Ann 2"},
    {"by": "Ann", "move": "done"},
    {"by": "Ben", "move": "throw", "drawn": {"sticks": ["cow", "deer", "dog"]}},
    {"by": "Ben", "move": "move", "chariot": "Ben 1", "drawn": {"fights": [[["dog"], ["dog", "cow"]]]}},
    {"by": "Ann", "move": "cast", "spell": "druid_curse", "chariot": "Ann 2"},
]


def test_the_view_names_units_by_place_and_then_by_order_of_arrival() -> None:
    begun = race([unit("Ben 1", "centre", 1, entry="0"), unit("Dan 1", "6"), unit("Ann 1, Cat 2", "6", 4)], FOUR)
    begun = with_home(begun, all_home("Cat", but=3), {"Cat": 2})
    bars = {"Ann 1": ("12",), "Cat 2": ("0", "12")}
    board = replace(begun.board, bars=bars, coins={"centre": 3, "2": 1, "0.1": 0, "12.1": 2}, curses=("9", "2"))
    view = written(laid_out(begun, replace(begun.table, board=board)).table)

    assert json.loads(json.dumps(view)) == {
        "coins": {"2": 1, "12.1": 2, "centre": 3},
        "units": [
            {"chariots": ["Dan 1"], "at": "6", "coins": 0, "progress": 6, "barred": []},
            {"chariots": ["Ann 1", "Cat 2"], "at": "6", "coins": 4, "progress": 6, "barred": ["0", "12"]},
            {"chariots": ["Ben 1"], "at": "centre", "coins": 1, "progress": 0, "barred": []},
        ],
        "home": {"Ann": [], "Ben": [], "Cat": ["Cat 1"], "Dan": []},
        "purse": {"Ann": 0, "Ben": 0, "Cat": 2, "Dan": 0},
        "curses": ["2", "9"],
        "throws": 1,
        "skins": [],
        "winds": [],
        "frozen": [],
    }


def test_the_view_names_skins_winds_and_frozen_players() -> None:
    begun = race([skinned("Ann 1", "7")])
    board = replace(begun.board, winds=(Wind("Ann", Spell.WINDS_OF_SPEED, 2),), frozen=("Ben",))
    view = written(laid_out(begun, replace(begun.table, board=board)).table)

    assert view["skins"] == ["Ann 1"]
    assert view["winds"] == [{"player": "Ann", "spell": "winds_of_speed", "left": 2}]
    assert view["frozen"] == ("Ben",)


def test_a_record_is_replayed_by_its_public_names() -> None:
    replay = Replay({"sigily": SIGILY}, [json.dumps(line).encode() for line in (HEADER, *LINES)])
    verdicts = list(replay)
    board = SIGILY.written(replay.game.view(To.PUBLIC).table, To.PUBLIC)["board"]

    assert [verdict.refused for verdict in verdicts] == [None] * 7
    assert isinstance(board, dict)
    assert board["curses"] == ["3"]
    assert [unit["chariots"] for unit in board["units"]] == [("Ann 2",)]
