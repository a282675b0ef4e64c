"""The record: what it may contain, and what is bad input."""

from datetime import UTC, datetime

import msgspec
import pytest

from engine.actions import Expire, Replace, Undo
from engine.audience import Reader, To, may_read
from engine.danube import Danube
from engine.errors import BadInput, ImpossibleDraw, SetupRefused
from engine.judging import Submission
from engine.learning import converted
from engine.names import CLOCK, GM
from engine.parties.actions import Vote
from engine.quests import Quests
from engine.quests.actions import Guess, Propose
from engine.quests.table import QuestTable
from engine.record import Line, Replay, Verdict, read_submission, write_line, write_notice
from engine.rulebook import any_rulebook
from tests.engine.great_table.tables import table_of as great_table
from tests.engine.quests.tables import table_of

GAMES = {"tain": any_rulebook(Quests()), "danube": any_rulebook(Danube())}
PLAYERS = ["Ann", "Ben", "Cat", "Dan", "Eve"]
DRAWN: dict[str, object] = {
    "sides": {"Ann": "good", "Ben": "evil", "Cat": "good", "Dan": "good", "Eve": "evil"},
    "roles": {"Ann": "seer", "Ben": "assassin"},
    "leaders": PLAYERS,
}
HEADER: dict[str, object] = {"brehon": 1, "game": "tain", "options": {}, "players": PLAYERS, "drawn": DRAWN}
PROPOSAL: dict[str, object] = {"by": "Ann", "move": "propose", "party": ["Ann", "Ben"]}
VOTE: dict[str, object] = {"by": "Ann", "move": "vote", "approve": True}
ABSENT = object()


def changed(line: dict[str, object], **fields: object) -> dict[str, object]:
    """Return the line with other fields; ABSENT removes one."""
    return {name: value for name, value in {**line, **fields}.items() if value is not ABSENT}


def replay(*lines: object) -> list[Verdict]:
    """Play lines, writing those as JSON that are not bytes yet."""
    return list(Replay(GAMES, [line if isinstance(line, bytes) else msgspec.json.encode(line) for line in lines]))


def bad(*lines: object) -> BadInput:
    """Return what is wrong with the last of these lines, after checking that the ones before it are fine."""
    with pytest.raises(BadInput) as raised:
        replay(*lines)
    error = raised.value
    assert error.line == len(lines)
    assert str(error).isprintable(), "one line that a terminal can show"
    return error


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
    (changed(PROPOSAL, move="give", target="Ann"), "move"),
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


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (changed(PROPOSAL, party=["Ann"]), "wrong_count"),
        (changed(PROPOSAL, party=[]), "wrong_count"),
        (changed(PROPOSAL, party=["Ann", "Ann"]), "named_twice"),
        (changed(PROPOSAL, by="Ben"), "not_the_leader"),
        (VOTE, "not_now"),
        ({"by": "Ann", "move": "close"}, "game_master_only"),
        ({"by": "Ann", "move": "expire"}, "clock_only"),
        ({"by": "gm", "move": "expire"}, "clock_only"),
        ({"by": "gm", "move": "resume"}, "not_paused"),
        ({"by": "gm", "move": "undo"}, "nothing_to_undo"),
        ({"by": "gm", "move": "replace", "player": "Ann", "with": "eve"}, "name_taken"),
        ({"by": "gm", "move": "replace", "player": "Ann", "with": "K\nit"}, "name_taken"),
    ],
)
def test_a_well_formed_move_that_the_rules_forbid_is_refused(line: object, reason: str) -> None:
    *_, verdict = replay(HEADER, line)

    assert verdict.refused is not None
    assert verdict.refused.refusal.reason == reason


def test_refused_lines_are_counted_and_play_goes_on() -> None:
    verdicts = replay(HEADER, VOTE, PROPOSAL)

    assert [(verdict.line, verdict.entry is None) for verdict in verdicts] == [(1, False), (2, True), (3, False)]


def test_blank_lines_are_skipped_and_counted() -> None:
    assert [verdict.line for verdict in replay(HEADER, b"", b"  \r", PROPOSAL)] == [1, 4]


def test_the_proof_is_skipped() -> None:
    proof = {"by": "gm", "move": "proof", "salt": "ab", "commitment": "0" * 64, "at": "2026-11-20T18:00:00Z"}

    assert [verdict.line for verdict in replay(HEADER, PROPOSAL, proof)] == [1, 2]


def test_a_missing_draw_is_made_and_a_seed_makes_it_the_same() -> None:
    lines = [msgspec.json.encode(changed(HEADER, drawn={"leaders": PLAYERS}))]
    once, twice, other = (Replay(GAMES, lines, seed).game.table for seed in (3, 3, 4))

    assert once == twice
    assert once != other


def test_a_given_draw_changes_no_other() -> None:
    free = Replay(GAMES, [msgspec.json.encode(changed(HEADER, drawn={}))], seed=3).game.view(To.GM).of(QuestTable).table
    given = (
        Replay(GAMES, [msgspec.json.encode(changed(HEADER, drawn={"leaders": PLAYERS}))], seed=3)
        .game.view(To.GM)
        .of(QuestTable)
        .table
    )

    assert (free.sides, free.roles) == (given.sides, given.roles)


@pytest.mark.parametrize(
    ("submission", "line"),
    [
        (Submission("Ann", Propose(("Ann", "Ben"))), {"by": "Ann", "move": "propose", "party": ["Ann", "Ben"]}),
        (Submission("Ann", Vote(True)), {"by": "Ann", "move": "vote", "approve": True, "public": False}),
        (Submission(GM, Guess(None), "Ben"), {"by": "gm", "for": "Ben", "move": "guess", "target": None}),
        (
            Submission(GM, Replace(player="Ann", by="Kit")),
            {"by": "gm", "move": "replace", "player": "Ann", "with": "Kit"},
        ),
        (Submission(CLOCK, Expire()), {"by": "clock", "move": "expire"}),
    ],
)
def test_a_submission_is_written_and_read_back(submission: Submission, line: dict[str, object]) -> None:
    written = msgspec.json.decode(write_line(submission, {}))

    assert written == line
    assert read_submission(table_of().game, converted(written, Line), written) == submission


def test_a_line_keeps_its_time_and_its_draws() -> None:
    at = datetime(2026, 11, 20, 18, tzinfo=UTC)
    written = msgspec.json.decode(write_line(Submission(GM, Expire()), {"first": "Ann"}, at))

    assert (written["at"], written["drawn"]) == ("2026-11-20T18:00:00Z", {"first": "Ann"})


def test_a_repeated_line_is_read_like_any_line() -> None:
    again, once = (replay(HEADER, line) for line in ({**PROPOSAL, "again": True}, PROPOSAL))

    assert [verdict.entry for verdict in again] == [verdict.entry for verdict in once]


RACE: dict[str, object] = {"brehon": 1, "game": "danube", "players": ["Ann", "Ben"]}
THROW: dict[str, object] = {"by": "Ann", "move": "throw", "drawn": {"white": 2}}


def test_an_automatic_move_keeps_its_mark() -> None:
    (_, auto), (_, own) = (replay(RACE, line) for line in ({**THROW, "auto": True}, THROW))
    assert auto.submission is not None
    assert own.submission is not None

    assert (auto.entry, auto.submission.auto, own.submission.auto) == (own.entry, True, False)
    assert msgspec.json.decode(write_line(auto.submission, auto.drawn)) == {**THROW, "auto": True}
    assert msgspec.json.decode(write_line(own.submission, own.drawn)) == THROW


@pytest.mark.parametrize(
    "line",
    [
        {"by": "gm", "for": "Ann", "move": "throw", "auto": True},
        {"by": "gm", "move": "close", "auto": True},
        {"by": "clock", "move": "expire", "auto": True},
    ],
)
def test_only_a_seats_move_can_be_automatic(line: dict[str, object]) -> None:
    assert bad(RACE, line).field == "auto"


@pytest.mark.parametrize("undo", [{"move": "undo"}, {"move": "undo", "line": 2, "reason": "Too early."}])
def test_an_undo_is_written_with_only_its_own_fields(undo: dict[str, object]) -> None:
    action = Undo(**{name: value for name, value in undo.items() if name != "move"})  # type: ignore[arg-type]

    assert msgspec.json.decode(write_line(Submission(GM, action), {})) == {"by": "gm", **undo}


def test_a_notice_has_its_line_its_audience_and_its_fields() -> None:
    _, verdict = replay(HEADER, PROPOSAL)
    assert verdict.entry is not None

    assert [msgspec.json.decode(line) for line in write_notice(verdict.entry)] == [
        {
            "line": 2,
            "to": "public",
            "notice": "proposal",
            "leader": "Ann",
            "party": ["Ann", "Ben"],
            "quest": 1,
            "attempt": 1,
            "inverter": None,
        }
    ]


def test_a_reader_gets_public_notices_and_their_own() -> None:
    play = table_of()
    written = [msgspec.json.decode(line) for line in write_notice(play.game.log[0], "Ben")]

    assert [(line["notice"], line["to"]) for line in written] == [
        ("knowledge", ["Ben"]),
        ("leaders", "public"),
        ("leader", "public"),
    ]


def test_a_reader_gets_no_notices_for_others_or_the_gm() -> None:
    (deal,) = great_table().game.log
    readers: tuple[Reader, ...] = (To.PUBLIC, *great_table().game.seats)

    assert To.GM in {event.to for event in deal.events}
    for reader in readers:
        notices = [msgspec.json.decode(notice) for notice in write_notice(deal, reader)]
        assert all(notice["to"] == "public" or reader in notice["to"] for notice in notices)
        assert len(notices) == sum(may_read(reader, event.to) for event in deal.events)


@pytest.mark.parametrize("name", ["sides", "roles", "leaders"])
def test_a_missing_draw_in_a_complete_record_is_bad_input(name: str) -> None:
    header = changed(HEADER, drawn=changed(DRAWN, **{name: ABSENT}))
    with pytest.raises(ImpossibleDraw) as raised:
        Replay(GAMES, [msgspec.json.encode(header)], complete=True)

    assert (raised.value.line, raised.value.field) == (1, f"drawn.{name}")
