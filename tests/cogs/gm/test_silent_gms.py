"""When a GM does not answer, the question escalates to the co-GMs, and then to the managers of the server."""

import asyncio
from datetime import timedelta

from sqlalchemy import select, update

from bot.clock import now
from bot.storage.schema.choices import Holding
from bot.storage.schema.escalation import Following
from bot.storage.schema.kinds import LatePolicy, OutboxKind
from bot.storage.schema.models import OutboxRow, Silence
from tests.asking import change, choose_settings, rows_in
from tests.cogs.gm.test_co_gms import gms, join
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, labels_of, new_bot, text_of


async def test_a_silent_gm_is_followed_by_a_co_gm_and_then_by_a_manager_who_does_not_play(game: Stage) -> None:
    for name in ("Ann", "Yan"):
        if name not in game.users:
            game.add(name)
        game.make_manager(name)
    await join(game, "Zoe")
    await game.pass_hours(24.1)
    asked, told = len(game.questions("Zoe")), len(game.dms("Gia"))
    await game.pass_hours(6)
    called = game.dms("Zoe")[-1]
    await game.restart()
    await game.pass_hours(6)
    post = game.channel.history()[-1]
    refused = {name: answer(await game.press(name, post, "Lead the game")) for name in ("Ben", "Ann")}
    panel = answer(await game.press("Yan", post, "Lead the game"))

    assert asked == 1
    assert "has not said what to do" in text_of(called)
    assert labels_of(called) == ["Give 24 hours more", "Close it now"]
    assert len(game.dms("Gia")) == told
    assert "manages this server" in text_of(post)
    assert "Manage Server" in refused["Ben"]
    assert "You play in this game" in refused["Ann"]
    assert "deadline" in panel
    assert await gms(game) == ["Yan", "Zoe"]


async def test_a_gm_who_answers_in_time_is_followed_by_nobody(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.press("Gia", game.questions()[-1], "24 hours more")
    posts = len(game.channel.history())
    await game.pass_hours(13)
    assert len(game.channel.history()) == posts
    await game.pass_hours(11.1)
    asked, posts = len(game.questions()), len(game.channel.history())
    await game.pass_hours(5.8)
    early = len(game.channel.history())
    await game.pass_hours(0.2)
    post = game.channel.history()[-1]
    await game.pass_hours(20)

    assert asked == 2
    assert early == posts
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


async def test_silence_about_a_result_escalates_until_it_is_told_by_itself(game: Stage) -> None:
    game.add("Yan")
    game.make_manager("Yan")
    await join(game, "Zoe")
    await game.propose()
    await choose_settings(game.database, holding=Holding.FOR_720)
    await let_vote(game)
    await game.pass_hours(5.9)
    before, posts = len(game.dms("Zoe")), len(game.channel.history())
    await game.pass_hours(0.2)
    called = game.dms("Zoe")[-1]
    await game.command("Zoe", "gm co-gm", person=game.people["Zoe"], remove=True)
    shown = await game.press("Gia", game.dms("Gia")[-1], "Tell it")
    assert shown.response is not None
    told = len(game.channel.history())
    await game.pass_hours(12)

    assert len(game.dms("Zoe")) == before + 1
    assert "has not looked over" in text_of(called)
    assert labels_of(called) == ["What waits for you"]
    assert "it is told" in shown.response.content
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


async def test_only_a_co_gm_who_may_know_of_a_hidden_wait_is_told_of_it(named: Stage) -> None:
    stage = named
    await choose_settings(stage.database, late=LatePolicy.ASK)
    await join(stage, "Zoe")
    inner = (await stage.hosted()).inner_deadline
    assert inner is not None
    await stage.pass_hours((inner - now()).total_seconds() / 3600 + 0.1)
    asked = len([text for text in map(text_of, stage.dms("Zoe")) if "still missing" in text])
    posts = len(stage.channel.history())
    await stage.pass_hours(6)
    called = stage.dms("Zoe")[-1]
    hosted = await stage.hosted()
    assert hosted.deadline is not None
    await stage.pass_hours((hosted.deadline - now()).total_seconds() / 3600 - 0.1)

    assert asked == 1
    assert "has not" in text_of(called)
    assert labels_of(called) == ["Go on without them"]
    assert len(stage.channel.history()) == posts
