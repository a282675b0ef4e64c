"""A result is told step by step in one post, and everything else that tells it comes when the scene is over."""

from datetime import timedelta

import pytest

from bot.clock import now
from bot.delivery.card.painter import PAUSE
from bot.host.moves.scene_dues import BREATH
from engine.parties.actions import Act
from engine.quests.actions import Guess
from tests.cogs.conftest import begin
from tests.cogs.opening import Opening
from tests.cogs.quests import do, let_support, let_vote, until_the_guess
from tests.cogs.stage import STILL, Stage, answer, new_bot, text_of

SUPPORT, SABOTAGE = "✓ support", "✘ **sabotage**"
SEATS = 5


async def with_scenes(stage: Stage) -> Stage:
    """Start the bot anew, so that it tells results in scenes."""
    pauses = STILL._replace(card=PAUSE, breath=BREATH)
    await stage.env.restart_bot(new_bot(stage.database, pauses=pauses))
    await stage.env.advance_time(PAUSE)
    return stage


async def begin_and_win(stage: Stage) -> None:
    """Begin a game of five, two quests of which have succeeded."""
    await begin(stage)
    await win_quests(stage)


@pytest.fixture
async def slow(opening: Opening) -> Stage:
    """Return a game of five whose results are told in scenes, and whose next quest may decide it."""
    return await with_scenes(await opening.after(begin_and_win))


async def win_quests(stage: Stage) -> None:
    """Let two quests have succeeded."""
    good = await stage.on_side("good")
    for _ in range(2):
        party = good[: (await stage.table()).party_size]
        await stage.propose(*party)
        await let_vote(stage)
        await let_support(stage, *party)


async def send_out(stage: Stage) -> str:
    """Send out a party with one evil member, who sabotages first. Return the last of it, who has given no order."""
    (evil, *_), good = await stage.on_side("evil"), await stage.on_side("good")
    party = [evil, *good][: (await stage.table()).party_size]
    await stage.propose(*party)
    await let_vote(stage)
    await do(stage, [evil], Act(support=False))
    await do(stage, party[1:-1], Act(support=True))
    return party[-1]


async def fail_quest(stage: Stage) -> None:
    """Let a quest have failed by one sabotage of two orders, of which the sabotage came first."""
    await do(stage, [await send_out(stage)], Act(support=True))


def last(stage: Stage) -> str:
    """Return the newest post."""
    return text_of(stage.channel.history()[-1])


async def test_orders_are_opened_one_by_one_sabotage_last_whoever_acted_first(slow: Stage) -> None:
    await fail_quest(slow)
    posts, first = len(slow.channel.history()), last(slow)
    await slow.env.advance_time(BREATH)
    second = last(slow)

    assert SUPPORT in first
    assert SABOTAGE not in first
    assert f"{SUPPORT}\n{SABOTAGE}" in second
    assert len(slow.channel.history()) == posts


async def test_the_result_and_the_next_question_come_after_the_scene(slow: Stage) -> None:
    await fail_quest(slow)
    await slow.env.advance_time(BREATH)
    before = last(slow)
    await slow.env.advance_time(BREATH)

    assert "Quest 3 failed" not in before
    assert "Quest 3 failed" in last(slow)
    assert "pick a party" in last(slow)


async def test_a_scene_goes_on_after_a_restart(slow: Stage) -> None:
    await fail_quest(slow)
    posts, first = len(slow.channel.history()), last(slow)
    await slow.env.restart_bot(new_bot(slow.database, pauses=STILL._replace(breath=BREATH)))
    await slow.env.advance_time(2 * BREATH)
    *_, scene, result = slow.channel.history()

    assert SABOTAGE not in first
    assert f"{SUPPORT}\n{SABOTAGE}" in text_of(scene)
    assert "Quest 3 failed" in text_of(result)
    assert len(slow.channel.history()) == posts + 1


async def test_the_card_shows_the_result_when_the_scene_is_over(slow: Stage) -> None:
    await fail_quest(slow)
    await slow.env.advance_time(1.5 * BREATH)
    during = text_of(slow.card)
    await slow.env.advance_time(BREATH + PAUSE)

    assert "failed" not in during
    assert "failed" in text_of(slow.card)


async def test_the_time_for_the_next_question_begins_when_the_scene_is_over(slow: Stage) -> None:
    await fail_quest(slow)
    hosted = await slow.hosted()
    assert hosted.deadline is not None

    hours = timedelta(hours=hosted.settings.hours["proposal"])
    assert hosted.deadline - hours - now() > timedelta(seconds=1.5 * BREATH)


async def test_the_guess_is_announced_and_hits_or_misses_before_the_poster(game: Stage) -> None:
    await until_the_guess(game)
    await with_scenes(game)
    (assassin,), (seer,) = await game.with_role("assassin"), await game.with_role("seer")
    await do(game, [assassin], Guess(seer))
    seen = [last(game)]
    for _ in range(3):
        await game.env.advance_time(BREATH)
        seen.append(last(game))
    named, hit = f"**{assassin}** points at **{seer}**", f"**{seer}** **is** Lugh"
    poster = next(each for each in map(text_of, game.channel.history()) if "Who was who" in each)

    assert [(named in each, hit in each) for each in seen[:3]] == [(False, False), (True, False), (True, True)]
    assert not any("Victory" in each for each in seen[:3])
    assert "Victory for Connacht" in poster


async def test_a_step_taken_back_within_its_scene_is_told_no_further(slow: Stage) -> None:
    await fail_quest(slow)
    await slow.take_back()
    await slow.env.advance_time(SEATS * BREATH)
    posts = [text_of(post) for post in slow.channel.history()]

    assert not any(SABOTAGE in post or "Quest 3 failed" in post for post in posts)


async def test_a_table_may_have_results_told_at_once(sign_up: Stage) -> None:
    panel = await sign_up.press("Gia", sign_up.card, "Set-up")
    deadlines = await sign_up.press("Gia", panel.response, "Deadlines")
    await sign_up.press("Gia", deadlines.response, "More to choose")
    await sign_up.choose("Gia", deadlines.response, ["once"], "brehon:setting:1:0:0:telling")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await win_quests(sign_up)
    await with_scenes(sign_up)
    await fail_quest(sign_up)

    assert "Quest 3 failed" in last(sign_up)


async def test_the_last_order_of_a_game_is_answered_like_that_of_any_quest(slow: Stage) -> None:
    answers = []
    for _ in range(3):
        good = await send_out(slow)
        told = answer(await slow.dm_command(good, "quest act", order="support"))
        answers.append(told.partition("\n-# Tip:")[0])
        await slow.env.advance_time(SEATS * BREATH)

    assert (await slow.table()).outcome is not None
    assert len({*answers}) == 1
