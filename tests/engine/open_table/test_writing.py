"""Role files are written so that they read as the same file."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from engine.open_table import OpenTableRules
from engine.open_table.options import FIVE_ROLES
from engine.open_table.reading import read_role_file
from engine.open_table.writing import write_role_file
from tests.engine.open_table.random_nights import random_file
from tests.engine.open_table.role_files import SHIPPED

AWKWARD = "".join(("'\"\\", " " * 40, "#]=", "\t", "é😀")) * 6


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.stem))
def test_a_file_of_the_repository_is_written_as_the_same_file(path: Path) -> None:
    file = read_role_file(path.read_bytes())

    assert read_role_file(write_role_file(file)) == file


@pytest.mark.parametrize("seed", range(30))
def test_a_random_file_is_written_as_the_same_file(seed: int) -> None:
    file = random_file(Random(seed))

    assert read_role_file(write_role_file(file)) == file


@pytest.mark.parametrize("text", [AWKWARD[:300], " " * 300, "\x7f" * 300, "\\" * 300])
def test_any_text_is_written_as_the_same_text(text: str) -> None:
    file = replace(FIVE_ROLES, source=text)

    assert read_role_file(write_role_file(file)).source == text


def test_an_entry_stands_on_a_line_and_leaves_out_what_is_usual() -> None:
    assert 'villager = { side = "town", count = 2 }' in write_role_file(FIVE_ROLES).decode().splitlines()


def test_entries_have_sections_where_one_is_longer_than_a_line() -> None:
    seer = replace(FIVE_ROLES.roles["seer"], text='"' * 300)
    file = replace(FIVE_ROLES, roles={**FIVE_ROLES.roles, "seer": seer})

    assert "[roles.seer]" in write_role_file(file).decode().splitlines()
    assert read_role_file(write_role_file(file)) == file


def test_the_rules_say_how_their_file_is_read_and_written() -> None:
    form = OpenTableRules.file
    assert form is not None

    assert form.read(form.write(FIVE_ROLES)) == FIVE_ROLES
