"""Makes the simulated Discord quicker.

Its data is JSON, and copying it as such takes less time. It tracks every callback of the bot to know when the bot has
finished. Those that are steps of a task need no tracking, because it looks at the tasks, too.
"""

import asyncio
import copy
from types import SimpleNamespace
from typing import Any

from simcord import _runtime, components, gateway, results
from simcord.backend import serializers
from simcord.http import router

LEAVES = frozenset({str, int, float, bool, type(None)})

track = _runtime._track_callback


def copied(value: Any) -> Any:  # noqa: ANN401 (as copy.deepcopy does)
    """Return a copy of JSON, or of anything else as it copies itself."""
    kind = type(value)
    if kind is dict:
        return {name: copied(each) for name, each in value.items()}
    if kind is list:
        return [copied(each) for each in value]
    return value if kind in LEAVES else copy.deepcopy(value)


def track_no_step(
    work: Any,  # noqa: ANN401
    original: Any,  # noqa: ANN401
    callback: Any,  # noqa: ANN401
    args: tuple[Any, ...],
    **how: Any,  # noqa: ANN401
) -> asyncio.Handle:
    """Schedule a callback as the simulator does, but a task's step without tracking it."""
    if how["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        handle: asyncio.Handle = original(callback, *args, context=how["context"])
        return handle
    return track(work, original, callback, args, **how)


def let_it_be_quick() -> None:
    """Let the simulated Discord of this process copy and track like this."""
    for module in (components, results, serializers):
        vars(module)["deepcopy"] = copied
    for module in (gateway, router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=copied)
    _runtime._track_callback = track_no_step
