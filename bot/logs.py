"""Logs: one line an event, for a person at a terminal or as JSON for a machine, and never a secret.

An error is logged only by its type and place. Libraries that would print what they carry stay quiet.
"""

import logging
import sys
import traceback
from types import TracebackType

import structlog

ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

QUIET = {
    "aiosqlite": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.INFO,
    "discord": logging.INFO,
    "discord.http": logging.ERROR,
    "discord.app_commands.tree": logging.CRITICAL,
    "discord.ui.view": logging.CRITICAL,
}
"""The levels below which libraries print what is saved or sent, to whom, or who typed or pressed what."""


class PlaceFormatter(logging.Formatter):
    """Formats a library's error like the bot's own, only by its type and place."""

    def formatException(self, ei: ErrorInfo) -> str:  # noqa: N802 (logging's name)
        """Return the type and place of an error."""
        return "\n".join(where(ei[1])) if ei[1] is not None else ""


def set_up_logs(level: str) -> None:
    """Write logs of this level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlaceFormatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler])
    for name, finest in QUIET.items():
        logging.getLogger(name).setLevel(max(finest, logging.getLevelName(level)))
    logging.getLogger("discord.client").addFilter(lambda record: "voice" not in record.getMessage())
    is_terminal = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def where(error: BaseException) -> list[str]:
    """Return the type and place of an error, without its message, which may hold secrets."""
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [*frames, type(error).__name__]
