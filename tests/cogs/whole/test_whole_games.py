"""Whole games as players play them: one by buttons, one by commands."""

from bot.pictures.picture import FILE
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def test_a_whole_game_is_played_by_buttons(game: Stage) -> None:
    good = await game.on_side("good")
    for _ in range(3):
        party = good[: (await game.table()).party_size]
        await game.propose(*party)
        for name in NAMES:
            await game.press(name, game.prompt, "Approve")
        for name in party:
            await game.press(name, game.dms(name)[-1], "Support")
    (assassin,) = await game.with_role("assassin")
    await game.press(assassin, game.dms(assassin)[-1], "Name nobody")

    assert "Victory for Ulaid" in text_of(game.poster)


async def test_a_whole_game_is_played_by_commands(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="middle-earth", wait="0")
    for name in NAMES:
        await stage.command(name, "game join")
    await stage.command("Gia", "game start")
    good = await stage.on_side("good")
    evil = await stage.on_side("evil")
    for _ in range(3):
        size = (await stage.table()).party_size
        party = [evil[0], *good][:size]
        options = dict(zip(("first", "second", "third", "fourth", "fifth"), party, strict=False))
        await stage.command(await stage.leader(), "quest propose", **options)
        for name in NAMES:
            await stage.dm_command(name, "quest vote", answer="approve", openly=name == "Ann")
        for name in party:
            await stage.dm_command(name, "quest act", order="sabotage" if name in evil else "support")

    assert "Minions of Sauron" in text_of(stage.poster)


async def test_the_end_is_one_post_with_the_game_in_a_picture_and_the_record(game: Stage) -> None:
    await game.end("Gia")
    end = game.channel.history()[-1]

    assert end.id == game.poster.id
    assert [attachment.filename for attachment in end.attachments] == [FILE, "tain-1.jsonl"]


async def test_the_last_post_offers_a_rematch(game: Stage) -> None:
    await game.end("Gia")

    assert labels_of(game.channel.history()[-1]) == ["Rematch", "My replay"]


async def test_after_the_end_a_command_is_answered_politely(game: Stage) -> None:
    await game.end("Gia")

    assert "is over" in answer(await game.command("Ann", "quest vote", answer="approve"))


async def test_after_the_end_the_last_prompt_has_no_buttons(game: Stage) -> None:
    prompt = game.prompt.id
    await game.end("Gia")

    assert [message.components for message in game.channel.history() if message.id == prompt] == [[]]
