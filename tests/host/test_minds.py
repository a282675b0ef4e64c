"""House players think in a process of their own, which ends when it takes too long, and starts again."""

import os
import signal
from asyncio import IncompleteReadError
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.cli.players import Players
from bot.host.house.minds import MindsApart, MindsInThreads, ThoughtFailed
from bot.policies.reasons import REASONS
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.judging import Submission
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from engine.strength import Strength

PATIENT = 60.0
"""Seconds in which even a busy machine thinks."""
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim")


@pytest.fixture
async def apart() -> AsyncIterator[MindsApart]:
    minds = MindsApart(PATIENT)
    yield minds
    await minds.close()


def started(rulebook: AnyRulebook) -> Game:
    """Return a game at its beginning."""
    options = rulebook.options()
    seats = NAMES[: rulebook.players_with(options)[0]]
    return Game.begin(rulebook, seats, options, Chance(None, seeded_source(1, 1)))


def first_turn(rulebook: AnyRulebook = RULEBOOKS[0]) -> Turn:
    """Return the turn of a seat for which a game waits at its beginning, or else of the first seat."""
    game = started(rulebook)
    seat = next((seat for ask in game.asks for seat in ask.awaited), NAMES[0])
    return Players(game, SENSIBLE[rulebook.slug]).turn(seat)


def environment_of(apart: MindsApart) -> bytes:
    """Return the environment with which the process was started."""
    return Path(f"/proc/{apart.process_id}/environ").read_bytes()


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)
async def test_a_process_finds_moves_that_the_rules_allow(apart: MindsApart, rulebook: AnyRulebook) -> None:
    game, turn = started(rulebook), first_turn(rulebook)
    move = await apart.move(rulebook.slug, turn, Strength.USUAL)

    if move is not None:
        game.submit(Submission(turn.seat, move), Chance(None, seeded_source(2, 1)))
    assert (move is not None) >= bool(turn.awaited)


def test_house_players_play_every_game_and_say_why() -> None:
    assert {rulebook.slug for rulebook in RULEBOOKS} == REASONS.keys() == SENSIBLE.keys()


async def test_no_process_starts_before_the_first_thought(apart: MindsApart) -> None:
    assert apart.process_id is None


async def test_one_process_thinks_for_all(apart: MindsApart) -> None:
    await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)
    first = apart.process_id
    await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)

    assert apart.process_id == first


async def test_a_thought_that_takes_too_long_is_ended_with_its_process() -> None:
    hasty = MindsApart(longest=0.0)
    with pytest.raises(TimeoutError):
        await hasty.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)

    assert hasty.process_id is None


async def test_a_process_that_has_died_is_started_again(apart: MindsApart) -> None:
    await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)
    assert apart.process_id is not None
    os.kill(apart.process_id, signal.SIGKILL)
    with suppress(IncompleteReadError, ConnectionError):  # It may be noticed only now.
        await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)

    assert await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL) is not None


async def test_a_failed_thought_tells_where_and_no_value(apart: MindsApart) -> None:
    with pytest.raises(ThoughtFailed) as failed:
        await apart.move("no such game", first_turn(), Strength.USUAL)

    assert failed.value.places[-1] == "KeyError"
    assert "no such game" not in str(failed.value.places)


async def test_the_process_goes_on_after_a_failed_thought(apart: MindsApart) -> None:
    with pytest.raises(ThoughtFailed):
        await apart.move("no such game", first_turn(), Strength.USUAL)
    first = apart.process_id

    assert await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL) is not None
    assert apart.process_id == first


async def test_the_process_ends_with_its_input(apart: MindsApart) -> None:
    await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)
    process = apart._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()

    assert await process.wait() == 0


async def test_the_process_gets_no_setting_of_the_bot(apart: MindsApart, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_TOKEN", "secret")
    await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)

    assert b"BREHON" not in environment_of(apart)


async def test_the_process_gets_no_setting_in_small_letters(apart: MindsApart, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("brehon_token", "secret")
    await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL)

    assert b"brehon_token" not in environment_of(apart)


async def test_the_process_runs_no_code_of_the_folder_in_which_the_bot_was_started(
    apart: MindsApart, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__init__.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)

    assert await apart.move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL) is not None


async def test_in_a_rehearsal_no_process_thinks() -> None:
    assert await MindsInThreads().move(RULEBOOKS[0].slug, first_turn(), Strength.USUAL) is not None
