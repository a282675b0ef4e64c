"""A running bot, watched as a host's own tools do."""

import re
import socket

import aiohttp

from tests.wire.table import Table


async def test_a_running_bot_tells_the_number_of_its_answers_and_not_their_content(table: Table) -> None:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = tried.getsockname()[1]
    table.set_up(metrics=str(port))
    await table.start()
    await table.open()
    await table.join()
    (watched,) = table.loopback.gateway.sessions
    made = sum(event == "INTERACTION_CREATE" for event, _ in watched.told)
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        healthy = await session.get("/health")
        metrics = await (await session.get("/metrics")).text()

    assert healthy.status == 200
    assert f'brehon_answers_seconds_count{{result="done"}} {float(made)}' in metrics
    assert 'brehon_games{phase="signup"} 1.0' in metrics
    assert "brehon_connected 1.0" in metrics
    assert set(re.findall(r'(\w+)="', metrics)) == {"result", "le", "phase", "state"}
    assert await table.stop() == 0
