"""Owed messages are claimed and settled in as few jobs as possible."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from shutil import copy
from typing import TypeVar

import pytest
from sqlalchemy import text, update
from typing_extensions import override

from bot.clock import now
from bot.database.database import Database, Job
from bot.database.opening import open_database
from bot.delivery.sending.claims import ClaimedRow, ClaimLost, Claims
from bot.storage.games.games import Games
from bot.storage.outbox.outbox import LONGEST_SENDING, Destination, mark, owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import GameRow, Guild, OutboxRow
from tests.asking import change, row_in, save
from tests.storage.interrupted import Interrupted

T = TypeVar("T")

GM, OTHER = Destination(user_id=2), Destination(user_id=3)


class Counted(Interrupted):
    """A database that counts its jobs."""

    jobs = 0

    @override
    async def read(self, job: Job[T]) -> T:
        self.jobs += 1
        return await super().read(job)

    @override
    async def write(self, job: Job[T]) -> T:
        self.jobs += 1
        return await super().write(job)


@pytest.fixture
async def database(migrated: Path, tmp_path: Path) -> AsyncIterator[Counted]:
    """Return a database with a game."""
    database = Counted(await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"))
    await save(database, Guild(id=1), GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now()))
    database.jobs = 0
    yield database
    await database.close()


@pytest.fixture
def claims(database: Counted) -> Claims:
    """Return claims. Games have no theme here."""
    return Claims(database, Games(database, {}))


async def owe(database: Counted, *destinations: Destination) -> Sequence[OutboxRow]:
    """Queue a message for each."""
    rows = [owed(1, OutboxKind.UNREADABLE, [], now(), each) for each in destinations]
    await save(database, *rows)
    database.jobs = 0
    return rows


async def send(claims: Claims, taken: object) -> int:
    """Save that a claimed row is sent, and return its number."""
    assert isinstance(taken, ClaimedRow)
    await claims.settle(taken.row, lambda connection: mark(connection, taken.row, OutboxState.SENT))
    return taken.row.id


async def state_of(database: Database, row: OutboxRow) -> OutboxState:
    """Return the state of a row."""
    return (await row_in(database, OutboxRow, row.id)).state


async def test_each_message_takes_one_job_and_the_first_one_more(database: Counted, claims: Claims) -> None:
    rows = await owe(database, GM, GM, GM)
    sent = [await send(claims, (await claims.take([GM]))[GM])]
    sent += [await send(claims, await claims.following(GM)) for _ in rows[1:]]

    assert sent == [row.id for row in rows]
    assert await claims.following(GM) is None
    assert database.jobs == len(rows) + 1


async def test_one_job_claims_the_messages_of_several_destinations(database: Counted, claims: Claims) -> None:
    rows = await owe(database, GM, OTHER)
    found = await claims.take([OTHER, GM])

    assert [each.row.id for each in (found[GM], found[OTHER]) if isinstance(each, ClaimedRow)] == [
        row.id for row in rows
    ]
    assert database.jobs == 1


async def test_a_settled_row_stays_settled_if_the_next_one_cannot_be_read(database: Counted, claims: Claims) -> None:
    rows = await owe(database, GM, GM)
    taken = (await claims.take([GM]))[GM]
    await change(database, text(f"UPDATE outbox SET lines = 'lost' WHERE id = {rows[1].id}"))
    await send(claims, taken)

    assert isinstance(await claims.following(GM), ValueError)
    assert await state_of(database, rows[0]) is OutboxState.SENT


async def test_a_faulty_message_to_somebody_holds_up_nobody_else(database: Counted, claims: Claims) -> None:
    rows = await owe(database, GM, OTHER)
    await change(database, text(f"UPDATE outbox SET lines = 'lost' WHERE id = {rows[0].id}"))
    found = await claims.take([GM, OTHER])

    assert isinstance(found[GM], ValueError)
    assert isinstance(found[OTHER], ClaimedRow)


async def taken_by(database: Database, row: OutboxRow, owner: str | None) -> None:
    """Let another process claim a row, or release it."""
    await change(database, update(OutboxRow).where(OutboxRow.id == row.id).values(owner=owner))


@pytest.mark.parametrize("owner", ["another-host:1:token", None])
@pytest.mark.parametrize("is_closing", [False, True])
async def test_nothing_is_saved_for_a_row_that_another_process_has_claimed(
    database: Counted, claims: Claims, owner: str | None, *, is_closing: bool
) -> None:
    (row,) = await owe(database, GM)
    taken = (await claims.take([GM]))[GM]
    await taken_by(database, row, owner)
    claims.is_closing = is_closing

    with pytest.raises(ClaimLost):
        await send(claims, taken)
    assert await state_of(database, row) is OutboxState.SENDING


async def test_a_second_claim_on_a_row_makes_the_first_one_void(database: Counted, claims: Claims) -> None:
    await owe(database, GM)
    first, second = [(await claims.take([GM]))[GM] for _ in range(2)]

    with pytest.raises(ClaimLost):
        await send(claims, first)
    await send(claims, second)


async def test_discord_is_asked_nothing_for_a_row_claimed_too_long_ago(database: Counted, claims: Claims) -> None:
    await owe(database, GM)
    taken = (await claims.take([GM]))[GM]
    assert isinstance(taken, ClaimedRow)
    assert taken.row.claimed_until is not None
    claims.check(taken.row)
    taken.row.claimed_until -= LONGEST_SENDING

    with pytest.raises(ClaimLost):
        claims.check(taken.row)


async def test_a_look_at_an_empty_queue_writes_nothing(database: Counted, claims: Claims) -> None:
    assert await claims.look([GM, OTHER]) == {GM: None, OTHER: None}
    assert database.jobs == 1


async def test_nothing_more_is_claimed_when_the_bot_stops(database: Counted, claims: Claims) -> None:
    rows = await owe(database, GM, GM)
    taken = (await claims.take([GM]))[GM]
    claims.is_closing = True
    await send(claims, taken)

    assert [await state_of(database, row) for row in rows] == [OutboxState.SENT, OutboxState.PENDING]


async def test_claims_are_forgotten_when_the_queue_is_looked_at_anew(database: Counted, claims: Claims) -> None:
    rows = await owe(database, GM, GM)
    await send(claims, (await claims.take([GM]))[GM])
    await claims.look([GM])
    await database.write(lambda connection: mark(connection, rows[1], OutboxState.SENT))

    assert await claims.following(GM) is None
