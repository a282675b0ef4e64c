"""A token that Discord does not accept."""

import pytest

from tests.wire.fates import Fate
from tests.wire.table import TOKEN, Table


async def test_a_token_that_is_reset_while_the_bot_runs_is_reported_in_one_line(table: Table) -> None:
    await table.start()
    await table.loopback.gateway.hear_heartbeat()
    table.loopback.gateway.revoke("another-token")
    await table.loopback.gateway.ask_to_reconnect()

    assert await table.process.ended() == 2
    assert "Traceback" not in table.log
    assert table.log.splitlines()[-1].startswith("brehon: Discord does not accept BREHON_TOKEN.")


@pytest.mark.parametrize(
    ("token", "told"),
    [
        (f"{TOKEN[:-1]}X", "Discord does not accept BREHON_TOKEN. Copy the token anew"),
        ('"two\\nlines"', "BREHON_TOKEN is no bot's token."),
    ],
)
async def test_a_wrong_token_is_reported_in_one_line_that_says_what_to_do(table: Table, token: str, told: str) -> None:
    table.set_up(token=token, log_level="WARNING")
    table.launch()

    assert await table.process.ended() == 2
    (line,) = table.log.splitlines()
    assert line.startswith(f"brehon: {told}")
    assert token not in line


async def test_an_unavailable_discord_is_reported_in_one_line(table: Table) -> None:
    table.set_up(log_level="CRITICAL")
    table.loopback.fate_of = lambda _: Fate.BANNED
    table.launch()

    assert await table.process.ended() == 2
    assert table.log.startswith("brehon: Discord does not serve this machine at present (status 429). Start again")
    assert table.log.count("\n") == 1
