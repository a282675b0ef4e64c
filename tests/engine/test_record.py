"""The record: how its lines are judged, read and written."""

from datetime import UTC, datetime

import msgspec
import pytest

from engine.actions import Expire, Replace, Undo
from engine.audience import Reader, To, may_read
from engine.judging import Submission
from engine.learning import converted
from engine.names import CLOCK, GM
from engine.parties.actions import Vote
from engine.quests.actions import Guess, Propose
from engine.quests.table import QuestTable
from engine.record import Line, Replay, read_submission, write_line, write_notice
from tests.engine.great_table.tables import table_of as great_table
from tests.engine.quests.tables import table_of
from tests.engine.records import GAMES, HEADER, PLAYERS, PROPOSAL, VOTE, bad, changed, replay


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
