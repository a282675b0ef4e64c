"""A GM who sees results first writes above each text, or in place of the theme's line in it; every fact stays."""

import discord
import pytest
from simcord import InteractionResult
from sqlalchemy import func, select

from bot.components.keys import Key, Verb
from bot.page.making import page_of_game
from bot.storage.people.remarks import Remark
from bot.storage.schema.models import GameRow
from tests.asking import rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.gm.test_co_gms import join
from tests.cogs.gm.test_pending_results import begin_and_vote, dms, take_back, tell
from tests.cogs.opening import Opening
from tests.cogs.remarks.test_own_replays import EVERYBODY, read
from tests.cogs.remarks.test_own_words import TITLE, TITLE_OF_DM
from tests.cogs.stage import Stage, answer, choices_of, text_of

MINE = "The **beekeeper** counts the hands, @everyone."
SHOWN = "The **beekeeper** counts the hands, @\N{ZERO WIDTH SPACE}everyone."


@pytest.fixture
async def pending(opening: Opening) -> Stage:
    """Return a game of five whose vote the GM has not published."""
    return await opening.after(begin_and_vote)


def result(stage: Stage, name: str = "Gia") -> discord.Message:
    """Return the DM with the result."""
    return stage.dms(name)[-1]


async def write(stage: Stage, text: str, to: str | None = None, how: str = "above") -> InteractionResult:
    """Let the GM write beside the text for the channel, or for a player."""
    seat = (await stage.hosted()).occupancy_of(stage.users[to].id) if to else None
    chosen = "0" if seat is None else str(seat.seat_id)
    form = await stage.choose("Gia", result(stage), [chosen])
    values = {"text": text} | ({"how": [how]} if "In place of" in str(form.modal) else {})
    sent = await stage.users["Gia"].submit_modal(form, values)
    assert isinstance(sent, InteractionResult)
    assert sent.acknowledged
    return sent


def posts(stage: Stage) -> list[discord.Message]:
    """Return the posts of the channel."""
    return list(stage.channel.history())


def lines_of(post: discord.Message) -> list[str]:
    """Return the lines of a message."""
    lines = f"{post.content}\n" + "\n".join(f"{embed.title}\n{embed.description}" for embed in post.embeds)
    return lines.splitlines()


def is_drama(line: str) -> bool:
    """Whether a line is the theme's: it stands in italics."""
    return line.startswith("*") and not line.startswith("**")


def drama(post: discord.Message) -> list[str]:
    """Return the theme's lines of a message."""
    return [line for line in lines_of(post) if is_drama(line)]


def facts(post: discord.Message) -> list[str]:
    """Return everything else, without the GM's own words and what stands around them."""
    return [
        line for line in lines_of(post) if not is_drama(line) and "beekeeper" not in line and "own words" not in line
    ]


async def test_the_words_stand_in_a_message_of_their_own_just_above_the_text(pending: Stage) -> None:
    await write(pending, MINE)
    shown = text_of(result(pending))
    await tell(pending)
    mine, news = posts(pending)[-2:]

    assert SHOWN in shown
    assert [(embed.title, embed.description) for embed in mine.embeds] == [(TITLE, SHOWN)]
    assert "Approved, 5 to 0" in text_of(news)


async def test_words_above_leave_the_text_as_it_is_and_words_instead_leave_every_fact(pending: Stage) -> None:
    plain = result(pending)
    await write(pending, MINE, how="above")
    above = result(pending)
    await write(pending, MINE, how="instead")
    instead = result(pending)
    await tell(pending)
    post = posts(pending)[-1]

    assert drama(plain)
    assert drama(above) == drama(plain)
    assert drama(instead) == drama(post) == []
    assert set(facts(plain)) <= {*facts(above)}
    assert set(facts(plain)) <= {*facts(instead)}
    assert {line for line in facts(post) if "5 to 0" in line} <= {*facts(plain)}


async def test_the_gm_sees_the_result_as_it_will_stand(pending: Stage) -> None:
    (line,) = drama(result(pending))
    await write(pending, MINE, how="instead")
    instead, marked = text_of(result(pending)), str(choices_of(result(pending)))
    await write(pending, "")
    after = text_of(result(pending))

    assert line not in instead
    assert "Approved, 5 to 0" in instead
    assert "✎ the channel" in marked
    assert line in after
    assert SHOWN not in after


async def test_words_for_a_player_come_before_their_dm_and_reach_nobody_else(pending: Stage) -> None:
    table = await pending.table()
    player = table.round.party[0]
    before = dms(pending)
    posted = len(posts(pending))
    await write(pending, "Mind the ford.", player)
    quiet = (dms(pending), len(posts(pending)))
    await tell(pending)
    more = {name: pending.dms(name)[len(before[name]) :] for name in NAMES}

    assert quiet == (before, posted)
    assert TITLE_OF_DM in text_of(more[player][0])
    assert "What's your order?" in text_of(more[player][1])
    assert not any("ford" in text_of(dm) for name in NAMES if name != player for dm in more[name])
    assert "Mind the ford." in answer(await pending.command(player, "game secrets"))
    assert "ford" not in "".join(map(text_of, posts(pending)))


async def test_words_are_published_with_the_result_when_time_is_up(pending: Stage) -> None:
    await write(pending, MINE)
    await pending.restart()
    await pending.pass_hours(1.1)

    assert any(SHOWN in text_of(post) for post in posts(pending))


async def test_words_for_a_result_that_is_withdrawn_are_never_told(pending: Stage) -> None:
    await write(pending, MINE)
    await take_back(pending)

    assert not any("beekeeper" in text_of(post) for post in posts(pending))
    assert await rows_in(pending.database, select(func.count()).select_from(Remark)) == [0]


async def test_words_are_struck_through_with_a_result_that_is_undone(pending: Stage) -> None:
    await write(pending, MINE)
    await tell(pending)
    await pending.take_back()
    await pending.pass_hours(0.1)

    assert any("~~" in text_of(post) and "beekeeper" in text_of(post) for post in posts(pending))


async def test_a_gm_who_plays_writes_nothing_beside_a_result(pending: Stage) -> None:
    token = (await pending.hosted()).wait_token
    await join(pending, "Ann")
    tried = [answer(await press(pending, name, Key(Verb.HELD_SET, 1, token, rest="0"))) for name in ("Ann", "Ben")]

    (kept,) = await rows_in(pending.database, select(GameRow.pending))

    assert kept is not None
    assert kept.words == {}
    assert all(tried)


async def test_words_for_a_result_that_is_published_already_are_refused(pending: Stage) -> None:
    form = await pending.choose("Gia", result(pending), ["0"])
    await tell(pending)
    sent = await pending.users["Gia"].submit_modal(form, {"text": MINE, "how": ["above"]})

    assert isinstance(sent, InteractionResult)
    assert "No result is waiting any more" in str(sent.response.content if sent.response else "")


async def test_another_gm_gets_the_result_anew_with_the_words(opening: Opening) -> None:
    stage = await opening.after(begin_and_vote)
    await join(stage, "Zoe")
    count = len(stage.dms("Zoe"))
    await write(stage, MINE)

    assert len(stage.dms("Zoe")) == count + 1
    assert SHOWN in text_of(result(stage, "Zoe"))


async def test_the_replay_has_the_words_above_the_result_in_place_of_its_drama(pending: Stage) -> None:
    pending.bot.make_pages(page_of_game)
    await write(pending, MINE, how="instead")
    await tell(pending)
    line = drama(posts(pending)[-1])
    await pending.end("Gia")
    page = read(pending, posts(pending)[-1])
    said = ["\n".join(each.lines) for each in page.messages if each.to == EVERYBODY]
    place = next(number for number, text in enumerate(said) if "counts the hands" in text)

    assert line == []
    assert "Approved, 5 to 0" in said[place + 1]
