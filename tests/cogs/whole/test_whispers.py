"""Whispers between players go to their private thread, or by DM where there is none for them."""

import pytest

from engine.great_table.roles import RoleName
from tests.cogs.gamblers import deal, table_of
from tests.cogs.mishaps import allow
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.threads import begin, people_in, said_in, thread_of, with_role


async def test_a_whisper_is_posted_in_its_thread_alone(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house, before = await thread_of(table, one, other), {name: len(table.dms(name)) for name in (other, "Gia")}
    await table.dm_command(one, "table whisper", thread="house", text="Kill Fay.")

    assert text_of(house.history()[-1]).startswith(f"**{one}**:\n> Kill Fay")
    assert {name: len(table.dms(name)) for name in before} == before


async def test_a_command_in_a_thread_means_the_game_of_the_thread(table: Stage) -> None:
    house = await thread_of(table, *await with_role(table, RoleName.APPRENTICE))
    table.channel = table.guild.create_text_channel("another")
    await table.command("Gia", "game new", game="tain")
    table.channel = house

    assert "The Great Table" in answer(await table.command("Gia", "game status"))


async def begin_without_threads(stage: Stage) -> None:
    """Begin a game where the bot may not make private threads."""
    await allow(stage, create_private_threads=False)
    await begin(stage)


async def test_whispers_go_by_dm_without_the_permission_for_threads(opening: Opening) -> None:
    stage = await opening.after(begin_without_threads)
    one, other = await with_role(stage, RoleName.APPRENTICE)
    await stage.dm_command(one, "table whisper", thread="house", text="Kill Fay.")
    news = [message for message in stage.dms("Gia") if "Create Private Threads" in message.content]

    assert "Kill Fay" in text_of(stage.dms(other)[-1])
    assert "Kill Fay" in text_of(stage.dms("Gia")[-1])
    assert len(news) == 1


async def test_whispers_go_to_a_thread_as_soon_as_the_bot_may_make_one(opening: Opening) -> None:
    stage = await opening.after(begin_without_threads)
    one, other = await with_role(stage, RoleName.APPRENTICE)
    await stage.dm_command(one, "table whisper", thread="house", text="Kill Fay.")
    await allow(stage)
    await stage.dm_command(one, "table whisper", thread="house", text="Or Gus.")

    assert "Or Gus" in said_in(await thread_of(stage, one, other))


async def test_whispers_in_a_locked_thread_go_by_dm(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    table.env.inject_error("POST", f"/channels/{house.id}/messages", status=400, code=50083)
    await table.dm_command(one, "table whisper", thread="house", text="Kill Fay.")

    assert "Kill Fay" in text_of(table.dms(other)[-1])


async def limit(stage: Stage) -> tuple[str, str]:
    """Deal a Lover card to an Apprentice, and return them and the other one."""
    one, other = await with_role(stage, RoleName.APPRENTICE)
    await deal(stage, {one: "lover", other: "place_swap"})
    assert (await table_of(stage)).today.hands[one] == "lover"
    return one, other


async def close_the_house(stage: Stage) -> None:
    """Begin a game and deal a Lover card to the first Apprentice."""
    await begin(stage)
    await limit(stage)


@pytest.fixture
async def closed(opening: Opening) -> Stage:
    """Return a game whose first Apprentice holds a Lover card."""
    return await opening.after(close_the_house)


async def test_the_house_is_closed_to_both_while_one_is_a_lover(table: Stage) -> None:
    house = await thread_of(table, *await with_role(table, RoleName.APPRENTICE))
    players = await limit(table)

    assert people_in(table, house) == set()
    for name in players:
        assert "Your thread is closed for now" in "\n".join(map(text_of, table.dms(name)))


async def test_a_lover_may_send_the_closed_house_one_message(closed: Stage) -> None:
    one, other = await with_role(closed, RoleName.APPRENTICE)
    await closed.dm_command(one, "table whisper", thread="house", text="Kill Fay.")
    again = await closed.dm_command(one, "table whisper", thread="house", text="Or Gus.")

    assert "you get one message until dawn" in answer(again)
    assert "Kill Fay" in text_of(closed.dms(other)[-1])


async def test_the_other_apprentice_may_send_a_lover_several_messages(closed: Stage) -> None:
    one, other = await with_role(closed, RoleName.APPRENTICE)
    for text in ("Why?", "Yes."):
        await closed.dm_command(other, "table whisper", thread="house", text=text)

    assert "Yes" in text_of(closed.dms(one)[-1])
    assert "Yes" in text_of(closed.dms("Gia")[-1])


async def test_the_house_is_open_to_both_again_at_dawn(table: Stage) -> None:
    house = await thread_of(table, *await with_role(table, RoleName.APPRENTICE))
    one, other = await limit(table)
    await table.pass_hours(32.1)

    assert people_in(table, house) == {one, other, "Gia"}
