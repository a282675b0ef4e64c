"""A game in which nothing has happened for days asks its GM what to do, and goes on by itself once somebody acts."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.clock import now
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.wording.time_words import date
from engine.actions import Expire, Extend, Pause, Resume
from engine.judging import Submission
from engine.mafia.actions import Modkill, Vote
from engine.mafia.events import Time
from engine.names import CLOCK, GM
from engine.speech import Say
from tests.asking import choose_settings, rows_in
from tests.cogs.gamblers import SEVEN, give_lists, sit_down
from tests.cogs.opening import Opening
from tests.cogs.stage import STILL, Stage, new_bot, text_of
from tests.cogs.submissions import fulfil

GAMES = ("open-table", "great-table")
MORE_THAN_A_DAY = 49
"""Hours after which a day of these games is over."""
LONG_PAUSE = 400.0
"""Seconds within which words under an alias are posted."""


async def let_nothing_happen(stage: Stage, game: str, *, anonymous: bool = False) -> None:
    """Begin a game that goes on by the clock, and let days pass until its GM is asked about one."""
    await sit_down(stage, SEVEN, game=game, anonymous=anonymous)
    while not (await is_stalled(stage) and (await stage.hosted()).started.table.phase is Time.DAY):
        await fulfil(stage, [Submission(CLOCK, Expire())])
    if game == "great-table":
        await give_lists(stage, SEVEN)  # Nobody votes without one.
    await stage.pass_hours(MORE_THAN_A_DAY)


async def is_stalled(stage: Stage) -> bool:
    """Return whether nothing has happened for long."""
    hosted = await stage.hosted()
    return hosted.rulebook.is_stalled(hosted.started.table)


@pytest.fixture(params=GAMES)
async def stalled(opening: Opening, request: pytest.FixtureRequest) -> Stage:
    """Return a game whose GM has been asked what to do about a day in which nothing happens."""
    stage = await opening.after(let_nothing_happen, request.param)
    assert len(stage.questions()) == 1
    return stage


async def test_a_day_in_which_somebody_acts_again_has_its_whole_time_and_ends_by_itself(stalled: Stage) -> None:
    before = (await stalled.hosted()).wait_token
    await fulfil(stalled, [Submission("Ann", Vote("Ben"))])
    told = stalled.channel.history()[-1].content
    await fulfil(stalled, [Submission("Cat", Vote("Dan"))])
    again = (await stalled.hosted()).wait_token
    await stalled.pass_hours(MORE_THAN_A_DAY)

    assert "The game goes on, so the time for the day starts again." in told
    assert again == before != (await stalled.hosted()).wait_token
    assert len(stalled.questions()) == 1


@pytest.mark.parametrize(("more", "left"), [(0, 48), (24, 24)])
async def test_the_clock_of_a_stalled_game_stands_still_while_it_is_paused(
    opening: Opening, more: float, left: float
) -> None:
    stage = await opening.after(let_nothing_happen, "open-table")
    if more:
        await fulfil(stage, [Submission(GM, Extend(more))])
    await fulfil(stage, [Submission(GM, Pause())])
    await stage.pass_hours(MORE_THAN_A_DAY)
    await fulfil(stage, [Submission(GM, Modkill("Gus"))])
    await stage.pass_hours(1)
    await fulfil(stage, [Submission(GM, Resume())])
    deadline = (await stage.hosted()).deadline

    assert deadline is not None
    assert deadline - now() == timedelta(hours=left)


async def test_a_stalled_game_goes_on_without_a_deadline_if_only_the_gm_had_set_one(opening: Opening) -> None:
    stage = await opening.after(let_nothing_happen, "open-table")
    await choose_settings(stage.database, hours={})
    await stage.restart()
    await fulfil(stage, [Submission("Ann", Vote("Ben"))])
    await stage.restart()

    assert (await stage.hosted()).deadline is None


@pytest.fixture
async def about_to_speak(opening: Opening) -> Stage:
    """Return such a game under aliases, with words that somebody has written and that are not posted yet."""
    stage = await opening.after(let_nothing_happen, "open-table", anonymous=True)
    await stage.env.restart_bot(new_bot(stage.database, pauses=STILL._replace(speech=LONG_PAUSE)))
    await fulfil(stage, [Submission((await stage.hosted()).names[0], Say("Hello?"))])
    return stage


async def test_words_under_an_alias_give_a_stalled_game_its_time_from_when_they_are_posted(
    about_to_speak: Stage,
) -> None:
    (words,) = await rows_in(about_to_speak.database, select(OutboxRow).where(OutboxRow.kind == OutboxKind.SPEECH))
    hosted = await about_to_speak.hosted()

    assert words.due_at > now()
    assert hosted.deadline == words.due_at + timedelta(hours=hosted.settings.hours[Time.DAY])


async def test_words_under_an_alias_are_posted_before_the_card_shows_that_a_game_goes_on(
    about_to_speak: Stage,
) -> None:
    deadline = (await about_to_speak.hosted()).deadline
    assert deadline is not None
    during = text_of(about_to_speak.card)
    await about_to_speak.env.advance_time(LONG_PAUSE)

    assert [date(deadline) in each for each in (during, text_of(about_to_speak.card))] == [False, True]
