"""Moves of one wait that come at the same time are saved together, and each is judged as if it had come alone."""

import asyncio
from datetime import timedelta
from functools import partial
from io import StringIO

from sqlalchemy import Connection, Engine, event, text, update
from sqlalchemy.exc import DBAPIError

from bot.clock import now
from bot.database.locks import wait_at_most
from bot.host.denied import Denied, Withheld
from bot.host.moves.batching import Done
from bot.host.seats.taking_seats import Taking
from bot.storage.games.hosted_game import HostedGame, from_the_system
from bot.storage.schema.choices import Holding
from bot.storage.schema.escalation import Escalation
from bot.storage.schema.models import Deadline, GameRow, Occupant
from engine.chance import Chance
from engine.errors import Refused
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests.actions import Propose
from tests.asking import change, choose_settings, held
from tests.cogs.conftest import NAMES
from tests.cogs.logged import lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.stage import Stage, new_bot
from tests.storage.interrupted import Interrupted

YES = Vote(approve=True)


async def submit_at_once(stage: Stage, *meant: tuple[Submission, int]) -> list[Done | BaseException]:
    """Submit these moves at once, by interactions with these numbers, and return their results."""
    host, hosted = stage.bot.services.host, await stage.hosted()
    wait = (
        host.submit(hosted, submission, interaction_id=number, wait_token=hosted.wait_token)
        for submission, number in meant
    )
    return await asyncio.gather(*wait, return_exceptions=True)


async def let_work() -> None:
    """Let everything run that need not wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_votes_that_come_while_another_is_saved_are_saved_together(game: Stage) -> None:
    await game.propose()
    executed: list[str] = []

    def note(*given: str) -> None:
        executed.append(given[2].split(" (")[0])

    event.listen(Engine, "before_cursor_execute", note)
    done = await submit_at_once(game, *((Submission(name, YES), 70 + place) for place, name in enumerate(NAMES)))
    event.remove(Engine, "before_cursor_execute", note)

    last = len(executed) - executed[::-1].index("INSERT INTO actions")
    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6, 7]
    assert (executed[:last].count("INSERT INTO actions"), executed[:last].count("BEGIN IMMEDIATE")) == (5, 2)


async def test_each_vote_is_answered_by_the_game_after_it(game: Stage) -> None:
    await game.propose()
    done = await submit_at_once(game, *((Submission(name, YES), 70 + place) for place, name in enumerate(NAMES)))

    assert [each.hosted.lines for each in done if isinstance(each, Done)] == [3, 4, 5, 6, 7]


async def test_a_refused_vote_holds_up_no_other(game: Stage) -> None:
    await game.propose()
    votes = [(Submission(name, YES), 70 + place) for place, name in enumerate(NAMES[:4])]
    amiss = (Submission("Cat", Propose(party=("Ann", "Ben"))), 99)
    done = await submit_at_once(game, *votes[:2], amiss, *votes[2:])

    assert isinstance(done[2], Refused)
    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6]


async def test_a_vote_behind_the_one_that_ends_the_wait_comes_too_late(game: Stage) -> None:
    await game.propose()
    votes = [(Submission(name, YES), 70 + place) for place, name in enumerate(NAMES)]
    *done, late = await submit_at_once(game, *votes, (Submission("Ann", Vote(approve=False)), 99))

    assert isinstance(late, Denied)
    assert late.reason == "stale"
    assert len(done) == len(NAMES)


async def test_an_interaction_that_comes_twice_among_others_counts_once(game: Stage) -> None:
    await game.propose()
    votes = [(Submission(name, YES), 70 + place) for place, name in enumerate(NAMES[:4])]
    done = await submit_at_once(game, *votes, votes[2])

    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6, 5]
    assert (await game.hosted()).lines == 6


async def test_a_move_of_the_next_wait_among_votes_is_judged_by_its_deadline(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await change(game.database, update(Deadline).values(at=(later := now() + timedelta(days=3)), due=later))
    votes = [(Submission(name, YES), 70 + place) for place, name in enumerate(NAMES)]
    host, hosted = game.bot.services.host, await game.hosted()
    submissions = [*votes, (Submission("Ann", Act(support=True)), 99)]
    *_, done = await asyncio.gather(
        *(host.submit(hosted, submission, interaction_id=number) for submission, number in submissions)
    )

    assert done.hosted.deadline == (await game.hosted()).deadline != later


async def vote_again_at_the_end(stage: Stage) -> list[Done | BaseException]:
    """Let everybody vote at once where a result waits for its GM, and one of them change their mind at the end."""
    await stage.propose()
    await choose_settings(stage.database, holding=Holding.FOR_60)
    votes = [(Submission(name, YES), 70 + place) for place, name in enumerate(NAMES)]
    return await submit_at_once(stage, *votes, (Submission("Ann", Vote(approve=False)), 99))


async def test_a_move_that_ends_the_wait_goes_to_the_gm_first(game: Stage) -> None:
    *done, last, _ = await vote_again_at_the_end(game)

    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6]
    assert isinstance(last, Withheld)
    assert (await game.hosted()).lines == 6


async def test_no_move_passes_one_that_goes_to_the_gm_first(game: Stage) -> None:
    *_, late = await vote_again_at_the_end(game)

    assert isinstance(late, Denied)
    assert (await game.hosted()).lines == 6


async def test_a_pending_result_is_passed_by_no_vote_that_came_at_the_same_time(game: Stage) -> None:
    await game.propose()
    await choose_settings(game.database, holding=Holding.FOR_60)
    votes = [(Submission(name, YES), 70 + place) for place, name in enumerate(NAMES)]
    await submit_at_once(game, *votes)
    late = [(Submission(name, Vote(approve=False)), 90 + place) for place, name in enumerate(NAMES)]
    *denied, again = await submit_at_once(game, *late, votes[-1])

    assert [type(each) for each in denied] == [Denied] * len(NAMES)
    assert isinstance(again, Withheld)
    assert (await game.hosted()).lines == 6


async def test_data_that_is_saved_with_one_vote_among_others_is_saved_once(game: Stage) -> None:
    await game.propose()
    host, hosted, saved = game.bot.services.host, await game.hosted(), list[str]()

    def note(name: str, _connection: Connection) -> None:
        saved.append(name)

    await asyncio.gather(*(host.submit(hosted, Submission(name, YES), also=partial(note, name)) for name in NAMES))

    assert saved == [*NAMES]


async def test_votes_that_are_overtaken_together_are_each_judged_anew(game: Stage, log: StringIO) -> None:
    await game.propose()
    database = Interrupted(game.database)
    other, hosted = new_bot(database), await game.hosted()
    host = other.services.host
    async with other.services.games.lock(1):
        waiting = [asyncio.create_task(host.submit(hosted, Submission(name, YES))) for name in NAMES[:3]]
        await asyncio.sleep(0)
        database.meanwhile = lambda: change(game.database, update(GameRow).values(gm_id=99, gm_changes=1))
    done = await asyncio.gather(*waiting)
    await other.finish()

    assert [(each.line, each.hosted.gm_id) for each in done] == [(3, 99), (4, 99), (5, 99)]
    assert not lines(log, "not saved together")


async def test_a_person_who_goes_while_saving_others_votes_takes_none_of_them_away(game: Stage) -> None:
    await game.propose()
    host, hosted = game.bot.services.host, await game.hosted()
    async with held(game.database):
        async with game.bot.services.games.lock(1):
            waiting = [
                asyncio.create_task(host.submit(hosted, Submission(name, YES), interaction_id=70 + place))
                for place, name in enumerate(NAMES[:4])
            ]
            await asyncio.sleep(0)
        await let_work()
        waiting[0].cancel()
        await let_work()
    gone, *done = await asyncio.gather(*waiting, return_exceptions=True)

    assert isinstance(gone, asyncio.CancelledError)
    assert sorted(each.line for each in done if isinstance(each, Done)) == [3, 4, 5]
    assert set((await game.table()).round.votes) == {*NAMES[1:4]}


async def test_a_player_whose_vote_counts_with_another_is_not_told_they_waited_too_long(game: Stage) -> None:
    await game.propose()
    services, hosted = game.bot.services, await game.hosted()

    async def vote_in_haste() -> Done:
        wait_at_most(0)
        return await services.host.submit(hosted, Submission("Ben", YES), interaction_id=71)

    services.games.drop(1)
    async with services.games.lock(1):
        first = asyncio.create_task(services.host.submit(hosted, Submission("Ann", YES), interaction_id=70))
        other = asyncio.create_task(vote_in_haste())
        await asyncio.sleep(0)

    assert [each.line for each in await asyncio.gather(first, other)] == [3, 4]


async def test_only_the_player_whose_vote_cannot_be_judged_is_told(game: Stage) -> None:
    await game.propose()

    def nothing_after_line_4(hosted: HostedGame) -> Chance:
        assert hosted.lines < 4
        return from_the_system(hosted)

    game.bot.services.games.draw_from(nothing_after_line_4, from_the_system)
    *done, amiss = await submit_at_once(
        game, *((Submission(name, YES), 70 + place) for place, name in enumerate(NAMES[:3]))
    )

    assert [each.line for each in done if isinstance(each, Done)] == [3, 4]
    assert isinstance(amiss, AssertionError)


async def vote_where_one_is_not_saved(stage: Stage) -> list[Done | BaseException]:
    """Let everybody vote at once where one vote cannot be saved."""
    await stage.propose()
    spoil = "CREATE TRIGGER spoil BEFORE INSERT ON actions WHEN NEW.by = 'Dan' BEGIN SELECT json('{'); END"
    await change(stage.database, text(spoil))
    return await submit_at_once(stage, *((Submission(name, YES), 70 + place) for place, name in enumerate(NAMES)))


async def test_only_the_player_whose_vote_cannot_be_saved_is_told(game: Stage) -> None:
    done = await vote_where_one_is_not_saved(game)

    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6]
    assert isinstance(done[NAMES.index("Dan")], DBAPIError)


async def test_the_log_of_a_vote_that_cannot_be_saved_names_nobody(game: Stage, log: StringIO) -> None:
    await vote_where_one_is_not_saved(game)
    failed = lines(log, "not saved together")

    assert {str(line["error"]).split("'")[-2] for line in failed} == {"OperationalError"}
    assert not any(name in str(failed) for name in NAMES)


async def test_the_queued_vote_of_a_player_who_has_lost_their_seat_does_not_count(game: Stage) -> None:
    await game.propose()
    host, found = game.bot.services.host, await game.hosted()
    await game.command("Gia", "gm replace", player="Ann")
    ann = found.occupancy("Ann")
    taking = Taking(ann.seat_id, ann.occupant_id, game.users["Zoe"].id, "Zoe", is_staff=False)
    votes = (host.submit(found, Submission(name, YES)) for name in NAMES[:3])
    _, lost, *done = await asyncio.gather(host.take_seat(1, taking, 77), *votes, return_exceptions=True)

    assert isinstance(lost, Denied)
    assert len(done) == 2
    assert set((await game.table()).round.votes) == {"Ben", "Cat"}


async def test_a_player_who_votes_among_others_has_missed_no_wait_for_them_either(game: Stage) -> None:
    await game.propose()
    await choose_settings(game.database, escalation=Escalation(substitute=3))
    await change(game.database, update(Occupant).values(missed=1))
    done = await submit_at_once(game, *((Submission(name, YES), 70 + place) for place, name in enumerate(NAMES[:4])))

    assert [[each.missed for each in one.hosted.occupancies] for one in done if isinstance(one, Done)] == [
        [0, 1, 1, 1, 1],
        [0, 0, 1, 1, 1],
        [0, 0, 0, 1, 1],
        [0, 0, 0, 0, 1],
    ]
