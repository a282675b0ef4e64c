"""The names of the tests: each is one rule that can be read at a glance."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LONGEST = 80
"""Letters of a name."""
FOLDERS = sorted({path.relative_to(TESTS).parts[0] for path in TESTS.glob("*/**/test_*.py")})
FILES = (*(f"{folder}/**/test_*.py" for folder in FOLDERS), "test_*.py")
"""The files of each folder, and those beside the folders."""
NAME = re.compile(r"^(?:async )?def (test_\w+)\(", re.MULTILINE)


@pytest.mark.parametrize("files", FILES)
def test_a_name_has_at_most_80_letters(files: str) -> None:
    names = [name for path in TESTS.glob(files) for name in NAME.findall(path.read_text(encoding="utf-8"))]

    assert names
    assert [name for name in names if len(name) > LONGEST] == []
