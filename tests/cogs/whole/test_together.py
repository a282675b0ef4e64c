"""Moves of one wait that come at the same time: they are saved together, and each is judged as if it had come alone."""

import asyncio

from sqlalchemy import Engine, event

from bot.host.denied import Denied
from bot.host.together import Done
from engine.errors import Refused
from engine.judging import Wish
from engine.parties.actions import Vote
from engine.quests.actions import Propose
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage

YES = Vote(approve=True)


async def submit_at_once(stage: Stage, *meant: tuple[Wish, int]) -> list[Done | BaseException]:
    """Mean each of these at once, by an interaction of that number; gives what comes of them."""
    host, live = stage.bot.services.host, await stage.live()
    wait = (host.submit(live, wish, interaction_id=number, wait_token=live.wait_token) for wish, number in meant)
    return await asyncio.gather(*wait, return_exceptions=True)


async def test_votes_that_come_while_another_is_saved_are_saved_together(game: Stage) -> None:
    await game.propose()
    executed: list[str] = []

    def note(*given: str) -> None:
        executed.append(given[2].split(" (")[0])

    event.listen(Engine, "before_cursor_execute", note)
    done = await submit_at_once(game, *((Wish(name, YES), 70 + place) for place, name in enumerate(NAMES)))
    event.remove(Engine, "before_cursor_execute", note)

    last = len(executed) - executed[::-1].index("INSERT INTO actions")
    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6, 7]
    assert (executed[:last].count("INSERT INTO actions"), executed[:last].count("BEGIN IMMEDIATE")) == (5, 2)


async def test_each_of_those_who_vote_at_once_is_answered_by_the_game_after_his_vote(game: Stage) -> None:
    await game.propose()
    done = await submit_at_once(game, *((Wish(name, YES), 70 + place) for place, name in enumerate(NAMES)))

    assert [each.live.lines for each in done if isinstance(each, Done)] == [3, 4, 5, 6, 7]


async def test_what_is_refused_among_votes_that_come_at_once_holds_up_none_of_them(game: Stage) -> None:
    await game.propose()
    votes = [(Wish(name, YES), 70 + place) for place, name in enumerate(NAMES[:4])]
    amiss = (Wish("Cat", Propose(party=("Ann", "Ben"))), 99)
    done = await submit_at_once(game, *votes[:2], amiss, *votes[2:])

    assert isinstance(done[2], Refused)
    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6]


async def test_a_vote_behind_the_one_that_ends_the_wait_comes_too_late(game: Stage) -> None:
    await game.propose()
    votes = [(Wish(name, YES), 70 + place) for place, name in enumerate(NAMES)]
    *done, late = await submit_at_once(game, *votes, (Wish("Ann", Vote(approve=False)), 99))

    assert isinstance(late, Denied)
    assert late.reason == "stale"
    assert len(done) == len(NAMES)


async def test_an_interaction_that_comes_twice_among_others_counts_once(game: Stage) -> None:
    await game.propose()
    votes = [(Wish(name, YES), 70 + place) for place, name in enumerate(NAMES[:4])]
    done = await submit_at_once(game, *votes, votes[2])

    assert [each.line for each in done if isinstance(each, Done)] == [3, 4, 5, 6, 5]
    assert (await game.live()).lines == 6
