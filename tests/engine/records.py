"""Writes records line by line, and says what is wrong with one."""

import msgspec
import pytest

from engine.danube import Danube
from engine.errors import BadInput
from engine.quests import Quests
from engine.record import Replay, Verdict
from engine.rulebook import any_rulebook

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
