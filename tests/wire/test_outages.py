"""Discord is down for a while: owed messages are sent later, and once."""

import sqlite3
from contextlib import closing

from tests.wire.aftermath import check_nothing_is_owed, check_one_prompt
from tests.wire.fates import Asked, Fate
from tests.wire.table import DATABASE, NAMES, Table


class Outage:
    """Gives this fate to the first request to each channel that sends a message."""

    def __init__(self, fates: dict[int, Fate]) -> None:
        self.left = dict(fates)

    def fate_of(self, asked: Asked) -> Fate:
        """Return the fate of a request."""
        return self.left.pop(asked.channel_id, Fate.GRANTED) if asked.is_message else Fate.GRANTED


async def test_a_message_that_could_not_be_sent_is_sent_later_and_once(table: Table) -> None:
    await table.start()
    await table.open()
    await table.join()
    fates = dict(zip(NAMES, (Fate.CUT, Fate.CUT_AFTER, Fate.BANNED, Fate.LIMITED, Fate.FAILED), strict=True))
    outage = Outage({table.channel_of(place): fate for place, fate in {**fates, "room": Fate.CUT_AFTER}.items()})
    channels = set(outage.left)
    table.loopback.fate_of = outage.fate_of
    earlier = len(table.loopback.asked)
    await table.deal()

    def sent_twice() -> set[int]:
        asked = [asked.channel_id for asked in table.loopback.asked[earlier:] if asked.is_message]
        return {channel for channel in asked if asked.count(channel) == 2}

    await table.loopback.bell.until(lambda: sent_twice() == channels)
    assert '"level": "error"' not in table.log
    assert await table.stop() == 0
    await check_nothing_is_owed(table)


async def test_speech_that_discord_accepts_with_an_error_is_posted_once(table: Table) -> None:
    await table.start()
    await table.open(anonymous=True)
    await table.join()
    await table.answered(table.press("Gia", table.card, "Start the game"))
    fates = {"taken": Fate.FAILED_AFTER, "not taken": Fate.FAILED}
    table.loopback.fate_of = lambda asked: (
        fates.pop(str(asked.body["content"]), Fate.GRANTED) if asked.is_speech else Fate.GRANTED
    )
    for said in ("taken", "not taken"):
        table.write("Ann", said)
        await table.until_shown("room", said)

    assert await table.stop() == 0
    assert [message.content for message in table.room() if message.webhook_id] == ["taken", "not taken"]


async def test_a_request_that_discord_defers_for_an_hour_is_retried_within_seconds(table: Table) -> None:
    await table.start()
    await table.open()
    await table.join()
    outage = Outage({table.channel_of("Ann"): Fate.LIMITED_FOR_LONG})
    table.loopback.fate_of = outage.fate_of
    await table.deal()

    assert not outage.left
    assert await table.stop() == 0
    await check_nothing_is_owed(table)


async def test_a_card_that_could_not_be_painted_is_painted_later(table: Table) -> None:
    await table.play_to_the_vote()
    await table.until_shown("room", "Party: **")
    card = table.card.id
    failures = [Fate.FAILED]
    table.loopback.fate_of = lambda asked: (
        failures.pop() if failures and asked.path.endswith(str(card)) else Fate.GRANTED
    )
    await table.vote("Approve", *NAMES)
    await table.until_shown("room", "2 orders")

    assert not failures


async def test_a_message_that_arrived_before_a_long_outage_is_found_and_not_sent_again(table: Table) -> None:
    await table.play_to_the_vote()
    await table.vote("Approve", *NAMES[:-1])
    table.loopback.fate_of = lambda asked: Fate.CUT_AFTER if asked.is_message else Fate.GRANTED
    await table.vote("Approve", "Eve")
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.stop()
    _let_minutes_pass(table, "UPDATE outbox SET created_at = datetime(created_at, '-9 minutes')")
    await table.start()
    places = {table.channel_of(place) for place in ("room", "Ann", "Ben")}
    await table.loopback.bell.until(
        lambda: places <= {asked.channel_id for asked in table.loopback.asked if asked.is_search}
    )
    await table.until_shown("room", "2 orders")

    assert await table.stop() == 0
    await check_nothing_is_owed(table)
    check_one_prompt(table)


async def test_a_card_that_arrived_before_a_long_outage_is_found_and_not_posted_again(table: Table) -> None:
    await table.start()
    table.loopback.fate_of = lambda asked: Fate.UNANSWERED if asked.is_message else Fate.GRANTED
    table.command("Gia", "game", "new", game="tain")
    await table.until_counted(room=1)
    await table.kill()
    table.loopback.release()
    _let_minutes_pass(table, "UPDATE rooms SET since = datetime(since, '-9 minutes')")
    await table.start()
    await table.loopback.bell.until(lambda: table.card.pinned)

    assert await table.stop() == 0
    assert len(table.room()) == 1


def _let_minutes_pass(table: Table, statement: str) -> None:
    table.loopback.forget_nonces()
    with closing(sqlite3.connect(table.folder / DATABASE)) as database, database:
        database.execute(statement)
