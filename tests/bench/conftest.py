"""Sets the benches' tables up as rehearsals: SQLite, migrations and themes take no time."""

from tests.rehearsal.conftest import at_hand as at_hand  # noqa: PLC0414 (a fixture)
from tests.rehearsal.conftest import own_folder as own_folder  # noqa: PLC0414 (a fixture)
