"""What the log tells of a delivery and of an error."""

import logging

import pytest
from structlog.testing import capture_logs

from bot.delivery.sending.delivery_log import log_delivery, traced
from bot.logs import QUIET, where
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from tests.delivery.at_a_table import NOON

ROOM = Destination(room_id=8)
OF_SOME = [Destination(seat_id=1), Destination(user_id=2), Destination(room_id=8, thread="house-0")]


@pytest.mark.parametrize("destination", OF_SOME)
def test_the_log_tells_only_the_game_of_a_private_message_and_not_when(destination: Destination) -> None:
    row = owed(7, OutboxKind.SECRETS, [1], NOON, destination)
    with capture_logs() as logs:
        log_delivery(row)

    assert (logs, traced(row)) == ([], {"game": 7})


def test_the_log_tells_that_a_message_goes_to_the_room() -> None:
    row = owed(7, OutboxKind.PROMPT, [1], NOON, ROOM)
    with capture_logs() as logs:
        log_delivery(row)

    assert logs == [{"event": "delivery", "log_level": "info", "game": 7}]
    assert traced(row) == {"game": 7, "to": "room"}


def test_an_error_is_logged_without_its_message() -> None:
    assert where(ValueError("Ann sabotages")) == ["ValueError"]


def test_libraries_that_print_what_they_carry_are_quiet_at_every_level() -> None:
    assert QUIET == {
        "aiosqlite": logging.WARNING,
        "sqlalchemy": logging.WARNING,
        "alembic": logging.INFO,
        "discord": logging.INFO,
        "discord.http": logging.ERROR,
        "discord.app_commands.tree": logging.CRITICAL,
        "discord.ui.view": logging.CRITICAL,
    }
