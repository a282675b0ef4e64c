"""Pictures packed as a host's are."""

import pytest

from tests.drawing import forget_files


@pytest.fixture(scope="module", autouse=True)
def packed_anew() -> None:
    """Forget the files of other tests, which are packed quickly and are larger."""
    forget_files()
