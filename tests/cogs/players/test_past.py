"""Games that are over: listed, opened, and counted; and nothing of any other."""

from datetime import timedelta

import discord
from sqlalchemy import delete

from bot.clock import now
from bot.storage.gms import CoGm
from bot.storage.models import VeilRow
from bot.storage.results import ResultRow
from tests.asking import change, save
from tests.cogs.stage import Stage, answer, labels_of


async def resign(stage: Stage) -> None:
    """Let two play a board to an end of its own, for one resigns at once."""
    await stage.command("Gia", "game new", game="danube", late="auto", hours=5.0)
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    asked = await stage.command("Ann", "danube resign")
    assert asked.response is not None
    await stage.press("Ann", asked.response, labels_of(asked.response)[0])


async def looks_back(stage: Stage, name: str) -> tuple[str, ...]:
    """All that somebody is told of past games."""
    shown = [await stage.command(name, "game past"), await stage.command(name, "stats", about="games")]
    return tuple(map(answer, shown))


async def test_a_game_that_is_over_is_listed_and_opened_with_its_record(stage: Stage) -> None:
    await resign(stage)
    listed = await stage.command("Zoe", "game past")
    opened = await stage.choose("Zoe", listed.response, ["1"])

    assert "Down the Danube" in answer(listed)
    assert "Winners: **Ben**" in answer(listed)
    assert "Ben" in answer(opened)
    assert opened.response is not None
    assert opened.response.attachments[0].filename == "danube-1.jsonl"


async def test_nothing_is_told_of_games_that_are_on_or_were_cancelled(stage: Stage) -> None:
    nothing = await looks_back(stage, "Zoe")
    await stage.command("Gia", "game new", game="tain")
    on = await looks_back(stage, "Zoe")
    await stage.end("Gia")

    assert "No game" in nothing[0]
    assert await looks_back(stage, "Zoe") == on == nothing


async def test_nothing_is_told_of_a_game_whose_reveal_is_to_come(stage: Stage) -> None:
    nothing = await looks_back(stage, "Zoe")
    await resign(stage)
    listed = await stage.command("Zoe", "game past")
    await save(stage.database, VeilRow(game_id=1, line=2, place=0, until=now() + timedelta(hours=1)))
    veiled = await looks_back(stage, "Zoe")
    opened = await stage.choose("Zoe", listed.response, ["1"])

    assert "Down the Danube" in answer(listed)
    assert veiled == nothing
    assert "is not among those that are over" in answer(opened)


async def test_a_move_of_a_game_that_is_on_changes_nothing_of_statistics(game: Stage) -> None:
    before = await looks_back(game, "Zoe")
    await game.propose()

    assert await looks_back(game, "Zoe") == before


async def test_statistics_count_players_and_are_made_anew_where_they_are_missing(stage: Stage) -> None:
    await resign(stage)
    await change(stage.database, delete(ResultRow))
    players = answer(await stage.command("Zoe", "stats"))
    games = answer(await stage.command("Zoe", "stats", about="games"))

    assert "**Ben**: 1 of 1 won" in players
    assert "**Ann**: 0 of 1 won" in players
    assert "**Down the Danube**: 1 game" in games


async def test_a_player_may_keep_himself_out_of_statistics_and_come_back(stage: Stage) -> None:
    await resign(stage)
    shown = await stage.command("Ben", "stats")
    out = await stage.press("Ben", shown.response, "Keep me out of statistics")
    without = answer(await stage.command("Zoe", "stats"))
    him = answer(await stage.command("Zoe", "stats", player=stage.users["Ben"]))
    await stage.press("Ben", out.response, "Count me again")

    assert "Ben" not in without
    assert "Ann" in without
    assert "Nothing is counted" in him
    assert "Ben" in answer(await stage.command("Zoe", "stats"))


async def test_games_in_channels_that_somebody_cannot_see_are_listed_to_those_alone_who_had_a_part(
    stage: Stage,
) -> None:
    await resign(stage)
    await save(stage.database, CoGm(game_id=1, user_id=stage.users["Cat"].id, since=now()))
    room = stage.bot.get_channel(stage.channel.id)
    assert isinstance(room, discord.TextChannel)
    await room.delete()
    stage.channel = stage.guild.create_text_channel("elsewhere")

    assert "No game" in answer(await stage.command("Zoe", "game past"))
    assert "Down the Danube" in answer(await stage.command("Ann", "game past"))
    assert "Down the Danube" in answer(await stage.command("Cat", "game past"))
