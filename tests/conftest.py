"""Options and settings for all tests."""

from os import cpu_count

import pytest
from hypothesis import settings

settings.register_profile("quick", max_examples=40, deadline=None, derandomize=True)
settings.register_profile("wide", max_examples=1000, deadline=None)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-transcripts", action="store_true", help="write tests/transcripts anew, to be read before they are kept"
    )
    parser.addoption("--all-places", action="store_true", help="play each game in each kind of room")
    parser.addoption(
        "--twins", type=int, default=0, help="play so many pairs of whole games of each kind in tests/twins"
    )
    parser.addoption("--forged", type=int, default=240, help="how many forged presses to send; 10000 take some minutes")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors, for many tests wait: for a disk, or for a process of their own."""
    return (cpu_count() or 1) + 1
