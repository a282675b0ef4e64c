"""When the garbage collector runs."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from bot.collecting import DUE, FULL, MIDDLE, OVERDUE, collect_at_rest
from bot.delivery.requests.press_priority import PressPriority

TURNS = 5


class Garbage:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def way() -> Iterator[PressPriority]:
    """Return the press priority of a bot that has just started, which takes any moment for a pause.

    Only the bot collects garbage, and nothing that was there before.
    """
    before = gc.get_threshold()
    made = PressPriority()
    gc.freeze()
    gc.disable()
    collect_at_rest(made, pause=0)
    yield made
    gc.enable()
    gc.set_threshold(*before)


def garbage(generation: int = 0) -> ref[Garbage]:
    """Make an unused object that has become this old."""
    made = Garbage()
    for younger in range(generation):
        gc.collect(younger)
    return ref(made)


async def let_pause() -> None:
    """Let some turns of the loop pass."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def press(way: PressPriority, made: int = DUE + 100) -> list[list[object]]:
    """Let a press make so many objects that they stay, and rest."""
    with way.taken():
        return [[] for _ in range(made)]


async def test_new_garbage_is_collected_at_rest_and_never_during_a_press(way: PressPriority) -> None:
    new = garbage()
    with way.taken():
        kept = press(way)
        is_there = new() is not None

    assert kept
    assert is_there
    assert new() is None


async def test_nothing_is_collected_at_a_rest_after_few_new_objects(way: PressPriority) -> None:
    new = garbage()
    press(way, made=DUE // 2)

    assert new() is not None


@pytest.mark.parametrize(("generation", "rests"), [(1, MIDDLE), (2, OVERDUE)])
async def test_old_garbage_is_collected_at_some_rest_though_nobody_ever_pauses(
    way: PressPriority, generation: int, rests: int
) -> None:
    old = garbage(generation)
    press(way)
    is_there = old() is not None
    for _ in range(rests):
        press(way)

    assert is_there
    assert old() is None


async def test_old_garbage_is_collected_in_a_pause_and_not_during_a_press(way: PressPriority) -> None:
    old = garbage(2)
    for _ in range(FULL):
        press(way)
    with way.taken():
        await let_pause()
        is_there = old() is not None
    await let_pause()

    assert is_there
    assert old() is None
