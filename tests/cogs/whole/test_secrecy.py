"""Strangers of another server, orders of names, and unsaved moves reveal nothing."""

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from bot.cogs.interaction.pressed import Right
from bot.cogs.presses import PRESSES
from bot.components.keys import Key, Kind
from bot.database.sqlite import SqliteDatabase
from engine.audience import To
from engine.judging import Submission
from engine.parties.actions import Vote
from engine.quests.table import QuestTable
from tests.asking import held
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.stage import Stage, answer


@pytest.mark.parametrize("command", ["game status", "game secrets", "gm close", "quest vote"])
async def test_a_stranger_of_another_server_learns_nothing_of_a_game(game: Stage, command: str) -> None:
    game.move_to_another_server("Zoe")
    options = {"answer": "approve"} if command == "quest vote" else {}
    known = answer(await game.command("Zoe", command, game="1", **options))
    unknown = answer(await game.command("Zoe", command, game="77", **options))

    assert known == unknown == "I don't know this game any more; `/help` shows what you can do."


async def test_a_stranger_learns_nothing_by_a_button_that_they_were_never_shown(game: Stage) -> None:
    game.move_to_another_server("Zoe")
    await game.command("Zoe", "game new", game="tain")
    asked = {Right.OFFERED_A_SEAT, Right.ASKED_TO_LEAD}
    buttons = [verb for verb, each in PRESSES.items() if each.kind is Kind.BUTTON and each.right not in asked]
    known, unknown = [[answer(await press(game, "Zoe", Key(verb, number))) for verb in buttons] for number in (1, 77)]

    assert known == unknown


async def test_a_stranger_is_offered_nobody_of_a_game_elsewhere(game: Stage) -> None:
    game.move_to_another_server("Zoe")
    offered = await game.people["Zoe"].autocomplete(game.channel, "quest propose", "first", "", game="1")

    assert offered == []


NO_GAMES = ("99999999999999999999", "3000000000", "-1", "x", "²")
"""Numbers of no game, as somebody may type them."""


async def test_a_number_of_no_game_gets_one_sentence(game: Stage) -> None:
    said = {answer(await game.command("Ann", "game status", game=number)) for number in NO_GAMES}

    assert said == {"I don't know this game any more; `/help` shows what you can do."}


async def test_nobody_is_offered_for_a_number_of_no_game(game: Stage) -> None:
    ann = game.people["Ann"]
    offered = [await ann.autocomplete(game.channel, "quest propose", "first", "", game=each) for each in NO_GAMES]

    assert offered == [[]] * len(NO_GAMES)


async def test_the_gms_list_of_missing_orders_is_in_seat_order(game: Stage) -> None:
    (evil, *_) = await game.on_side("evil")
    (good, *_) = [name for name in await game.on_side("good") if name > evil] or await game.on_side("good")
    await game.propose(good, evil)
    for name in NAMES:
        await game.press(name, game.prompt, "Approve")
    first, second = sorted((good, evil))

    assert f"**{first}**, **{second}**" in answer(await game.command("Gia", "game status"))


async def test_a_vote_that_could_not_be_saved_is_never_shown(game: Stage) -> None:
    await game.propose()
    for name in NAMES[:4]:
        await game.press(name, game.prompt, "Reject")
    async with game.tables_renamed("outbox"):
        with pytest.raises(OperationalError):
            await game.bot.services.host.submit(await game.hosted(), Submission("Eve", Vote(approve=True)))
        shown = (await game.hosted()).started.view(To.PUBLIC).of(QuestTable)

    assert shown.table.round.past_votes == ()


async def test_a_move_is_shown_only_once_it_is_saved(game: Stage) -> None:
    await game.propose()
    for name in NAMES[:4]:
        await game.press(name, game.prompt, "Reject")
    async with held(game.database):
        submitted = asyncio.create_task(
            game.bot.services.host.submit(await game.hosted(), Submission("Eve", Vote(approve=True)))
        )
        assert isinstance(game.database, SqliteDatabase)
        while not game.database._writer._waiting:  # noqa: ASYNC110 (the writer tells nobody who waits)
            await asyncio.sleep(0)
        seen = answer(await game.command("Ann", "game status"))
    await submitted

    assert "Rejected parties', '0 of 5" in seen
