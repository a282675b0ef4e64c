"""A bot that hangs ends, and says where it hung."""

import subprocess
import sys

HANGS = """
import asyncio
import threading

from bot.checking.hanging import ended_if_it_hangs


async def hang():
    async with ended_if_it_hangs(patience=0.1):
        await asyncio.sleep(0)
        threading.Event().wait()


asyncio.run(hang())
"""


def test_a_bot_that_hangs_ends_with_an_error_that_says_where() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGS], check=False, capture_output=True, text=True, timeout=60)

    assert ended.returncode == 1
    assert 'File "<string>", line 11 in hang' in ended.stderr
