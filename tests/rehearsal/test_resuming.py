"""A saved game is replayed with the same chance, and can be continued."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.policies.sensible import SENSIBLE
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.resuming import Saved, saved_of
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.web.company import Company, People
from bot.rehearsal.web.web_session import NAP
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.themes import games, load_themes
from engine.record import Replay

RECORDS = Path(__file__).parents[1] / "records"
DEALT = (RECORDS / "undo.jsonl").read_bytes().splitlines()[0]
PARTY = b'{"by": "Ann", "move": "propose", "party": ["Ann", "Ben"]}'
VOTE = b'{"by": "Ann", "move": "vote", "approve": true}'
ORDER = b'{"by": "Ben", "move": "act", "support": true}'
UNDO = b'{"by": "gm", "move": "undo", "line": 3}'
AGAIN = b'{"by": "Ben", "move": "act", "support": true, "again": true}'


def replayed(lines: Sequence[bytes]) -> tuple[Replay, Saved]:
    """Play a record, and leave out lines that the rules refuse."""
    replay = Replay(games(load_themes()), lines)
    return replay, saved_of(replay.header, [verdict for verdict in replay if verdict.entry is not None])


@asynccontextmanager
async def resumed(saved: Saved) -> AsyncIterator[tuple[Stage, Company]]:
    """Replay a saved game."""
    people = People(saved.header.players, tuple(saved.substitutes.values()))
    async with set_stage(people.names, (), NAP) as stage:
        company = Company(stage, saved.header.game, people, SENSIBLE["quests"], Random(1))
        await company.go_through(saved)
        yield stage, company


async def game(stage: Stage) -> HostedGame:
    hosted = await stage.game()
    assert hosted is not None
    return hosted


async def test_a_saved_game_is_replayed_to_its_end_and_goes_on() -> None:
    replay, saved = replayed((RECORDS / "good_win.jsonl").read_bytes().splitlines()[:8])
    async with resumed(saved) as (stage, company):
        assert (await game(stage)).started.log == replay.game.log
        assert await company.step()
        hosted = await game(stage)
        assert (hosted.phase, hosted.lines) == (GamePhase.RUNNING, 9)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        *(("replaced", 15), ("undo", 18), ("great_table_lovers", 9), ("sigily_giving_up", 6), ("forced_support", 8)),
        ("great_table_going_on", 14),
    ],
)
async def test_every_accepted_line_of_a_record_is_made_again(name: str, lines: int) -> None:
    replay, saved = replayed((RECORDS / f"{name}.jsonl").read_bytes().splitlines()[:lines])
    async with resumed(saved) as (stage, _):
        _, record = await stage.record()
    again, _ = replayed(record.splitlines())

    assert len(again.game.log) == len(saved.verdicts)
    assert again.game.table == replay.game.table


async def test_a_bot_s_move_for_a_player_keeps_its_mark() -> None:
    lines = (RECORDS / "danube_opening.jsonl").read_bytes().splitlines()[:4]
    lines[1] = lines[1].replace(b'"by": "Ann"', b'"by": "Ann", "auto": true')
    _, saved = replayed(lines)
    async with resumed(saved) as (stage, _):
        _, record = await stage.record()

    assert [b'"auto":true' in line for line in record.splitlines()] == [False, True, False, False]


async def test_a_substitute_sits_on_their_seat_and_is_called_for_it() -> None:
    lines = (RECORDS / "replaced.jsonl").read_bytes().splitlines()
    _, saved = replayed([*lines[:4], lines[6]])
    async with resumed(saved) as (stage, company):
        hosted = await game(stage)
        assert company.people.substitutes == ("Zoe",)
        assert (saved.sits_on("Ben"), saved.sits_on("Ann")) == ("Zoe", "Ann")
        assert hosted.occupancy("Ben").user_id == stage.people["Zoe"].id
        assert company.called(hosted) == ("Ann", "Cat", "Dan", "Eve", "Zoe")


async def test_an_undo_that_took_back_a_secret_order_takes_it_back_again() -> None:
    replay, saved = replayed([DEALT, PARTY, VOTE, ORDER, UNDO, VOTE])
    assert len(saved.verdicts) == 6
    async with resumed(saved) as (stage, _):
        assert (await game(stage)).started.table == replay.game.table


async def test_an_undo_that_left_a_secret_order_leaves_it_again() -> None:
    replay, saved = replayed([DEALT, PARTY, VOTE, ORDER, UNDO, AGAIN, VOTE])
    assert len(saved.verdicts) == 7
    async with resumed(saved) as (stage, _):
        assert (await game(stage)).started.table == replay.game.table


async def test_a_different_result_ends_the_replay_with_a_sentence() -> None:
    """The bot alone makes an order again. Nobody can have made this one."""
    _, saved = replayed([DEALT, PARTY, VOTE, ORDER, UNDO, AGAIN.replace(b"Ben", b"Ann")])
    with pytest.raises(RehearsalFailed, match="Line 5 of this record comes to something else"):
        async with resumed(saved):
            pass


def test_gm_and_onlooker_share_no_name_with_a_player() -> None:
    people = People(("Nora", "Ann"), ("Olaf",))

    assert (people.gm, people.on_looker) == ("Nora 2", "Olaf 2")
