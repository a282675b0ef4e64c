"""Games without aliases have private threads for players who talk among themselves."""

import pytest
from simcord import ChannelHandle
from sqlalchemy import delete, update

from bot.storage.channels.thread_rows import channels_of_threads
from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow, ThreadRow
from engine.great_table.roles import RoleName
from tests.asking import change
from tests.cogs.gamblers import SIXTEEN, deal, table_of
from tests.cogs.mishaps import allow, delete_channel, delete_channel_unheard
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, text_of

SEVEN = SIXTEEN[:7]
EMBARGO = 0.25
"""Hours within which lovers learn of each other."""


@pytest.fixture
async def table(opening: Opening) -> Stage:
    """Return a game of seven with two Apprentices under their own names that has just begun."""
    return await opening.after(begin)


async def begin(stage: Stage, *, anonymous: bool = False, players: tuple[str, ...] = SEVEN, deck: str = "") -> Stage:
    """Begin a game with two Apprentices."""
    for name in players:
        if name not in stage.users:
            stage.add(name)
    await stage.command("Gia", "game new", game="great-table", late="auto", anonymous=anonymous)
    panel = await stage.press("Gia", stage.card, "Set-up")
    opened = await stage.press("Gia", panel.response, "Numbers")
    await stage.people["Gia"].submit_modal(opened, {"roles": "Apprentice 2", "deck": deck})
    for name in players:
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    return stage


def private_threads(stage: Stage) -> list[ChannelHandle]:
    """Return the open private threads of the channel, oldest first."""
    channels = stage.env.backend.channels
    threads = [thread for thread in stage.channel.threads if channels[thread.id].type == 12]
    return [thread for thread in threads if not is_archived(stage, thread)]


def is_archived(stage: Stage, thread: ChannelHandle) -> bool:
    """Return whether a thread is archived."""
    metadata = stage.env.backend.channels[thread.id].thread_metadata
    assert metadata is not None
    return metadata.archived


def people_in(stage: Stage, thread: ChannelHandle) -> set[str]:
    """Return the people in a thread, without the bot."""
    members = stage.env.backend.channels[thread.id].thread_members
    return {name for name, user in stage.users.items() if user.id in members}


async def thread_of(stage: Stage, *members: str) -> ChannelHandle:
    """Return the thread that exactly these people and the GM are in."""
    return next(each for each in private_threads(stage) if people_in(stage, each) == {*members, "Gia"})


def said_in(thread: ChannelHandle) -> str:
    """Return everything that is said in a thread."""
    return "\n".join(map(text_of, thread.history()))


async def with_role(stage: Stage, role: RoleName, among: tuple[str, ...] = SEVEN) -> list[str]:
    """Return the players with a role."""
    roles = (await table_of(stage)).roles
    return [name for name in among if roles[name] is role]


async def test_all_threads_are_made_at_the_start_and_only_the_apprentices_has_players(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    threads, thread = private_threads(table), await thread_of(table, one, other)
    (greeting,) = thread.history()

    assert {each.name for each in threads} == {"Game 1"}
    assert sorted(len(people_in(table, each)) for each in threads) == [0, 0, 3]
    assert {user.name for user in greeting.mentions} == {one, other, "Gia"}
    assert f"**{one}** and **{other}**" in greeting.content


async def test_a_whisper_is_posted_in_its_thread_alone_and_a_command_there_works(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house, before = await thread_of(table, one, other), {name: len(table.dms(name)) for name in (other, "Gia")}
    await table.dm_command(one, "table whisper", thread="house", text="Kill Fay.")

    assert text_of(house.history()[-1]).startswith(f"**{one}**:\n> Kill Fay")
    assert {name: len(table.dms(name)) for name in before} == before

    table.channel = table.guild.create_text_channel("another")
    await table.command("Gia", "game new", game="tain")
    table.channel = house

    assert "The Great Table" in answer(await table.command("Gia", "game status"))


async def test_an_anonymous_game_makes_no_threads(opening: Opening) -> None:
    stage = await opening.after(begin, anonymous=True)

    assert private_threads(stage) == []


async def test_a_player_who_dies_later_is_called_into_the_thread_of_the_dead_alone(table: Stage) -> None:
    first, second = (await with_role(table, RoleName.PLAYER))[:2]
    await table.command("Gia", "gm modkill", player=first)
    told = len(table.dms(first))
    await table.command("Gia", "gm modkill", player=second)
    thread = await thread_of(table, first, second)

    assert [user.name for user in thread.history()[-1].mentions] == [second]
    assert [said_in(thread).count(said) for said in ("In it:", "You are the first here", "You belong to")] == [0, 1, 1]
    assert len(table.dms(first)) == told
    assert "The thread of the dead" in text_of(table.dms(second)[-1])


async def test_the_dead_talk_apart_until_their_death_is_undone_or_they_are_revived(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    for alive_again in ("taken back", "revived"):
        await table.command("Gia", "gm modkill", player=one)
        dead = await thread_of(table, one)
        assert people_in(table, house) == {other, "Gia"}
        assert "The thread of the dead" in said_in(dead)
        await (table.take_back() if alive_again == "taken back" else table.command("Gia", "gm revive", player=one))

        assert people_in(table, dead) == set(), alive_again
        assert people_in(table, house) == {one, other, "Gia"}, alive_again


async def test_newcomers_and_new_gms_are_let_in_and_their_predecessors_are_out_at_once(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    await table.replace(one, "Zoe")

    assert people_in(table, house) == {"Zoe", other, "Gia"}
    assert [user.name for user in house.history()[-1].mentions] == ["Zoe"]

    table.add("Yan")
    table.make_manager("Yan")
    await table.command("Yan", "gm hand-over")

    assert people_in(table, house) == {"Zoe", other, "Yan"}


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


async def test_lovers_get_a_thread_a_while_after_the_steal_and_are_out_at_dawn(table: Stage) -> None:
    one, other = await lovers_of(table)
    before = [people_in(table, each) for each in private_threads(table)]
    await table.pass_hours(EMBARGO)
    thread = await thread_of(table, one, other)

    assert {one, other, "Gia"} not in before
    assert "it closes at dawn" in said_in(thread)

    await table.pass_hours(32)

    assert people_in(table, thread) == set()
    assert is_archived(table, thread)
    assert len([each for each in private_threads(table) if not each.history()]) >= 1


async def limit(stage: Stage) -> tuple[str, str]:
    """Deal a Lover card to an Apprentice, and return them and the other one."""
    one, other = await with_role(stage, RoleName.APPRENTICE)
    await deal(stage, {one: "lover", other: "place_swap"})
    assert (await table_of(stage)).today.hands[one] == "lover"
    return one, other


async def test_the_house_is_closed_to_both_until_dawn_while_one_may_send_one_message(table: Stage) -> None:
    house = await thread_of(table, *await with_role(table, RoleName.APPRENTICE))
    one, other = await limit(table)

    assert people_in(table, house) == set()
    for name in (one, other):
        assert "your thread is closed until it opens again" in "\n".join(map(text_of, table.dms(name)))

    await table.dm_command(one, "table whisper", thread="house", text="Kill Fay.")
    again = await table.dm_command(one, "table whisper", thread="house", text="Or Gus.")
    assert "you may send one message until dawn" in answer(again)
    assert "Kill Fay" in text_of(table.dms(other)[-1])

    for text in ("Why?", "Yes."):
        await table.dm_command(other, "table whisper", thread="house", text=text)
    assert "Yes" in text_of(table.dms(one)[-1])
    assert "Yes" in text_of(table.dms("Gia")[-1])

    await table.pass_hours(32.1)
    assert people_in(table, house) == {one, other, "Gia"}


async def test_a_deleted_thread_is_made_again(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    await delete_channel(table, await thread_of(table, one, other))

    assert "The thread of the" in said_in(await thread_of(table, one, other))


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


async def test_whispers_go_by_dm_without_the_permission_and_by_thread_with_it(stage: Stage) -> None:
    await allow(stage, create_private_threads=False)
    await begin(stage)
    one, other = await with_role(stage, RoleName.APPRENTICE)
    await stage.dm_command(one, "table whisper", thread="house", text="Kill Fay.")
    news = [message for message in stage.dms("Gia") if "Create Private Threads" in message.content]

    assert "Kill Fay" in text_of(stage.dms(other)[-1])
    assert "Kill Fay" in text_of(stage.dms("Gia")[-1])
    assert len(news) == 1

    await allow(stage)
    await stage.dm_command(one, "table whisper", thread="house", text="Or Gus.")

    assert "Or Gus" in said_in(await thread_of(stage, one, other))


async def test_a_missing_permission_for_threads_is_named_when_a_game_is_opened(stage: Stage) -> None:
    await allow(stage, create_private_threads=False)

    assert "Create Private Threads" not in answer(await stage.command("Gia", "game new", game="tain"))
    await stage.end("Gia")
    opened = answer(await stage.command("Gia", "game new", game="great-table", anonymous=False))
    assert "Create Private Threads" in opened


async def test_a_game_in_a_thread_has_its_private_threads_in_the_parent_channel(stage: Stage) -> None:
    channel = stage.channel
    stage.channel = await stage.new_thread("evening")
    await begin(stage)
    stage.channel = channel

    assert len(private_threads(stage)) == 3


async def test_a_restart_neither_makes_a_thread_again_nor_greets_anybody_again(table: Stage) -> None:
    before = [(thread.id, len(thread.history())) for thread in private_threads(table)]
    await table.restart()
    assert [(thread.id, len(thread.history())) for thread in private_threads(table)] == before

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

    assert [(thread.id, len(thread.history())) for thread in private_threads(table)] == before
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


async def test_a_person_who_has_left_the_server_keeps_nobody_out(table: Stage) -> None:
    first, second = (await with_role(table, RoleName.PLAYER))[:2]
    table.env.inject_error("PUT", f"/channels/*/thread-members/{table.users[first].id}", status=404, code=10007)
    await table.command("Gia", "gm modkill", player=first)
    await table.command("Gia", "gm modkill", player=second)

    assert {second, "Gia"} in [people_in(table, each) for each in private_threads(table)]


async def test_whispers_in_a_locked_thread_go_by_dm(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    house = await thread_of(table, one, other)
    table.env.inject_error("POST", f"/channels/{house.id}/messages", status=400, code=50083)
    await table.dm_command(one, "table whisper", thread="house", text="Kill Fay.")

    assert "Kill Fay" in text_of(table.dms(other)[-1])


async def test_a_game_that_leaves_a_deleted_channel_has_its_threads_in_the_new_one(table: Stage) -> None:
    one, other = await with_role(table, RoleName.APPRENTICE)
    delete_channel_unheard(table)
    table.channel = table.guild.create_text_channel("another")
    await table.command("Gia", "gm extend", hours=1, game="1")
    await table.command("Gia", "gm move")

    assert "The thread of the" in said_in(await thread_of(table, one, other))
    assert len(private_threads(table)) == 3


def keep_out(stage: Stage, *names: str, code: int = 50001) -> None:
    """Let Discord refuse to let some people into threads."""
    for name in names:
        path = f"/channels/*/thread-members/{stage.users[name].id}"
        stage.env.inject_error("PUT", path, status=403, code=code, times=None)


async def test_a_player_who_cannot_be_let_in_is_told_once_and_gets_whispers_by_dm(stage: Stage) -> None:
    ten = SIXTEEN[:10]  # So many that the game goes on without three Card Players.
    await begin(stage, players=ten)
    first, second, third = (await with_role(stage, RoleName.PLAYER, among=ten))[:3]
    keep_out(stage, first)
    await stage.command("Gia", "gm modkill", player=second)
    await stage.command("Gia", "gm modkill", player=first)
    dead = await thread_of(stage, second)
    await stage.dm_command(second, "table whisper", thread="dead", text="Boo.")
    assert "Boo." in text_of(stage.dms(first)[-1])
    await stage.dm_command(first, "table whisper", thread="dead", text="Hoo.")

    assert not any("Hoo." in text_of(message) for name in (first, second) for message in stage.dms(name))
    assert [text.splitlines()[-1] for text in map(text_of, dead.history()[-2:])] == ["> Boo.", "> Hoo."]
    assert [user.name for message in dead.history() for user in message.mentions] == [second, "Gia"]

    await stage.command("Gia", "gm modkill", player=third)
    assert people_in(stage, dead) == {second, third, "Gia"}
    assert sum("take you into your private thread" in message.content for message in stage.dms(first)) == 1
    assert sum(f"let **{first}** into" in message.content for message in stage.dms("Gia")) == 1
    assert not any("Create Private Threads" in message.content for message in stage.dms("Gia"))

    stage.env.backend.faults.clear()
    fourth = (await with_role(stage, RoleName.PLAYER, among=ten))[3]
    await stage.command("Gia", "gm modkill", player=fourth)
    assert people_in(stage, dead) == {first, second, third, fourth, "Gia"}


async def test_a_gm_who_plays_is_not_told_who_cannot_be_let_in(opening: Opening) -> None:
    stage = await opening.after(begin, players=(*SEVEN[:6], "Gia"))
    first, second = (await with_role(stage, RoleName.PLAYER, among=SEVEN[:6]))[:2]
    keep_out(stage, first)
    for name in (second, first):
        await stage.command("Gia", "gm modkill", player=name)

    assert not any(" into a private thread" in message.content for message in stage.dms("Gia"))
