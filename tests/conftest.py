"""Options and settings for all tests."""

import pytest
from hypothesis import settings

settings.register_profile("quick", max_examples=40, deadline=None, derandomize=True)
settings.register_profile("wide", max_examples=1000, deadline=None)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-transcripts", action="store_true", help="write tests/transcripts anew, to be read before they are kept"
    )
