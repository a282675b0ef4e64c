"""A saved game is gone through again with the same chance, and can be gone on with."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.policies.sensible import SENSIBLE
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.resuming import read_saved
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.web.company import Company
from bot.rehearsal.web.showing import NAP
from bot.storage.kinds import GamePhase
from bot.themes import games, load_themes
from engine.errors import BadInput
from engine.log import Entry
from engine.record import Replay

RECORDS = Path(__file__).parents[1] / "records"


def told(record: Sequence[bytes]) -> list[Entry]:
    """What followed from each line of a record."""
    replay = Replay(games(load_themes()), record)
    return [verdict.entry for verdict in replay if verdict.entry is not None]


async def resumed(stage: Stage, lines: Sequence[bytes]) -> Company:
    """Go through these lines; gives who may play on."""
    saved = read_saved(lines)
    company = Company(stage, saved.header.game, saved.header.players, SENSIBLE["quests"], Random(1))
    await company.go_through(saved)
    return company


async def test_a_saved_game_comes_to_where_it_stood_and_goes_on() -> None:
    lines = (RECORDS / "good_win.jsonl").read_bytes().splitlines()[:14]
    async with set_stage([GM, *read_saved(lines).header.players], (), NAP) as stage:
        company = await resumed(stage, lines)
        _, record = await stage.record()
        assert told(record.splitlines()) == told(lines)

        assert await company.step()
        live = await stage.game()
        assert live is not None
        assert (live.phase, live.lines) == (GamePhase.RUNNING, 15)


async def test_a_line_that_the_rules_refuse_ends_it_with_a_sentence() -> None:
    lines = (RECORDS / "good_win.jsonl").read_bytes().splitlines()[:4]
    wrong = [*lines, b'{"by": "Ann", "move": "guess", "target": "Ben"}']
    async with set_stage([GM, *read_saved(lines).header.players], (), NAP) as stage:
        with pytest.raises(RehearsalFailed, match="Line 5 of this record cannot be made again"):
            await resumed(stage, wrong)


@pytest.mark.parametrize("record", [[], [b"{}"], [b'{"brehon": 1, "game": "tain", "players": ["Ann"]}', b"nothing"]])
def test_what_is_no_record_is_bad_input(record: list[bytes]) -> None:
    with pytest.raises(BadInput):
        read_saved(record)
