"""What the bot writes to its log during a test."""

import json
import logging
import re
import sys
from collections.abc import Iterator
from io import StringIO

import pytest
import structlog

from bot.logs import QUIET, set_up_logs

USES = ("command", "press", "choice")
"""The events of lines about what somebody did."""


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """Return all that the bot and its libraries log at the finest level that a host can set."""
    written = StringIO()
    loggers = [logging.root, *map(logging.getLogger, (*QUIET, "discord.client"))]
    levels, filters = [logger.level for logger in loggers], [list(logger.filters) for logger in loggers]
    configuration = structlog.get_config()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setattr(logging.root, "handlers", [])
    set_up_logs("DEBUG")
    yield written
    structlog.configure(**configuration)
    for logger, level, old in zip(loggers, levels, filters, strict=True):
        logger.setLevel(level)
        logger.filters[:] = old


def lines(log: StringIO, *events: str) -> list[dict[str, object]]:
    """Return the bot's own lines about these events, without what differs in each run."""
    own = [json.loads(line) for line in log.getvalue().splitlines() if line.startswith("{")]
    changing = ("ms", "timestamp", "level")
    return [
        {name: value for name, value in line.items() if name not in changing} for line in own if line["event"] in events
    ]


def without_moments(written: str) -> list[str]:
    """Return the bot's own lines without their times, durations, and places of errors."""
    own = [line for line in written.splitlines() if line.startswith("{")]
    return [re.sub(r'"(ms|timestamp|error)": (".*?"|\[.*?\]|\d+)', "", line) for line in own]
