"""Slow work is deferred in time and answered once it counts, or it is refused and nothing counts."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from io import StringIO
from pathlib import Path

import pytest
from simcord import InteractionResult
from simcord.enums import CallbackType
from simcord.http.router import dispatch
from sqlalchemy import Engine, event, text

from bot.storage.schema.choices import Previewing
from bot.storage.schema.kinds import Loss
from tests.asking import change, choose_settings, held
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import sit_down
from tests.cogs.logged import lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.opening import Opening
from tests.cogs.sending import send_ann_and_ben
from tests.cogs.stage import Stage, answer, buttons_of, new_bot, text_of

THINKING = CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE
POOL = 5
"""The number of the bot's database connections."""
PATIENCE = 60.0
"""Seconds after which nothing will be deferred any more."""
DEFERRALS = {THINKING, CallbackType.DEFERRED_UPDATE_MESSAGE}


async def lose_patience(stage: Stage) -> None:
    """Let the bot defer anything that waits at once."""
    await stage.env.restart_bot(new_bot(stage.database, patience=0.0))


def deferrals(stage: Stage) -> list[dict[str, object]]:
    """Return how the bot has deferred the interactions."""
    callbacks = [request.json for request in stage.env.http_requests if request.path.endswith("/callback")]
    return [body for body in callbacks if body is not None and body["type"] in DEFERRALS]


async def slowly(
    stage: Stage,
    doing: Coroutine[object, object, InteractionResult],
    holding: AbstractAsyncContextManager[object] | None = None,
) -> InteractionResult:
    """Do something while another process writes to the database, or another lock is held, until it is deferred."""
    before = len(deferrals(stage))
    async with asyncio.timeout(PATIENCE), holding or held(stage.database):
        task = asyncio.create_task(doing)
        while len(deferrals(stage)) == before:  # noqa: ASYNC110 (the simulation tells nobody of a request)
            await asyncio.sleep(0)
    return await task


def sent_separately(result: InteractionResult) -> str:
    """Return the answers beside the message that was pressed, which nobody else may see."""
    (told,) = result.followups
    assert told.ephemeral
    return text_of(told.message)


@pytest.fixture
async def voting(game: Stage) -> Stage:
    """Return a game in which Ann and Ben are proposed. Its bot has no patience."""
    await game.propose("Ann", "Ben")
    await lose_patience(game)
    return game


@pytest.fixture
async def ordering(opening: Opening) -> Stage:
    """Return a game in which Ann and Ben are asked for their orders by DM, and once. Its bot has no patience."""
    game = await opening.after(send_ann_and_ben)
    await choose_settings(game.database, preview=Previewing.OFF)
    await lose_patience(game)
    return game


async def test_a_slow_press_in_the_channel_shows_its_player_alone_that_it_is_heard(voting: Stage) -> None:
    result = await slowly(voting, voting.press("Ann", voting.prompt, "Approve"))

    assert deferrals(voting)[-1] == {"type": THINKING, "data": {"flags": 64}}
    assert "approve" in answer(result)
    assert set((await voting.table()).round.votes) == {"Ann"}


async def test_a_press_that_waits_for_another_move_is_answered_when_it_counts(voting: Stage) -> None:
    judged = await slowly(voting, voting.press("Ann", voting.prompt, "Approve"), voting.bot.services.games.lock(1))

    assert "approve" in answer(judged)
    assert set((await voting.table()).round.votes) == {"Ann"}


async def test_a_slow_command_is_answered_when_it_counts(voting: Stage) -> None:
    assert "approve" in answer(await slowly(voting, voting.command("Ben", "quest vote", answer="approve")))
    assert set((await voting.table()).round.votes) == {"Ben"}


async def test_a_slow_press_on_a_private_answer_is_answered_when_it_counts(voting: Stage) -> None:
    asked = await voting.press("Cat", voting.prompt, "What may I do?")
    beside = await slowly(voting, voting.press("Cat", asked.response, "Approve"))

    assert "approve" in sent_separately(beside)
    assert set((await voting.table()).round.votes) == {"Cat"}


async def test_a_slow_choice_in_the_channel_is_answered_when_it_counts(game: Stage) -> None:
    await lose_patience(game)
    result = await slowly(game, game.propose("Ann", "Ben"))

    assert "Ann" in answer(result)
    assert (await game.table()).round.party == ("Ann", "Ben")


async def test_a_slow_press_in_a_dm_is_answered_under_its_question(ordering: Stage) -> None:
    await slowly(ordering, ordering.press("Ann", ordering.dms("Ann")[-1], "Support"))

    assert "support" in ordering.dms("Ann")[-1].content
    assert set((await ordering.table()).round.orders) == {"Ann"}


async def test_a_slow_press_that_is_refused_says_why_and_changes_nothing(ordering: Stage) -> None:
    question = ordering.dms("Ann")[-1]
    await ordering.command("Gia", "gm close")
    closed = await ordering.count_events()
    await slowly(ordering, ordering.press("Ann", question, "Support"), ordering.bot.services.games.lock(1))

    assert ["settled" in message.content for message in ordering.dms("Ann") if message.id == question.id] == [True]
    assert await ordering.count_events() == closed


async def test_a_slow_choice_on_a_panel_changes_the_panel(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    assert panel.response is not None
    before = panel.response.components
    await lose_patience(sign_up)
    await slowly(sign_up, sign_up.choose("Gia", panel.response, ["guardian"], "brehon:option:1:0:0:roles"))

    assert panel.response.components != before
    assert (await sign_up.hosted()).options["roles"] == ["guardian"]


async def test_a_slow_form_is_answered_when_it_counts(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")
    panel = await stage.press("Gia", stage.card, "Set-up")
    opened = await stage.press("Gia", panel.response, "Numbers")
    await lose_patience(stage)
    await slowly(stage, stage.people["Gia"].submit_modal(opened, {"roles": "Apprentice 0", "deck": ""}))

    assert (await stage.hosted()).options["roles"] == {"apprentice": 0}


async def test_a_form_that_cannot_be_opened_in_time_is_refused(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await lose_patience(stage)
    result = await stage.press("Gia", panel.response, "Numbers")

    assert result.modal is None
    assert sent_separately(result).strip() == "The game is busy just now; please try again."


async def test_a_form_is_opened_while_the_database_is_slow_even_in_a_dm_that_was_closed(opening: Opening) -> None:
    stage = await opening.after(sit_down, (*NAMES, "Fay", "Gus"), anonymous=False)
    await stage.bot.services.sign_up.save_dm(1, stage.users["Ann"].id, None, is_open=False)
    async with held(stage.database):
        opened = await stage.dm_command("Ann", "table list")

    assert opened.modal is not None


@asynccontextmanager
async def deferral_lost(stage: Stage) -> AsyncIterator[None]:
    """Hold the game until the bot has sent a deferral, which arrives although the bot gets an error."""
    lose(stage, 1, 40060)
    async with stage.bot.services.games.lock(1):
        yield
        lost = next(request for request in reversed(stage.env.http_requests) if request.path.endswith("/callback"))
        dispatch(stage.env.backend, lost.method, lost.path, json=lost.json)


def lose(stage: Stage, times: int, code: int) -> None:
    """Let Discord refuse the bot's first answer to an interaction."""
    stage.env.inject_error("POST", "*/callback", status=400, code=code, message="", times=times)


async def press_in_vain(stage: Stage, name: str, label: str, code: int = 10062) -> None:
    """Press a button of the prompt when Discord accepts no answer any more."""
    prompt = stage.prompt
    lose(stage, 1, code)
    button = next(button for button in buttons_of(prompt) if str(button.label).endswith(label))
    await stage.people[name].click(prompt, label=str(button.label))


@pytest.mark.parametrize("code", [10062, 50027])
async def test_a_move_that_counted_and_cannot_be_answered_is_confirmed_by_dm(game: Stage, code: int) -> None:
    await game.propose("Ann", "Ben")
    await press_in_vain(game, "Ann", "Approve", code)

    assert "approve" in text_of(game.dms("Ann")[-1])
    assert set((await game.table()).round.votes) == {"Ann"}


async def test_a_move_that_counted_and_cannot_be_answered_is_a_line_in_the_log(log: StringIO, game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await press_in_vain(game, "Ann", "Approve")

    assert lines(log, "press")[-1]["result"] == "unanswered"
    assert lines(log, "failed", "failed after it counted", "not answered") == []


async def test_a_refusal_that_cannot_be_answered_is_told_by_dm(game: Stage) -> None:
    await game.painted_card()
    lose(game, 1, 10062)
    await game.people["Ann"].click(game.card, label="GM")

    assert "Only the GM" in text_of(game.dms("Ann")[-1])


async def test_a_person_without_a_seat_is_told_nothing_by_dm(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    told = len(game.dms("Zoe"))
    await press_in_vain(game, "Zoe", "Approve")

    assert len(game.dms("Zoe")) == told


async def test_a_table_without_dms_confirms_nothing_by_dm(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    await sign_up.press("Gia", panel.response, "More to choose")
    await sign_up.choose("Gia", panel.response, ["answers"], "brehon:setting:1:0:0:secrecy")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.propose("Ann", "Ben")
    told = len(sign_up.dms("Ann"))
    await press_in_vain(sign_up, "Ann", "Approve")

    assert len(sign_up.dms("Ann")) == told
    assert set((await sign_up.table()).round.votes) == {"Ann"}


async def test_a_move_that_cannot_be_answered_counts_where_the_dm_is_closed(log: StringIO, game: Stage) -> None:
    await game.propose("Ann", "Ben")
    game.close_dms("Ann")
    await press_in_vain(game, "Ann", "Approve")

    assert lines(log, "press")[-1]["result"] == "unanswered"
    assert set((await game.table()).round.votes) == {"Ann"}


async def test_a_move_is_answered_after_a_deferral_that_arrived_with_an_error(voting: Stage) -> None:
    told = len(voting.dms("Ann"))
    result = await slowly(voting, voting.press("Ann", voting.prompt, "Approve"), deferral_lost(voting))

    assert "approve" in answer(result)
    assert len(voting.dms("Ann")) == told


async def test_a_question_is_answered_after_a_deferral_that_arrived_with_an_error(ordering: Stage) -> None:
    question = ordering.dms("Ann")[-1]
    await slowly(ordering, ordering.press("Ann", question, "Support"), deferral_lost(ordering))

    assert "support" in ordering.dms("Ann")[-1].content
    assert ordering.dms("Ann")[-1].id == question.id


async def test_a_move_followed_by_an_error_is_said_to_count(log: StringIO, game: Stage) -> None:
    spoil = "UPDATE games SET theme = 'lost' WHERE id = NEW.game_id"
    await change(game.database, text(f"CREATE TRIGGER spoil AFTER INSERT ON actions BEGIN {spoil}; END"))
    result = await game.replace("Ann", "Zoe")
    await change(game.database, text("UPDATE games SET theme = 'tain'"))

    assert answer(result).startswith("It counts")
    assert len(lines(log, "failed after it counted")) == 1
    assert (await game.hosted()).occupancy("Ann").user_id == game.users["Zoe"].id


@pytest.fixture
async def hurried(game: Stage) -> Stage:
    """Return a game in which Ann and Ben are proposed. A press that has to wait for the lock does not get it."""
    await game.propose("Ann", "Ben")
    game.bot.longest_wait = 0.0
    return game


@pytest.fixture
async def other(opening: Opening, tmp_path: Path) -> AsyncIterator[sqlite3.Connection]:
    """Return another process's connection to the database, for which the bot does not wait."""
    await change(opening.database, text("PRAGMA busy_timeout = 0"))
    file = tmp_path / "brehon.db"
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as connection:
        yield connection


@contextmanager
def locked_once_seated(other: sqlite3.Connection, user_id: int) -> Iterator[None]:
    """Let another process lock the database as soon as somebody has a seat."""

    def lock(*_: object) -> None:
        seated = other.execute("SELECT 1 FROM occupants WHERE user_id = ?", (user_id,)).fetchone()
        if seated and not other.in_transaction:
            other.execute("BEGIN IMMEDIATE")

    event.listen(Engine, "begin", lock)  # before each job begins
    yield
    event.remove(Engine, "begin", lock)
    other.execute("ROLLBACK")


async def left_open(stage: Stage) -> bool:
    """Return whether Ann's vote does not count here, and the answer tells Ann to look whether it does."""
    before = await stage.count_events()
    result = await stage.press("Ann", stage.prompt, "Approve")
    return "whether it counted" in answer(result) and await stage.count_events() == before


async def test_a_press_that_waits_too_long_for_the_move_before_is_not_saved(hurried: Stage) -> None:
    async with hurried.bot.services.games.lock(1):
        assert await left_open(hurried)


async def test_a_press_that_waits_too_long_to_write_is_not_saved(hurried: Stage) -> None:
    async with held(hurried.database):
        assert await left_open(hurried)


async def test_a_press_that_waits_too_long_for_another_process_is_not_saved(
    hurried: Stage, other: sqlite3.Connection
) -> None:
    other.execute("BEGIN IMMEDIATE")

    assert await left_open(hurried)


async def test_a_join_is_answered_though_the_working_dm_cannot_be_saved(
    stage: Stage, other: sqlite3.Connection
) -> None:
    await stage.command("Gia", "game new", game="tain")
    with locked_once_seated(other, stage.users["Ann"].id):
        result = await stage.press("Ann", stage.card, "Join")

    assert "Press Join again" in answer(result)
    assert (await stage.hosted()).names == ("Ann",)


async def test_taking_a_seat_is_answered_though_the_working_dm_cannot_be_saved(
    game: Stage, other: sqlite3.Connection
) -> None:
    with locked_once_seated(other, game.users["Zoe"].id):
        result = await game.replace("Ann", "Zoe")

    assert "My secrets" in answer(result)
    assert (await game.hosted()).occupancy("Ann").user_id == game.users["Zoe"].id


async def test_work_that_nobody_asked_for_waits_without_bound(hurried: Stage) -> None:
    async with hurried.bot.services.games.lock(1):
        watching = asyncio.create_task(hurried.bot.services.rooms.lose(1, hurried.channel.id, Loss.DELETED))
        await asyncio.sleep(0)
    await watching

    assert (await hurried.hosted()).room.loss is Loss.DELETED
