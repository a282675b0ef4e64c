"""Duplicates and races at the bot's edge: the same press twice, two at once, another process."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from copy import deepcopy
from datetime import datetime, timedelta
from io import StringIO
from itertools import cycle

import pytest
from sqlalchemy import Engine, Update, event, select, update

from bot.client import Brehon
from bot.clock import now
from bot.host.denied import Denied
from bot.host.moves.batching import Done
from bot.host.seats.taking_seats import Taking
from bot.host.waits.alarm import Alarm
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import LatePolicy, Loss, OutboxKind
from bot.storage.schema.models import ActionRow, Deadline, GameRow, OutboxRow, Room
from engine.errors import Refused
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests.actions import Guess
from tests.asking import change, choose_settings, rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.logged import lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.quests import let_vote, until_the_guess
from tests.cogs.stage import Stage, new_bot, text_of
from tests.storage.interrupted import Interrupted

on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)

YES = Vote(approve=True)
PATIENCE = 60.0


async def votes_saved(stage: Stage) -> int:
    rows = await rows_in(stage.database, select(ActionRow))
    return sum(row.body["move"] == "vote" for row in rows if "move" in row.body)


async def questions_owed(stage: Stage) -> list[OutboxRow]:
    """Return the questions to the GM about a passed deadline."""
    return list(await rows_in(stage.database, select(OutboxRow).where(OutboxRow.kind == OutboxKind.DEADLINE)))


@on_both
async def test_an_interaction_delivered_twice_changes_nothing(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Reject")
    payload = next(body for kind, name, body in reversed(game.env.backend.transcript) if name == "INTERACTION_CREATE")
    seen = [text_of(message) for message in game.channel.history()]
    game.env.backend.emit("INTERACTION_CREATE", deepcopy(payload))
    await game.env.settle()

    assert await votes_saved(game) == 1
    assert [text_of(message) for message in game.channel.history()] == seen


@on_both
async def test_a_last_vote_submitted_twice_returns_its_own_line(game: Stage) -> None:
    await game.propose()
    await let_vote(game, NAMES[:4], approve=False)
    host, hosted = game.bot.services.host, await game.hosted()
    first = await host.submit(hosted, Submission("Eve", YES), interaction_id=77)
    again = await host.submit(hosted, Submission("Eve", YES), interaction_id=77)

    assert (again.line, await votes_saved(game)) == (first.line, len(NAMES))


@on_both
async def test_an_interaction_that_another_process_has_just_handled_is_answered(game: Stage) -> None:
    await game.propose()
    hosted, other = await game.hosted(), Interrupted(game.database)
    judged, host = new_bot(other).services.host, game.bot.services.host

    async def go_on() -> None:
        other.meanwhile = do_the_same
        await host.submit(hosted, Submission("Ben", YES), interaction_id=78)

    async def do_the_same() -> None:
        await host.submit(hosted, Submission("Ann", YES), interaction_id=77)

    other.meanwhile = go_on
    done = await judged.submit(hosted, Submission("Ann", YES), interaction_id=77)

    assert done.hosted.started.log[-1].line == done.line


@pytest.fixture
def executed() -> Iterator[list[str]]:
    """Return all statements that are executed."""
    statements: list[str] = []

    def note(*given: str) -> None:
        statements.append(given[2])

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


def games_loaded(executed: list[str]) -> int:
    return len([statement for statement in executed if "FROM games JOIN guilds" in statement])


def saved(executed: list[str]) -> list[str]:
    """Return the writes, by the first words of each statement."""
    writing = (statement for statement in executed if statement.startswith(("INSERT", "UPDATE", "DELETE")))
    return [" ".join(statement.split()[:3]) for statement in writing]


async def vote_once(stage: Stage, executed: list[str]) -> None:
    """Let a player vote in a game that was known before, and keep only the statements since."""
    await stage.propose("Ann", "Ben")
    await stage.env.settle()
    services = stage.bot.services
    executed.clear()
    await services.host.submit(await services.finder.by_number(1), Submission("Ann", YES), interaction_id=77)


@on_both
async def test_a_move_loads_its_game_once(game: Stage, executed: list[str]) -> None:
    await vote_once(game, executed)

    assert games_loaded(executed) == 1


@on_both
async def test_a_move_saves_only_what_it_adds(game: Stage, executed: list[str]) -> None:
    await vote_once(game, executed)
    await game.env.settle()

    assert saved(executed) == ["INSERT INTO actions", "INSERT INTO events", "UPDATE games SET"]


@on_both
async def test_a_move_within_a_wait_looks_for_no_deadline(game: Stage, executed: list[str]) -> None:
    await vote_once(game, executed)
    await game.env.settle()

    assert not [statement for statement in executed if statement.startswith("SELECT min(")]


@pytest.fixture
async def other(game: Stage) -> AsyncIterator[Brehon]:
    """Return the bot of another process, which knows the game when a party is proposed."""
    await game.propose("Ann", "Ben")
    await game.env.settle()
    other = new_bot(game.database)
    await other.services.finder.by_number(1)
    yield other
    await other.finish()


@on_both
async def test_another_process_reads_only_the_new_lines_of_a_game(
    game: Stage, other: Brehon, executed: list[str]
) -> None:
    before = await other.services.finder.by_number(1)
    await game.bot.services.host.submit(before, Submission("Ann", YES))
    executed.clear()
    after = await other.services.finder.by_number(1)

    assert not [statement for statement in executed if "games.snapshot," in statement]
    assert after.started.log[:-1] == before.started.log
    assert after.started.table == await game.table()


@on_both
async def test_two_processes_that_know_the_same_lines_move_one_after_the_other(game: Stage, other: Brehon) -> None:
    found = await game.hosted()
    await other.services.host.submit(found, Submission("Ben", YES))
    done = await game.bot.services.host.submit(found, Submission("Cat", YES))

    assert set((await game.table()).round.votes) == {"Ben", "Cat"}
    assert done.hosted.started.table == await game.table()


@on_both
async def test_a_press_ends_a_vote_that_another_process_has_almost_ended(game: Stage, other: Brehon) -> None:
    await let_vote(game, NAMES[:3])
    await other.services.host.submit(await game.hosted(), Submission("Dan", YES))
    await game.press("Eve", game.prompt, "Approve")

    assert (await game.table()).round.past_votes[0].votes == dict.fromkeys(NAMES, True)


@on_both
async def test_a_question_that_another_process_asked_is_answered_here(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game, NAMES[:4])
    other, found = new_bot(game.database), await game.hosted()
    await other.services.host.submit(found, Submission("Eve", YES))
    done = await game.bot.services.host.submit(found, Submission("Ann", Act(support=True)))
    await other.finish()

    assert done.line == 8
    assert (await game.table()).round.orders == {"Ann": True}


@on_both
async def test_a_party_is_proposed_after_a_quest_that_another_process_has_ended(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game)
    other, host = new_bot(game.database), game.bot.services.host
    done = await host.submit(await game.hosted(), Submission("Ann", Act(support=True)))
    await other.services.host.submit(done.hosted, Submission("Ben", Act(support=True)))
    await other.finish()
    await game.command(await game.leader(), "quest propose", first="Cat", second="Dan", third="Eve")

    assert (await game.table()).round.party == ("Cat", "Dan", "Eve")


@on_both
@pytest.mark.parametrize(
    "changed",
    [update(GameRow).values(gm_id=99, gm_changes=1), update(Room).values(loss=Loss.FORBIDDEN)],
    ids=["its GM", "its room"],
)
async def test_owed_messages_follow_the_game_as_it_is_when_saved(game: Stage, changed: Update) -> None:
    await game.propose()
    found = await game.hosted()
    await change(game.database, changed)
    done = await game.bot.services.host.submit(found, Submission("Ann", YES))
    now_known = await game.hosted()

    assert (done.hosted.gm_id, done.hosted.room.loss) == (now_known.gm_id, now_known.room.loss)


async def test_a_press_that_waited_for_a_seat_to_change_hands_knows_its_occupant(game: Stage) -> None:
    await game.propose()
    host, found = game.bot.services.host, await game.bot.services.finder.by_number(1)
    await game.command("Gia", "gm replace", player="Ann")
    ann = found.occupancy("Ann")
    await host.take_seat(1, Taking(ann.seat_id, ann.occupant_id, game.users["Zoe"].id, "Zoe", is_staff=False), 77)
    done = await host.submit(found, Submission("Ben", YES))

    assert done.hosted.occupancy("Ann").user_id == game.users["Zoe"].id


async def vote_at_once(stage: Stage, found: HostedGame) -> list[Done]:
    """Let everybody vote at once on a game that was found before."""
    host = stage.bot.services.host
    return await asyncio.gather(*(host.submit(found, Submission(name, YES), interaction_id=id(name)) for name in NAMES))


@on_both
async def test_presses_at_once_are_judged_in_turn(game: Stage) -> None:
    await game.propose()
    done = await vote_at_once(game, await game.bot.services.finder.by_number(1))

    assert sorted(each.line for each in done) == [3, 4, 5, 6, 7]
    assert (await game.table()).round.past_votes[0].votes == dict.fromkeys(NAMES, True)


@on_both
async def test_presses_at_once_do_not_load_their_game_again(game: Stage) -> None:
    await game.propose()
    found = await game.bot.services.finder.by_number(1)
    done = await vote_at_once(game, found)

    assert all(each.hosted.occupancies is found.occupancies for each in done)


@on_both
async def test_votes_that_two_processes_hear_at_once_all_count(game: Stage) -> None:
    await game.propose()
    other, hosted = new_bot(game.database), await game.hosted()
    hosts = zip(cycle((game.bot.services.host, other.services.host)), enumerate(NAMES), strict=False)
    done = await asyncio.gather(
        *(host.submit(hosted, Submission(name, YES), interaction_id=70 + place) for host, (place, name) in hosts)
    )
    await other.finish()

    assert sorted(each.line for each in done) == [3, 4, 5, 6, 7]
    assert (await game.table()).round.past_votes[0].votes == dict.fromkeys(NAMES, True)


@on_both
async def test_a_seat_is_taken_although_another_process_goes_on_with_the_game_meanwhile(game: Stage) -> None:
    await game.propose()
    database = Interrupted(game.database)
    other = new_bot(database)
    await game.command("Gia", "gm replace", player="Ann")
    ann = (await game.hosted()).occupancy("Ann")
    taking = Taking(ann.seat_id, ann.occupant_id, game.users["Zoe"].id, "Zoe", is_staff=False)
    hosted = await game.hosted()
    database.meanwhile = lambda: game.bot.services.host.submit(hosted, Submission("Ben", YES))
    await other.services.host.take_seat(1, taking, 77)
    await other.finish()

    assert (await game.hosted()).occupancy("Ann").user_id == game.users["Zoe"].id
    assert set((await game.table()).round.votes) == {"Ben"}


@on_both
async def test_a_process_that_has_seen_only_the_sign_up_rings_once_for_a_deadline(sign_up: Stage) -> None:
    other = new_bot(sign_up.database)
    await other.services.games.load(1)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await change(sign_up.database, update(Deadline).values(at=(past := now() - timedelta(hours=1)), due=past))
    rings = []

    async def ring() -> None:
        rings.append(now())
        await other.services.host._lateness.let_deadlines_pass()

    slept = asyncio.Event()

    async def earliest() -> datetime | None:
        found = await other.services.host._lateness._earliest()
        if found is None or found > now():
            slept.set()
        return found

    alarm = Alarm(earliest, ring)
    alarm.wake()
    await asyncio.wait_for(slept.wait(), PATIENCE)
    await alarm.close()
    await other.finish()

    assert len(rings) == 1
    assert len(await questions_owed(sign_up)) == 1


@on_both
async def test_two_processes_that_notice_a_deadline_at_once_ask_the_gm_once(game: Stage) -> None:
    other = new_bot(game.database)
    await change(game.database, update(Deadline).values(at=(past := now() - timedelta(hours=1)), due=past))
    await asyncio.gather(*(bot.services.host._lateness.let_deadlines_pass() for bot in (game.bot, other)))
    await other.finish()

    assert len(await questions_owed(game)) == 1


@on_both
async def test_a_deadline_that_passes_as_another_process_ends_the_game_is_let_be(game: Stage, log: StringIO) -> None:
    await until_the_guess(game)
    await choose_settings(game.database, late=LatePolicy.AUTO)
    await change(game.database, update(Deadline).values(at=(past := now() - timedelta(hours=1)), due=past))
    (assassin,), hosted = await game.with_role("assassin"), await game.hosted()
    database = Interrupted(game.database)
    other = new_bot(database)

    async def once_it_is_loaded() -> None:
        database.meanwhile = lambda: game.bot.services.host.submit(hosted, Submission(assassin, Guess(None)))

    database.meanwhile = once_it_is_loaded
    await other.services.host._lateness.let_deadlines_pass()
    await other.finish()

    assert (await game.table()).outcome is not None
    assert lines(log, "deadline not handled") == []


async def test_a_refused_move_saves_nothing(game: Stage) -> None:
    host, saved = game.bot.services.host, await game.count_events()
    with pytest.raises(Refused):
        await host.submit(await game.hosted(), Submission("Ann", YES))

    assert await game.count_events() == saved


async def test_a_move_from_an_earlier_wait_saves_nothing(game: Stage) -> None:
    await game.propose()
    old = (await game.hosted()).wait_token
    await game.command("Gia", "gm close")
    saved = await game.count_events()
    with pytest.raises(Denied) as denied:
        await game.bot.services.host.submit(await game.hosted(), Submission("Ann", YES), wait_token=old)

    assert (denied.value.reason, await game.count_events()) == ("stale", saved)
