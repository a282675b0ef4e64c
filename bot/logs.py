"""Logs: one line an occurrence, for a person at a terminal or as JSON for a machine, and never a secret.

An error is logged by its type and place alone. Libraries that would print what they carry stay quiet.
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
"""Libraries that at finer levels than these print what is saved or sent, to whom, or who has typed or pressed what."""


class PlaceFormatter(logging.Formatter):
    """Formats a library's error as the bot's own: by its type and place alone."""

    def formatException(self, ei: ErrorInfo) -> str:  # noqa: N802 (logging's name)
        """Say what was raised and where."""
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
    """Say what was raised and where, without its message, which may hold what players must not know."""
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [*frames, type(error).__name__]
