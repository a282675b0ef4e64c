"""Players tell the table that they are away: they get no reminders, and the table waits as long as it has chosen."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import discord
import pytest
from sqlalchemy import update

from bot.clock import now
from bot.delivery.desk.desk_view import DeskView, beside
from bot.delivery.gm.reminders import last_call_message, late_message
from bot.delivery.posts.absence_posts import away_names, held_message
from bot.host.seats.absences import waits_until
from bot.host.waits.pace_times import ON_ITS_WAY
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.escalation import Escalation
from bot.storage.schema.kinds import LatePolicy, OutboxKind
from bot.storage.schema.models import Deadline, Occupant
from bot.wording.desk_words import AtDesk
from engine.judging import Submission
from engine.mafia.actions import Vote
from tests.asking import change, choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SEVEN, aliases, holder, sit_down, sit_down_and_deal, table_of
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer
from tests.cogs.whole.test_reminders import choose, reminders


async def choose_auto(stage: Stage, escalation: Escalation) -> None:
    """Let a game that is on go on by itself, with a ladder."""
    await choose_settings(stage.database, late=LatePolicy.AUTO)
    await choose(stage, escalation)


async def test_a_player_who_is_away_is_told_until_when(game: Stage) -> None:
    assert "until <t:" in answer(await game.command("Eve", "game away", until="2 days"))


async def test_the_card_shows_who_is_away_until_when(game: Stage) -> None:
    await game.command("Eve", "game away", until="2 days")

    assert "('Away', '**Eve** until <t:" in await game.painted_card()


async def test_the_table_hears_who_is_away_and_how_they_are_answered_for(game: Stage) -> None:
    await game.command("Eve", "game away", until="2 days")
    said = game.channel.history()[-1]

    assert "**Eve** is away until <t:" in said.content
    assert "A missing vote doesn't count" in said.content
    assert said.mentions == []


async def test_a_player_who_is_away_is_not_reminded_even_after_a_restart(game: Stage) -> None:
    await game.propose()
    await game.command("Eve", "game away", until="2 days")
    await game.restart()
    await game.pass_hours(12.1)

    assert [len(reminders(game, name)) for name in NAMES] == [1, 1, 1, 1, 0]


async def test_a_player_who_is_back_is_reminded(game: Stage) -> None:
    await game.propose()
    await game.command("Eve", "game away", until="2 days")
    await game.pass_hours(12.1)
    await game.command("Eve", "game away")
    await game.command("Ann", "game away", until="3 d")
    await game.pass_hours(9.6)

    assert [len(reminders(game, name)) for name in NAMES] == [1, 2, 2, 2, 1]


async def test_the_table_hears_that_a_player_is_back(game: Stage) -> None:
    await game.propose()
    await game.command("Eve", "game away", until="2 days")
    await game.command("Eve", "game away")

    assert "**Eve** is back" in game.channel.history()[-1].content
    assert "Away" not in await game.painted_card()


async def test_away_needs_a_valid_time(game: Stage) -> None:
    assert "say until when" in answer(await game.command("Ann", "game away"))
    assert "as a time; try" in answer(await game.command("Ann", "game away", until="0 days"))
    assert "for at most 60 days" in answer(await game.command("Ann", "game away", until="99 days"))
    assert "is away" not in game.said


async def test_the_days_of_an_absence_may_be_written_as_d(game: Stage) -> None:
    assert "until when" not in answer(await game.command("Ann", "game away", until="3 d"))
    assert "**Ann** is away until" in game.said


async def miss_a_vote(stage: Stage) -> None:
    """Let everybody but an absent player have voted when the deadline passes."""
    await choose_auto(stage, Escalation(patience=30))
    await stage.propose()
    await stage.command("Eve", "game away", until="5 days")
    await let_vote(stage, NAMES[:4], approve=False)
    await stage.pass_hours(24.1)


async def test_the_table_is_told_how_long_it_waits_for_an_absent_player(game: Stage) -> None:
    await miss_a_vote(game)

    assert (await game.table()).round.past_votes == ()
    assert "Away: **Eve**" in game.said
    assert "up to 30 hours.\nThen this happens:\nA missing vote" in game.said


async def test_the_table_waits_for_an_absent_player_no_longer_than_it_has_chosen(game: Stage) -> None:
    await miss_a_vote(game)
    await game.pass_hours(6)

    assert len((await game.table()).round.past_votes) == 1


async def test_the_table_waits_for_an_absence_that_ends_just_after_the_deadline(game: Stage) -> None:
    await choose_auto(game, Escalation(patience=30))
    await game.propose()
    await game.command("Eve", "game away", until="5 days")
    deadline = (await game.hosted()).deadline
    assert deadline is not None
    back = deadline + ON_ITS_WAY + timedelta(seconds=0.5)
    await change(game.database, update(Occupant).where(Occupant.away_until.is_not(None)).values(away_until=back))
    await let_vote(game, NAMES[:4], approve=False)
    await game.pass_hours(24.1)

    assert "Away: **Eve**" in game.said
    assert len((await game.table()).round.past_votes) == 1


async def test_the_table_waits_for_those_who_may_owe_an_order_whether_or_not_they_do(game: Stage) -> None:
    await choose_auto(game, Escalation(patience=30))
    await game.propose("Ann", "Ben")
    await let_vote(game)
    await game.command("Ann", "game away", until="5 days")
    await game.command("Ann", "quest act", order="support")
    await game.pass_hours(24.1)
    said, before = game.said, (await game.table()).round.past_quests
    await game.pass_hours(6)

    assert "Away: **Ann**" in said
    assert before == ()
    assert len((await game.table()).round.past_quests) == 1


async def test_a_secret_order_does_not_show_that_its_player_is_there(game: Stage) -> None:
    await choose_auto(game, Escalation(substitute=3))
    await game.propose("Ann", "Ben")
    await let_vote(game)
    await game.command("Ann", "game away", until="5 days")
    await change(game.database, update(Occupant).where(Occupant.name == "Ann").values(missed=1))
    before = await game.painted_card()
    await game.command("Ann", "quest act", order="support")

    assert all("Away', '**Ann** until" in card for card in (before, await game.painted_card()))
    assert (await game.hosted()).occupancy("Ann").missed == 1


async def test_a_missing_secret_order_is_no_missed_wait(game: Stage) -> None:
    await choose_auto(game, Escalation(substitute=1))
    await game.propose("Ann", "Ben")
    await let_vote(game)
    await game.command("Ann", "quest act", order="support")
    await game.pass_hours(24.1)

    assert len((await game.table()).round.past_quests) == 1
    assert "has missed" not in game.said
    assert not (await game.hosted()).occupancy("Ben").missed


async def miss_a_wait(stage: Stage) -> discord.Message:
    """Let a player miss a vote, and return the offer of their seat."""
    await choose_auto(stage, Escalation(substitute=1))
    await stage.propose()
    await let_vote(stage, NAMES[:4], approve=False)
    await stage.pass_hours(24.1)
    return next(message for message in stage.channel.history() if "Take the seat" in str(message.components))


async def test_a_seat_is_offered_after_as_many_missed_waits_as_the_table_has_chosen(game: Stage) -> None:
    await miss_a_wait(game)

    assert "**Eve** has missed a deadline" in game.said


async def test_a_seat_on_offer_after_missed_waits_is_kept_by_an_answer(game: Stage) -> None:
    offer = await miss_a_wait(game)
    await game.command(await game.leader(), "quest propose", first="Ann", second="Ben")
    await game.command("Eve", "quest vote", answer="reject")
    over = next(message for message in game.channel.history() if message.id == offer.id)

    assert "**Eve**'s seat isn't on offer any more" in over.content
    assert over.components == []


async def test_a_seat_that_is_already_on_offer_is_not_offered_again(game: Stage) -> None:
    await choose_auto(game, Escalation(substitute=1))
    *present, absent = (await game.table()).round.order
    for leader in present[:2]:
        await game.command(leader, "quest propose", first="Ann", second="Ben")
        for name in present:
            await game.command(name, "quest vote", answer="reject")
        await game.pass_hours(24.1)

    assert game.said.count(f"**{absent}** has missed a deadline") == 1
    assert str([message.components for message in game.channel.history()]).count("Take the seat") == 1


async def test_the_bench_is_asked_first(game: Stage) -> None:
    await game.command("Zoe", "game join")
    await choose_auto(game, Escalation(substitute=1))
    await game.propose()
    await let_vote(game, NAMES[:4], approve=False)
    await game.pass_hours(24.1)

    assert "Take the seat" in str(game.dms("Zoe")[-1].components)
    assert "Take the seat" not in str([message.components for message in game.channel.history()])


async def test_a_missed_wait_does_not_count_if_most_of_the_table_missed_it(game: Stage) -> None:
    await choose_auto(game, Escalation(substitute=1))
    await game.propose()
    await let_vote(game, ("Ann", "Ben"), approve=False)
    await game.pass_hours(24.1)

    assert "substitute" not in game.said


async def test_a_table_may_choose_to_modkill_players_who_have_not_voted(opening: Opening) -> None:
    stage = await opening.after(sit_down_and_deal, SEVEN)
    await choose(stage, Escalation(removal=1))
    for voter, target in zip(SEVEN[:6], (*SEVEN[1:6], SEVEN[0]), strict=True):
        await stage.command(voter, "table vote", player=target)
    await stage.pass_hours(30.1)

    assert SEVEN[6] in (await table_of(stage)).dead
    assert f"**{SEVEN[6]}** has missed too many deadlines in a row" in stage.said


@pytest.mark.usefixtures("fixed")
async def test_a_move_queued_behind_a_modkill_knows_that_its_misses_are_forgotten(stage: Stage) -> None:
    await sit_down_and_deal(stage, SEVEN)  # With this chance the game goes on without the guard's holder.
    await choose(stage, Escalation(removal=1))
    gone, host, past = await holder(stage, "guard"), stage.bot.services.host, now() - timedelta(hours=1)
    voter, target, *_ = (name for name in SEVEN if name != gone)
    missed = update(Occupant).where(Occupant.name == gone).values(missed=1)
    await change(stage.database, missed, update(Deadline).values(escalates_at=past))
    found = await stage.hosted()
    async with stage.bot.services.games.lock(1):
        passing = asyncio.create_task(host._lateness.let_deadlines_pass())
        for _ in range(20):
            await asyncio.sleep(0)
        voting = asyncio.create_task(host.submit(found, Submission(voter, Vote(target))))
        await asyncio.sleep(0)
    _, done = await asyncio.gather(passing, voting)

    assert gone in (await table_of(stage)).dead
    assert not done.hosted.occupancy(gone).missed


def on_card(hosted: HostedGame) -> object:
    return away_names(hosted)


def in_the_room(hosted: HostedGame) -> object:
    return held_message(hosted, owed(hosted.id, OutboxKind.HELD, [], now(), Destination()))


def in_the_last_call(hosted: HostedGame) -> object:
    return last_call_message(hosted, owed(hosted.id, OutboxKind.LAST_CALL, [hosted.wait_line], now(), Destination()))


def in_news_of_the_late(hosted: HostedGame) -> object:
    late = owed(hosted.id, OutboxKind.LATE, [hosted.wait_line], now(), Destination(user_id=hosted.gm_id))
    made = late_message(hosted, late)
    return made and made.text


def at_the_desk(hosted: HostedGame) -> object:
    return [*beside(hosted, DeskView(hosted.gm_id, sees=False), AtDesk(), hosted.occupancy("Eve"))]


def in_time(hosted: HostedGame) -> object:
    return waits_until(hosted, now()) is not None


@pytest.mark.parametrize(
    "show",
    [on_card, in_the_room, in_the_last_call, in_news_of_the_late, at_the_desk, in_time],
    ids=lambda show: show.__name__,
)
async def test_nothing_shows_an_absence_before_the_table_is_told(
    game: Stage, show: Callable[[HostedGame], object]
) -> None:
    await choose(game, Escalation(patience=30))
    await game.propose()
    hosted = await game.hosted()
    there = show(hosted)
    eve = hosted.occupancy("Eve")
    eve.away_since, eve.away_until = now() + timedelta(minutes=1), now() + timedelta(days=1)
    untold = show(hosted)
    eve.away_since = now()

    assert untold == there
    assert show(hosted) != there


async def test_under_aliases_the_bot_names_the_alias_of_an_absent_player(opening: Opening) -> None:
    stage = await opening.after(sit_down, SEVEN)
    alias = (await aliases(stage))["Ann"]
    await stage.dm_command("Ann", "game away", until="fri 20:00")
    await stage.pass_hours(0.1)
    said = stage.channel.history()[-1].content
    card = await stage.painted_card()

    assert f"('Away', '**{alias}** until" in card
    assert "Ann" not in card.replace(alias, "")
    assert f"**{alias}** is away until" in said
    assert "Ann" not in said.replace(alias, "")
