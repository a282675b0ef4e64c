"""A separate database for each test, with some rows."""

from tests.storage.conftest import database as database  # noqa: PLC0414 (a fixture)
from tests.storage.conftest import game_id as game_id  # noqa: PLC0414
from tests.storage.conftest import rows as rows  # noqa: PLC0414
from tests.storage.conftest import url as url  # noqa: PLC0414
