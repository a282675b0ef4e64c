"""Only a GM without a seat can tell whether a list is missing or the steal is open at the Great Table.

Two games of the same players stand side by side; in one of them something is still open.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial

import pytest
from discord import MessageType
from discord.utils import time_snowflake
from simcord import InteractionResult
from sqlalchemy import update

from bot.clock import now
from bot.host.denied import Denied
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.models import Deadline
from engine.great_table.actions import Vote
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.judging import Submission
from tests.asking import change, choose_settings
from tests.cogs.gamblers import give_lists, sit_down, table_of
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, new_bot, text_of
from tests.storage.interrupted import Interrupted

GM_PLAYS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Zoe", "Gia")
GM_WATCHES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Zoe", "Fay")
LATE = "Ben"
"""The player who gives no list in the one game."""
THIEF = "Cat"
"""The player who is asked for a steal in both games and has settled it in only one."""
CARDS = ("king", "lover", "thief", "healer", "guard", "vigilante", "lover")
"""The card each player wants and gets where the steal is open. Once it is settled, the lovers' messages are
embargoed.
"""


THREAD_CREATED = MessageType.thread_created
OTHERS = ("Ann", "Ben", "Dan", "Eve", "Zoe")
"""The players who are neither the Thief nor the GM."""
COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("table steal", {"player": "Ann"}),
    ("table whisper", {"thread": "lovers", "text": "It is me."}),
    ("game status", {}),
)
"""Commands whose answers to everybody but the Thief are the same whether the steal is settled or open."""


class Pair:
    """Two games: in the first everything is settled; in the second a list is missing or the steal is open."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.channels = tuple(stage.guild.channels[name] for name in ("table", "other"))

    async def deal(self, players: tuple[str, ...]) -> None:
        """Deal, and let the players give their lists."""
        for number, channel in enumerate(self.channels, start=1):
            self.stage.channel = channel
            await self.stage.command("Gia", "game new", game="great-table", late="ask", anonymous=False)
            for name in players:
                if name not in self.stage.users:
                    self.stage.add(name)
                await self.stage.press(name, self.stage.card, "Join")
            await self.stage.command("Gia", "game start")
            await give_lists(self.stage, [name for name in players if number == 1 or name != LATE], game_id=number)

    async def deal_with_a_thief(self, players: tuple[str, ...]) -> None:
        """Deal so that the Thief is asked in both games."""
        for number, channel in enumerate(self.channels, start=1):
            self.stage.channel = channel
            await self.stage.command("Gia", "game new", game="great-table", late="ask", anonymous=False)
            panel = await self.stage.press("Gia", self.stage.card, "Set-up")
            opened = await self.stage.press("Gia", panel.response, "Numbers")
            deck = "\n".join(f"{card} {CARDS.count(card)}" for card in dict.fromkeys(CARDS))
            await self.stage.people["Gia"].submit_modal(opened, {"roles": "", "deck": deck})
            for name in players:
                if name not in self.stage.users:
                    self.stage.add(name)
                await self.stage.press(name, self.stage.card, "Join")
            await self.stage.command("Gia", "game start")
            await give_lists(self.stage, players, dict(zip(players, CARDS, strict=True)), number)

    async def settle(self) -> None:
        """Let the Thief answer in the first game."""
        self.stage.channel = self.channels[0]
        await self.stage.command(THIEF, "table steal")
        assert [(await self.table(number)).today.is_settled for number in (1, 2)] == [True, False]

    async def table(self, number: int) -> GreatTable:
        """Return the table of one of the games."""
        table = (await self.stage.hosted(number)).started.table
        assert isinstance(table, GreatTable)
        return table

    async def both(self, name: str, command: str, **options: object) -> list[str]:
        """Return somebody's answers in both games, in either order."""
        return [self.shown(result) for result in await self.each(name, command, **options)]

    async def each(self, name: str, command: str, **options: object) -> list[InteractionResult]:
        """Give the same command in both games."""
        results = []
        for channel in self.channels:
            self.stage.channel = channel
            results.append(await self.stage.command(name, command, **options))
        return results

    def shown(self, result: InteractionResult) -> str:
        """Return the text of an answer and its buttons."""
        labels = labels_of(result.response) if result.response is not None else []
        return _alike(f"{answer(result)} {labels}")

    def rooms(self) -> list[list[str]]:
        """Return the contents of both channels.

        The simulation lists the private threads beside a channel, which Discord does not.
        """
        told = [[each for each in channel.history() if each.type is not THREAD_CREATED] for channel in self.channels]
        return [[_alike(text_of(message)) for message in messages] for messages in told]

    def dms(self, name: str) -> list[list[str]]:
        """Return somebody's DMs from both games, as far as they name their channels."""
        told = [message.content for message in self.stage.dms(name)]
        return [[_alike(text) for text in told if f"<#{channel.id}>" in text] for channel in self.channels]


async def begin(stage: Stage, players: tuple[str, ...]) -> None:
    """Begin both games."""
    stage.guild.create_text_channel("other")
    await Pair(stage).deal(players)


async def begin_steal(stage: Stage, players: tuple[str, ...]) -> None:
    """Begin both games with a Thief."""
    stage.guild.create_text_channel("other")
    await Pair(stage).deal_with_a_thief(players)


async def go_on_alone(stage: Stage) -> None:
    """Let both games go on by themselves when a deadline passes, which the bot has not looked at yet."""
    await choose_settings(stage.database, late=LatePolicy.AUTO)


def _alike(text: str) -> str:
    """Return the texts without the game's number, its channel, and its theme's lines, which differ in their order."""
    return re.sub(r"(?<!\*)\*[^*\n]+\*(?!\*)", "*drama*", re.sub(r"#\d\b|<#\d+>", "#", text))


@asynccontextmanager
async def alike(pair: Pair) -> AsyncIterator[None]:
    """Check that both channels are alike after the acts in between."""
    before = [len(room) for room in pair.rooms()]
    yield
    one, other = [room[length:] for room, length in zip(pair.rooms(), before, strict=True)]
    assert one == other


@pytest.fixture
async def playing(opening: Opening) -> Pair:
    """Return a pair whose GM plays and is asked by a passed deadline."""
    return Pair(await opening.after(begin, GM_PLAYS))


@pytest.fixture
async def watching(opening: Opening) -> Pair:
    """Return a pair whose GM has no seat and is asked by a passed deadline."""
    return Pair(await opening.after(begin, GM_WATCHES))


async def test_a_missing_list_is_reminded_and_expires_and_no_player_can_tell(playing: Pair) -> None:
    assert not any("For the GM" in text_of(message) for message in playing.stage.dms("Gia")), "of the round table"
    before = {name: [len(told) for told in playing.dms(name)] for name in GM_PLAYS}
    async with alike(playing):
        await playing.stage.pass_hours(11.9)
        fresh = {name: [told[n:] for told, n in zip(playing.dms(name), before[name], strict=True)] for name in GM_PLAYS}
        assert [len(told) for told in fresh.pop(LATE)] == [0, 2]
        assert not any(told for both in fresh.values() for told in both)
        await playing.stage.pass_hours(0.2)
        one, other = await playing.both("Gia", "game status")
        assert LATE in (await playing.table(2)).today.hands
        assert playing.stage.questions("Gia") == []
        assert one == other
        await playing.stage.pass_hours(17.7)

    others = [playing.dms(name) for name in GM_PLAYS if name != LATE]
    assert all(one[:-2] == other[:-2] for one, other in others)
    # A GM's message as GM and their message as a seat, queued at one moment, have no order.
    assert all(sorted(one[-2:]) == sorted(other[-2:]) for one, other in others)
    assert all(any("waits for you until" in text for text in one[-2:]) for one, _ in others)


async def test_a_gm_who_goes_on_too_late_ends_no_day(watching: Pair) -> None:
    await watching.stage.pass_hours(12.1)
    question = next(message for message in watching.stage.dms("Gia") if "still missing" in message.content)
    await give_lists(watching.stage, [LATE], game_id=2)
    said = answer(await watching.stage.press("Gia", question, "Go on without them"))

    assert "No answer is missing" in said
    assert (await watching.table(2)).time == "day"


async def test_a_last_list_that_arrives_as_its_time_runs_out_ends_no_day(stage: Stage) -> None:
    await sit_down(stage, GM_WATCHES, anonymous=False)
    await give_lists(stage, [name for name in GM_WATCHES if name != LATE])
    ran_out = update(Deadline).where(Deadline.is_inner).values(at=(past := now() - timedelta(hours=1)), due=past)
    await change(stage.database, ran_out)
    database = Interrupted(stage.database)
    other = new_bot(database)

    async def once_it_is_known() -> None:
        database.meanwhile = partial(give_lists, stage, [LATE])

    database.meanwhile = once_it_is_known
    await other.services.host._lateness.let_deadlines_pass()
    await other.finish()
    table = await table_of(stage)

    assert (table.time, len(table.today.cards)) == ("day", len(GM_WATCHES))


async def test_a_passed_deadline_asks_once_whatever_secret_moves_follow(playing: Pair) -> None:
    await playing.stage.pass_hours(30.1)
    asked = len(playing.stage.questions("Gia"))
    await give_lists(playing.stage, ["Ann"])
    await playing.stage.pass_hours(0.1)

    assert asked == 2
    assert len(playing.stage.questions("Gia")) == asked


async def test_the_deadline_of_the_day_asks_a_gm_the_same_with_or_without_a_list_missing(watching: Pair) -> None:
    await watching.stage.pass_hours(30.1)

    check_asked_alike(watching)


async def test_only_a_gm_without_a_seat_is_asked_about_missing_lists_and_goes_on(watching: Pair) -> None:
    async with alike(watching):
        await watching.stage.pass_hours(12.1)
        one, other = watching.dms("Gia")
        question = next(message for message in watching.stage.dms("Gia") if "still missing" in message.content)
        labels = labels_of(question)
        await watching.stage.press("Gia", question, "Go on without them")
        await watching.stage.press("Gia", watching.stage.dms("Gia")[-1], "Yes, go on without them")
        await watching.stage.pass_hours(0.1)
    table = await watching.table(2)

    assert not any("still missing" in text for text in one)
    assert any(f"**{LATE}**" in text for text in other)
    assert labels == ["The desk", "Go on without them"]
    assert table.today.hands[LATE] is None
    assert table.time == "day"


@pytest.mark.parametrize("late", [LatePolicy.AUTO, LatePolicy.ASK])
async def test_a_vote_just_after_the_time_for_lists_counts_with_or_without_one_missing(
    opening: Opening, late: LatePolicy
) -> None:
    stage = await opening.after(begin, GM_PLAYS)
    if late == LatePolicy.AUTO:
        await go_on_alone(stage)
    pair = Pair(stage)
    await stage.env.advance_time(12 * 3600)
    cast = now() + timedelta(seconds=1)
    for number in (1, 2):
        submission = Submission("Ann", Vote(target="Cat"))
        await stage.bot.services.host.submit(
            await stage.hosted(number), submission, interaction_id=time_snowflake(cast) + number
        )

    assert {(await pair.table(number)).votes.counts["Cat"] for number in (1, 2)} == {("Ann",)}


async def test_the_time_for_a_list_moves_with_the_day_and_all_are_told_one_deadline(playing: Pair) -> None:
    before = await playing.stage.hosted(2)
    await playing.each("Gia", "gm extend", hours=3)
    after = await playing.stage.hosted(2)
    await playing.each("Gia", "gm pause")
    await playing.stage.pass_hours(1)
    await playing.each("Gia", "gm resume")
    last = await playing.stage.hosted(2)
    assert before.inner_deadline is not None
    assert after.inner_deadline is not None
    assert last.inner_deadline is not None
    assert last.deadline is not None
    until = f"<t:{int(last.deadline.timestamp())}"
    asked = [told[-1] for name in GM_PLAYS for told in playing.dms(name) if "Until <t" in told[-1]]
    holders = [text for text in asked if "**List**" not in text]

    assert after.inner_deadline - before.inner_deadline == timedelta(hours=3)
    assert last.inner_deadline - after.inner_deadline == timedelta(hours=1)
    assert f"<t:{int(last.inner_deadline.timestamp())}" in playing.dms(LATE)[1][-1]
    assert holders
    assert all(until in text for text in holders)
    assert all(until in room[-1] for room in playing.rooms())


async def panels(pair: Pair, player: str) -> list[InteractionResult]:
    """Return what the GM may do for a player in both games."""
    return await pair.each("Gia", "gm act-for", player=player)


async def test_a_gm_who_plays_may_do_the_same_with_or_without_a_list_missing(playing: Pair) -> None:
    times = ("10:00", "20:00", "tomorrow 03:00", "tomorrow 08:00", "nonsense")
    async with alike(playing):
        for kind, value in (*(("until", until) for until in times), ("hours", 5)):
            one, other = await playing.both("Gia", "gm extend", **{kind: value})
            assert one == other, value
            assert (await playing.stage.hosted(1)).deadline == (await playing.stage.hosted(2)).deadline, value
        await playing.stage.pass_hours(0.1)
    for player in (LATE, "Cat"):
        one, other = map(playing.shown, await panels(playing, player))
        assert one == other, player
    await playing.each("Cat", "table vote", player="Ann")
    panel, _ = await panels(playing, "Cat")
    await playing.stage.press("Gia", panel.response, "No lynch")

    assert (await playing.table(1)).votes.counts == {"no_lynch": ("Cat",)}


@pytest.fixture
async def stealing(opening: Opening) -> Pair:
    """Return a pair whose GM plays. The steal is settled in the first game and open in the second."""
    pair = Pair(await opening.after(begin_steal, GM_PLAYS))
    await pair.settle()
    return pair


async def test_an_open_steal_changes_nothing_for_a_gm_who_moves_or_closes_a_deadline(stealing: Pair) -> None:
    async with alike(stealing):
        said = [await stealing.both("Gia", "gm extend", hours=5)]
        said += [await stealing.both("Gia", "gm extend", until=until) for until in ("10:00", "tomorrow 20:00")]
        await stealing.stage.pass_hours(0.5)
        games = [await stealing.stage.hosted(number) for number in (1, 2)]
        moments = [(hosted.deadline, hosted.inner_deadline) for hosted in games]
        assert moments[0][0] is not None
        await stealing.stage.pass_hours((moments[0][0] - now()).total_seconds() / 3600 + 0.1)
        check_asked_alike(stealing)
        said += [await stealing.both("Gia", "gm close")]
        await stealing.stage.pass_hours(0.5)

    assert all(one == other for one, other in said)
    assert moments[0] == moments[1]
    assert [(await stealing.table(number)).time for number in (1, 2)] == ["night", "night"]


async def test_an_open_steal_changes_no_answer_to_anybody_but_the_thief(stealing: Pair) -> None:
    stage, newcomer, manager = stealing.stage, "Max", "Pia"
    stage.add(newcomer)
    stage.add(manager)
    stage.make_manager(manager)
    await check_answered_alike(stealing, "Ben", "Gia", manager, newcomer)
    for name in GM_PLAYS:
        one, other = map(stealing.shown, await panels(stealing, name))
        assert one == other, ("gm act-for", name)
    await stage.env.advance_time(61)
    one, other = [stealing.shown(await stage.press("Gia", room.history()[0], "GM")) for room in stealing.channels]
    assert "Close it now" in one
    assert one == other
    roles = [(await stealing.table(number)).roles for number in (1, 2)]
    # The death of a House player may end the game.
    dead = next(name for name in OTHERS if all(role[name] is RoleName.PLAYER for role in roles))
    leaver = next(name for name in OTHERS if name != dead)
    await stealing.each("Gia", "gm modkill", player=dead)
    await stealing.each("Gia", "gm replace", player=leaver)
    for channel in stealing.channels:
        await stage.press(newcomer, channel.history()[-1], "Take the seat")
    await check_answered_alike(stealing, dead, leaver, newcomer)


async def check_answered_alike(pair: Pair, *names: str) -> None:
    """Check that these people's attempts are answered alike in both games."""
    for name in names:
        for command, options in COMMANDS:
            one, other = await pair.both(name, command, **options)
            assert one == other, (name, command)


async def test_an_open_steal_does_not_decide_whether_a_vote_in_the_last_seconds_counts(opening: Opening) -> None:
    pair = Pair(await opening.after(begin_steal, GM_PLAYS))
    await go_on_alone(pair.stage)
    deadline = (await pair.stage.hosted(1)).deadline
    assert deadline is not None
    await pair.stage.env.advance_time((deadline - now()).total_seconds() - 60)
    await pair.settle()
    await pair.stage.env.advance_time((deadline - now()).total_seconds())
    submission, host = Submission("Ann", Vote(target="Ben")), pair.stage.bot.services.host
    for seconds in (1, 2.9, -1):
        cast = time_snowflake(deadline + timedelta(seconds=seconds))
        votes = [
            host.submit(await pair.stage.hosted(number), submission, interaction_id=cast + number) for number in (1, 2)
        ]
        one, other = await asyncio.gather(*votes, return_exceptions=True)
        assert isinstance(one, Denied) is isinstance(other, Denied) is (seconds > 0), seconds


async def test_a_silent_game_asks_its_gm_the_same_with_or_without_an_open_steal(opening: Opening) -> None:
    pair = Pair(await opening.after(begin_steal, GM_PLAYS))
    await go_on_alone(pair.stage)
    await pair.settle()
    async with alike(pair):
        await pair.stage.pass_hours(3 * 32)

    check_asked_alike(pair)


def check_asked_alike(pair: Pair) -> None:
    """Check that the GM is asked once about a passed deadline of each game, in the same words."""
    one, other = [[text for text in told if "deadline of" in text] for told in pair.dms("Gia")]
    assert len(one) == 1
    assert one == other
