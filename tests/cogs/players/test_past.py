"""Games that are over are listed, opened and counted. Other games are not."""

from datetime import timedelta

import pytest
from sqlalchemy import delete

from bot.clock import now
from bot.storage.history.game_results import ResultRow
from bot.storage.people.gms import CoGm
from bot.storage.schema.models import EmbargoRow
from tests.asking import change, save
from tests.cogs.mishaps import delete_channel
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of


async def resign(stage: Stage) -> None:
    """Let two play a board game to its end: one of them resigns at once."""
    await stage.command("Gia", "game new", game="danube", late="auto", wait="5")
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    asked = await stage.command("Ann", "danube resign")
    assert asked.response is not None
    await stage.press("Ann", asked.response, labels_of(asked.response)[0])


@pytest.fixture
async def over(opening: Opening) -> Stage:
    """Return a game that is over."""
    return await opening.after(resign)


async def looks_back(stage: Stage, name: str) -> tuple[str, ...]:
    """Return all that somebody is told of past games."""
    shown = [await stage.command(name, "game past"), await stage.command(name, "stats", about="games")]
    return tuple(map(answer, shown))


async def test_a_past_game_is_listed_with_its_winner(over: Stage) -> None:
    listed = answer(await over.command("Zoe", "game past"))

    assert "Down the Danube" in listed
    assert "Winner: **Ben**" in listed


async def test_a_past_game_is_opened_with_its_record(over: Stage) -> None:
    listed = await over.command("Zoe", "game past")
    opened = await over.choose("Zoe", listed.response, ["1"])
    assert opened.response is not None

    assert "Ben" in answer(opened)
    assert opened.response.attachments[0].filename == "danube-1.jsonl"


async def test_a_past_game_that_was_not_counted_is_counted_when_somebody_asks(over: Stage) -> None:
    await change(over.database, delete(ResultRow))
    players = answer(await over.command("Zoe", "stats"))

    assert "**Ben**: 1 of 1 won" in players
    assert "**Ann**: 0 of 1 won" in players
    assert "**Down the Danube**: 1 game" in answer(await over.command("Zoe", "stats", about="games"))


async def test_a_running_game_is_not_told(game: Stage) -> None:
    assert "No game" in (await looks_back(game, "Zoe"))[0]


async def test_the_moves_of_a_running_game_are_not_told(game: Stage) -> None:
    before = await looks_back(game, "Zoe")
    await game.propose()

    assert await looks_back(game, "Zoe") == before


async def test_a_sign_up_is_not_told(game: Stage) -> None:
    before = await looks_back(game, "Zoe")
    go_elsewhere(game)
    await game.command("Gia", "game new", game="tain")

    assert await looks_back(game, "Zoe") == before


async def test_a_cancelled_game_is_not_told(game: Stage) -> None:
    before = await looks_back(game, "Zoe")
    go_elsewhere(game)
    await game.command("Gia", "game new", game="tain")
    await game.end("Gia")

    assert await looks_back(game, "Zoe") == before


def go_elsewhere(stage: Stage) -> None:
    """Let people give their commands in another channel of the server."""
    stage.channel = stage.guild.create_text_channel("elsewhere")


async def test_a_game_whose_reveal_is_to_come_is_not_told(over: Stage) -> None:
    listed = await over.command("Zoe", "game past")
    await save(over.database, EmbargoRow(game_id=1, line=2, place=0, until=now() + timedelta(hours=1)))
    embargoed = await looks_back(over, "Zoe")
    opened = await over.choose("Zoe", listed.response, ["1"])

    assert "Down the Danube" in answer(listed)
    assert "No game" in embargoed[0]
    assert not any(told in "".join(embargoed) for told in ("Danube", "Ann", "Ben", "1"))
    assert "isn't a finished game here" in answer(opened)


async def test_players_may_leave_the_statistics_and_come_back(over: Stage) -> None:
    shown = await over.command("Ben", "stats")
    out = await over.press("Ben", shown.response, "Keep me out of statistics")
    without = answer(await over.command("Zoe", "stats"))
    of_ben = answer(await over.command("Zoe", "stats", player=over.users["Ben"]))
    await over.press("Ben", out.response, "Count me again")

    assert "Ben" not in without
    assert "Ann" in without
    assert "isn't in the statistics" in of_ben
    assert "Ben" in answer(await over.command("Zoe", "stats"))


async def test_games_in_hidden_channels_are_listed_only_to_those_who_had_a_part(over: Stage) -> None:
    await save(over.database, CoGm(game_id=1, user_id=over.users["Cat"].id, since=now()))
    await delete_channel(over)
    go_elsewhere(over)

    assert "No game" in answer(await over.command("Zoe", "game past"))
    assert "Down the Danube" in answer(await over.command("Ann", "game past"))
    assert "Down the Danube" in answer(await over.command("Cat", "game past"))
