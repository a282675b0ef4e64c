"""The output of a bench."""

from pathlib import Path

import pytest

from bench.__main__ import BENCHES, main
from bench.measured import Measured
from bench.yardstick import Board, Marked


def test_a_measure_is_told_beside_its_yardstick_with_the_ratio_of_each_round() -> None:
    measured = Measured("a vote", "ms", (2.0, 3.0, 8.0), (1.0, 2.0, 2.0), "≤ 1.0")

    assert measured.ratios == (2.0, 1.5, 4.0)
    assert str(measured).split() == ["a", "vote", "3", "ms", "2", "2", "(1.5", "to", "4)", "≤", "1.0"]


def test_a_measure_without_a_yardstick_is_told_with_its_own_spread() -> None:
    assert str(Measured("a picture", "kB", (10.0, 250.0, 20.0))).split() == [
        "a",
        "picture",
        "20",
        "kB",
        "20",
        "(10",
        "to",
        "250)",
    ]


def test_the_yardsticks_game_ends_with_three_in_a_row() -> None:
    board = Board()
    for by, cell in (("X", 0), ("O", 3), ("X", 1), ("O", 4)):
        board = board.after(Marked(by, cell))

    assert not board.is_over
    assert board.after(Marked("X", 2)).is_over


def test_a_refusal_of_an_unknown_bench_names_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["haste"])

    assert "there is no bench haste" in capsys.readouterr().err


def test_the_page_on_performance_names_every_bench() -> None:
    page = Path("docs/performance.md").read_text(encoding="utf-8")

    assert [name for name in BENCHES if f"`{name}`" not in page] == []
