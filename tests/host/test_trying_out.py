"""Trying a set-up out: whole games in a process of its own, which gets none of the bot's settings."""

import asyncio

import pytest

from bot.host.denied import Denied
from bot.host.opening import trying_out
from bot.host.opening.trying_out import Trial, Trials
from tests.engine.open_table.role_files import SMALL


async def test_a_trial_counts_the_wins_of_each_side() -> None:
    trial = await Trials(games=3).of(SMALL.encode())

    assert (trial.games, {*trial.wins}) == (3, {"town", "mafia"})
    assert sum(trial.wins.values()) <= 3


async def test_one_file_is_tried_out_at_a_time() -> None:
    trials = Trials(games=1)
    first, second = await asyncio.gather(*(trials.of(SMALL.encode()) for _ in range(2)), return_exceptions=True)

    assert isinstance(first, Trial)
    assert isinstance(second, Denied)
    assert second.reason == "try-out-busy"


async def test_a_trial_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying_out, "LONGEST", 0.0)

    with pytest.raises(Denied, match="try-out-slow"):
        await Trials().of(SMALL.encode())


async def test_a_file_that_nobody_can_play_has_no_trial() -> None:
    with pytest.raises(Denied, match="try-out-slow"):
        await Trials().of(b"What is a role?")
