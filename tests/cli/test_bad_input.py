"""Bad input gets one clear line that names line and field, and status 2."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import HEADER, PROPOSAL, Brehon, Record

VOTE = {"by": "Ann", "move": "vote", "approve": True}


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ("", "1: this file is empty"),
        ("[]", "1: Expected `object`"),
        ("not JSON", "1: this is not JSON: "),
        ("[" * 100_000, "1: this JSON is nested too deeply"),
        ('{"brehon": 2, "game": "tain", "players": []}', "1: brehon: "),
        ('{"brehon": 1, "game": "tain"}', "1: "),
        (
            {**HEADER, "game": "chess"},
            "1: game: unknown game 'chess'; "
            "the games are bluff, classic, danube, great-table, honnoji, middle-earth, open-table, sigily, tain",
        ),
        ({**HEADER, "options": {"rules": []}}, "1: options: Object contains unknown field `rules`"),
        ({**HEADER, "options": {"roles": ["king"]}}, "1: options.roles[0]: Invalid enum value 'king'"),
        ({**HEADER, "options": {"roles": "guardian"}}, "1: options.roles: Expected `array`"),
        ({**HEADER, "players": ["Ann", "ann", "Cat", "Dan", "Eve"]}, "1: players: two players are called 'Ann'"),
        ({**HEADER, "players": ["gm", "Ben", "Cat", "Dan", "Eve"]}, "1: players: nobody may be called 'gm'"),
        ({**HEADER, "players": ["Ann", "Ben"], "drawn": {}}, "1: players: This game takes 5 to 10 players"),
        (
            {**HEADER, "drawn": {}, "options": {"roles": ["hidden", "lone", "decoy"]}},
            "1: options: There are 2 seats for Connacht",
        ),
        ({**HEADER, "drawn": {"sides": {"Ann": "good"}}}, "1: drawn.sides: this outcome is not possible here"),
        ({**HEADER, "drawn": {"sides": 3}}, "1: drawn.sides: Expected `object`"),
        ({**HEADER, "drawn": {"weather": "rain"}}, "1: drawn.weather: nothing is drawn here under that name"),
    ],
)
def test_a_bad_header_is_reported_with_its_place(
    brehon: Brehon, record: Record, header: dict[str, object] | str, problem: str
) -> None:
    file = record(header)

    ended = brehon("replay", file)

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(f"{file}:{problem}")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("{", "this is not JSON: "),
        ('{"by": "Ann"}', "Object missing required field `move`"),
        ({**VOTE, "by": "Zed"}, "by: nobody at this table is called 'Zed'"),
        ({**VOTE, "by": 7}, "by: Expected `str`, got `int`"),
        ({**VOTE, "move": "fly"}, "move: unknown move 'fly'; the moves are abort, act, ask, close,"),
        ({**VOTE, "approve": "yes"}, "approve: Expected `bool`, got `str`"),
        ({"by": "Ann", "move": "vote"}, "Object missing required field `approve`"),
        ({**VOTE, "loudly": True}, "Object contains unknown field `loudly`"),
        ({**PROPOSAL, "party": ["Ann", "Zed"]}, "party: nobody at this table is called 'Zed'"),
        ({**VOTE, "by": "gm"}, "for: the GM's line must say for whom they act"),
        ({**VOTE, "for": "Ben"}, "for: only the GM may act for a player"),
        ({**VOTE, "by": "clock"}, "move: the clock's only moves are expire and substitute"),
        ({"by": "gm", "move": "extend", "hours": "1"}, "hours: Expected `float`, got `str`"),
        ({"by": "gm", "move": "proof", "salt": "x", "commitment": "x"}, "commitment: Expected `str` matching"),
        ({**PROPOSAL, "drawn": {"weather": "rain"}}, "drawn.weather: nothing is drawn here under that name"),
        ({**PROPOSAL, "at": "noon"}, "at: Invalid RFC3339 encoded datetime"),
    ],
)
def test_a_bad_line_is_reported_with_its_place(
    brehon: Brehon, record: Record, line: dict[str, object] | str, problem: str
) -> None:
    file = record(HEADER, line)

    ended = brehon("replay", file, "--keep-going")

    assert ended.status == 2
    assert ended.err.startswith(f"{file}:2: {problem}")
    assert ended.err.count("\n") == 1


def test_a_forbidden_move_is_not_bad_input(brehon: Brehon, record: Record) -> None:
    parties = [["Ann"], ["Ann", "Ann"], ["Ann", "Ben", "Cat"], []]
    lines = [{**PROPOSAL, "party": party} for party in parties]

    ended = brehon("replay", record(HEADER, *lines), "--keep-going")

    assert ended.status == 0
    assert [line["refused"] for line in ended.lines[-4:]] == [
        "wrong_count",
        "named_twice",
        "wrong_count",
        "wrong_count",
    ]


def test_a_refused_move_after_a_blank_first_line_is_a_sentence(brehon: Brehon, record: Record) -> None:
    file = record("", HEADER, {**PROPOSAL, "by": "Ben"})
    ended = brehon("replay", file)

    assert (ended.status, ended.err.count("\n")) == (1, 1)
    assert ended.err.startswith(f"{file}:3: ")


def test_a_refused_set_up_after_a_blank_first_line_is_a_sentence(brehon: Brehon, record: Record) -> None:
    file = record("", {**HEADER, "players": ["Ann", "Ben"]})

    assert brehon("replay", file).err.startswith(f"{file}:2: players: ")


def test_a_missing_file_and_a_directory_are_bad_input(brehon: Brehon, tmp_path: Path) -> None:
    missing = brehon("replay", "nowhere.jsonl")
    directory = brehon("replay", str(tmp_path))

    assert (missing.status, missing.err) == (2, "nowhere.jsonl: this file cannot be read: No such file or directory\n")
    assert (directory.status, directory.err) == (2, f"{tmp_path}: this file cannot be read: Is a directory\n")


def test_a_file_that_is_not_text_is_bad_input(brehon: Brehon, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")

    ended = brehon("replay", str(file))

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(f"{file}:1: this is not JSON: ")


def test_an_unknown_reader_is_reported_with_its_place(brehon: Brehon, record: Record) -> None:
    file = record(HEADER)

    ended = brehon("replay", file, "--as", "Zed")

    assert (ended.status, ended.out) == (2, "")
    assert ended.err == f"{file}:1: --as: nobody at this table is called 'Zed'\n"


def test_a_line_feed_in_bad_input_is_reported_on_one_line(brehon: Brehon, record: Record) -> None:
    ended = brehon("replay", record(HEADER, {**VOTE, "a\nb\x1b[31m": 1}))

    assert ended.status == 2
    assert ended.err.count("\n") == 1
    assert "\x1b" not in ended.err


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("fly",),
        ("replay",),
        ("replay", "--loudly", "x"),
        ("replay", "a", "b"),
        ("replay", "a", "--seed", "one"),
        ("simulate",),
        ("simulate", "chess"),
        ("simulate", "tain", "--games", "0"),
        ("simulate", "tain", "--games", "many"),
        ("simulate", "tain", "--players", "4"),
        ("simulate", "tain", "--players", "5..11"),
        ("simulate", "tain", "--players", "7..5"),
        ("simulate", "tain", "--players", "some"),
        ("simulate", "tain", "--policy", "bold"),
        ("simulate", "tain", "--set", "roles"),
        ("simulate", "tain", "--set", "rules=x"),
        ("simulate", "tain", "--set", "roles=king"),
        ("simulate", "tain", "--set", "roles=5"),
        ("simulate", "tain", "--set", "roles=lone", "--set", "roles=decoy"),
        ("simulate", "tain", "--set", "roles=lone,lone"),
        ("simulate", "tain", "--players", "5", "--set", "roles=hidden,lone"),
        ("simulate", "great-table", "--set", "deck=king:x"),
        ("simulate", "great-table", "--set", "deck=jack"),
        ("simulate", "great-table", "--set", "roles=apprentice:3"),
        ("schema",),
        ("schema", "chess"),
        ("db",),
        ("db", "fly"),
    ],
)
def test_a_wrong_command_is_reported_in_one_line(brehon: Brehon, arguments: tuple[str, ...]) -> None:
    ended = brehon(*arguments)

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert "Traceback" not in ended.err


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["Ann", "gm", "tain", "vote", "\ud800", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["by", "move", "x"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.sampled_from([HEADER, PROPOSAL, VOTE]), st.data())
def test_any_content_of_a_field_is_answered_in_one_line(
    brehon: Brehon, record: Record, line: dict[str, object], data: st.DataObject
) -> None:
    field = data.draw(st.sampled_from([*line, "drawn", "options", "for", "at"]))
    broken = json.dumps({**line, field: data.draw(json_values)})
    lines = [broken] if line is HEADER else [HEADER, broken]

    ended = brehon("replay", record(*lines), "--keep-going")

    assert ended.status in (0, 2)
    assert ended.err.count("\n") == (1 if ended.status else 0)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ("simulate", "tain", "--policy", "clever"),
            "--policy: unknown policy 'clever'; the policies are random, sensible, usual, strong",
        ),
        (("simulate", "honnoji", "--players", "5"), "--players: this game is for exactly 10 players, and here is 5"),
        (("rehearse", "honnoji", "--players", "11"), "--players: this game is for exactly 10 players, and here is 11"),
    ],
)
def test_an_unknown_word_is_reported_with_the_known_ones(
    brehon: Brehon, arguments: tuple[str, ...], problem: str
) -> None:
    ended = brehon(*arguments)

    assert (ended.status, ended.err) == (2, f"brehon: {problem}\n")


def test_a_table_of_the_wrong_size_is_told_the_right_one(brehon: Brehon, record: Record) -> None:
    ended = brehon("replay", record({"brehon": 1, "game": "honnoji", "players": ["Ann", "Ben"]}))

    assert "1: players: This game takes exactly 10 players, but you have 2; please change the number." in ended.err


def test_an_empty_file_is_called_empty_by_verify_too(brehon: Brehon, record: Record) -> None:
    ended = brehon("verify", record(""))

    assert ended.status == 2
    assert ended.err.endswith(":1: this file is empty\n")


def test_an_impossible_token_is_reported_before_anything_starts(
    brehon: Brehon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BREHON_TOKEN", "a.token")
    ended = brehon("run")

    assert ended.status == 2
    assert ended.err.startswith("brehon: BREHON_TOKEN is no bot's token. It has not the shape of a token")
    assert ended.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
