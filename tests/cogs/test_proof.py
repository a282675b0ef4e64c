"""The deal is sealed in the first post, and opened with the record at the end."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import structlog
from sqlalchemy import select

from bot.cli import run
from bot.storage.models import EventRow, GameRow
from engine.commitment import commitment
from engine.record import write_notice
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, text_of

DIGEST = re.compile("[0-9a-f]{64}")
SEALED = re.compile(
    r"^The deal is sealed: `([0-9a-f]{64})`\. At the end salt and record are published, and anybody can check them\.$",
    re.MULTILINE,
)


def posted(stage: Stage) -> str:
    """The commitment in the first post of a game, which follows the card and the news that it is pinned."""
    first = next(message for message in stage.channel.history()[1:] if not message.is_system())
    found = SEALED.search(first.content)
    assert found is not None
    return found[1]


async def row_of(stage: Stage) -> GameRow:
    async with stage.database.reading() as session:
        return await session.get_one(GameRow, 1)


async def published(stage: Stage) -> bytes:
    """The record attached to the last post."""
    (attachment,) = stage.channel.history()[-1].attachments
    return await attachment.read()


async def verified(file: Path, *options: str) -> int:
    """How ``brehon verify`` ends."""
    return await asyncio.to_thread(run, ("verify", str(file), *options))


async def play(stage: Stage) -> None:
    """Play a whole game."""
    good = await stage.on_side("good")
    for _ in range(3):
        party = good[: (await stage.table()).party_size]
        await stage.propose(*party)
        for name in NAMES:
            await stage.press(name, stage.prompt, "Approve")
        for name in party:
            await stage.press(name, stage.dms(name)[-1], "Support")
    (assassin,) = await stage.with_role("assassin")
    await stage.press(assassin, stage.dms(assassin)[-1], "Name nobody")


async def abort(stage: Stage) -> None:
    """End a game before its time."""
    await stage.propose()
    await stage.end("Gia")


async def test_the_first_post_seals_the_deal(game: Stage) -> None:
    row = await row_of(game)

    assert row.salt is not None
    assert row.drawn is not None
    assert len(bytes.fromhex(row.salt)) * 8 >= 128
    assert posted(game) == commitment(row.salt, row.drawn)


async def test_no_two_games_have_the_same_salt(game: Stage) -> None:
    await game.end("Gia")
    await game.command("Gia", "game new", game="tain")
    for name in NAMES:
        await game.command(name, "game join")
    await game.command("Gia", "game start")
    async with game.database.reading() as session:
        salts = list(await session.scalars(select(GameRow.salt)))

    assert len(set(salts)) == 2
    assert None not in salts


async def test_a_sign_up_has_no_seal(sign_up: Stage) -> None:
    row = await row_of(sign_up)

    assert (row.salt, row.commitment) == (None, None)


async def test_only_the_first_post_shows_the_seal(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Approve")
    seal = posted(game)

    assert [seal in text_of(message) for message in game.channel.history()].count(True) == 1
    assert not any(DIGEST.search(text_of(dm)) for name in (*NAMES, "Gia") for dm in game.dms(name))


async def test_no_answer_view_or_notice_shows_the_seal(game: Stage) -> None:
    await game.propose()
    answers = [await game.command("Gia", "game status")]
    answers += [await game.press("Ann", game.prompt, label) for label in ("My secrets", "What may I do?")]
    answers += [await game.command("Ann", command) for command in ("game status", "game secrets")]
    started = (await game.live()).started
    async with game.database.reading() as session:
        events = [row.body for row in await session.scalars(select(EventRow))]
    views = [repr(started.view(reader)) for reader in (*NAMES, "public", "gm")]
    notices = [notice.decode() for entry in started.log for notice in write_notice(entry)]

    shown = [*map(answer, answers), await game.painted_card(), *events, *views, *notices]
    assert not any(DIGEST.search(text) for text in shown)


@pytest.mark.parametrize("end", [play, abort])
async def test_until_the_end_the_salt_is_in_the_database_alone(
    game: Stage, end: Callable[[Stage], Awaitable[None]]
) -> None:
    salt = (await row_of(game)).salt
    assert salt is not None
    with structlog.testing.capture_logs() as logs:
        await end(game)
    before_the_end = game.channel.history()[:-1]
    told = [text_of(message) for name in NAMES for message in game.dms(name)]

    assert salt not in repr(logs)
    assert salt not in repr(await game.live())
    assert not any(salt in text for text in [*map(text_of, game.channel.history()), *told])
    assert not any(message.attachments for message in before_the_end)
    assert salt.encode() in await published(game)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
@pytest.mark.parametrize("end", [play, abort])
async def test_the_record_at_the_end_fits_what_was_posted(
    game: Stage, end: Callable[[Stage], Awaitable[None]], tmp_path: Path
) -> None:
    await end(game)
    file = tmp_path / "record.jsonl"
    file.write_bytes(await published(game))
    proof = json.loads(file.read_bytes().splitlines()[-1])
    other = commitment("other", json.loads(file.read_bytes().splitlines()[0])["drawn"])
    row = await row_of(game)

    assert list(proof) == ["at", "by", "move", "salt", "commitment"]
    assert (proof["by"], proof["move"], proof["salt"], proof["commitment"]) == ("gm", "proof", row.salt, posted(game))
    assert await verified(file) == 0
    assert await verified(file, "--commitment", posted(game)) == 0
    assert await verified(file, "--commitment", other) == 1


async def test_the_export_is_what_was_published(
    game: Stage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/brehon.db")
    while_on = await asyncio.to_thread(run, ("export", "1"))
    assert (while_on, capsysbinary.readouterr().out) == (1, b"")
    await game.end("Gia")
    capsysbinary.readouterr()

    assert await asyncio.to_thread(run, ("export", "1")) == 0
    assert capsysbinary.readouterr().out == await published(game)
