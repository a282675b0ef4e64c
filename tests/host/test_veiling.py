"""What somebody is shown or may do is never made from the whole truth, in which nothing is veiled."""

import re
from pathlib import Path

import pytest

import bot

FOLDER = Path(bot.__file__).parent
TRUTH = re.compile(r"\b(?:started|game)\.(?:view\(|asks\b)")
JUDGES = {"veiling.py"}
"""Where what is to come is held against what is told."""


@pytest.mark.parametrize("layer", ["cogs", "delivery", "host"])
def test_views_and_asks_are_taken_where_what_is_veiled_is_left_out(layer: str) -> None:
    files = [path for path in (FOLDER / layer).rglob("*.py") if path.name not in JUDGES]
    found = [(path.name, line) for path in files for line in path.read_text("utf-8").splitlines() if TRUTH.search(line)]

    assert files
    assert found == []
