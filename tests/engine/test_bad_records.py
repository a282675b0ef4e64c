"""What is no record, and which line and field are named."""

import msgspec
import pytest

from engine.errors import BadInput, ImpossibleDraw, SetupRefused
from engine.record import Replay, Verdict
from tests.engine.records import ABSENT, DRAWN, GAMES, HEADER, PLAYERS, PROPOSAL, VOTE, bad, changed, replay

NOT_JSON = [
    b"",
    b"{",
    b"{'brehon': 1}",
    b'{"brehon": NaN}',
    b'{"brehon": Infinity}',
    b'{"brehon": 1e999}',
    b"\xff\xfe{}",
    b'{"brehon": "\xc3("}',
    b'{"brehon": "\xed\xa0\x80"}',
    b'{"brehon": "\\ud800"}',
    b'{"brehon": 1} {}',
    b"[" * 100_000,
    b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
]


@pytest.mark.parametrize("line", NOT_JSON, ids=range(len(NOT_JSON)))
def test_a_line_that_is_not_json_is_bad_input(line: bytes) -> None:
    assert bad(line).line == 1
    assert line == b"" or bad(HEADER, line).line == 2


@pytest.mark.parametrize("line", [[], "tain", 1, None, True, [HEADER]])
def test_a_line_that_is_no_object_is_bad_input(line: object) -> None:
    assert bad(line).field == ""
    assert bad(HEADER, line).field == ""


BAD_HEADERS: list[tuple[dict[str, object], str]] = [
    ({"brehon": ABSENT}, ""),
    ({"game": ABSENT}, ""),
    ({"players": ABSENT}, ""),
    ({"sealed": True}, ""),
    ({"brehon": 2}, "brehon"),
    ({"brehon": "1"}, "brehon"),
    ({"brehon": True}, "brehon"),
    ({"brehon": 10**40}, "brehon"),
    ({"game": "chess"}, "game"),
    ({"game": "ta\nin\x1b[31m"}, "game"),
    ({"game": 7}, "game"),
    ({"game": ["tain"]}, "game"),
    ({"players": "Ann"}, "players"),
    ({"players": {}}, "players"),
    ({"players": [*PLAYERS[1:], 1]}, "players[4]"),
    ({"players": [*PLAYERS, "ann"]}, "players"),
    ({"players": [*PLAYERS, "gm"]}, "players"),
    ({"players": [*PLAYERS, "Clock"]}, "players"),
    ({"players": [*PLAYERS, "PUBLIC"]}, "players"),
    ({"players": [*PLAYERS, ""]}, "players"),
    ({"players": [*PLAYERS, "F" * 33]}, "players"),
    ({"players": [*PLAYERS, "F" * 100_000]}, "players"),
    ({"players": [*PLAYERS, "F\nay"]}, "players"),
    ({"players": [*PLAYERS, "F\x00ay"]}, "players"),
    ({"players": [*PLAYERS, "F\u202eay"]}, "players"),
    ({"players": [*PLAYERS, " Fay"]}, "players"),
    ({"options": []}, "options"),
    ({"options": {"bonus": True}}, "options"),
    ({"options": {"bo\nnus": True}}, "options"),
    ({"options": {"roles": "guardian"}}, "options.roles"),
    ({"options": {"roles": ["king"]}}, "options.roles[0]"),
    ({"options": {"roles": ["guardian", "seer"]}}, "options.roles[1]"),
    ({"options": {"roles": [["guardian"]]}}, "options.roles[0]"),
    ({"drawn": []}, "drawn"),
    ({"drawn": {"sides": "good"}}, "drawn.sides"),
    ({"drawn": {"sides": {"Ann": "grey"}}}, "drawn.sides"),
    ({"drawn": {**DRAWN, "leaders": PLAYERS[1:]}}, "drawn.leaders"),
    ({"drawn": {**DRAWN, "leaders": [*PLAYERS[1:], "Zed"]}}, "drawn.leaders"),
    ({"drawn": {**DRAWN, "roles": {"Cat": "seer", "Ann": "assassin"}}}, "drawn.roles"),
    ({"drawn": {**DRAWN, "roles": None}}, "drawn.roles"),
    ({"drawn": {**DRAWN, "cards": ["stay"]}}, "drawn.cards"),
    ({"drawn": {"roles": {"Zed": "assassin", "Yve": "seer"}}}, "drawn.roles"),
]


def test_a_bad_header_is_bad_input_that_names_its_field() -> None:
    for fields, field in BAD_HEADERS:
        assert bad(changed(HEADER, **fields)).field == field


BAD_LINES: list[tuple[object, str]] = [
    ({}, ""),
    ({"by": "Ann"}, ""),
    ({"move": "propose"}, ""),
    (changed(PROPOSAL, by="Zed"), "by"),
    (changed(PROPOSAL, by="ann"), "by"),
    (changed(PROPOSAL, by="public"), "by"),
    (changed(PROPOSAL, by=""), "by"),
    (changed(PROPOSAL, by=7), "by"),
    (changed(PROPOSAL, by=None), "by"),
    (changed(PROPOSAL, by=["Ann"]), "by"),
    (changed(PROPOSAL, by={"name": "Ann"}), "by"),
    (changed(PROPOSAL, by="A\x1b[31mnn"), "by"),
    (changed(PROPOSAL, move="castle"), "move"),
    (changed(PROPOSAL, move="Propose"), "move"),
    (changed(PROPOSAL, move="pro\npose"), "move"),
    (changed(PROPOSAL, move=3), "move"),
    (changed(PROPOSAL, move=[]), "move"),
    (changed(PROPOSAL, move="steal", target="Ann"), "move"),
    ({"by": "gm", "move": "give", "player": "Zed", "item": "vision"}, "player"),
    ({"by": "gm", "move": "give", "player": "Ann"}, ""),
    (changed(PROPOSAL, party=ABSENT), ""),
    (changed(PROPOSAL, party="Ann"), "party"),
    (changed(PROPOSAL, party=None), "party"),
    (changed(PROPOSAL, party=["Ann", 2]), "party[1]"),
    (changed(PROPOSAL, party=["Ann", None]), "party[1]"),
    (changed(PROPOSAL, party=["Ann", "Zed"]), "party"),
    (changed(PROPOSAL, party=["Ann", "ben"]), "party"),
    (changed(PROPOSAL, party=["Ann", "gm"]), "party"),
    (changed(PROPOSAL, secret=True), ""),
    (changed(PROPOSAL, **{"se\ncret": True}), ""),
    (changed(PROPOSAL, at="yesterday"), "at"),
    (changed(PROPOSAL, at=10**30), "at"),
    (changed(PROPOSAL, drawn=[]), "drawn"),
    (changed(PROPOSAL, drawn={"leaders": PLAYERS}), "drawn.leaders"),
    (changed(PROPOSAL, drawn={"a\nb": 1}), "drawn.a\\nb"),
    (changed(PROPOSAL, **{"for": "Ben"}), "for"),
    (changed(PROPOSAL, by="gm"), "for"),
    (changed(PROPOSAL, by="gm", **{"for": "Zed"}), "for"),
    (changed(PROPOSAL, by="gm", **{"for": ""}), "for"),
    (changed(PROPOSAL, by="gm", **{"for": 1}), "for"),
    (changed(PROPOSAL, by="clock"), "move"),
    (changed(VOTE, approve="yes"), "approve"),
    (changed(VOTE, approve=1), "approve"),
    (changed(VOTE, approve=None), "approve"),
    (changed(VOTE, public="no"), "public"),
    ({"by": "Ben", "move": "guess"}, ""),
    ({"by": "Ben", "move": "guess", "target": "Zed"}, "target"),
    ({"by": "Ben", "move": "guess", "target": ["Ann"]}, "target"),
    ({"by": "gm", "move": "extend"}, ""),
    ({"by": "gm", "move": "extend", "hours": "1"}, "hours"),
    ({"by": "gm", "move": "extend", "hours": 10**400}, "hours"),
    ({"by": "gm", "move": "replace", "player": "Ann"}, ""),
    ({"by": "gm", "move": "replace", "player": "Zed", "with": "Kit"}, "player"),
    ({"by": "gm", "move": "replace", "player": "Ann", "with": ""}, "with"),
    ({"by": "gm", "move": "replace", "player": "Ann", "with": "K" * 33}, "with"),
    ({"by": "gm", "move": "close", "for": "Ann"}, "for"),
    ({"by": "gm", "move": "close", "why": "late"}, ""),
    ({"by": "clock", "move": "expire", "for": "Ann"}, "for"),
    ({"by": "clock", "move": "close"}, "move"),
    (changed(PROPOSAL, auto=True), "auto"),
    (changed(PROPOSAL, auto="yes"), "auto"),
    ({"by": "gm", "move": "proof"}, ""),
    ({"by": "Ann", "move": "proof", "salt": "s", "commitment": "0" * 64}, "by"),
    ({"by": "gm", "move": "proof", "salt": "s", "commitment": "0" * 63}, "commitment"),
    ({"by": "gm", "move": "proof", "salt": "s", "commitment": "x" * 64}, "commitment"),
]


def test_a_bad_line_is_bad_input_that_names_its_field() -> None:
    for line, field in BAD_LINES:
        assert bad(HEADER, line).field == field


def test_bad_input_comes_after_the_valid_lines_before_it() -> None:
    game = Replay(GAMES, [msgspec.json.encode(line) for line in (HEADER, PROPOSAL, {"by": "Zed", "move": "close"})])
    verdicts: list[Verdict] = []
    with pytest.raises(BadInput):
        verdicts.extend(game)

    assert len(game.game.log) == 2


def test_a_message_about_something_huge_is_short() -> None:
    assert len(str(bad(changed(HEADER, game="x" * 1_000_000)))) < 500
    assert len(str(bad(HEADER, changed(PROPOSAL, **{"x" * 1_000_000: 1})))) < 500


def test_a_header_whose_setup_the_game_refuses_is_refused() -> None:
    with pytest.raises(SetupRefused, match="wrong_player_count"):
        replay(changed(HEADER, players=["Ann"], drawn={}))


def test_an_impossible_draw_is_bad_input() -> None:
    assert isinstance(bad(changed(HEADER, drawn={**DRAWN, "leaders": []})), ImpossibleDraw)


@pytest.mark.parametrize("name", ["sides", "roles", "leaders"])
def test_a_missing_draw_in_a_complete_record_is_bad_input(name: str) -> None:
    header = changed(HEADER, drawn=changed(DRAWN, **{name: ABSENT}))
    with pytest.raises(ImpossibleDraw) as raised:
        Replay(GAMES, [msgspec.json.encode(header)], complete=True)

    assert (raised.value.line, raised.value.field) == (1, f"drawn.{name}")
