"""``brehon rehearse``, as a person at a terminal sees it."""

import io
import sys
from contextlib import redirect_stdout
from itertools import cycle, islice
from pathlib import Path

import pytest

import bot.rehearsal
from bot.cli import run
from tests.cogs.whole.chances import fixed_chance
from tests.rehearsal.playing import replayed_outcome

ANSWERS = ("1", "1 2", "1", "1 2 3", "1", "1 2 3 4", "1", "1", "", "5", "/quest vote approve", "/nonsense", "99")


@pytest.fixture(scope="module")
def rehearsed() -> list[str]:
    """Return the lines that a rehearsal without a person at the terminal prints."""
    with fixed_chance(), redirect_stdout(io.StringIO()) as out:
        assert run(["rehearse", "tain", "--seed", "7"]) == 0
    return out.getvalue().splitlines()


def test_a_game_ends_with_the_path_of_its_record(rehearsed: list[str]) -> None:
    assert replayed_outcome(Path(rehearsed[-1]).read_bytes()) is not None
    assert "\x1b" not in "".join(rehearsed)
    assert any(line.startswith("DM to Ann") for line in rehearsed)
    assert not any("<@" in line or "<t:" in line for line in rehearsed)


def test_a_game_ends_with_three_invitations(rehearsed: list[str]) -> None:
    *_, seat, web, page, _, path = rehearsed

    assert seat.endswith("brehon rehearse tain --seat Ann")
    assert web.endswith("brehon rehearse tain --web")
    assert page.endswith(f"brehon replay {path} --html game.html")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let a person type lines at the terminal."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))


def test_help_at_a_seat_says_what_can_be_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "help", "q")
    assert run(["rehearse", "tain", "--seat", "Ann"]) == 0

    assert "q leaves the rehearsal" in capsys.readouterr().out


def test_q_leaves_a_seat_at_the_first_question(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "q", "1")
    assert run(["rehearse", "tain", "--seat", "Ann"]) == 0
    out = capsys.readouterr().out

    assert out.splitlines()[-1].startswith("You've left the rehearsal")
    assert out.count("Your choice") == 1
    assert "loses its buttons" not in out


def test_a_seat_is_not_asked_for_the_answers_of_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, *["1"] * 12, "q")
    with fixed_chance():
        assert run(["rehearse", "danube", "--seat", "Ann", "--seed", "4"]) == 0
    out = capsys.readouterr().out

    assert out.count("Your choice") > 10
    assert "isn't possible right now" not in out


@pytest.fixture(scope="module")
def seen_by_ben() -> str:
    """Return what a person at the terminal sees of a game in which they play a seat."""
    out = io.StringIO()
    with fixed_chance(), pytest.MonkeyPatch.context() as patch, redirect_stdout(out):
        patch.setattr(sys, "stdin", io.StringIO("\n".join(islice(cycle(ANSWERS), 5000))))
        assert run(["rehearse", "middle-earth", "--seat", "bEN", "--seed", "11"]) == 0
    return out.getvalue()


def test_a_person_plays_a_seat_to_the_end(seen_by_ben: str) -> None:
    assert replayed_outcome(Path(seen_by_ben.splitlines()[-1]).read_bytes()) is not None


def test_a_person_at_a_seat_sees_its_messages(seen_by_ben: str) -> None:
    assert "DM to you" in seen_by_ben
    assert "Only you see" in seen_by_ben


def test_a_person_at_a_seat_sees_no_others_messages(seen_by_ben: str) -> None:
    assert "DM to Ann" not in seen_by_ben
    assert "Only Ann sees" not in seen_by_ben


def test_the_end_of_the_input_ends_the_game_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert run(["rehearse", "tain", "--seat", "Ann"]) == 0
    captured = capsys.readouterr()

    assert captured.out.splitlines()[-1].startswith("You've left the rehearsal")
    assert not captured.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "unknown game 'chess'"),
        (["tain", "--players", "3"], "5 to 10 players"),
        (["tain", "--seat", "Mallory"], "nobody is called 'Mallory'"),
        (["tain", "--from", "game.jsonl"], "--from goes with --web"),
        (["tain", "--web", "--keep-going"], "--keep-going goes with --from"),
        (["tain", "--port", "8000"], "--port goes with --web"),
        (["tain", "--web", "--all"], "--all goes without --web"),
        (["tain", "--web", "--from", "game.jsonl", "--players", "5"], "--players goes without --from"),
        (["tain", "--web", "--from", "nowhere.jsonl"], "nowhere.jsonl: this file cannot be read"),
        (["honnoji", "--web", "--from", "tests/records/good_win.jsonl"], "this is a record of tain"),
        (["tain", "--web", "--port", "70000"], "'--port'"),
    ],
)
def test_bad_input_is_reported_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rehearse", *arguments]) == 2
    captured = capsys.readouterr()

    assert complaint in captured.err
    assert captured.err.count("\n") == 1
    assert not captured.out


def test_a_refused_line_ends_a_rehearsal_like_a_replay(capsys: pytest.CaptureFixture[str]) -> None:
    record = "tests/records/undo.jsonl"
    replayed = run(["replay", record]), capsys.readouterr().err
    rehearsed = run(["rehearse", "tain", "--web", "--from", record]), capsys.readouterr().err

    assert rehearsed == replayed == (1, f"{record}:2: Nothing has been done yet, so there's nothing to take back.\n")


def test_without_the_simulator_one_sentence_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "rehearsal", bot.rehearsal)  # which is there again when this has ended, with all in it
    for module in [name for name in sys.modules if name.startswith(("bot.rehearsal", "simcord"))]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "simcord", None)

    assert run(["rehearse", "tain"]) == 1
    assert capsys.readouterr().err == (
        "brehon: the rehearsal needs simcord; install it with: "
        ".venv/bin/pip install --require-hashes -r requirements/rehearse.txt\n"
    )
