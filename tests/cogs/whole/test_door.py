"""At the host's door: the same thing twice, two at once, another process, and what was half sent."""

import asyncio
from collections.abc import Iterator
from copy import deepcopy
from datetime import datetime, timedelta
from itertools import cycle

import pytest
from sqlalchemy import Engine, Update, event, select, update

from bot.clock import now
from bot.host.alarm import Alarm
from bot.host.denied import Denied
from bot.host.taking import Taking
from bot.storage.kinds import Loss, OutboxKind, OutboxState
from bot.storage.models import ActionRow, Deadline, GameRow, OutboxRow, Room
from engine.errors import Refused
from engine.judging import Wish
from engine.parties.actions import Act, Vote
from tests.asking import change, rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, new_bot, text_of
from tests.storage.interrupted import Interrupted

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)

YES = Vote(approve=True)
PATIENCE = 60.0


async def votes_saved(stage: Stage) -> int:
    rows = await rows_in(stage.database, select(ActionRow))
    return sum(row.body["move"] == "vote" for row in rows if "move" in row.body)


async def questions_owed(stage: Stage) -> list[OutboxRow]:
    """What the GM is asked because a deadline has passed."""
    return list(await rows_in(stage.database, select(OutboxRow).where(OutboxRow.kind == OutboxKind.DEADLINE)))


async def test_the_same_interaction_delivered_twice_changes_nothing(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Approve")
    payload = next(body for kind, name, body in reversed(game.env.backend.transcript) if name == "INTERACTION_CREATE")
    seen = [text_of(message) for message in game.channel.history()]
    game.env.backend.emit("INTERACTION_CREATE", deepcopy(payload))
    await game.env.settle()

    assert await votes_saved(game) == 1
    assert [text_of(message) for message in game.channel.history()] == seen


async def test_an_interaction_that_closed_the_vote_gives_its_own_line_again(game: Stage) -> None:
    await game.propose()
    for name in NAMES[:4]:
        await game.press(name, game.prompt, "Reject")
    host = game.bot.services.host
    live = await game.live()
    first = await host.submit(live, Wish("Eve", YES), interaction_id=77)
    again = await host.submit(live, Wish("Eve", YES), interaction_id=77)

    assert again.line == first.line


async def test_an_interaction_that_another_process_has_just_done_is_answered_by_the_game_after_it(game: Stage) -> None:
    await game.propose()
    live, other = await game.live(), Interrupted(game.database)
    judged, host = new_bot(other).services.host, game.bot.services.host

    async def go_on() -> None:
        other.meanwhile = do_the_same
        await host.submit(live, Wish("Ben", YES), interaction_id=78)

    async def do_the_same() -> None:
        await host.submit(live, Wish("Ann", YES), interaction_id=77)

    other.meanwhile = go_on
    done = await judged.submit(live, Wish("Ann", YES), interaction_id=77)

    assert done.live.started.log[-1].line == done.line


@pytest.fixture
def executed() -> Iterator[list[str]]:
    """All statements that are executed."""
    statements: list[str] = []

    def note(*given: str) -> None:
        statements.append(given[2])

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


def games_loaded(executed: list[str]) -> int:
    return len([statement for statement in executed if "FROM games JOIN guilds" in statement])


async def test_a_vote_that_closes_nothing_saves_its_line_alone_and_lets_the_alarm_sleep(
    game: Stage, executed: list[str]
) -> None:
    await game.propose()
    executed.clear()
    await game.bot.services.host.submit(await game.live(), Wish("Ann", YES), interaction_id=77)
    await game.env.settle()

    saved = [
        " ".join(statement.split()[:3])
        for statement in executed
        if statement.startswith(("INSERT", "UPDATE", "DELETE"))
    ]
    assert saved == ["INSERT INTO actions", "INSERT INTO events", "UPDATE games SET"]
    assert not [statement for statement in executed if statement.startswith("SELECT min(")]


async def test_what_was_found_before_another_process_went_on_is_loaded_anew(game: Stage) -> None:
    await game.propose()
    other = new_bot(game.database)
    found = await game.live()
    await other.services.host.submit(await game.live(), Wish("Ann", YES))
    await other.finish()
    done = await game.bot.services.host.submit(found, Wish("Ben", YES))

    assert set((await game.table()).round.votes) == {"Ann", "Ben"}
    assert done.live.started.table == await game.table()


async def test_nothing_is_refused_for_how_the_game_was_before_another_process_went_on(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES[:4]:
        await game.press(name, game.prompt, "Approve")
    other = new_bot(game.database)
    found = await game.live()
    await other.services.host.submit(await game.live(), Wish("Eve", YES))
    await other.finish()
    done = await game.bot.services.host.submit(found, Wish("Ann", Act(support=True)))

    assert done.line == 8


@pytest.mark.parametrize(
    "changed",
    [update(GameRow).values(gm_id=99, gm_changes=1), update(Room).values(loss=Loss.FORBIDDEN)],
    ids=["its GM", "its room"],
)
async def test_what_is_owed_of_a_line_is_owed_as_the_game_is_when_it_is_saved(game: Stage, changed: Update) -> None:
    await game.propose()
    found = await game.live()
    await change(game.database, changed)
    done = await game.bot.services.host.submit(found, Wish("Ann", YES))

    assert (done.live.gm_id, done.live.room.loss) == ((await game.live()).gm_id, (await game.live()).room.loss)


async def test_a_press_loads_its_game_once(game: Stage, executed: list[str]) -> None:
    await game.propose()
    await game.env.settle()
    executed.clear()
    live = await game.bot.services.finder.by_number(1)
    await game.bot.services.host.submit(live, Wish("Ann", YES), interaction_id=77)

    assert games_loaded(executed) == 1


async def test_presses_that_wait_for_each_other_load_their_game_no_more(game: Stage) -> None:
    await game.propose()
    host, found = game.bot.services.host, await game.bot.services.finder.by_number(1)
    done = await asyncio.gather(*(host.submit(found, Wish(name, YES)) for name in NAMES[:3]))

    assert all(each.live.sittings is found.sittings for each in done)
    assert set((await game.table()).round.votes) == {*NAMES[:3]}


async def test_of_what_another_process_has_done_the_new_lines_alone_are_read(game: Stage, executed: list[str]) -> None:
    await game.propose()
    other = new_bot(game.database)
    before = await other.services.finder.by_number(1)
    await game.bot.services.host.submit(await game.live(), Wish("Ann", YES))
    executed.clear()
    after = await other.services.finder.by_number(1)
    await other.finish()

    assert not [statement for statement in executed if "games.snapshot," in statement]
    assert after.started.log[:-1] == before.started.log
    assert after.started.table == await game.table()


async def test_a_press_that_has_waited_for_a_seat_to_change_hands_knows_who_sits_there(game: Stage) -> None:
    await game.propose()
    host, found = game.bot.services.host, await game.bot.services.finder.by_number(1)
    await game.command("Gia", "gm replace", player="Ann")
    ann = found.sitting("Ann")
    await host.take_seat(1, Taking(ann.seat_id, ann.occupant_id, game.users["Zoe"].id, "Zoe", is_staff=False), 77)
    done = await host.submit(found, Wish("Ben", YES))

    assert done.live.sitting("Ann").user_id == game.users["Zoe"].id


async def test_two_at_once_are_judged_one_after_the_other(game: Stage) -> None:
    await game.propose()
    host = game.bot.services.host
    live = await game.live()
    done = await asyncio.gather(*(host.submit(live, Wish(name, YES), interaction_id=id(name)) for name in NAMES))

    assert sorted(each.line for each in done) == [3, 4, 5, 6, 7]
    assert (await game.table()).round.past_votes[0].votes == dict.fromkeys(NAMES, True)


async def test_votes_that_two_processes_hear_at_once_all_count(game: Stage) -> None:
    await game.propose()
    other, live = new_bot(game.database), await game.live()
    hosts = zip(cycle((game.bot.services.host, other.services.host)), enumerate(NAMES), strict=False)
    done = await asyncio.gather(
        *(host.submit(live, Wish(name, YES), interaction_id=70 + place) for host, (place, name) in hosts)
    )
    await other.finish()

    assert sorted(each.line for each in done) == [3, 4, 5, 6, 7]
    assert (await game.table()).round.past_votes[0].votes == dict.fromkeys(NAMES, True)


async def test_a_second_process_on_the_same_database_reloads_and_tries_again(game: Stage) -> None:
    await game.propose()
    other = new_bot(game.database)
    await other.services.host.submit(await game.live(), Wish("Ann", YES))
    await other.finish()
    await game.press("Ben", game.prompt, "Approve")

    assert set((await game.table()).round.votes) == {"Ann", "Ben"}


async def test_what_another_process_has_asked_meanwhile_is_answered_here(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    for name in NAMES[:4]:
        await game.press(name, game.prompt, "Approve")
    other = new_bot(game.database)
    await other.services.host.submit(await game.live(), Wish("Eve", YES))
    await other.finish()

    assert "Your order" in answer(await game.command("Ann", "quest act", order="support"))


async def test_a_seat_is_taken_although_another_process_goes_on_with_the_game_meanwhile(game: Stage) -> None:
    await game.propose()
    database = Interrupted(game.database)
    other = new_bot(database)
    await game.command("Gia", "gm replace", player="Ann")
    ann = (await game.live()).sitting("Ann")
    taking = Taking(ann.seat_id, ann.occupant_id, game.users["Zoe"].id, "Zoe", is_staff=False)
    live = await game.live()
    database.meanwhile = lambda: game.bot.services.host.submit(live, Wish("Ben", YES))
    await other.services.host.take_seat(1, taking, 77)
    await other.finish()

    assert (await game.live()).sitting("Ann").user_id == game.users["Zoe"].id
    assert set((await game.table()).round.votes) == {"Ben"}


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


async def test_two_processes_that_notice_a_deadline_at_once_ask_the_gm_once(game: Stage) -> None:
    other = new_bot(game.database)
    await change(game.database, update(Deadline).values(at=(past := now() - timedelta(hours=1)), due=past))
    await asyncio.gather(*(bot.services.host._lateness.let_deadlines_pass() for bot in (game.bot, other)))
    await other.finish()

    assert len(await questions_owed(game)) == 1


async def test_a_press_meant_for_a_wait_that_is_over_is_denied(game: Stage) -> None:
    await game.propose()
    old = (await game.live()).wait_token
    await game.command("Gia", "gm close")
    denied = await asyncio.gather(
        game.bot.services.host.submit(await game.live(), Wish("Ann", YES), wait_token=old), return_exceptions=True
    )

    assert isinstance(denied[0], Denied)
    assert denied[0].reason == "stale"


async def test_a_refused_wish_saves_nothing(game: Stage) -> None:
    saved = await game.count_events()
    with pytest.raises(Refused):
        await game.bot.services.host.submit(await game.live(), Wish("Ann", YES))

    assert await game.count_events() == saved


async def test_what_was_half_sent_and_arrived_is_not_sent_again(game: Stage) -> None:
    await game.propose()
    before = [message.id for message in game.channel.history()]
    await change(
        game.database,
        update(OutboxRow)
        .where(OutboxRow.kind == OutboxKind.PROMPT, OutboxRow.lines == [2])
        .values(state=OutboxState.SENDING, message_id=None),
    )
    await game.pass_hours(1)
    await game.restart()

    assert [message.id for message in game.channel.history()] == before


async def test_what_was_owed_and_never_sent_arrives_after_the_restart(game: Stage) -> None:
    await game.propose()
    await change(
        game.database, update(OutboxRow).where(OutboxRow.kind == OutboxKind.SECRETS).values(state=OutboxState.PENDING)
    )
    counts = {name: len(game.dms(name)) for name in NAMES}
    await game.restart()

    assert all(len(game.dms(name)) == counts[name] + 1 for name in NAMES)
