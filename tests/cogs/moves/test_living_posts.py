"""The post of a vote shows it growing, in few edits, and tells nothing that is not public."""

import asyncio
from collections.abc import Awaitable
from itertools import pairwise

import pytest

from bot.delivery.posts.living_posts import FIRST, PATIENCE, LivingPosts
from bot.delivery.telling.outgoing import Outgoing
from tests.cogs.conftest import NAMES
from tests.cogs.masks import aliases, begin_anonymous, propose
from tests.cogs.stage import Stage, buttons_of, text_of

FIRST_WAIT, WAIT = FIRST.total_seconds(), PATIENCE.total_seconds()


def edits(stage: Stage, post_id: int) -> int:
    """Return the number of edits of a post."""
    path = f"/messages/{post_id}"
    return sum(request.method == "PATCH" and request.path.endswith(path) for request in stage.env.http_requests)


@pytest.fixture
async def vote(game: Stage) -> Stage:
    """Return a game of five whose vote has begun."""
    await game.propose("Ann", "Ben")
    return game


async def test_a_votes_post_shows_open_votes_counts_sealed_ones_and_names_the_missing(vote: Stage) -> None:
    await vote.press("Ann", vote.prompt, "Approve openly")
    await vote.press("Ben", vote.prompt, "Reject openly")
    await vote.press("Cat", vote.prompt, "Reject")
    await vote.env.advance_time(FIRST_WAIT)

    assert "For: **Ann** · Against: **Ben** · Sealed: 1 · Missing so far: **Dan** and **Eve**" in text_of(vote.prompt)
    assert [user.id for user in vote.prompt.mentions] == [vote.users[name].id for name in ("Dan", "Eve")]


async def test_votes_are_merged_into_one_edit_that_keeps_buttons_and_picture(vote: Stage) -> None:
    post = vote.prompt
    buttons, picture = [each.custom_id for each in buttons_of(post)], post.attachments[0].filename
    for name in NAMES[:4]:
        await vote.press(name, vote.prompt, "Approve openly")
    await vote.env.advance_time(FIRST_WAIT)
    grown = vote.prompt

    assert edits(vote, post.id) == 1
    assert grown.id == post.id
    assert [each.custom_id for each in buttons_of(grown)] == buttons
    assert [each.filename for each in grown.attachments] == [picture]
    assert sum(embed.image.url is not None for embed in grown.embeds) == 1


async def test_a_grown_post_keeps_the_words_of_its_picture_for_screen_readers(vote: Stage) -> None:
    await vote.press("Ann", vote.prompt, "Approve openly")
    await vote.env.advance_time(FIRST_WAIT)
    (file,) = vote.prompt.attachments

    assert edits(vote, vote.prompt.id) == 1
    assert file.description
    assert vote.prompt.embeds[0].to_dict().get("image", {}).get("description") == file.description


@pytest.mark.parametrize("is_changed", [False, True])
async def test_a_secret_move_neither_hastens_nor_delays_a_posts_edits(vote: Stage, is_changed: bool) -> None:
    async def change_a_secret_vote() -> None:
        if is_changed:
            await vote.press("Ann", vote.prompt, "Reject")
            await vote.press("Ann", vote.prompt, "Approve")

    counted: list[int] = []
    post = vote.prompt.id

    async def pass_time(seconds: float) -> None:
        await vote.env.advance_time(seconds)
        counted.append(edits(vote, post))

    await vote.press("Ann", vote.prompt, "Approve")
    await pass_time(FIRST_WAIT)
    await change_a_secret_vote()
    await pass_time(WAIT)
    await change_a_secret_vote()
    await vote.press("Ben", vote.prompt, "Approve openly")
    await pass_time(2)
    await change_a_secret_vote()
    await vote.press("Cat", vote.prompt, "Approve openly")
    await pass_time(WAIT / 2)
    await change_a_secret_vote()
    await pass_time(WAIT / 2)

    assert [after - before for before, after in pairwise([0, *counted])] == [1, 0, 1, 0, 1]


async def test_a_post_stops_growing_when_its_vote_is_over(vote: Stage) -> None:
    post = vote.prompt
    for name in NAMES:
        await vote.press(name, post, "Approve openly")
    await vote.env.advance_time(FIRST_WAIT)
    (closed,) = (message for message in vote.channel.history() if message.id == post.id)

    assert buttons_of(closed) == []
    assert edits(vote, post.id) == 1, "its buttons are gone"


async def test_a_vote_that_is_over_within_half_a_minute_costs_no_edit(vote: Stage) -> None:
    post = vote.prompt.id
    for name in NAMES[:4]:
        await vote.press(name, vote.prompt, "Approve openly")
        await vote.env.advance_time((FIRST_WAIT - 1) / 4)

    assert edits(vote, post) == 0


async def test_a_vote_goes_on_growing_after_a_restart(vote: Stage) -> None:
    await vote.press("Ann", vote.prompt, "Approve openly")
    await vote.restart()
    await vote.press("Ben", vote.prompt, "Approve")
    await vote.env.advance_time(FIRST_WAIT)

    assert "For: **Ann** · Sealed: 1" in text_of(vote.prompt)


async def test_after_a_restart_a_secret_move_edits_no_post(vote: Stage) -> None:
    post = vote.prompt.id
    await vote.press("Ann", vote.prompt, "Approve")
    await vote.press("Ben", vote.prompt, "Approve openly")
    await vote.env.advance_time(FIRST_WAIT)
    before = edits(vote, post)
    await vote.restart()
    await vote.press("Ann", vote.prompt, "Reject")
    await vote.env.advance_time(FIRST_WAIT)

    assert edits(vote, post) == before


async def test_a_post_calls_the_newcomer_on_a_seat_that_has_not_voted(vote: Stage) -> None:
    await vote.replace("Eve", "Zoe")
    await vote.env.advance_time(FIRST_WAIT)

    assert vote.users["Zoe"].id in [user.id for user in vote.prompt.mentions]


async def test_a_post_shows_a_deadline_that_has_moved(vote: Stage) -> None:
    before = text_of(vote.prompt)
    await vote.command("Gia", "gm extend", time="5")
    await vote.env.advance_time(FIRST_WAIT)

    assert text_of(vote.prompt) != before


async def test_under_aliases_nobody_is_mentioned_and_the_missing_are_named(stage: Stage) -> None:
    await begin_anonymous(stage)
    await propose(stage)
    own = await aliases(stage)
    await stage.press("Ann", stage.prompt, "Approve openly")
    await stage.env.advance_time(FIRST_WAIT)
    missing = text_of(stage.prompt).partition("Missing so far")[2]

    assert stage.prompt.mentions == []
    assert {name for name, alias in own.items() if f"**{alias}**" in missing} == {*NAMES} - {"Ann"}


class Two:
    """Two processes that serve one table. Only the one that takes a public move looks at the post."""

    def __init__(self, stage: Stage) -> None:
        services = stage.bot.services
        self.stage = stage
        self.posts = (stage.bot._delivery.living, LivingPosts(services.port, services.games.load))

    async def do(self, process: int, act: Awaitable[object]) -> None:
        """Let one of them take a press or a command, and edit the post."""
        self.stage.bot._delivery.living = self.posts[process]
        await act
        await self.stage.env.advance_time(FIRST_WAIT)


async def test_a_vote_that_another_process_has_shown_otherwise_is_shown_again(vote: Stage) -> None:
    two = Two(vote)
    for process, label in enumerate(("Approve openly", "Reject openly", "Approve openly")):
        await two.do(process % 2, vote.press("Ann", vote.prompt, label))

    assert "For: **Ann**" in text_of(vote.prompt)


async def test_a_vote_that_another_process_has_shown_is_withdrawn(dealt: Stage) -> None:
    two = Two(dealt)
    await two.do(0, dealt.command("Ann", "table vote", player="Ben"))
    await two.do(1, dealt.command("Ann", "table unvote"))
    (picture,) = dealt.prompt.attachments

    assert "1 vote" not in str(picture.description)


async def test_an_edit_that_was_overtaken_on_its_way_is_made_again(
    vote: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    two, port = Two(vote), vote.bot.services.port
    reword = port.reword

    async def delayed(channel_id: int, message_id: int, made: Outgoing) -> None:
        await asyncio.sleep(2 * FIRST_WAIT)
        await reword(channel_id, message_id, made)

    monkeypatch.setattr(port, "reword", delayed)
    await two.do(0, vote.press("Ann", vote.prompt, "Approve openly"))
    monkeypatch.undo()
    await two.do(1, vote.press("Ben", vote.prompt, "Reject openly"))
    await vote.env.advance_time(2 * FIRST_WAIT)

    assert "Against: **Ben**" in text_of(vote.prompt)


async def test_a_secret_move_edits_no_post_that_another_process_has_edited(vote: Stage) -> None:
    two, post = Two(vote), vote.prompt.id
    await two.do(0, vote.press("Ann", vote.prompt, "Approve"))
    await two.do(1, vote.press("Ben", vote.prompt, "Approve openly"))
    before = edits(vote, post)
    await two.do(0, vote.press("Ann", vote.prompt, "Reject"))
    await two.do(1, vote.press("Ann", vote.prompt, "Approve"))

    assert edits(vote, post) == before
