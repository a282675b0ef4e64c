"""The bot is killed at once and started anew: nothing is lost, and nothing is sent twice."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from tests.wire.aftermath import check_nothing_is_owed, check_one_prompt, nonces_owed, recorded_moves
from tests.wire.fates import Asked, Fate
from tests.wire.table import DATABASE, NAMES, Table

FateOf = Callable[[Asked], Fate]


def _all_lost(_asked: Asked) -> Fate:
    return Fate.LOST


def _messages(fate: Fate) -> FateOf:
    """Delay messages and answers; grant edits."""
    return lambda asked: fate if asked.is_message or asked.is_answer else Fate.GRANTED


def _secrets_arrive(asked: Asked) -> Fate:
    return Fate.UNANSWERED if asked.is_message and not asked.body["content"] else Fate.LOST


MOMENTS = {
    "between the commit and the first request": _all_lost,
    "when nothing that was sent has arrived": _messages(Fate.LOST),
    "when all that was sent has arrived, but no answer": _messages(Fate.UNANSWERED),
    "when what was sent arrives only after the restart": _messages(Fate.HELD),
    "when some messages have arrived and others have not": _secrets_arrive,
}


class Killer:
    """Lets people act, kills the bot at a certain moment of the effects, and starts it anew."""

    def __init__(self, table: Table, fate_of: FateOf) -> None:
        self.table = table
        self._fate_of = fate_of

    async def strike(self, act: Callable[[], object], *places: str) -> None:
        """Kill the bot when the answer and a request to each place wait: to the room, or to somebody's DM.

        The bot must be unsure of requests without an answer, and so repeat them. The same holds for other messages that
        it owed, perhaps since an earlier step.
        """
        loopback = self.table.loopback
        channels = {self.table.channel_of(place) for place in places}
        earlier = len(loopback.waiting)

        def is_the_moment() -> bool:
            waiting = loopback.waiting[earlier:]
            return any(asked.is_answer for asked in waiting) and channels <= {asked.channel_id for asked in waiting}

        loopback.fate_of = self._fate_of
        act()
        await loopback.bell.until(is_the_moment)
        await self.table.kill()
        unsure = {asked.nonce for asked in loopback.waiting[earlier:] if asked.is_message}
        unsure |= await nonces_owed(self.table)
        before = len(loopback.asked)
        loopback.grant_all()
        await self.table.start()
        await loopback.bell.until(lambda: unsure <= {asked.nonce for asked in loopback.asked[before:]})


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_kill_at_every_step_loses_nothing_and_sends_nothing_twice(table: Table, moment: str) -> None:
    killer = Killer(table, MOMENTS[moment])
    await table.start()
    await killer.strike(lambda: table.command("Gia", "game", "new", game="tain"), "room")
    await table.until_counted(room=1)
    await table.count_at_once()
    await table.join()
    await killer.strike(lambda: table.press("Gia", table.card, "Start the game"), "room", *NAMES)
    await table.until_counted(room=2, dms=dict.fromkeys(NAMES, 2))
    leader = table.leader
    await killer.strike(lambda: table.choose(leader, table.prompt, "Ann", "Ben"), "room")
    await table.until_counted(room=3)
    await table.vote("Approve", *NAMES[:-1])
    await killer.strike(lambda: table.press("Eve", table.prompt, "Approve"), "room", "Ann", "Ben")
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.support("Ann")
    await killer.strike(lambda: table.press("Ben", table.dms("Ben")[-1], "Support"), "room")
    await table.until_counted(room=5)
    table.loopback.release()
    await table.until_shown("room", "✓")
    moves = [(leader, "propose"), *((name, "vote") for name in NAMES), ("Ann", "act"), ("Ben", "act")]

    assert await table.stop() == 0
    assert await recorded_moves(table) == moves
    await check_nothing_is_owed(table)
    check_one_prompt(table)


async def test_a_kill_while_buttons_are_taken_off_leaves_no_old_buttons(table: Table) -> None:
    await table.play_to_the_vote()
    await table.vote("Approve", *NAMES[:-1])
    prompt = table.prompt.id
    table.loopback.fate_of = lambda asked: Fate.LOST if asked.path.endswith(str(prompt)) else Fate.GRANTED
    table.press("Eve", table.prompt, "Approve")
    await table.loopback.bell.until(lambda: bool(table.loopback.waiting))
    await table.kill()
    table.loopback.release()
    await table.start()
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.until_shown("room", "2 orders")

    assert await table.stop() == 0
    await check_nothing_is_owed(table)
    check_one_prompt(table)


async def test_a_kill_while_the_card_is_painted_leaves_it_right(table: Table) -> None:
    await table.play_to_the_vote()
    card = table.card.id
    table.loopback.fate_of = lambda asked: Fate.LOST if asked.path.endswith(str(card)) else Fate.GRANTED
    await table.vote("Approve", *NAMES)
    await table.loopback.bell.until(lambda: bool(table.loopback.waiting))
    await table.kill()
    table.loopback.release()
    await table.start()
    await table.until_shown("room", "2 orders")

    assert await table.stop() == 0
    await check_nothing_is_owed(table)


async def test_a_kill_before_the_commit_changes_nothing(table: Table) -> None:
    await table.play_to_the_vote()
    with closing(sqlite3.connect(table.folder / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        table.press("Ann", table.prompt, "Reject")
        await table.loopback.gateway.hear_heartbeat()
        await table.kill()
        other.execute("ROLLBACK")
    await table.start()
    await table.vote("Approve", "Ann")

    assert await table.stop() == 0
    assert (await recorded_moves(table))[1:] == [("Ann", "vote")]


@pytest.mark.parametrize("minutes_pass", [False, True])
async def test_a_player_who_joins_again_after_a_kill_is_welcomed_once(table: Table, minutes_pass: bool) -> None:
    await table.start()
    await table.open()
    table.loopback.fate_of = lambda asked: Fate.UNANSWERED if asked.is_message else Fate.GRANTED
    table.press("Ann", table.card, "Join")
    await table.until_counted(room=1, dms={"Ann": 1})
    await table.kill()
    table.loopback.release()
    if minutes_pass:
        table.loopback.forget_nonces()
    await table.start()

    assert "I've sent you a DM" in await table.answered(table.press("Ann", table.card, "Join"))
    assert len(table.dms("Ann")) == 1


async def test_a_welcome_that_arrives_only_after_the_restart_is_not_sent_again(table: Table) -> None:
    await table.start()
    await table.open()
    table.loopback.fate_of = lambda asked: Fate.HELD if asked.is_message else Fate.GRANTED
    table.press("Ann", table.card, "Join")
    await table.loopback.bell.until(lambda: bool(table.loopback.waiting))
    await table.kill()
    table.loopback.grant_all()
    await table.start()
    await table.answered(table.press("Ann", table.card, "Join"))
    table.loopback.release()
    await table.answered(table.press("Ben", table.card, "Join"))

    assert len(table.dms("Ann")) == 1


async def test_a_join_that_was_interrupted_keeps_the_seat(table: Table) -> None:
    await table.start()
    await table.open()
    table.loopback.fate_of = lambda asked: Fate.LOST if asked.is_message else Fate.GRANTED
    table.press("Ann", table.card, "Join")
    await table.loopback.bell.until(lambda: bool(table.loopback.waiting))
    await table.kill()
    table.loopback.release()
    await table.start()

    assert "I've sent you a DM" in await table.answered(table.press("Ann", table.card, "Join"))
    await table.until_shown("room", "1. Ann")
