"""The day's post shows the wagons, grows with the votes, and has a button for one's vote and one for one's list."""

import pytest
from simcord.results import ResponseMessage

from bot.delivery.posts.living_posts import FIRST
from bot.storage.schema.choices import Counting
from tests.asking import choose_settings
from tests.cogs.by_hands import done
from tests.cogs.gamblers import SEVEN
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of

WAIT = FIRST.total_seconds()


async def test_votes_are_no_posts_but_change_the_days_post_and_its_picture(dealt: Stage) -> None:
    post, before = dealt.prompt, len(dealt.channel.history())
    for name in ("Ann", "Cat"):
        await dealt.command(name, "table vote", player="Ben")
    await dealt.env.advance_time(WAIT)
    (picture,) = dealt.prompt.attachments
    edits = [request for request in dealt.env.http_requests if request.path.endswith(f"/messages/{post.id}")]

    assert (dealt.prompt.id, len(dealt.channel.history())) == (post.id, before)
    assert len([request for request in edits if request.method == "PATCH"]) == 1
    assert "Ben" in str(picture.description)
    assert "Ann, Cat" in str(picture.description)
    assert labels_of(dealt.prompt) == labels_of(post)


async def test_a_weighed_vote_shows_its_weight_in_the_days_picture(dealt: Stage) -> None:
    for name in ("Ann", "Cat"):
        await dealt.command(name, "table vote", player="Ben")
    await done(dealt, "Weigh a vote", player="Cat", votes="2", lasts="game")
    await dealt.env.advance_time(WAIT)
    (picture,) = dealt.prompt.attachments

    assert "Ben (3 votes, 1 more): Ann, Cat \N{MULTIPLICATION SIGN}2" in str(picture.description)


async def test_a_withdrawn_vote_leaves_the_days_post(dealt: Stage) -> None:
    await dealt.command("Ann", "table vote", player="Ben")
    await dealt.env.advance_time(WAIT)
    await dealt.command("Ann", "table unvote")
    await dealt.env.advance_time(WAIT)
    (picture,) = dealt.prompt.attachments

    assert "1 vote" not in str(picture.description)


async def open_the_vote(stage: Stage) -> ResponseMessage:
    """Press the button that opens the choices of a vote, and return them."""
    asked = (await stage.press("Ann", stage.prompt, "Vote")).response
    assert asked is not None
    return asked


async def test_the_button_vote_opens_the_choices_for_the_presser_alone(dealt: Stage) -> None:
    asked = await open_the_vote(dealt)
    ((options),) = choices_of(asked).values()

    assert asked.ephemeral
    assert set(options) == {*SEVEN}
    assert labels_of(asked) == ["No lynch"]


async def test_a_player_votes_by_a_choice_behind_the_button(dealt: Stage) -> None:
    assert "Ben" in answer(await dealt.choose("Ann", await open_the_vote(dealt), ["Ben"]))


async def test_a_vote_that_was_cast_may_be_withdrawn_behind_the_button(dealt: Stage) -> None:
    before = len(labels_of(await open_the_vote(dealt)))
    await dealt.choose("Ann", await open_the_vote(dealt), ["Ben"])

    assert len(labels_of(await open_the_vote(dealt))) == before + 1


async def test_the_button_my_list_opens_the_list(dealt: Stage) -> None:
    result = await dealt.press("Ann", dealt.prompt, "My list")

    assert result.modal is not None


@pytest.mark.parametrize("label", ["Vote", "My list"])
async def test_strangers_get_neither_a_vote_nor_a_list(dealt: Stage, label: str) -> None:
    result = await dealt.press("Zoe", dealt.prompt, label)

    assert result.modal is None
    assert "no seat" in answer(result)


async def test_who_has_sent_no_list_has_no_vote(named: Stage) -> None:
    assert "once they've sent their list" in answer(await named.press("Ann", named.prompt, "Vote"))


async def test_a_table_may_still_choose_a_post_for_each_vote(dealt: Stage) -> None:
    await choose_settings(dealt.database, counting=Counting.EVERY_VOTE)
    await dealt.command("Ann", "table vote", player="Ben")

    assert "**Ben** (1,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}3): Ann" in text_of(dealt.channel.history()[-1])
