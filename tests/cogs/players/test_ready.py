"""The ready check: the GM is told who is not there before a game, and may take them off the list."""

import pytest
from sqlalchemy import select

from bot.components.keys import Key, Verb
from bot.storage.games.lobby import ReadyCheck
from tests.asking import rows_in
from tests.cogs.forgery import press
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def test_the_gm_is_told_who_is_not_ready_in_time_and_takes_them_off_with_a_press(sign_up: Stage) -> None:
    players = (await sign_up.hosted()).names
    await sign_up.command("Gia", "gm ready", minutes=30)
    post = sign_up.channel.history()[-1]
    await sign_up.press(players[0], post, "Ready")
    card = await sign_up.painted_card()
    before = len(sign_up.dms("Gia"))
    await sign_up.restart()
    await sign_up.pass_hours(0.6)
    told = sign_up.dms("Gia")[before]
    await sign_up.press("Gia", told, "Take them off the list")

    assert f"1. {players[0]} \N{WHITE HEAVY CHECK MARK}" in card
    assert all(f"**{name}**" in text_of(told) for name in players[1:])
    assert f"**{players[0]}**" not in text_of(told)
    assert (await sign_up.hosted()).names == players[:1]
    assert "taken you off the list" in text_of(sign_up.dms(players[1])[-1])


async def test_the_gm_is_told_at_once_when_all_are_ready(sign_up: Stage) -> None:
    await sign_up.command("Gia", "gm ready")
    post = sign_up.channel.history()[-1]
    for name in (await sign_up.hosted()).names:
        await sign_up.press(name, post, "Ready")

    assert "is ready" in text_of(sign_up.dms("Gia")[-1])
    assert labels_of(sign_up.dms("Gia")[-1]) == ["Start the game"]


async def test_readiness_is_forgotten_once_the_game_begins(sign_up: Stage) -> None:
    await sign_up.command("Gia", "gm ready")
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert await rows_in(sign_up.database, select(ReadyCheck)) == []


@pytest.mark.parametrize("ends", ["time", "all", "start", "asked again", "cancelled"])
async def test_the_ready_check_ends_with_its_button(sign_up: Stage, ends: str) -> None:
    await sign_up.command("Gia", "gm ready", minutes=30)
    post = sign_up.channel.history()[-1]
    match ends:
        case "time":
            await sign_up.pass_hours(0.6)
        case "all":
            for name in (await sign_up.hosted()).names:
                await sign_up.press(name, post, "Ready")
        case "start":
            await sign_up.press("Gia", sign_up.card, "Start the game")
        case "asked again":
            await sign_up.command("Gia", "gm ready")
        case _:
            await sign_up.end("Gia")
    posts = sign_up.channel.history()
    asked = next(each for each in posts if each.id == post.id)

    assert labels_of(asked) == []
    assert "is over" in asked.content
    assert ends != "asked again" or labels_of(posts[-1]) == ["Ready"]


async def test_only_the_gm_asks_and_takes_players_off(sign_up: Stage) -> None:
    asked = await sign_up.command("Ann", "gm ready")
    taken = await sign_up.command("Ann", "gm take-off", player="Ben")

    assert "Only the GM" in answer(asked)
    assert "Only the GM" in answer(taken)
    assert "Ben" in (await sign_up.hosted()).names


async def test_a_player_whom_the_gm_takes_off_makes_room_and_may_join_again(sign_up: Stage) -> None:
    await sign_up.command("Gia", "gm take-off", player="Ben")
    gone = (await sign_up.hosted()).names
    await sign_up.press("Ben", sign_up.card, "Join")

    assert "Ben" not in gone
    assert "Ben" in (await sign_up.hosted()).names


async def test_a_player_ready_for_a_cancelled_game_is_told_that_it_has_ended(sign_up: Stage) -> None:
    await sign_up.command("Gia", "gm ready")
    await sign_up.end("Gia")

    assert "is over" in answer(await press(sign_up, "Ann", Key(Verb.READY, 1)))


async def test_a_gm_names_the_game_of_a_command_before_it_begins(sign_up: Stage) -> None:
    name, *others = (await sign_up.hosted()).names
    await sign_up.dm_command("Gia", "gm take-off", player=name, game="1")
    await sign_up.dm_command("Gia", "gm ready", game="1")

    assert (await sign_up.hosted()).names == tuple(others)
    assert labels_of(sign_up.channel.history()[-1]) == ["Ready"]
