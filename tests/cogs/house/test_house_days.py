"""House players where only time ends a wait: by day they send lists and vote, and at night Apprentices agree."""

from datetime import timedelta
from random import Random

from bot.host.house.house_moments import moments_of
from engine.actions import Close
from engine.great_table.roles import RoleName, Side
from engine.great_table.table import GreatTable
from engine.judging import Submission
from engine.mafia.actions import Modkill
from engine.mafia.events import Time
from engine.names import GM
from tests.cogs.house.test_house_players import table_for_one
from tests.cogs.house.test_house_volume import moved
from tests.cogs.opening import Opening
from tests.cogs.stage import STILL, Stage, new_bot
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import fixed_chance

MINUTE = 1 / 60
"""Hours."""
DAY, NIGHT = 30, 2
"""The usual hours of these waits."""
BREATH = 2.5
"""Seconds."""
HARMLESS = {
    **dict.fromkeys(("vigilante", "guard", "mayor", "role_finder", "card_finder", "target_finder", "healer"), 1),
    "socialite": 1,
    "place_swap": 4,
}
"""A deck without cards that keep their holder from killing."""


async def begun(stage: Stage) -> None:
    """Begin a practice game at the Great Table."""
    await table_for_one(stage, "great-table")
    with fixed_chance():
        await stage.command("Ann", "game start")
    await stage.pass_hours(MINUTE)


async def table_of(stage: Stage) -> GreatTable:
    """Return the table as it is now."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, GreatTable)
    return table


def is_day_over(table: GreatTable) -> bool:
    """Whether the first day is over, perhaps with the game."""
    return table.outcome is not None or table.number > 1 or table.time is Time.NIGHT


async def test_house_players_send_their_lists_when_a_day_begins(opening: Opening) -> None:
    stage = await opening.after(begun)

    assert {*(await table_of(stage)).today.lists} == {*(await stage.hosted()).house}


async def test_house_players_vote_in_the_second_half_of_a_day(opening: Opening) -> None:
    stage = await opening.after(begun)
    await stage.pass_hours(DAY / 2 - 1)
    before = await table_of(stage)
    await stage.pass_hours(DAY / 2)
    after = await table_of(stage)

    assert before.votes.ballots == {}
    assert is_day_over(after) or after.votes.ballots


async def test_the_house_votes_once_the_only_person_has(opening: Opening) -> None:
    stage = await opening.after(begun)
    random = Random(1)
    assert await moved(stage, random)  # The list.
    assert await moved(stage, random)  # The vote.
    await stage.pass_hours(MINUTE)
    table = await table_of(stage)

    assert is_day_over(table) or {*table.votes.ballots} == {*table.seats}


async def test_the_house_goes_on_without_the_only_person_once_they_are_dead(opening: Opening) -> None:
    stage = await opening.after(begun)
    await fulfil(stage, [Submission(GM, Modkill("Ann"))])
    await stage.pass_hours(MINUTE)
    table = await table_of(stage)

    assert is_day_over(table) or {*table.votes.ballots} == {*table.living}


async def test_several_people_are_waited_for_though_all_have_voted(opening: Opening) -> None:
    stage = await opening.after(begun)
    hosted = await stage.hosted()
    hosted.occupancies[0].user_id = 1
    hosted.deadline = stage.env.now() + timedelta(hours=DAY)
    (_, moment) = moments_of(hosted, hosted.house[0], stage.env.now(), BREATH)

    assert moment > stage.env.now() + timedelta(hours=DAY / 2)


async def two_apprentices(stage: Stage) -> None:
    """Begin a practice game with two Apprentices of the house, in which no card keeps them from killing."""
    await stage.env.restart_bot(new_bot(stage.database, pauses=STILL._replace(breath=BREATH)))
    await table_for_one(stage, "great-table")
    await stage.bot.services.sign_up.add_house(1, 3)
    await stage.bot.services.sign_up.set_options(1, {"deck": HARMLESS})
    with fixed_chance():
        await stage.command("Ann", "game start")


async def test_two_apprentices_of_the_house_agree_whom_to_kill(opening: Opening) -> None:
    stage = await opening.stage()
    await two_apprentices(stage)
    await fulfil(stage, [Submission(GM, Close())])
    await stage.pass_hours(MINUTE)
    table = await table_of(stage)
    kills = [table.today.kills.get(seat) for seat, role in table.roles.items() if role is RoleName.APPRENTICE]

    assert "Ann" not in table.on_side(Side.HOUSE)
    assert kills == [kills[0]] * 2 != [None, None]


async def test_a_house_player_looks_again_before_a_night_ends(opening: Opening) -> None:
    stage = await opening.after(begun)
    await fulfil(stage, [Submission(GM, Close())])
    hosted = await stage.hosted()
    assert hosted.deadline is not None
    moments = moments_of(hosted, hosted.house[0], stage.env.now(), BREATH)

    assert timedelta(0) < hosted.deadline - moments[-1] < timedelta(hours=NIGHT / 10)


async def test_a_practice_table_has_no_aliases_unless_its_person_wants_some(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Ann", "game new", game="great-table", solo=True)
    named = (await stage.hosted()).anonymous
    await stage.bot.services.sign_up.cancel(1, stage.users["Ann"].id)
    await stage.command("Ann", "game new", game="great-table", solo=True, anonymous=True)

    assert (named, (await stage.hosted(2)).anonymous) == (False, True)


async def test_a_practice_game_goes_on_by_itself_when_a_deadline_passes(opening: Opening) -> None:
    stage = await opening.stage()
    await table_for_one(stage, "great-table")
    await stage.command("Ann", "game start")
    await stage.pass_hours(DAY + MINUTE)

    assert is_day_over(await table_of(stage))
    assert not stage.questions("Ann")
