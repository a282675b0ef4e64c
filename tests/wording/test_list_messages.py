"""The list of all messages has each message once, in words that can be read aloud."""

import re
from collections import Counter

import pytest

from bot.words import FOLDER, LANGUAGE
from bot.words.reading import read
from scripts.list_messages import main

UNSAID = re.compile(r"\[-|\{|\$")
"""What stands for a term, a value or a choice in a file."""


def test_each_message_is_listed_once_with_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    listed = Counter(line.partition(": ")[0] for line in capsys.readouterr().out.splitlines())
    said = Counter(entry.id for path in (FOLDER / LANGUAGE).glob("*.ftl") for entry in read(path) if entry.item.value)

    assert len(said) > 1000
    assert {name: times for name, times in said.items() if not name.startswith("-") and listed[name] != times} == {}


def test_what_a_message_takes_from_others_is_written_out(capsys: pytest.CaptureFixture[str]) -> None:
    main(["quests", "denied"])
    told = capsys.readouterr().out

    assert "denied-which-rules: No game is on in this channel; please name one in the option `game`." in told
    assert "outcome-quests-done: Three quests have succeeded, and Lugh is safe." in told
    assert UNSAID.search(told) is None
