"""Games end in time although people vanish: a leader, a voter, a quester, a spectator, a co-GM and the GM."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from sqlalchemy import select

from bot.storage.games.due_times import moments_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import OWED
from bot.storage.schema.escalation import Escalation
from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow
from engine.open_table.role_file import RoleFile
from engine.open_table.writing import write_role_file
from tests.asking import choose_settings, rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SEVEN, SIXTEEN, sit_down
from tests.cogs.gm.test_co_gms import join
from tests.cogs.opening import Opening
from tests.cogs.samurai import TEN
from tests.cogs.stage import Stage
from tests.cogs.whole.chances import Fixed
from tests.cogs.whole.vanishing import GMS, HOURS, Vanishing, strays
from tests.dice import dice
from tests.suites.open_table_setups import FILES, hosted_file


class Table(NamedTuple):
    """The players, how many of them stay, the chance of their policies, and the effect of a deadline.

    The seed is one with which few waits pass. A GM is asked in ``bluff`` in any case.
    """

    players: tuple[str, ...]
    least: int
    seed: int
    late: str = "auto"


TABLES = {
    "tain": Table(NAMES, 2, 6, "ask"),
    "honnoji": Table(TEN, 5, 2),
    "great-table": Table(SEVEN, 4, 15),
    "bluff": Table(NAMES[:3], 1, 10),
}
MANY = (*SIXTEEN, *(f"Player{number}" for number in range(9)))
"""As many people as the largest role file takes."""
LADDER = Escalation(substitute=1, removal=2)
"""With these settings a seat that misses a wait is offered, and a player who misses two is out, if the game has
modkills.
"""


async def begin(stage: Stage, game: str, table: Table, **options: object) -> None:
    """Begin a game with a co-GM, a manager at hand, and an informed spectator."""
    chosen = {"game": game, "late": table.late, "wait": str(HOURS), "anonymous": False, **options}
    await sit_down(stage, table.players, by_hand=False, **chosen)
    for name in ("Hugo", "Yan"):
        stage.add(name)
    stage.make_manager("Yan")
    await join(stage, "Hugo")
    if table.late == "auto":
        await choose_settings(stage.database, escalation=LADDER)
    shown = await stage.command("Zoe", "game watch")
    await stage.press("Zoe", shown.response, "Ask to see all secrets")
    await stage.press("Gia", stage.dms("Gia")[-1], "Let this person watch")


async def check_nothing_is_left(stage: Stage) -> None:
    """Check that nothing is owed any more, and that nothing will happen by itself."""
    owed = await rows_in(stage.database, select(OutboxRow).where(OutboxRow.state.in_(OWED)))
    assert [(row.kind, row.state) for row in owed] == []
    assert await stage.database.read(lambda connection: moments_of(connection, 1)) == []


async def check_receivers(stage: Stage, hosted: HostedGame) -> None:
    """Check that private messages arrived only in their receivers' DMs, and that the channel holds only public ones."""
    dms = {user.id: user.dm_channel.id for user in stage.users.values()}
    seats = {occupancy.seat_id: dms[occupancy.user_id] for occupancy in hosted.occupancies}
    sent = select(OutboxRow).where(OutboxRow.state == OutboxState.SENT, OutboxRow.thread.is_(None))
    for row in await rows_in(stage.database, sent):
        own = dms.get(row.user_id or 0) or seats.get(row.seat_id or 0)
        assert row.channel_id == (hosted.room.channel_id if row.room_id is not None else own), row.kind


@pytest.mark.parametrize("game", TABLES)
async def test_a_game_ends_in_time_whoever_vanishes(opening: Opening, fixed: Fixed, game: str) -> None:
    stage, table = await opening.stage(), TABLES[game]
    await begin(stage, game, table)
    vanishing = await let_vanish(stage, table)

    assert len(vanishing.gone) >= 5
    assert {*vanishing.asked} == ({*GMS} if game in {"tain", "bluff"} else set())


@pytest.mark.parametrize("pick", [lambda: dice.choice(FILES), lambda: hosted_file(dice)], ids=["known", "random"])
async def test_a_game_by_a_role_file_ends_in_time_whoever_vanishes(
    opening: Opening, pick: Callable[[], RoleFile]
) -> None:
    """The files are other ones with each ``--dice``."""
    stage, file = await opening.stage(), pick()
    table = Table(MANY[: file.players], file.players // 2, dice.randrange(1000))
    await begin(stage, "open-table", table, file=("mine.toml", write_role_file(file)))
    vanishing = await let_vanish(stage, table)

    assert len(vanishing.gone) > 1


async def let_vanish(stage: Stage, table: Table) -> Vanishing:
    """Play a game whose people vanish. Check that waits end in time, and that nobody is told what is not for them."""
    vanishing = Vanishing(stage, table.least, table.seed, leaving=table.late == "auto")
    vanishing.vanish("Zoe")
    hosted = await vanishing.play()
    await stage.pass_hours(2)

    assert all(wait.ended <= wait.due for wait in vanishing.waits)
    assert strays(stage, vanishing, hosted.names) == []
    await check_nothing_is_left(stage)
    await check_receivers(stage, hosted)
    return vanishing
