"""The names that the tests look for exist in the program: a name that is gone would be looked for in vain."""

import pytest

from tests import looked_for
from tests.program_text import APART, ROOT, SHELL, names_used

LOOKED_FOR = {name: words for name, words in vars(looked_for).items() if isinstance(words, set)}


@pytest.mark.parametrize("name", [name for name in LOOKED_FOR if not name.startswith("NOT_")])
def test_every_name_that_is_looked_for_is_in_the_program(name: str) -> None:
    assert not LOOKED_FOR[name] - names_used()


def test_what_is_named_as_absent_is_absent() -> None:
    assert not looked_for.NOT_ASKED_OF_DISCORD & names_used()


def test_every_folder_outside_the_shell_exists() -> None:
    assert all((ROOT / "bot" / folder).is_dir() for folder in APART)
    assert SHELL
