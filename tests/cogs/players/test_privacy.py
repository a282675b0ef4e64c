"""What the bot stores about a person: exported or deleted at their request."""

import json
from functools import partial
from typing import Any

from simcord import InteractionResult
from sqlalchemy import Connection, text

from bot.cli.verifying import checked
from bot.storage.games.record_lines import record_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.tables import METADATA
from engine.record import read_proof
from tests.cogs.conftest import NAMES
from tests.cogs.gm.test_revealing import ended
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer


async def exported(stage: Stage, name: str) -> dict[str, Any]:
    """Return the export that somebody is given."""
    result = await stage.command(name, "privacy export")
    assert result.response is not None
    (file,) = result.response.attachments
    return dict(json.loads(await file.read()))


async def forget(stage: Stage, name: str) -> InteractionResult:
    """Let somebody ask to be forgotten, and confirm."""
    asked = await stage.command(name, "privacy forget")
    return await stage.press(name, asked.response, "Forget me")


async def record(stage: Stage) -> list[bytes]:
    """Return the record of the first game."""
    return (await stage.database.read(lambda connection: record_of(connection, 1))).splitlines()


async def everything(stage: Stage) -> str:
    """Return everything that the database holds."""
    rows = [await stage.database.read(partial(_all, name=name)) for name in METADATA.tables]
    return "\n".join(map(str, rows))


def _all(connection: Connection, name: str) -> list[str]:
    return [str(row) for row in connection.execute(text(f"SELECT * FROM {name}"))]


async def test_players_get_their_own_data_and_no_moves_of_a_running_game(game: Stage) -> None:
    leader = await game.leader()
    await game.propose()
    early = await exported(game, leader)
    await game.end("Gia")
    late = await exported(game, leader)

    assert (early["user"], early["moves"]) == (str(game.users[leader].id), {})
    assert "occupants.user_id" in str(early["rows"])
    assert [move["move"] for move in late["moves"]["1"]] == ["propose"]
    assert (await exported(game, "Zoe"))["rows"] == {}


async def test_before_the_reveal_players_get_their_own_moves_and_nobody_is_forgotten(opening: Opening) -> None:
    stage = await opening.after(ended)
    people, own = (*NAMES, "Gia"), {"games.gm_id", "occupants.user_id"}
    early = [await exported(stage, name) for name in people]
    refused = [answer(await stage.command(name, "privacy forget")) for name in people]
    await stage.command("Gia", "gm reveal")
    late = [await exported(stage, name) for name in people]

    assert (await stage.hosted()).phase is GamePhase.OVER
    assert [each["moves"] for each in early] == [{}] * len(people)
    assert {place for each in early for place in each["rows"]} == own
    assert all("Leave them" in each for each in refused)
    assert all(each["moves"] for each in late[:-1])
    assert {place for each in late for place in each["rows"]} > own


async def test_players_gms_and_bench_players_must_leave_before_they_are_forgotten(game: Stage) -> None:
    refused = [answer(await game.command(name, "privacy forget")) for name in ("Ann", "Gia")]

    assert all("Leave them" in each for each in refused)
    assert "Do you want this?" in answer(await game.command("Zoe", "privacy forget"))


async def test_nobody_is_forgotten_before_they_confirm(game: Stage) -> None:
    await game.end("Gia")
    asked = await game.command("Ann", "privacy forget")

    assert "Do you want this?" in answer(asked)
    assert str(game.users["Ann"].id) in await everything(game)


async def test_a_forgotten_player_is_named_nowhere(game: Stage) -> None:
    await game.propose()
    await game.end("Gia")
    await forget(game, "Ann")

    assert str(game.users["Ann"].id) not in await everything(game)
    assert (await exported(game, "Ann"))["rows"] == {}


async def checked_after_forgetting(stage: Stage, name: str) -> str:
    """Forget a player of a game that is over, and return what a check of its record against its seal says."""
    await stage.propose()
    await stage.end("Gia")
    posted = read_proof((await record(stage))[-1])
    assert posted is not None
    await forget(stage, name)
    return " ".join(checked("record", await record(stage), posted.commitment))


async def test_the_record_of_a_forgotten_player_fits_its_seal(game: Stage) -> None:
    assert "The seal fits" in await checked_after_forgetting(game, "Ann")


async def test_the_record_says_which_player_it_no_longer_tells(game: Stage) -> None:
    said = await checked_after_forgetting(game, "Ann")

    assert "The record doesn't tell who sat there: Ann." in said
    assert str(game.users["Ben"].id) in said


async def test_a_person_who_took_a_seat_over_gets_another_name_in_the_record(game: Stage) -> None:
    await game.replace("Ben", "Zoe")
    await game.end("Gia")
    before = b"".join(await record(game))
    await forget(game, "Zoe")
    after = await record(game)

    assert b"Zoe" in before
    assert b"Zoe" not in b"".join(after)
    assert b"Nameless 1" in b"".join(after)
    assert "Every line follows the rules." in " ".join(checked("record", after, None))
    assert "Zoe" not in await everything(game)


async def test_a_gm_is_forgotten_too_once_their_game_is_over(game: Stage) -> None:
    await game.end("Gia")
    await forget(game, "Gia")

    assert str(game.users["Gia"].id) not in await everything(game)
    assert "Nothing" not in answer(await game.command("Zoe", "game past"))
