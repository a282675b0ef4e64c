"""A token that Discord does not accept."""

import asyncio
import sys
from pathlib import Path

from tests.wire.bell import PATIENCE
from tests.wire.table import Table

ROOT = Path(__file__).parents[2]


async def test_a_wrong_token_is_told_in_one_line_that_says_what_to_do(table: Table) -> None:
    table.set_up(token="another-token", log_level="WARNING")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.wire.launcher", str(table.loopback.port)),
        cwd=table.folder,
        env={"PYTHONPATH": str(ROOT)},
        stderr=asyncio.subprocess.PIPE,
    )
    _, stderr = await asyncio.wait_for(process.communicate(), PATIENCE)
    (line,) = stderr.decode().splitlines()

    assert process.returncode == 2
    assert line.startswith("brehon: Discord does not accept BREHON_TOKEN. Copy the token anew")
    assert "another-token" not in line
