"""A house player whose mind fails, or takes long, holds up nobody; and how long it thinks doesn't show."""

import asyncio
from datetime import datetime, timedelta
from random import Random

import pytest
from msgspec import structs
from sqlalchemy import select

from bot.host.house.house_moments import moments_of
from bot.host.house.house_players import HEAD_START, turn_of
from bot.host.house.minds import MindsInThreads
from bot.policies.turn import Turn
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import ActionRow, OutboxRow
from bot.storage.schema.pace import Ends, Pace, TimeOfDay
from bot.storage.schema.tables import ACTIONS, OUTBOX
from engine.actions import Action
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests.actions import Propose
from engine.quests.sizes import SIZES
from engine.strength import Strength
from tests.asking import choose_settings, rows_in
from tests.cogs.house.test_house_news import waiting_for_house
from tests.cogs.house.test_house_players import play_alone, table_for_one
from tests.cogs.house.test_standing_in import stand_in
from tests.cogs.opening import Opening
from tests.cogs.stage import STILL, Stage, answer, new_bot
from tests.cogs.submissions import fulfil

BREATH = 10.0
"""Seconds."""


class Failing(MindsInThreads):
    """Fails some times, and then thinks as usual."""

    def __init__(self, times: int) -> None:
        self.left = times
        self.asked = list[Strength]()

    async def move(self, slug: str, turn: Turn, strength: Strength) -> Action | None:
        """Raise an error whose words are secret, or return what the seat does."""
        self.asked.append(strength)
        if self.left:
            self.left -= 1
            raise ValueError("Ann is Lugh")
        return await super().move(slug, turn, strength)


class Slow(MindsInThreads):
    """Takes some seconds for each thought."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def move(self, slug: str, turn: Turn, strength: Strength) -> Action | None:
        """Return what the seat does, later."""
        await asyncio.sleep(self.seconds)
        return await super().move(slug, turn, strength)


async def with_minds(stage: Stage, minds: MindsInThreads, strength: Strength = Strength.USUAL) -> Stage:
    """Begin a practice game on a board with these minds, and let its person move first if it is their turn."""
    stage.bot.services.host.house.minds = minds
    await table_for_one(stage, "bluff")
    await choose_settings(stage.database, strength=strength)
    await stage.command("Ann", "game start")
    if "Ann" in (hosted := await stage.hosted()).asks.awaited.seats:
        await fulfil(stage, [Submission("Ann", hosted.asks.of("Ann")[0].pick(Random(1)))])
    return stage


async def moments(stage: Stage) -> list[datetime]:
    """Return when each line was accepted, since the first."""
    rows = await rows_in(stage.database, select(ActionRow).order_by(ACTIONS.c.number))
    return [row.at for row in rows]


async def test_a_mind_that_fails_thinks_again_as_a_gentle_one(
    opening: Opening, capsys: pytest.CaptureFixture[str]
) -> None:
    minds = Failing(times=1)
    stage = await with_minds(await opening.stage(), minds)
    written = capsys.readouterr().out

    assert minds.asked[:2] == [Strength.USUAL, Strength.GENTLE]
    assert (await stage.hosted()).asks.awaited.seats == ("Ann",)
    assert written.count("house player failed to decide") == 1


async def test_a_house_player_is_as_strong_as_its_table_has_chosen(opening: Opening) -> None:
    minds = Failing(times=0)
    await with_minds(await opening.stage(), minds, Strength.STRONG)

    assert {*minds.asked} == {Strength.STRONG}


async def test_the_log_names_the_error_of_a_mind_and_no_word_of_it(
    opening: Opening, capsys: pytest.CaptureFixture[str]
) -> None:
    await with_minds(await opening.stage(), Failing(times=2))
    written = capsys.readouterr().out

    assert "ValueError" in written
    assert "Lugh" not in written


async def test_a_table_goes_on_to_its_end_though_every_thought_fails(opening: Opening) -> None:
    stage = await opening.stage()
    stage.bot.services.host.house.minds = Failing(times=100_000)
    await play_alone(stage, "bluff")

    assert (await stage.hosted()).phase is GamePhase.OVER


async def test_people_are_answered_while_the_house_thinks(opening: Opening) -> None:
    stage = await with_minds(await opening.stage(), Slow(seconds=600))

    assert "Bluff" in answer(await stage.command("Ann", "game status"))


async def test_how_long_a_house_player_thinks_does_not_show(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.env.restart_bot(new_bot(stage.database, pauses=STILL._replace(breath=BREATH)))
    await with_minds(stage, Slow(seconds=HEAD_START.total_seconds() * 0.9))
    hosted = await stage.hosted()
    (house,) = hosted.house
    (moment,) = moments_of(hosted, house, stage.env.now(), BREATH)
    before = len(await moments(stage))
    await stage.pass_hours(2 * BREATH / 3600)

    assert abs((await moments(stage))[before] - moment) < timedelta(seconds=0.2)


async def test_no_vote_puts_off_a_vote_of_the_house(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.env.restart_bot(new_bot(stage.database, pauses=STILL._replace(breath=BREATH)))
    await table_for_one(stage, "tain")
    await stage.command("Ann", "game start")
    if "Ann" in (hosted := await stage.hosted()).asks.awaited.seats:
        await fulfil(stage, [Submission("Ann", hosted.asks.of("Ann")[0].pick(Random(1)))])
    else:
        await stage.pass_hours(2 * BREATH / 3600)
    hosted = await stage.hosted()
    began, voted = (await moments(stage))[-1], len(await moments(stage))
    expected = sorted(moments_of(hosted, name, began, BREATH)[0] for name in hosted.house)
    await stage.press("Ann", stage.prompt, "Approve")
    await stage.pass_hours(2 * BREATH / 3600)
    made = (await moments(stage))[voted + 1 : voted + 5]
    assert all(abs(at - due) < timedelta(seconds=0.2) for at, due in zip(made, expected, strict=True))


async def succeed(stage: Stage) -> None:
    """Let a party of good players go on the next quest, and succeed."""
    table = await stage.table()
    size = SIZES[len(table.seats)].parties[table.round.quest - 1]
    party = tuple((await stage.on_side("good"))[:size])
    votes = [Submission(name, Vote(approve=True)) for name in table.seats]
    orders = [Submission(name, Act(support=True)) for name in party]
    await fulfil(stage, [Submission(await stage.leader(), Propose(party)), *votes, *orders])


async def test_the_house_lets_a_scene_end_before_it_acts(game: Stage) -> None:
    await game.env.restart_bot(new_bot(game.database, pauses=STILL._replace(breath=BREATH)))
    await succeed(game)
    await succeed(game)
    for name in await game.on_side("evil"):
        await stand_in(game, name)
    await succeed(game)
    before = len(await moments(game))
    steps = await rows_in(game.database, select(OutboxRow).where(OUTBOX.c.kind == OutboxKind.SCENE))
    over = max(row.due_at for row in steps) + timedelta(seconds=BREATH)
    await game.pass_hours((over - game.env.now()).total_seconds() / 3600)

    assert len(await moments(game)) == before
    await game.pass_hours(2 * BREATH / 3600)
    assert len(await moments(game)) > before


@pytest.mark.parametrize("ends", ["at a time of day", "when the GM says"])
async def test_where_votes_count_at_once_the_house_votes_before_the_end_of_any_day(dealt: Stage, ends: str) -> None:
    hosted, at = await dealt.hosted(), dealt.env.now()
    kind = hosted.rulebook.kind_of_wait(hosted.started.table) or ""
    pace = Pace({kind: Ends((TimeOfDay(20 * 60),), 12)}) if ends == "at a time of day" else Pace()
    hosted.settings = structs.replace(hosted.settings, hours={}, pace=pace)
    hosted.deadline = at + timedelta(days=1)
    moments_of_all = [moment for name in hosted.names for moment in moments_of(hosted, name, at, BREATH)]

    assert all(at < moment < hosted.deadline for moment in moments_of_all)


def lines_known(hosted: HostedGame) -> list[int]:
    """Return the lines by which the first house player of a game goes."""
    return [each.line for each in turn_of(hosted, hosted.house[0]).told]


async def test_whatever_was_taken_back_has_not_happened_for_a_house_player(opening: Opening) -> None:
    stage = await opening.stage()
    await waiting_for_house(stage)
    hosted = await stage.hosted()
    before = lines_known(hosted)
    await stage.take_back("Ann")

    assert hosted.lines in before
    assert lines_known(await stage.hosted()) == [line for line in before if line != hosted.lines]
