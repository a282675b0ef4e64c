"""A GM's own words in a private thread of the game: those who are there read them, and nobody else."""

import pytest
from simcord import InteractionResult

from bot.host.denied import Denied
from bot.host.leading.writing_remarks import Address, Written
from bot.page.making import page_of_game
from engine.great_table.roles import RoleName
from tests.cogs.gamblers import SEVEN
from tests.cogs.gm.test_co_gms import join
from tests.cogs.mishaps import allow
from tests.cogs.opening import Opening
from tests.cogs.players.test_watching import inform
from tests.cogs.remarks.test_own_replays import heard, read
from tests.cogs.remarks.test_own_words import TITLE, form_of, kept, speak
from tests.cogs.remarks.test_pictures import drawn, shown
from tests.cogs.remarks.test_texts_in_records import exported
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.threads import begin, people_in, private_threads, said_in, thread_of, with_role

HOUSE = "thread:house-0"


@pytest.fixture
async def table(opening: Opening) -> Stage:
    """Return a game whose House has a private thread."""
    return await opening.after(begin)


async def watch(stage: Stage) -> None:
    """Begin such a game, which Zoe watches with all its secrets."""
    await begin(stage)
    await inform(stage, "Zoe")


async def test_words_in_a_thread_are_posted_there_alone(table: Stage) -> None:
    pair = await with_role(table, RoleName.APPRENTICE)
    house, posts = await thread_of(table, *pair), len(table.channel.history())
    dms = {name: len(table.dms(name)) for name in SEVEN}
    told = await speak(table, "The boss is *pleased*.", HOUSE, picture=("a.png", drawn()))

    assert "for those who are there and nobody else" in told
    assert TITLE in text_of(house.history()[-1])
    assert shown(table, house.history()[-1]).size == (40, 30)
    assert len(table.channel.history()) == posts
    assert {name: len(table.dms(name)) for name in SEVEN} == dms


async def test_the_exported_record_has_words_of_a_thread_by_its_name(table: Stage) -> None:
    await speak(table, "The boss is pleased.", HOUSE)

    assert [line["to"] for line in await exported(table) if line.get("move") == "say"] == ["house"]


async def test_timed_words_in_a_thread_come_then(table: Stage) -> None:
    house = await thread_of(table, *await with_role(table, RoleName.APPRENTICE))
    await speak(table, "Midnight.", HOUSE, when="in 2 h")
    await table.restart()
    early = said_in(house)
    await table.pass_hours(2.1)

    assert "Midnight." not in early
    assert "Midnight." in said_in(house)


async def begin_without_threads(stage: Stage) -> None:
    """Begin a game where the bot may not make private threads."""
    await allow(stage, create_private_threads=False)
    await begin(stage)


async def test_where_a_thread_cannot_be_used_its_members_get_the_words_by_dm(opening: Opening) -> None:
    stage = await opening.after(begin_without_threads)
    pair = await with_role(stage, RoleName.APPRENTICE)
    dms = {name: len(stage.dms(name)) for name in SEVEN}
    await speak(stage, "The boss is pleased.", HOUSE)
    more = {name for name in SEVEN if len(stage.dms(name)) > dms[name]}

    assert more == {*pair}
    assert all("The boss is pleased." in text_of(stage.dms(name)[-1]) for name in pair)


async def test_members_of_a_thread_read_the_words_again_with_their_secrets(table: Stage) -> None:
    pair = await with_role(table, RoleName.APPRENTICE)
    await speak(table, "The boss is pleased.", HOUSE)
    readers = {name for name in SEVEN if "pleased" in answer(await table.command(name, "game secrets"))}

    assert readers == {*pair}


async def test_a_thread_that_has_gone_gets_nothing_and_the_gm_is_told(table: Stage) -> None:
    pair = await with_role(table, RoleName.APPRENTICE)
    await speak(table, "Midnight.", HOUSE, when="in 2 h")
    house, form = await thread_of(table, *pair), await form_of(table)
    await table.command("Gia", "gm close")
    for name in pair:
        await table.command("Gia", "gm modkill", player=name)
    await table.pass_hours(2.1)
    refused = await table.people["Gia"].submit_modal(form, {"text": "Hello?", "to": [HOUSE], "when": ""})

    assert "Midnight." not in said_in(house)
    assert any("has gone, so nobody has read it" in text_of(dm) for dm in table.dms("Gia"))
    assert isinstance(refused, InteractionResult)
    assert "Nobody is in that private thread any more" in answer(refused)


async def test_news_come_in_no_thread_of_players(table: Stage) -> None:
    assert "I post no news in that thread" in await speak(table, "Hm.", HOUSE, when="news")
    assert await kept(table) == []


async def test_a_gm_with_a_seat_writes_in_no_thread(table: Stage) -> None:
    await join(table, "Ann")
    forms = [str((await form_of(table, name)).modal) for name in ("Gia", "Ann")]
    ann = table.users["Ann"].id
    with pytest.raises(Denied, match="gm-plays"):
        await table.bot.services.remarks.speak(1, Written(ann, "Psst.", 1), Address(thread="house-0"))

    assert [HOUSE in form for form in forms] == [True, False]
    assert await kept(table) == []


async def test_the_replay_has_words_of_a_thread_for_its_members_alone(table: Stage) -> None:
    table.bot.make_pages(page_of_game)
    pair = await with_role(table, RoleName.APPRENTICE)
    other = next(name for name in SEVEN if name not in pair)
    await speak(table, "The boss is pleased.", HOUSE)
    await table.end("Gia")
    closing = table.channel.history()[-1]
    own = {name: (await table.press(name, closing, "My replay")).response for name in (pair[0], other, "Gia")}
    has = {name: bool(heard(read(table, page), "The boss is pleased.")) for name, page in own.items()}

    assert has == {pair[0]: True, other: False, "Gia": True}
    assert not heard(read(table, closing), "The boss is pleased.")


async def test_spectators_get_words_in_their_thread(opening: Opening) -> None:
    stage = await opening.after(watch)
    house = await thread_of(stage, *await with_role(stage, RoleName.APPRENTICE))
    (thread,) = [each for each in private_threads(stage) if people_in(stage, each) == {"Zoe", "Gia"}]
    await speak(stage, "Watch Ann.", "thread:spectators")

    assert "Watch Ann." in said_in(thread)
    assert "Watch Ann." not in said_in(house)
