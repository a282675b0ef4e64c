"""Spreadsheets of a game: a GM without a seat gets all, a GM who plays the public ones, everybody else at the end."""

import csv
from datetime import timedelta
from functools import partial

from simcord import InteractionResult
from sqlalchemy import select

from bot.clock import now
from bot.components.keys import Key, Verb
from bot.page.making import page_of_game
from bot.storage.channels.spoken_votes import SpokenVote, forget_old_spoken_votes
from engine.parties.actions import Act
from tests.asking import rows_in
from tests.cogs.forgery import press
from tests.cogs.gm.test_co_gms import join
from tests.cogs.opening import Opening
from tests.cogs.players.test_privacy import forget
from tests.cogs.quests import do, let_vote
from tests.cogs.speech.test_votes_aloud import allow_votes_aloud, say_here
from tests.cogs.stage import Stage, answer, labels_of

OPEN = {"tain-1-votes.csv", "tain-1-counts.csv", "tain-1-votes.jsonl", "tain-1-counts.jsonl"}
SECRET = {"tain-1-orders.csv", "tain-1-nights.csv", "tain-1-orders.jsonl", "tain-1-nights.jsonl"}


def files(stage: Stage, result: InteractionResult) -> dict[str, bytes]:
    """Return the files of an answer."""
    assert result.response is not None
    attached = result.response.message.attachments
    return {each.filename: stage.env.backend.cdn.get(each.url) or b"" for each in attached}


def table(content: bytes) -> list[dict[str, str]]:
    """Read a sheet as a spreadsheet does."""
    return [*csv.DictReader(content.decode("utf-8-sig").splitlines())]


async def at_desk(stage: Stage, name: str) -> InteractionResult:
    """Press the button at somebody's desk; a GM without a seat finds it in the inbox."""
    desk = (await stage.command(name, "gm desk")).response
    assert desk is not None
    if "Spreadsheets" not in labels_of(desk):
        desk = (await stage.press(name, desk, "Inbox")).response
    return await stage.press(name, desk, "Spreadsheets")


async def voted(stage: Stage) -> None:
    """Let everybody have approved a party, of whom one has acted."""
    leader = await stage.leader()
    others = [name for name in ("Ann", "Ben", "Cat", "Dan", "Eve") if name != leader]
    await stage.propose(leader, others[0])
    await let_vote(stage)
    await do(stage, [leader], Act(support=True))


async def test_a_gm_without_a_seat_gets_every_table(game: Stage) -> None:
    await voted(game)
    given = await at_desk(game, "Gia")
    found = files(game, given)
    (order,) = [row for row in table(found["tain-1-orders.csv"]) if row["order"] == "act"]

    assert found.keys() == OPEN | SECRET
    assert order["actor"] == await game.leader()
    assert len(table(found["tain-1-votes.csv"])) == 5


async def test_a_vote_has_the_time_and_the_post_that_told_of_it(game: Stage) -> None:
    await voted(game)
    (count,) = table(files(game, await at_desk(game, "Gia"))["tain-1-counts.csv"])
    posts = {str(message.id) for message in game.channel.history()}

    assert count["time"].startswith("2026-01-01T")
    assert count["link"].rpartition("/")[2] in posts


async def test_a_vote_aloud_leads_to_the_message_that_cast_it(game: Stage) -> None:
    await allow_votes_aloud(game)
    written = await say_here(game, "Ann", "**approve**")
    await game.press("Ben", game.prompt, "Approve openly")
    first, second = table(files(game, await at_desk(game, "Gia"))["tain-1-votes.csv"])

    assert first["link"].endswith(f"/{game.channel.id}/{written.id}")
    assert second["link"].rpartition("/")[2] != str(written.id)


async def test_a_forgotten_players_votes_lead_to_no_message_of_theirs(game: Stage) -> None:
    await allow_votes_aloud(game)
    written = await say_here(game, "Ann", "**approve**")
    await game.end("Gia")
    await forget(game, "Ann")

    assert str(written.id) not in str(files(game, await at_desk(game, "Gia")))


async def test_which_messages_cast_votes_is_kept_for_two_days_after_the_end(game: Stage) -> None:
    await allow_votes_aloud(game)
    await say_here(game, "Ann", "**approve**")
    await game.end("Gia")
    kept = []
    for days in (1, 3):
        await game.database.write(partial(forget_old_spoken_votes, now=now() + timedelta(days=days)))
        kept.append(len(await rows_in(game.database, select(SpokenVote))))

    assert kept == [1, 0]


async def test_a_gm_who_plays_gets_the_public_tables_only(game: Stage) -> None:
    await join(game, "Ann")
    await voted(game)
    given = await at_desk(game, "Ann")

    assert files(game, given).keys() == OPEN
    assert "public votes and counts" in answer(given)


async def test_a_player_gets_no_table_before_the_end(game: Stage) -> None:
    await voted(game)
    early = await press(game, "Ann", Key(Verb.SHEETS, 1))

    assert files(game, early) == {}
    assert "only a GM gets spreadsheets" in answer(early)


async def test_everybody_gets_every_table_after_the_end(game: Stage) -> None:
    game.bot.make_pages(page_of_game)
    await voted(game)
    await game.end("Gia")
    replay = await game.press("Ben", game.channel.history()[-1], "My replay")
    given = await game.press("Ben", replay.response, "Spreadsheets")

    assert files(game, given).keys() == OPEN | SECRET


async def test_a_board_game_has_no_spreadsheets(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="danube")
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    desk = (await stage.command("Gia", "gm desk")).response
    assert desk is not None

    assert "Spreadsheets" not in labels_of(desk)
    assert "no tables" in answer(await press(stage, "Gia", Key(Verb.SHEETS, 1)))


async def test_a_game_that_has_not_begun_has_no_spreadsheets(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="tain")

    assert "hasn't begun" in answer(await press(stage, "Gia", Key(Verb.SHEETS, 1)))
