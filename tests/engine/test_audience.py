"""Who may read what: the one filter through which all passes."""

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
def test_what_is_for_some_is_read_by_them_and_the_gm_and_what_is_sealed_by_nobody(
    audience: Audience, readers: set[Reader]
) -> None:
    assert {reader for reader in READERS if may_read(reader, audience)} == readers
