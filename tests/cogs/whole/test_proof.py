"""The deal is sealed in the first post, on a board on the card, and opened with the record at the end."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import structlog
from sqlalchemy import select, update

from bot.cli import run
from bot.pictures.picture import FILE
from bot.storage.schema.models import EventRow, GameRow, Seat
from engine.audience import To
from engine.commitment import commitment, person
from engine.record import Header, sealed, write_notice
from tests.asking import change, row_in, rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.quests import guess_nobody, until_the_guess
from tests.cogs.stage import Stage, answer, text_of

DIGEST = re.compile("[0-9a-f]{64}")
SEALED = re.compile(
    r"^-# The deal is sealed, so anybody can check it at the end: `([0-9a-f]{64})`$",
    re.MULTILINE,
)


def posted(stage: Stage) -> str:
    """Return the commitment in a game's first post, which follows the card and the notice that it is pinned."""
    first = next(message for message in stage.channel.history()[1:] if not message.is_system())
    found = SEALED.search(first.content)
    assert found is not None
    return found[1]


async def row_of(stage: Stage) -> GameRow:
    return await row_in(stage.database, GameRow, 1)


async def seats_of(stage: Stage) -> list[Seat]:
    return list(await rows_in(stage.database, select(Seat).where(Seat.game_id == 1).order_by(Seat.position)))


async def published(stage: Stage) -> bytes:
    """Return the record attached to the last post."""
    (attachment,) = [file for file in stage.channel.history()[-1].attachments if file.filename != FILE]
    return await attachment.read()


async def verified(file: Path, *options: str) -> int:
    """Return the exit status of ``brehon verify``."""
    return await asyncio.to_thread(run, ("verify", str(file), *options))


async def play(stage: Stage) -> None:
    """Play a whole game."""
    await until_the_guess(stage)
    await guess_nobody(stage)


async def abort(stage: Stage) -> None:
    """End a game before its time."""
    await stage.propose()
    await stage.end("Gia")


async def test_the_first_post_seals_the_deal(game: Stage) -> None:
    row = await row_of(game)

    people = {seat.name: seat.person or "" for seat in await seats_of(game)}
    header = Header(1, "tain", (await game.hosted()).names, row.options, row.drawn or {})

    assert row.salt is not None
    assert len(bytes.fromhex(row.salt)) * 8 >= 128
    assert posted(game) == commitment(row.salt, sealed(header, people))


async def test_on_a_board_the_card_bears_the_seal_before_the_first_post(opening: Opening) -> None:
    hall = await sit_down(await opening.stage(), ("Ann", "Ben"), game="bluff", late="ask")
    row, people = await row_of(hall), {seat.name: seat.person or "" for seat in await seats_of(hall)}
    header = Header(1, "bluff", (await hall.hosted()).names, row.options, row.drawn or {})
    seal = commitment(row.salt or "", sealed(header, people))
    requests = [request for request in hall.env.http_requests if f"/channels/{hall.channel.id}/" in request.path]
    first = max(place for place, request in enumerate(requests) if request.method == "POST")
    shown = [request for request in requests[:first] if request.path.endswith(f"/messages/{hall.card.id}")]

    assert f"`{seal}`" in text_of(hall.card)
    assert seal in str(shown[-1].json)
    assert seal not in text_of(hall.prompt)
    assert hall.prompt.attachments


async def test_every_seat_is_sealed_with_its_own_salt(game: Stage) -> None:
    seats = await seats_of(game)

    assert len({(await row_of(game)).salt, *(seat.salt for seat in seats)}) == len(NAMES) + 1
    for seat in seats:
        assert len(bytes.fromhex(seat.salt or "")) * 8 >= 128
        assert seat.person == person(seat.salt or "", game.users[seat.name].id)


async def test_no_two_games_have_the_same_salt(game: Stage) -> None:
    await game.end("Gia")
    await game.command("Gia", "game new", game="tain")
    for name in NAMES:
        await game.command(name, "game join")
    await game.command("Gia", "game start")
    salts = list(await rows_in(game.database, select(GameRow.salt)))

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
    started = (await game.hosted()).started
    events = [row.body for row in await rows_in(game.database, select(EventRow))]
    views = [repr(started.view(reader)) for reader in (*NAMES, To.PUBLIC, To.GM)]
    notices = [notice.decode() for entry in started.log for notice in write_notice(entry)]

    shown = [*map(answer, answers), await game.painted_card(), *events, *views, *notices]
    assert not any(DIGEST.search(text) for text in shown)


@pytest.mark.parametrize("end", [play, abort])
async def test_only_the_database_and_the_record_at_the_end_hold_the_salts(
    game: Stage, end: Callable[[Stage], Awaitable[None]]
) -> None:
    salts = {(await row_of(game)).salt or "", *(seat.salt or "" for seat in await seats_of(game))}
    with structlog.testing.capture_logs() as logs:
        await end(game)
    before_the_end = game.channel.history()[:-1]
    told = [text_of(message) for name in NAMES for message in game.dms(name)]
    shown = [repr(logs), repr(await game.hosted()), *map(text_of, game.channel.history()), *told]
    record = await published(game)

    assert not any(salt in text for text in shown for salt in salts)
    assert {file.filename for message in before_the_end for file in message.attachments} <= {FILE}
    assert all(salt.encode() in record for salt in salts)


async def saved(stage: Stage, folder: Path) -> Path:
    """Return a file with the record of a game that is over."""
    file = folder / "record.jsonl"
    file.write_bytes(await published(stage))
    return file


on_both = pytest.mark.parametrize(("database", "end"), [("sqlite", play), ("postgresql", abort)], indirect=["database"])


@on_both
async def test_the_record_at_the_end_opens_the_seal(
    game: Stage, end: Callable[[Stage], Awaitable[None]], tmp_path: Path
) -> None:
    await end(game)
    proof = json.loads((await saved(game, tmp_path)).read_bytes().splitlines()[-1])
    row = await row_of(game)

    assert list(proof) == ["at", "by", "move", "seal", "salt", "commitment", "people", "openings"]
    assert {name: opening["user"] for name, opening in proof["openings"].items()} == {
        name: str(game.users[name].id) for name in NAMES
    }
    assert (proof["by"], proof["move"], proof["salt"], proof["commitment"]) == ("gm", "proof", row.salt, posted(game))


@on_both
async def test_the_record_at_the_end_matches_the_posted_seal_and_no_other(
    game: Stage, end: Callable[[Stage], Awaitable[None]], tmp_path: Path
) -> None:
    await end(game)
    file = await saved(game, tmp_path)
    other = commitment("other", json.loads(file.read_bytes().splitlines()[0])["drawn"])

    assert await verified(file) == 0
    assert await verified(file, "--commitment", posted(game)) == 0
    assert await verified(file, "--commitment", other) == 1


async def test_a_game_under_aliases_opens_the_names_behind_them_at_its_end(sign_up: Stage, tmp_path: Path) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    await sign_up.press("Gia", panel.response, "Make it anonymous")
    await sign_up.command("Gia", "game start")
    behind = {occupancy.name: str(occupancy.user_id) for occupancy in (await sign_up.hosted()).occupancies}
    await sign_up.end("Gia")
    file = await saved(sign_up, tmp_path)
    proof = json.loads(file.read_bytes().splitlines()[-1])

    assert {name: opening["user"] for name, opening in proof["openings"].items()} == behind
    assert await verified(file, "--commitment", posted(sign_up)) == 0


async def test_a_newcomer_is_not_taken_for_the_first_player_of_the_seat(game: Stage, tmp_path: Path) -> None:
    await game.command("Gia", "gm replace", player="Ann")
    await game.press("Zoe", game.channel.history()[-1], "Take the seat")
    await game.end("Gia")
    file = await saved(game, tmp_path)
    proof = json.loads(file.read_bytes().splitlines()[-1])

    assert proof["openings"]["Ann"]["user"] == str(game.users["Ann"].id)
    assert await verified(file) == 0


async def test_a_seat_without_its_salt_stays_closed(game: Stage, tmp_path: Path) -> None:
    await change(game.database, update(Seat).where(Seat.name == "Ann").values(salt=None))
    await game.end("Gia")
    file = await saved(game, tmp_path)
    proof = json.loads(file.read_bytes().splitlines()[-1])

    assert proof["openings"].keys() == set(NAMES) - {"Ann"}
    assert str(game.users["Ann"].id).encode() not in file.read_bytes()
    assert await verified(file) == 0


async def test_a_game_that_began_under_the_old_seal_ends_with_it(game: Stage, tmp_path: Path) -> None:
    row = await row_of(game)
    seal = commitment(row.salt or "", row.drawn or {})
    await change(game.database, update(Seat).values(salt=None, person=None))
    await change(game.database, update(GameRow).values(commitment=seal))
    await game.end("Gia")
    file = await saved(game, tmp_path)

    assert list(json.loads(file.read_bytes().splitlines()[-1])) == ["at", "by", "move", "salt", "commitment"]
    assert await verified(file, "--commitment", seal) == 0


@pytest.fixture
def exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command line use the database of the game."""
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/brehon.db")


@pytest.mark.usefixtures("game", "exported")
async def test_a_game_that_is_on_is_not_exported(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    capsysbinary.readouterr()

    assert (await asyncio.to_thread(run, ("export", "1")), capsysbinary.readouterr().out) == (1, b"")


@pytest.mark.usefixtures("exported")
async def test_the_export_is_the_published_record(game: Stage, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    await game.end("Gia")
    capsysbinary.readouterr()

    assert await asyncio.to_thread(run, ("export", "1")) == 0
    assert capsysbinary.readouterr().out == await published(game)
