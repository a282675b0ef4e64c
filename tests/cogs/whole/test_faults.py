"""Faults on the way lose and double nothing, and the GM hears of them."""

from sqlalchemy import func, select, update

from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from engine.actions import Extend
from engine.judging import Submission
from engine.names import GM
from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, labels_of, new_bot


async def test_a_deadline_extended_during_a_pause_counts_the_pause_once(game: Stage) -> None:
    await game.pass_hours(23)
    await game.command("Gia", "gm pause")
    await game.pass_hours(100)
    await game.bot.services.host.submit(await game.hosted(), Submission(GM, Extend(hours=10)))
    await game.command("Gia", "gm resume")
    await game.pass_hours(10.9)
    early = game.questions()
    await game.pass_hours(0.2)

    assert early == []
    assert len(game.questions()) == 1


async def test_an_undone_resume_leaves_the_time_that_was_left(game: Stage) -> None:
    await game.command("Gia", "gm pause")
    await game.pass_hours(100)
    await game.command("Gia", "gm resume")
    await game.pass_hours(2)
    await game.take_back()
    await game.pass_hours(50)
    await game.command("Gia", "gm resume")
    await game.pass_hours(21.9)
    early = game.questions()
    await game.pass_hours(0.2)

    assert early == []
    assert len(game.questions()) == 1


async def test_the_card_of_a_game_that_ended_as_the_bot_stopped_shows_the_end(game: Stage) -> None:
    await game.propose()
    await game.end("Gia")
    await game.restart()

    assert "The game ends here" in await game.painted_card()


async def test_a_delayed_question_is_not_asked_once_its_wait_is_over(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES:
        await game.press(name, game.prompt, "Approve")
    await game.command("Gia", "gm pause")
    await game.command("Gia", "gm resume")
    asked = len(game.dms("Ann"))
    first = select(func.min(OutboxRow.id)).where(OutboxRow.kind == OutboxKind.ORDER).scalar_subquery()
    await change(game.database, update(OutboxRow).where(OutboxRow.id == first).values(state=OutboxState.PENDING))
    await game.restart()

    assert len(game.dms("Ann")) == asked


async def test_a_new_gm_is_asked_about_a_deadline_that_has_passed(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.hand_over("Gia", "Ann")

    assert len(game.questions("Ann")) == 1


async def test_a_gm_with_closed_dms_finds_the_question_on_their_panel(stage: Stage) -> None:
    stage.close_dms("Gia")
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")
    await stage.pass_hours(24.1)
    panel = await stage.press("Gia", stage.card, "GM")
    assert panel.response is not None

    assert "has passed. `/gm close` ends it" in answer(panel)
    assert "Close it now" in labels_of(panel.response)


async def test_no_dm_is_opened_at_the_deal(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    panel = await stage.press("Gia", stage.card, "Set-up")
    await stage.press("Gia", panel.response, "More to choose")
    await stage.choose("Gia", panel.response, ["answers"], "brehon:setting:1:0:0:secrecy")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.choose("Gia", panel.response, ["dm"], "brehon:setting:1:0:0:secrecy")
    await stage.press("Gia", stage.card, "Start the game")

    assert all(stage.dms(name) == [] for name in NAMES)
    assert "You are" in answer(await stage.press("Ann", stage.prompt, "My secrets"))


async def test_joining_again_after_the_start_is_denied_with_open_and_closed_dms(sign_up: Stage) -> None:
    sign_up.close_dms("Ann")
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert "already at this table" in answer(await sign_up.command("Ann", "game join"))
    assert "already at this table" in answer(await sign_up.command("Ben", "game join"))


async def test_a_player_who_joined_through_another_process_has_one_seat(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    await stage.press("Ann", stage.card, "Join")
    other = new_bot(stage.database)
    await other.services.sign_up.join(1, stage.users["Ben"].id, "Ben", is_staff=False)
    await other.finish()

    await stage.press("Ben", stage.card, "Join")

    assert (await stage.hosted()).names == ("Ann", "Ben")
