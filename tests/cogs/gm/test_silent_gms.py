"""When a GM does not answer, the question escalates to the co-GMs, and then to the managers of the server."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot.clock import now
from bot.storage.schema.choices import Holding
from bot.storage.schema.escalation import Following
from bot.storage.schema.kinds import LatePolicy, OutboxKind
from bot.storage.schema.models import OutboxRow, Silence
from tests.asking import change, choose_settings, rows_in
from tests.cogs.conftest import begin
from tests.cogs.gamblers import SEVEN, sit_down
from tests.cogs.gm.test_co_gms import gms, join
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, labels_of, new_bot, text_of

MANAGERS = ("Ann", "Yan")
"""A player and somebody else."""


async def lead_with_zoe(stage: Stage) -> None:
    """Begin a game with a co-GM, on a server that a player and somebody else manage."""
    await begin(stage)
    for name in MANAGERS:
        if name not in stage.users:
            stage.add(name)
        stage.make_manager(name)
    await join(stage, "Zoe")


@pytest.fixture
async def led(opening: Opening) -> Stage:
    """Return a game with a co-GM when its deadline has passed."""
    stage = await opening.after(lead_with_zoe)
    await stage.pass_hours(24.1)
    return stage


async def test_a_silent_gm_is_followed_by_a_co_gm(led: Stage) -> None:
    asked, told = len(led.questions("Zoe")), len(led.dms("Gia"))
    await led.pass_hours(6)
    called = led.dms("Zoe")[-1]

    assert asked == 1
    assert "there's no word from" in text_of(called)
    assert labels_of(called) == ["Give 24 more hours", "Close it now"]
    assert len(led.dms("Gia")) == told


async def test_silent_gms_are_followed_by_a_manager_despite_a_restart(led: Stage) -> None:
    await led.pass_hours(6)
    await led.restart()
    await led.pass_hours(6)
    post = led.channel.history()[-1]
    panel = answer(await led.press("Yan", post, "Lead the game"))

    assert "manages this server" in text_of(post)
    assert "deadline" in panel
    assert await gms(led) == ["Yan", "Zoe"]


async def test_only_a_manager_who_does_not_play_may_follow_silent_gms(led: Stage) -> None:
    await led.pass_hours(12)
    post = led.channel.history()[-1]
    refused = {name: answer(await led.press(name, post, "Lead the game")) for name in ("Ben", "Ann")}

    assert "Manage Server" in refused["Ben"]
    assert "You play in this game" in refused["Ann"]
    assert await gms(led) == ["Gia", "Zoe"]


async def test_a_gm_who_answers_in_time_is_followed_by_nobody(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.press("Gia", game.questions()[-1], "24 more hours")
    posts = len(game.channel.history())
    await game.pass_hours(13)

    assert len(game.channel.history()) == posts


async def test_a_gm_who_is_asked_again_has_the_whole_time_again_to_answer(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.press("Gia", game.questions()[-1], "24 more hours")
    await game.pass_hours(24.1)
    asked, posts = len(game.questions()), len(game.channel.history())
    await game.pass_hours(5.8)
    early = len(game.channel.history())
    await game.pass_hours(0.2)

    assert asked == 2
    assert early == posts
    assert "manages this server" in text_of(game.channel.history()[-1])


async def test_managers_are_called_once_about_a_question(game: Stage) -> None:
    await game.pass_hours(30.2)
    post = game.channel.history()[-1]
    await game.pass_hours(20)

    assert "manages this server" in text_of(post)
    assert game.channel.history()[-1].id == post.id


async def test_the_table_chooses_when_a_question_escalates(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    deadlines = await sign_up.press("Gia", panel.response, "Deadlines")
    more = await sign_up.press("Gia", deadlines.response, "More to choose")
    await sign_up.choose("Gia", more.response, ["never"], "brehon:setting:1:0:0:escalation.following")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.pass_hours(24.1)
    posts = len(sign_up.channel.history())
    await sign_up.pass_hours(20)

    assert (await sign_up.hosted()).settings.escalation.following is Following.NEVER
    assert len(sign_up.channel.history()) == posts


async def wait_for_its_gm(stage: Stage) -> None:
    """Let a result wait for a GM with a co-GM."""
    await lead_with_zoe(stage)
    await stage.propose()
    await choose_settings(stage.database, holding=Holding.FOR_720)
    await let_vote(stage)


async def test_silence_about_a_result_escalates_to_a_co_gm(opening: Opening) -> None:
    game = await opening.after(wait_for_its_gm)
    await game.pass_hours(5.9)
    before = len(game.dms("Zoe"))
    await game.pass_hours(0.2)
    called = game.dms("Zoe")[-1]

    assert len(game.dms("Zoe")) == before + 1
    assert "there's no word from" in text_of(called)
    assert labels_of(called) == ["See the result"]


async def test_silence_about_a_result_that_is_told_escalates_no_further(opening: Opening) -> None:
    game = await opening.after(wait_for_its_gm)
    posts = len(game.channel.history())
    await game.pass_hours(6.1)
    await game.command("Zoe", "gm co-gm", person=game.people["Zoe"], remove=True)
    shown = await game.press("Gia", game.dms("Gia")[-1], "Publish it")
    assert shown.response is not None
    told = len(game.channel.history())
    await game.pass_hours(12)

    assert "it's published" in shown.response.content
    assert told > posts
    assert not [post for post in game.channel.history() if "manages this server" in text_of(post)]


async def test_two_processes_that_notice_a_silence_at_once_escalate_once(game: Stage) -> None:
    await join(game, "Zoe")
    await game.pass_hours(24.1)
    other = new_bot(game.database)
    await change(game.database, update(Silence).values(at=now() - timedelta(hours=1)))
    await asyncio.gather(*(bot.services.host._lateness.let_deadlines_pass() for bot in (game.bot, other)))
    await other.finish()

    assert len(await rows_in(game.database, select(OutboxRow.id).where(OutboxRow.kind == OutboxKind.SILENT))) == 1


async def miss_a_list(stage: Stage) -> None:
    """Begin a game of seven whose co-GM does not play, and give no list."""
    await sit_down(stage, SEVEN, anonymous=False)
    await choose_settings(stage.database, late=LatePolicy.ASK)
    await join(stage, "Zoe")


async def pass_inner_deadline(stage: Stage) -> None:
    """Let the time for lists run out."""
    inner = (await stage.hosted()).inner_deadline
    assert inner is not None
    await stage.pass_hours((inner - now()).total_seconds() / 3600 + 0.1)


async def test_silence_about_a_hidden_wait_escalates_to_a_co_gm_who_may_know_of_it(opening: Opening) -> None:
    stage = await opening.after(miss_a_list)
    await pass_inner_deadline(stage)
    asked = len([text for text in map(text_of, stage.dms("Zoe")) if "Still missing" in text])
    await stage.pass_hours(6)
    called = stage.dms("Zoe")[-1]

    assert asked == 1
    assert "no word from" in text_of(called)
    assert labels_of(called) == ["Go on without them"]


async def test_silence_about_a_hidden_wait_is_told_in_no_room(opening: Opening) -> None:
    stage = await opening.after(miss_a_list)
    await pass_inner_deadline(stage)
    posts = len(stage.channel.history())
    deadline = (await stage.hosted()).deadline
    assert deadline is not None
    await stage.pass_hours((deadline - now()).total_seconds() / 3600 - 0.1)

    assert len(stage.channel.history()) == posts
