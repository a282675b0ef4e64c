"""Games without aliases have private threads for players who talk among themselves."""

import pytest
from sqlalchemy import delete, update

from bot.storage.channels.thread_rows import channels_of_threads
from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow, ThreadRow
from engine.great_table.roles import RoleName
from tests.asking import change
from tests.cogs.gamblers import SEVEN, deal, table_of
from tests.cogs.mishaps import allow, delete_channel, delete_channel_unheard
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.threads import begin, is_archived, people_in, private_threads, said_in, thread_of, with_role

EMBARGO = 0.25
"""Hours within which lovers learn of each other."""


async def test_all_threads_are_made_at_the_start_and_only_the_apprentices_has_players(table: Stage) -> None:
    threads = private_threads(table)

    assert {each.name for each in threads} == {"Game 1"}
    assert sorted(len(people_in(table, each)) for each in threads) == [0, 0, 3]


async def test_the_thread_of_the_apprentices_calls_them_and_the_gm(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    (greeting,) = (await thread_of(table, one, other)).history()

    assert {user.name for user in greeting.mentions} == {one, other, "Gia"}
    assert f"**{one}** and **{other}**" in greeting.content


async def test_an_anonymous_game_makes_no_threads(opening: Opening) -> None:
    stage = await opening.after(begin, anonymous=True)

    assert private_threads(stage) == []


async def kill_two(stage: Stage) -> tuple[str, str, int]:
    """Take two Card Players out, and return them and the number of the first one's DMs before the second is out."""
    first, second = (await with_role(stage, RoleName.PLAYER))[:2]
    await stage.command("Gia", "gm modkill", player=first)
    told = len(stage.dms(first))
    await stage.command("Gia", "gm modkill", player=second)
    return first, second, told


async def test_a_player_who_dies_later_is_called_into_the_thread_of_the_dead_alone(table: Stage) -> None:
    first, second, _ = await kill_two(table)
    thread = await thread_of(table, first, second)

    assert [user.name for user in thread.history()[-1].mentions] == [second]


async def test_a_player_who_dies_later_is_greeted_as_one_more_in_the_thread_of_the_dead(table: Stage) -> None:
    first, second, _ = await kill_two(table)
    said = said_in(await thread_of(table, first, second))
    greetings = ("In here:", "You're the first here", "You're in this thread now")

    assert [said.count(each) for each in greetings] == [0, 1, 1]


async def test_only_a_player_who_dies_later_is_told_by_dm_of_the_thread_of_the_dead(table: Stage) -> None:
    first, second, told = await kill_two(table)

    assert len(table.dms(first)) == told
    assert "Thread of the dead" in text_of(table.dms(second)[-1])


async def test_a_dead_player_moves_from_their_thread_to_that_of_the_dead(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    await table.command("Gia", "gm modkill", player=one)

    assert people_in(table, house) == {other, "Gia"}
    assert "Thread of the dead" in said_in(await thread_of(table, one))


@pytest.mark.parametrize("alive_again", ["taken back", "revived"])
async def test_a_player_who_lives_again_is_back_in_their_thread(table: Stage, alive_again: str) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    await table.command("Gia", "gm modkill", player=one)
    dead = await thread_of(table, one)
    await (table.take_back() if alive_again == "taken back" else table.command("Gia", "gm revive", player=one))

    assert people_in(table, dead) == set()
    assert people_in(table, house) == {one, other, "Gia"}


async def test_a_player_who_dies_again_is_in_the_thread_of_the_dead_again(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    await table.command("Gia", "gm modkill", player=one)
    dead = await thread_of(table, one)
    await table.take_back()
    await table.command("Gia", "gm modkill", player=one)

    assert people_in(table, dead) == {one, "Gia"}
    assert people_in(table, house) == {other, "Gia"}


async def test_a_newcomer_takes_the_leavers_place_in_the_threads_at_once(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    await table.replace(one, "Zoe")

    assert people_in(table, house) == {"Zoe", other, "Gia"}
    assert [user.name for user in house.history()[-1].mentions] == ["Zoe"]


async def test_a_new_gm_takes_the_old_ones_place_in_the_threads_at_once(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    table.add("Yan")
    table.make_manager("Yan")
    await table.command("Yan", "gm hand-over")

    assert people_in(table, house) == {one, other, "Yan"}


async def test_a_gm_who_plays_reads_only_their_own_threads(opening: Opening) -> None:
    stage = await opening.after(begin, players=(*SEVEN[:6], "Gia"))
    table = await table_of(stage)
    apprentices = {name for name in table.seats if table.roles[name] is RoleName.APPRENTICE}

    assert [people for each in private_threads(stage) if (people := people_in(stage, each))] == [apprentices]


async def lovers_of(stage: Stage) -> tuple[str, str]:
    """Deal a Lover card to two Card Players, let the embargo pass, and return the two."""
    one, other = (await with_role(stage, RoleName.PLAYER))[:2]
    await deal(stage, {one: "lover", other: "lover"})
    table = await table_of(stage)
    if table.today.thief_asked is not None and not table.today.thief_has_answered:
        await stage.dm_command(table.today.thief_asked, "table steal")
    return one, other


async def test_lovers_get_a_thread_a_while_after_the_steal(table: Stage) -> None:
    one, other = await lovers_of(table)
    before = [people_in(table, each) for each in private_threads(table)]
    await table.pass_hours(EMBARGO)

    assert {one, other, "Gia"} not in before
    assert "it closes at dawn" in said_in(await thread_of(table, one, other))


async def test_the_lovers_thread_closes_at_dawn(table: Stage) -> None:
    one, other = await lovers_of(table)
    await table.pass_hours(EMBARGO)
    thread = await thread_of(table, one, other)
    await table.pass_hours(32)

    assert people_in(table, thread) == set()
    assert is_archived(table, thread)
    assert len([each for each in private_threads(table) if not each.history()]) >= 1


async def test_a_deleted_thread_is_made_again(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    await delete_channel(table, await thread_of(table, one, other))

    assert "Apprentices' thread" in said_in(await thread_of(table, one, other))


async def test_a_thread_that_was_deleted_unheard_is_made_anew_for_the_next_whisper(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    lost = (await thread_of(table, one, other)).id
    del table.env.backend.channels[lost]
    del table.env.backend.messages[lost]
    await table.dm_command(one, "table whisper", thread="house", text="Kill Fay.")

    assert "Kill Fay" in said_in(await thread_of(table, one, other))


async def test_an_archived_thread_is_opened_when_somebody_must_leave_it(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    table.env.backend.edit_channel(house.id, {}, thread_metadata={"archived": True})
    table.env.inject_error(
        "DELETE", f"/channels/{house.id}/thread-members/*", status=400, code=50083, message="Thread is archived"
    )
    await table.replace(one, "Zoe")

    assert people_in(table, house) == {"Zoe", other, "Gia"}
    assert not is_archived(table, house)


async def test_a_missing_permission_for_threads_is_named_for_a_game_that_needs_it(stage: Stage) -> None:
    await allow(stage, create_private_threads=False)
    opened = answer(await stage.command("Gia", "game new", game="great-table", anonymous=False))

    assert "Create Private Threads" in opened


async def test_a_missing_permission_for_threads_is_not_named_for_other_games(stage: Stage) -> None:
    await allow(stage, create_private_threads=False)

    assert "Create Private Threads" not in answer(await stage.command("Gia", "game new", game="tain"))


async def test_a_game_in_a_thread_has_its_private_threads_in_the_parent_channel(stage: Stage) -> None:
    channel = stage.channel
    stage.channel = await stage.new_thread("evening")
    await begin(stage)
    stage.channel = channel

    assert len(private_threads(stage)) == 3


def posts_in_threads(stage: Stage) -> list[tuple[int, int]]:
    """Return the ids of all private threads, and how many messages stand in each."""
    return [(thread.id, len(thread.history())) for thread in private_threads(stage)]


async def test_a_restart_neither_makes_a_thread_again_nor_greets_anybody_again(table: Stage) -> None:
    before = posts_in_threads(table)
    await table.restart()

    assert posts_in_threads(table) == before


async def test_threads_of_which_a_killed_bot_has_not_saved_all_are_found_again(table: Stage) -> None:
    before = posts_in_threads(table)
    await change(
        table.database,
        delete(ThreadRow).where(ThreadRow.key == "dead-0"),
        update(ThreadRow).values(greeted=[]),
        update(OutboxRow)
        .where(OutboxRow.thread.in_(("dead-0", "house-0")))
        .values(state=OutboxState.SENDING, message_id=None),
    )
    await table.pass_hours(1)
    await table.restart()
    known = await table.database.read(lambda connection: channels_of_threads(connection, 1))

    assert posts_in_threads(table) == before
    assert known == {number for number, _ in before}


async def test_anybody_who_may_have_been_let_in_is_taken_out_after_leaving_their_seat(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    await change(table.database, update(ThreadRow).values(greeted=[]))
    await table.replace(one, "Zoe")

    assert people_in(table, house) == {"Zoe", other, "Gia"}


async def test_a_leaver_who_cannot_be_removed_at_first_is_removed_as_soon_as_possible(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    table.env.inject_error("DELETE", f"/channels/{house.id}/thread-members/*", status=403, code=50013, times=1)
    await table.replace(one, "Zoe")
    await table.pass_hours(0.2)

    assert people_in(table, house) == {"Zoe", other, "Gia"}


async def test_a_game_that_leaves_a_deleted_channel_has_its_threads_in_the_new_one(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    delete_channel_unheard(table)
    table.channel = table.guild.create_text_channel("another")
    await table.command("Gia", "gm extend", time="1", game="1")
    await table.command("Gia", "gm move")

    assert "Apprentices' thread" in said_in(await thread_of(table, one, other))
    assert len(private_threads(table)) == 3
