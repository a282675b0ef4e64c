"""The private thread of informed spectators: it tells all that the GM is told, and never a player."""

import asyncio

import pytest
from simcord import ChannelHandle
from sqlalchemy import select, update

from bot.storage.outbox.outbox import OWED
from bot.storage.people.spectators import THREAD
from bot.storage.schema.choices import Holding
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow, ThreadRow
from engine.great_table.roles import RoleName
from engine.judging import Submission
from engine.parties.actions import Vote
from tests.asking import change, choose_settings, rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.conftest import begin as begin_quests
from tests.cogs.masks import begin_anonymous
from tests.cogs.mishaps import allow, delete_channel
from tests.cogs.opening import Opening
from tests.cogs.players.test_watching import inform
from tests.cogs.quests import let_support, let_vote
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.threads import begin, people_in, private_threads, said_in, thread_of, with_role

ORDERS = "Supported: **Ann** and **Ben**"


def thread(stage: Stage) -> ChannelHandle:
    """Return the thread."""
    (found,) = private_threads(stage)
    return found


def told(stage: Stage) -> list[str]:
    """Return the contents of the thread."""
    return list(map(text_of, thread(stage).history()))


async def quest(stage: Stage) -> None:
    """Let Ann and Ben, or the leader and somebody else, go on a quest that both support."""
    await stage.propose("Ann", "Ben")
    await let_vote(stage)
    await let_support(stage, "Ann", "Ben")


async def watch(stage: Stage) -> None:
    """Begin a game of five whose secrets Zoe watches."""
    await begin_quests(stage)
    await inform(stage, "Zoe")


@pytest.fixture
async def watched(opening: Opening) -> Stage:
    """Return such a game."""
    return await opening.after(watch)


async def test_the_thread_tells_all_past_secrets_first(watched: Stage) -> None:
    secrets = answer(await watched.command("Gia", "gm secrets"))
    (first,) = told(watched)

    assert secrets.strip() in first


async def test_the_thread_tells_the_secrets_of_each_wait_despite_a_restart(watched: Stage) -> None:
    await watched.restart()
    await quest(watched)
    _, orders = told(watched)

    assert "Quest 1 succeeded" in orders
    assert ORDERS in orders


async def test_the_past_is_told_once_however_many_spectators_come(watched: Stage) -> None:
    watched.add("Kim")
    await quest(watched)
    await inform(watched, "Kim")

    assert people_in(watched, thread(watched)) == {"Zoe", "Gia", "Kim"}
    assert "step by step" in told(watched)[-1]
    assert "All secrets" not in told(watched)[-1]


async def test_a_spectator_admitted_while_a_vote_is_queued_is_told_its_result(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES[:-1]:
        await game.press(name, game.prompt, "Approve")
    services, zoe, last = game.bot.services, game.users["Zoe"].id, Submission(NAMES[-1], Vote(approve=True))
    await services.spectators.ask(1, zoe)
    found = await game.hosted()
    _, done = await asyncio.gather(services.spectators.agree(1, zoe), services.host.submit(found, last))
    owed = await rows_in(game.database, select(OutboxRow).where(OutboxRow.kind == OutboxKind.WATCHED))

    assert done.line in [line for row in owed for line in row.lines]


async def test_spectators_are_shown_secrets_alone_where_a_player_could_read_the_thread(game: Stage) -> None:
    game.give("Ben", manage_threads=True)
    ben = game.env.backend.get_guild(game.guild.id).members[game.users["Ben"].id]
    ben.timed_out_until = "2999-01-01T00:00:00+00:00"
    await inform(game, "Zoe")
    assert private_threads(game) == []
    ben.timed_out_until = None
    shown = answer(await game.command("Zoe", "game watch"))

    assert private_threads(game) == []
    assert "only for you" in shown
    assert answer(await game.command("Gia", "gm secrets")).strip() in shown


async def test_the_thread_is_silent_while_a_player_could_read_it_and_then_tells_all(watched: Stage) -> None:
    before = len(told(watched))
    watched.give("Cat", manage_threads=True)
    await quest(watched)
    meanwhile = len(told(watched))
    alone = answer(await watched.command("Zoe", "game watch"))
    watched.env.backend.get_guild(watched.guild.id).members[watched.users["Cat"].id].role_ids.clear()
    await watched.propose("Ann", "Ben", "Cat")
    await let_vote(watched)
    await let_support(watched, *NAMES[:3])

    assert meanwhile == before
    assert ORDERS in alone
    assert "step by step" in told(watched)[before]
    assert ORDERS in told(watched)[before]
    assert len(told(watched)) == before + 2


async def test_a_thread_that_was_deleted_while_the_bot_was_down_keeps_nobody_from_a_seat(game: Stage) -> None:
    game.add("Kim")
    await inform(game, "Zoe")
    lost = thread(game).id
    game.env.backend.get_guild(game.guild.id).thread_ids.remove(lost)
    del game.env.backend.channels[lost]
    await game.restart()
    await game.replace("Ann", "Kim")

    assert (await game.hosted()).occupancy_of(game.users["Kim"].id) is not None


async def test_a_pending_result_is_told_in_the_thread_when_the_gm_is_told_and_once(watched: Stage) -> None:
    await watched.propose("Ann", "Ben")
    await choose_settings(watched.database, holding=Holding.FOR_60)
    await let_vote(watched)
    await watched.press("Gia", watched.dms("Gia")[-1], "Publish it")
    await let_support(watched, "Ann", "Ben")
    waiting, asked = told(watched), watched.dms("Gia")[-1]
    await watched.restart()
    await watched.press("Gia", asked, "Publish it")

    assert "the spectators who see all secrets" in text_of(asked)
    assert "Nobody else knows it yet" in waiting[-1]
    assert ORDERS in waiting[-1]
    assert told(watched) == waiting


async def test_a_pending_result_is_told_with_the_rest_in_a_new_or_reopened_thread(watched: Stage) -> None:
    await watched.propose("Ann", "Ben")
    await let_vote(watched)
    await choose_settings(watched.database, holding=Holding.FOR_60)
    await let_support(watched, "Ann", "Ben")
    await delete_channel(watched, thread(watched))
    anew = told(watched)
    await choose_settings(watched.database, holding=Holding.OFF)
    await watched.press("Gia", watched.dms("Gia")[-1], "Publish it")
    both = told(watched)
    await watched.propose("Ann", "Ben", "Cat")
    await let_vote(watched)
    await choose_settings(watched.database, holding=Holding.FOR_60)
    await change(watched.database, update(ThreadRow).values(greeted=[]))
    await let_support(watched, *NAMES[:3])
    await watched.press("Gia", watched.dms("Gia")[-1], "Publish it")

    assert ORDERS not in anew[-1]
    assert ORDERS in both[-1]
    assert "step by step" in told(watched)[-1]
    assert told(watched)[-1].count("Supported") == 2


async def test_a_gm_hears_that_no_thread_can_be_used_even_if_the_spectators_could_not(opening: Opening) -> None:
    stage = await opening.after(begin)
    stage.give("Ann", manage_threads=True)
    await inform(stage, "Zoe")
    house = await thread_of(stage, *await with_role(stage, RoleName.APPRENTICE))
    await allow(stage, create_private_threads=False)
    await delete_channel(stage, house)

    assert "Create Private Threads" in text_of(stage.dms("Gia")[-1])


async def test_an_undone_result_does_not_count_in_the_thread(watched: Stage) -> None:
    await quest(watched)
    await watched.take_back()
    await watched.env.advance_time(60)
    struck = told(watched)
    await choose_settings(watched.database, holding=Holding.FOR_60)
    await watched.command("Ann", "quest act", order="support")
    await watched.command("Ben", "quest act", order="support")
    asked = await watched.press("Gia", watched.dms("Gia")[-1], "Take the step back")
    await watched.press("Gia", asked.response, "Yes, take it back")

    assert f"~~{ORDERS}~~" in struck[1]
    assert "no longer counts" in struck[2]
    assert ORDERS in told(watched)[-2]
    assert "no longer counts" in told(watched)[-1]


async def test_a_person_who_could_read_the_thread_gets_no_seat(watched: Stage) -> None:
    watched.add("Kim")
    watched.give("Kim", manage_threads=True)
    refused = answer(await watched.replace("Ann", "Kim"))

    assert "can't take a seat" in refused
    assert "Ann" in (await watched.hosted()).names
    assert (await watched.hosted()).occupancy_of(watched.users["Kim"].id) is None


async def test_a_former_spectator_gets_no_seat(watched: Stage) -> None:
    await watched.command("Zoe", "game leave")

    assert "may know its secrets" in answer(await watched.replace("Ann", "Zoe"))


async def test_a_spectator_who_stops_watching_leaves_the_thread_and_may_come_back(watched: Stage) -> None:
    watched.add("Kim")
    await inform(watched, "Kim")
    stopped = answer(await watched.command("Zoe", "game leave"))
    without = people_in(watched, thread(watched))
    back = answer(await watched.command("Zoe", "game watch"))

    assert "You've stopped watching" in stopped
    assert without == {"Gia", "Kim"}
    assert "You're watching again" in back
    assert people_in(watched, thread(watched)) == {"Gia", "Kim", "Zoe"}


async def test_a_spectator_who_left_the_thread_is_let_in_again(watched: Stage) -> None:
    members = watched.env.backend.channels[thread(watched).id].thread_members
    members.pop(watched.users["Zoe"].id)
    shown = answer(await watched.command("Zoe", "game watch"))

    assert str(thread(watched).id) in shown
    assert people_in(watched, thread(watched)) == {"Zoe", "Gia"}


async def test_the_thread_goes_on_beside_a_gm_with_a_seat_and_a_spectator_who_is_gone(watched: Stage) -> None:
    watched.add("Kim")
    await inform(watched, "Kim")
    await watched.hand_over("Gia", "Cat")
    del watched.env.backend.get_guild(watched.guild.id).members[watched.users["Zoe"].id]
    await quest(watched)

    assert ORDERS in told(watched)[-1]
    # Neither a GM with a seat nor a former GM is in it.
    assert people_in(watched, thread(watched)) - {"Zoe"} == {"Kim"}
    assert str(thread(watched).id) in answer(await watched.command("Kim", "game watch"))


async def test_without_the_right_to_make_threads_spectators_are_shown_secrets_alone(game: Stage) -> None:
    await allow(game, create_private_threads=False)
    await inform(game, "Zoe")
    shown = answer(await game.command("Zoe", "game watch"))
    await quest(game)
    await game.end("Gia")
    owed = select(OutboxRow).where(OutboxRow.thread == THREAD, OutboxRow.state.in_(OWED))

    assert "only for you" in shown
    assert list(await rows_in(game.database, owed)) == []


@pytest.fixture
async def watched_anonymous(opening: Opening) -> tuple[Stage, str]:
    """An anonymous game whose secrets Zoe watches, and what its GM was told on agreeing to that."""
    stage = await opening.after(begin_anonymous)
    await stage.painted_card()
    shown = await stage.press("Zoe", stage.card, "Watch")
    await stage.press("Zoe", shown.response, "Ask to see all secrets")
    return stage, answer(await stage.press("Gia", stage.dms("Gia")[-1], "Let this person watch"))


async def test_a_gm_is_warned_of_a_spectator_who_can_post_among_aliases(watched_anonymous: tuple[Stage, str]) -> None:
    stage, agreed = watched_anonymous

    assert f"{stage.users['Zoe'].mention} can still post" in agreed


async def test_under_aliases_the_thread_says_who_is_who(watched_anonymous: tuple[Stage, str]) -> None:
    stage, _ = watched_anonymous
    (everything,) = told(stage)

    assert all(each.name in everything and each.player in everything for each in (await stage.hosted()).occupancies)


async def test_under_aliases_the_thread_calls_no_player(watched_anonymous: tuple[Stage, str]) -> None:
    stage, _ = watched_anonymous
    called = {user.id for message in thread(stage).history() for user in message.mentions}

    assert people_in(stage, thread(stage)) == {"Zoe", "Gia"}
    assert called == {stage.users["Zoe"].id, stage.users["Gia"].id}
    assert not any(stage.dms(name)[-1].mentions for name in NAMES)


async def test_private_talk_is_told_in_the_thread_and_no_player_hears_spectators(opening: Opening) -> None:
    stage = await opening.after(begin)
    one, _ = await with_role(stage, RoleName.APPRENTICE)
    await inform(stage, "Zoe")
    await stage.dm_command(one, "table whisper", thread="house", text="Kill Fay.")
    refused = answer(await stage.command("Zoe", "table whisper", thread="house", text="Kill Gus."))
    spectators = await thread_of(stage, "Zoe")

    assert "Kill Fay." in said_in(spectators)
    assert not any("Kill Gus." in said_in(each) for each in private_threads(stage))
    assert "no seat" in refused


async def test_the_thread_goes_on_when_the_game_moves(watched: Stage) -> None:
    old = thread(watched)
    watched.channel = watched.guild.create_text_channel("other")
    await watched.command("Gia", "gm move")
    await quest(watched)

    assert ORDERS in said_in(old)


async def test_a_deleted_thread_is_made_again_with_all_that_was_told_and_stays_at_the_end(watched: Stage) -> None:
    await quest(watched)
    await delete_channel(watched, thread(watched))
    (again,) = told(watched)
    anew = thread(watched)
    await watched.end("Gia")

    assert ORDERS in again
    assert people_in(watched, anew) == {"Zoe", "Gia"}
