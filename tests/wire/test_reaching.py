"""The bot finds Discord at the address in its settings, and is divided into shards as they say."""

import sqlite3
from contextlib import closing

from tests.wire.aftermath import recorded_moves
from tests.wire.table import DATABASE, NAMES, Table

NOWHERE = "ws://127.0.0.1:1/gateway"


async def test_the_gateway_setting_overrides_the_addresses_of_api_and_gateway(table: Table) -> None:
    gateway = table.loopback.gateway
    gateway.named = gateway.named_to_resume = NOWHERE
    await table.start()
    await gateway.hear_heartbeat()
    await gateway.ask_to_reconnect()
    await table.loopback.bell.until(lambda: gateway.resumed == 1)

    await table.open()


async def test_without_a_setting_the_gateway_has_the_apis_address_for_it(table: Table) -> None:
    table.set_up(gateway="", shards="1")
    await table.start()

    assert [identity["shard"] for identity in table.loopback.gateway.identities] == [[0, 1]]


async def test_without_a_setting_the_api_decides_the_number_of_shards(table: Table) -> None:
    table.loopback.gateway.advised = 2
    await table.start()
    await table.loopback.bell.until(lambda: len(table.loopback.gateway.identities) == 2)

    assert [identity["shard"] for identity in table.loopback.gateway.identities] == [[0, 2], [1, 2]]
    assert shards_in(table) == ["0,1/2"]


async def test_two_processes_divide_servers_and_dms_come_to_shard_0(table: Table) -> None:
    own = (table.guild.id >> 22) % 2
    await launch_shard(table, own)
    await table.open()
    (opening,) = table.loopback.gateway.sessions
    before = sum(event == "INTERACTION_CREATE" for event, _ in opening.told)
    await launch_shard(table, 1 - own)
    await table.join()
    await table.deal()
    await table.propose("Ann", "Ben")
    await table.answered(table.press("Ann", table.dms("Ann")[-1], "My secrets"))

    told = {
        session.shard: [payload for event, payload in session.told if event == "INTERACTION_CREATE"]
        for session in table.loopback.gateway.sessions
    }
    assert shards_in(table) == ["0/2", "1/2"]
    assert len([each for each in told[own] if "guild_id" in each]) == before + len(NAMES) + 2
    assert [["guild_id" in each for each in told[shard]].count(False) for shard in (0, 1)] == [1, 0]
    assert not [each for each in told[1 - own] if "guild_id" in each]
    assert await recorded_moves(table) == [(table.leader, "propose")]
    assert "room lost" not in table.log


async def launch_shard(table: Table, shard: int) -> None:
    """Start a process for one of two shards, and wait until it has looked for its games."""
    table.set_up(shards=f"{shard}/2")
    table.launch()
    await table.until_logged('"event": "connected"')


def shards_in(table: Table) -> list[str]:
    """Return the shards that are run, as each process says in the database."""
    with closing(sqlite3.connect(table.folder / DATABASE)) as database:
        return [shards for (shards,) in database.execute("SELECT shards FROM processes ORDER BY shards")]
