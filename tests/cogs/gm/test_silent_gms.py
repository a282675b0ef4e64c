"""A GM who is silent when a passed deadline asks him: his co-GMs follow, and then the managers of the server."""

from bot.storage.ladders import Following
from tests.cogs.gm.test_co_gms import gms, join
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def test_a_silent_gm_is_followed_by_his_co_gm_and_then_by_a_manager_who_does_not_play(game: Stage) -> None:
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
    assert labels_of(called) == ["Close it now", "Give 24 hours more"]
    assert len(game.dms("Gia")) == told
    assert "manages this server" in text_of(post)
    assert "Manage Server" in refused["Ben"]
    assert "You play in this game" in refused["Ann"]
    assert "deadline" in panel
    assert await gms(game) == ["Yan", "Zoe"]


async def test_whoever_answers_in_time_is_followed_by_nobody(game: Stage) -> None:
    await game.pass_hours(24.1)
    await game.press("Gia", game.questions()[-1], "24 hours more")
    posts = len(game.channel.history())
    await game.pass_hours(13)

    assert len(game.channel.history()) == posts


async def test_when_others_follow_is_the_table_s_choice(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    deadlines = await sign_up.press("Gia", panel.response, "Deadlines")
    more = await sign_up.press("Gia", deadlines.response, "More to choose")
    await sign_up.choose("Gia", more.response, ["never"], "brehon:following:1:0:0:")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.pass_hours(24.1)
    posts = len(sign_up.channel.history())
    await sign_up.pass_hours(60)

    assert (await sign_up.live()).ladder.following is Following.NEVER
    assert len(sign_up.channel.history()) == posts
