"""A rehearsed game in a language of ringed letters: whatever anybody is shown comes from files of words."""

import re
from collections.abc import Iterator
from pathlib import Path

from bot.rehearsal.rehearsal import GM, NAMES
from bot.rehearsal.shown import Shown
from tests.rehearsal.playing import play, text_of
from tests.wording import pseudo
from tests.wording.pseudo import foreign

CALLED = re.compile("`/[^`]+`")
"""A command, which is called here as it is in the program."""


def texts_of(shown: Shown) -> Iterator[str]:
    yield text_of(shown)
    for control in shown.controls:
        yield control.label
        for choice in control.choices:
            yield from (choice.label, choice.description)


def test_nobody_is_shown_a_word_that_comes_from_code(tmp_path: Path) -> None:
    with pseudo.spoken(tmp_path, calls_commands=False):
        played = play("middle-earth", 8, 4)
    texts = {text for shown in played.messages(None) for text in texts_of(shown)}

    said = [CALLED.sub(" ", text) for text in texts]

    assert len(said) > 100
    assert {word for text in said for word in foreign(text, (GM, *NAMES))} == set()
