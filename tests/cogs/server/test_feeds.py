"""The outgoing webhook of a server: public moments only, after the channel, signed, and never in the game's way."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from simcord import InteractionResult
from sqlalchemy import select, update

from bot.delivery.requests.public_posting import signature
from bot.host.servers.feeds import MOST_FAILURES
from bot.storage.channels.feed_rows import FeedMark, FeedRow
from bot.storage.schema.choices import Revealing
from engine.parties.actions import Act
from tests.asking import change, choose_settings, row_in, rows_in
from tests.cogs.quests import do, let_vote
from tests.cogs.stage import Stage, answer
from tests.delivery.requests.test_public_posting import Listener, trusting

Told = list[dict[str, object]]


class Hook:
    """A server's webhook, which the test serves."""

    def __init__(self, stage: Stage, heard: Listener, url: str) -> None:
        self.stage = stage
        self.heard = heard
        self.url = url

    async def set(self) -> InteractionResult:
        """Set it as a manager of the server."""
        self.stage.make_manager("Gia")
        self.stage.bot.services.feeds.poster = trusting()
        return await self.stage.command("Gia", "server settings", webhook=self.url)

    async def look(self, later: float = 60.0) -> None:
        """Let time pass, and let the bot look for what is to be told."""
        await self.stage.env.advance_time(later)
        feeds = self.stage.bot.services.feeds
        with self.stage.env._bot_scope():
            await feeds.look()
            await asyncio.gather(*feeds._tasks.values())

    @property
    def told(self) -> Told:
        """The moments that arrived."""
        return [moment for _, body, _ in self.heard.got for moment in json.loads(body)["moments"]]

    @property
    def notices(self) -> list[object]:
        """The kinds of these moments."""
        return [moment["notice"] for moment in self.told]


@pytest.fixture
async def hook(sign_up: Stage) -> AsyncIterator[Hook]:
    """Return a webhook that is set before a game of five begins."""
    heard = Listener()
    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", heard.hear)
    async with TestServer(app) as server:
        made = Hook(sign_up, heard, f"http://hooks.example.org:{server.port}/in")
        await made.set()
        yield made


async def played(stage: Stage) -> list[str]:
    """Begin the game, and let a party fail by one sabotage. Return the party."""
    await stage.press("Gia", stage.card, "Start the game")
    evil, *_ = await stage.on_side("evil")
    good, *_ = await stage.on_side("good")
    await stage.propose(evil, good)
    await let_vote(stage)
    await do(stage, [good], Act(support=True))
    await do(stage, [evil], Act(support=False))
    return [evil, good]


async def test_the_start_votes_results_and_the_end_are_told_in_order(hook: Hook) -> None:
    await played(hook.stage)
    await hook.stage.end("Gia")
    await hook.look()

    assert hook.notices == ["started", "proposal", "vote_closed", "quest", "outcome"]
    assert [moment["moment"] for moment in hook.told] == [1, 2, 3, 4, 5]


async def test_nothing_secret_is_told(hook: Hook) -> None:
    await played(hook.stage)
    await hook.stage.end("Gia")
    await hook.look()
    everything = b"".join(body for _, body, _ in hook.heard.got).decode()
    names = {name for moment in hook.told for name in moment}

    assert names <= {
        *(
            "moment",
            "number",
            "notice",
            "players",
            "leader",
            "party",
            "quest",
            "attempt",
            "inverter",
            "approved",
            "votes",
        ),
        *("rejections", "doubled", "success", "sabotages", "side", "reason", "winners"),
    }
    assert all(word not in everything for word in ("sides", "roles", "support", "sees", "line", '"to"'))


async def test_a_moment_is_told_only_after_the_channel_has_had_time(hook: Hook) -> None:
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    await hook.look(0)
    early = hook.notices
    await hook.look(31)

    assert (early, hook.notices) == ([], ["started"])


async def test_each_moment_is_told_once(hook: Hook) -> None:
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    await hook.look()
    await hook.look()

    assert hook.notices == ["started"]


async def test_secret_moves_make_no_request(hook: Hook) -> None:
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    evil, *_ = await hook.stage.on_side("evil")
    good, *_ = await hook.stage.on_side("good")
    await hook.stage.propose(evil, good)
    await let_vote(hook.stage)
    await hook.look()
    before = len(hook.heard.got)
    await do(hook.stage, [evil], Act(support=False))
    await hook.look()

    assert len(hook.heard.got) == before
    assert (await row_in(hook.stage.database, FeedMark, 1)).line == (await hook.stage.hosted()).lines


async def test_what_is_taken_back_is_told_by_the_number_of_its_first_moment(hook: Hook) -> None:
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    leader = await hook.stage.leader()
    await hook.stage.propose(leader, next(name for name in ("Ann", "Ben") if name != leader))
    await hook.look()
    await hook.stage.take_back()
    await hook.look()

    assert hook.told[-1] == {"moment": 3, "notice": "undone", "from": 2}


async def test_messages_are_signed_with_the_secret_that_was_shown_once(hook: Hook) -> None:
    shown = answer(await hook.set())
    secret = (await row_in(hook.stage.database, FeedRow, hook.stage.guild.id)).secret
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    await hook.look()
    ((_, body, headers),) = hook.heard.got
    again = answer(await hook.stage.command("Gia", "server settings"))

    assert f"`{secret}`" in shown
    assert secret not in again
    assert "hooks.example.org" in again
    assert "/in" not in again
    assert headers["X-Brehon-Signature"] == f"sha256={signature(secret, int(headers['X-Brehon-Timestamp']), body)}"


async def test_a_failure_is_tried_again_later_and_the_game_goes_on(
    hook: Hook, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    hook.heard.status = 500
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    await hook.look()
    leader = await hook.stage.leader()
    await hook.stage.propose(leader, next(name for name in ("Ann", "Ben") if name != leader))
    await hook.look(1)
    tries = len(hook.heard.got)
    hook.heard.status = 204
    await hook.look(300)
    secret = (await row_in(hook.stage.database, FeedRow, hook.stage.guild.id)).secret

    assert tries == 1
    assert hook.notices[1:] == ["started", "proposal"]
    assert (await row_in(hook.stage.database, FeedRow, hook.stage.guild.id)).failures == 0
    assert secret not in caplog.text
    assert "hooks.example.org" not in caplog.text


async def test_after_many_failures_it_is_switched_off_and_the_gm_is_told_once(hook: Hook) -> None:
    hook.heard.status = 410
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    for _ in range(MOST_FAILURES + 2):
        await hook.look(2 * 3600)
    told = [message for message in hook.stage.dms("Gia") if "switched it off" in message.content]

    assert len(hook.heard.got) == MOST_FAILURES
    assert len(told) == 1
    assert "**switched off**" in answer(await hook.stage.command("Gia", "server settings"))


async def test_a_webhook_set_in_the_middle_of_a_game_is_told_from_there_on(hook: Hook) -> None:
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    await hook.set()
    leader = await hook.stage.leader()
    await hook.stage.propose(leader, next(name for name in ("Ann", "Ben") if name != leader))
    await hook.look()

    assert hook.notices == ["proposal"]


async def test_a_removed_webhook_is_told_nothing(hook: Hook) -> None:
    removed = answer(await hook.stage.command("Gia", "server settings", webhook="off"))
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    await hook.look()

    assert "Outgoing webhook: none" in removed
    assert hook.heard.got == []


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("http://example.org", "begins with https://"), ("https://127.0.0.1/x", "public name"), ("nonsense", "https://")],
)
async def test_an_address_that_is_none_is_refused_in_a_sentence(sign_up: Stage, typed: str, sentence: str) -> None:
    sign_up.make_manager("Gia")
    refused = answer(await sign_up.command("Gia", "server settings", webhook=typed))

    assert sentence in refused
    assert await rows_in(sign_up.database, select(FeedRow.url)) == []


async def test_a_reveal_that_waits_names_no_winner(hook: Hook) -> None:
    await choose_settings(hook.stage.database, reveal=Revealing.BY_GM)
    await hook.stage.restart()
    hook.stage.bot.services.feeds.poster = trusting()
    await played(hook.stage)
    await hook.stage.end("Gia")
    await hook.look()

    assert hook.told[-1]["notice"] == "outcome"
    assert hook.told[-1]["winners"] == []


async def test_a_moment_whose_mark_was_lost_is_told_again(hook: Hook) -> None:
    await hook.stage.press("Gia", hook.stage.card, "Start the game")
    await hook.look()
    await change(hook.stage.database, update(FeedMark).values(line=0))
    await hook.look()

    assert hook.notices == ["started", "started"]
