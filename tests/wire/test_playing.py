"""The bot on the wire, as a host runs it."""

import re

import discord

from tests.wire.aftermath import check_nothing_is_owed, check_one_prompt, recorded_moves
from tests.wire.fates import Fate
from tests.wire.table import NAMES, Table, text_of

SECRETS = re.compile(
    r"lugh|ailill|ulaid|connacht|warrior|seer|assassin|\bgood\b|\bevil\b|approve|reject|support|sabotage", re.IGNORECASE
)
MOVES = re.compile(r'"what": "(?:start|choose|answer)"')
VOTES = [(name, "vote") for name in NAMES]


async def test_a_sign_up_and_a_first_vote_are_played_by_presses(table: Table) -> None:
    await table.play_to_the_vote()
    await table.vote("Approve", *NAMES)
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.until_shown("room", "2 orders")

    assert "Approved, 5 to 0" in text_of(table.prompt)
    assert sum(asked.path == "/users/@me/channels" for asked in table.loopback.asked) == len(NAMES)
    assert await table.stop() == 0
    assert await recorded_moves(table) == [(table.leader, "propose"), *VOTES]
    await check_nothing_is_owed(table)
    check_one_prompt(table)


async def test_a_press_before_the_bot_knows_its_message_arrived_leaves_no_old_buttons(table: Table) -> None:
    await table.start()
    await table.open()
    await table.join()
    table.loopback.fate_of = lambda asked: Fate.UNANSWERED if asked.is_message else Fate.GRANTED
    await table.deal()
    await table.answered(table.choose(table.leader, table.prompt, "Ann", "Ben"))
    table.loopback.release()
    await table.until_counted(room=3)

    assert await table.stop() == 0
    check_one_prompt(table)


async def test_a_join_while_the_card_is_on_its_way_leaves_one_card_that_shows_it(table: Table) -> None:
    await table.start()
    table.loopback.fate_of = lambda asked: (
        Fate.UNANSWERED if asked.is_message and asked.channel_id == table.channel else Fate.GRANTED
    )
    await table.open()
    await table.answered(table.press("Ann", table.card, "Join"))
    table.loopback.release()
    await table.until_shown("room", "1. Ann")

    assert await table.stop() == 0
    assert len(table.room()) == 1


async def test_a_press_missed_by_a_broken_connection_is_sent_again_and_counts_once(table: Table) -> None:
    await table.play_to_the_vote()
    await table.loopback.gateway.ask_to_reconnect()
    vote = table.press("Ann", table.prompt, "Approve")
    await table.answered(vote)
    table.loopback.gateway.tell_again()
    await table.loopback.bell.until(lambda: sum(str(vote.id) in asked.path for asked in table.loopback.asked) == 2)
    await table.answered(table.press("Ben", table.prompt, "Approve"))

    assert table.loopback.gateway.resumed == 1
    assert await table.stop() == 0
    assert (await recorded_moves(table))[1:] == VOTES[:2]


async def test_the_bot_asks_for_no_privileged_and_no_unused_intents(table: Table) -> None:
    await table.start()
    (identity,) = table.loopback.gateway.identities
    intents = discord.Intents._from_value(identity["intents"])

    assert not intents.members
    assert not intents.presences
    assert not intents.message_content
    assert intents == discord.Intents(guilds=True, webhooks=True, guild_messages=True, dm_messages=True)


async def test_the_log_of_a_vote_and_of_orders_tells_no_role_no_vote_and_no_order(table: Table) -> None:
    table.set_up(log_level="DEBUG")
    await table.play_to_the_vote()
    await table.vote("Approve", "Ann", "Ben", "Cat")
    await table.vote("Reject openly", "Dan")
    table.loopback.fate_of = lambda asked: Fate.CUT if asked.is_answer else Fate.GRANTED
    table.press("Eve", table.prompt, "Reject openly")
    await table.until_logged("not answered")
    table.loopback.grant_all()
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.support("Ann", "Ben")
    await table.until_counted(room=5)
    for name in NAMES:
        await table.answered(table.press(name, table.prompt, "My secrets"))

    assert await table.stop() == 0
    assert len(MOVES.findall(table.log)) == len(["start", "propose", *VOTES, "act", "act"])
    assert not [line for line in table.log.splitlines() if SECRETS.search(line)]
