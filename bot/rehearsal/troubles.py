"""Errors inside the bot: everything that it logs as an error, and everything that nobody caught."""

import logging
import sys
import traceback
from types import TracebackType
from typing import Self

import structlog
from discord import app_commands
from simcord import Env
from structlog.typing import EventDict, WrappedLogger

HEARD = ("discord", "asyncio")
"""The libraries' loggers in which an error of the bot may end up."""


class Troubles(logging.Handler):
    """Listens while it is entered. ``heard`` has a paragraph for each error; the bot's logs go nowhere else."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        self._seen = 0

    def __enter__(self) -> Self:
        """Begin to listen."""
        self._configuration = structlog.get_config()
        structlog.configure(
            processors=[self._hear], wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING)
        )
        self._were_loud = {name: logging.getLogger(name).propagate for name in HEARD}
        for name in HEARD:
            logging.getLogger(name).addHandler(self)
            logging.getLogger(name).propagate = False
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Restore the logs."""
        for name, was_loud in self._were_loud.items():
            logging.getLogger(name).removeHandler(self)
            logging.getLogger(name).propagate = was_loud
        structlog.configure(**self._configuration)

    def emit(self, record: logging.LogRecord) -> None:
        """Note a library's error."""
        error = record.exc_info[1] if record.exc_info else None
        self.heard.append(_paragraph(record.getMessage(), error))

    def look_at(self, env: Env) -> None:
        """Note errors that nobody caught. The bot answers a command's own errors, and logs the unforeseen ones."""
        errors = env.errors_since(self._seen)
        self._seen = env.error_cursor
        for error in errors:
            if not isinstance(error, app_commands.AppCommandError):
                self.heard.append(_paragraph(f"{type(error).__name__} was raised", error))

    def forget(self) -> list[str]:
        """Return the errors once, and forget them."""
        heard, self.heard = self.heard, []
        return heard

    def _hear(self, _logger: WrappedLogger, _level: str, event: EventDict) -> EventDict:
        raised = event.pop("exc_info", None)
        error = raised if isinstance(raised, BaseException) else sys.exc_info()[1] if raised else None
        name = event.pop("event", "")
        details = [f"  {field}: {_detail(value)}" for field, value in event.items()]
        self.heard.append(_paragraph("\n".join([str(name), *details]), error))
        raise structlog.DropEvent


def _detail(value: object) -> str:
    """Return a field of a log line; a list takes a line for each item."""
    return "".join(f"\n    {item}" for item in value) if isinstance(value, list) else str(value)


def _paragraph(said: str, error: BaseException | None) -> str:
    if error is None:
        return said
    return f"{said}\n{''.join(traceback.format_exception(error)).rstrip()}"
