"""The outgoing webhook of a server tells the same of two deals, and as much after secret moves as without them."""

import asyncio

from sqlalchemy import Connection, update

from bot.delivery.requests.public_posting import PublicPoster
from bot.host.servers.feeds import Due, Feeds
from bot.storage.channels.feed_rows import FeedMark
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.twins.differing import check_alike
from tests.twins.pair import Pair, Table
from tests.twins.planting import Plant
from tests.twins.playing import Playing
from tests.twins.test_planted_leaks import SEVEN, quest_deals

LEAKS = (
    Plant(
        "everything is told",
        Feeds._tell_of,
        "hosted.told(To.PUBLIC).events, hosted.rulebook.heralded",
        "hosted.told(To.GM).events, frozenset(hosted.rulebook.events)",
    ),
    Plant("the number of lines", Due.body, '"game": hosted.id', '"game": len(hosted.started.log)'),
)


class Heard(PublicPoster):
    """A webhook that takes everything and keeps the bodies."""

    def __init__(self) -> None:
        super().__init__()
        self.bodies: list[bytes] = []

    async def post(self, url: str, body: bytes, secret: str, at: int) -> None:
        """Keep a body."""
        self.bodies.append(body)


async def heard(table: Table) -> list[bytes]:
    """Tell the whole game to a webhook that is set anew, and return what it gets, without ids of channels."""
    stage, poster = table.stage, Heard()
    feeds = stage.bot.services.feeds
    feeds.poster = poster
    hosted = await stage.hosted()
    with stage.env._bot_scope():
        await feeds.set(hosted.guild_id, "https://example.org/hook")
        await stage.database.write(lambda connection: _from_the_start(connection, hosted.id))
    await stage.env.advance_time(60)
    with stage.env._bot_scope():
        await feeds.look()
        await asyncio.gather(*feeds._tasks.values())
    return [body.replace(str(hosted.room.channel_id).encode(), b"") for body in poster.bodies]


def _from_the_start(connection: Connection, game_id: int) -> None:
    connection.execute(update(FeedMark).where(FeedMark.game_id == game_id).values(line=0))


def test_a_webhook_hears_no_difference_between_two_deals(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(Quests()), 0, quest_deals())
    playing.begin()
    do = playing.doing
    pair.both(do(Submission("Gus", Propose(("Cat", "Gus")))))
    changed = [Submission("Ann", Vote(approve=True)), Submission("Ann", Vote(approve=False))]
    pair.each(do(changed[0], changed[1], changed[0]), do(changed[0]), "a change of mind", alike=False)
    for name in SEVEN:
        if name != "Ann":
            pair.both(do(Submission(name, Vote(approve=True))))
    pair.each(do(Submission("Cat", Act(support=True))), do(Submission("Gus", Act(support=True))), "an order")

    check_alike(pair, heard, LEAKS)
