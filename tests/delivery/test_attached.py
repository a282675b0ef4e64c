"""A message's components and files leave memory once it is sent."""

import gc
from collections.abc import Iterator
from weakref import ref

import discord
import pytest

from bot.delivery.telling.outgoing import Outgoing


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """Keep the garbage collector away."""
    gc.disable()
    yield
    gc.enable()


async def test_components_leave_memory_with_their_view() -> None:
    view = Outgoing(rows=[[discord.ui.Button(label="Join")]]).view()
    left = ref(view)
    del view

    assert left() is None


def test_a_file_leaves_memory_once_discord_py_has_closed_it() -> None:
    (file,) = Outgoing(files={"record.jsonl": b"{}"}).attachments
    left = ref(file.fp)
    file.close()
    del file

    assert left() is None
