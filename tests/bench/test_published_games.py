"""What is counted in published games."""

import json
import re
from math import log
from pathlib import Path

import pytest

from bench.house.published_games import main

EVIL = {"Dan": "MORDRED", "Eve": "EVIL MINION"}
ROLES = {"Ann": "MERLIN", "Ben": "LOYAL FOLLOWER", "Cat": "LOYAL FOLLOWER", **EVIL}


def proposal(party: str, approved: str) -> dict[str, object]:
    return {"team": party.split(), "state": "APPROVED", "votes": approved.split()}


def quest(party: str, approved: str, fails: int) -> dict[str, object]:
    state = "FAIL" if fails else "SUCCESS"
    return {"proposals": [proposal(party, approved)], "state": state, "team": party.split(), "numFails": fails}


OUTCOME = {
    "roles": [{"name": name, "role": role} for name, role in ROLES.items()],
    "votes": [
        {"Ann": True, "Dan": True},
        {"Ann": True, "Ben": True, "Eve": False},
        {"Ann": True, "Dan": True, "Eve": False},
    ],
}
GAME = {
    "players": [{"name": name} for name in ROLES],
    "missions": [
        quest("Ann Dan", "Ben Dan", 0),
        quest("Ann Ben Eve", "Ann Ben Cat Eve", 1),
        quest("Ann Dan Eve", "Ann Dan Eve", 1),
    ],
}


@pytest.fixture
def printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what is printed of four games, of which good won one."""
    for number in range(4):
        state = "EVIL_WIN" if number else "GOOD_WIN"
        (tmp_path / f"2020-{number}").write_text(json.dumps({**GAME, "outcome": {**OUTCOME, "state": state}}))
    main([str(tmp_path)])
    return capsys.readouterr().out


def test_votes_on_parties_of_others_are_counted_by_side(printed: str) -> None:
    assert "('approves', 'evil', 'tainted', 'first'): 0.000" in printed
    assert "('approves', 'good', 'tainted', 'first'): 0.400" in printed


def test_sabotages_are_counted_by_quest_and_by_whether_anybody_else_could(printed: str) -> None:
    assert "('sabotages', 'alone', 1): 0.000" in printed
    assert "('sabotages', 'alone', 2): 1.000" in printed
    assert "('sabotages', 'beside', 3): 0.500" in printed


def test_the_odds_of_good_fit_how_often_it_won(printed: str) -> None:
    found = dict(re.findall(r"log-odds of good, (.+): (.+)", printed))

    assert float(found["5 players"]) + float(found["hidden"]) == pytest.approx(log(1 / 3), abs=0.02)
    assert float(found["10 players"]) == 0


def test_beliefs_are_judged_where_there_are_games(printed: str) -> None:
    judged = re.findall(r"log-loss after quest three, (\d+) players, (\w+): (\S+) nats", printed)

    assert {players for players, _, _ in judged} == {"5"}
    assert all(0 < float(lost) < 10 for _, _, lost in judged)
