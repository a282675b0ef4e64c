"""Audiences: the one filter through which everything passes."""

import pytest

from engine.audience import Audience, Reader, To, may_read

READERS: tuple[Reader, ...] = ("Ann", "Ben", To.PUBLIC, To.GM)


@pytest.mark.parametrize(
    ("audience", "readers"),
    [
        (To.PUBLIC, {"Ann", "Ben", To.PUBLIC, To.GM}),
        (("Ann",), {"Ann", To.GM}),
        (("Ann", "Ben"), {"Ann", "Ben", To.GM}),
        (To.GM, {To.GM}),
        (To.NOBODY, set()),
    ],
)
def test_only_its_audience_and_the_gm_read_an_event(audience: Audience, readers: set[Reader]) -> None:
    assert {reader for reader in READERS if may_read(reader, audience)} == readers
