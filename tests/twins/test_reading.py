"""Random values of a message are left out of the comparison, whatever they look like."""

import pytest

from tests.cogs.perceiving import EVERYBODY, Perception
from tests.twins.reading import Reader, Streams

MANY_DIGITS = "1234567890123456"


def read(shown: str) -> Streams:
    return Reader("Zoe").reads([Perception(EVERYBODY, f"POST {shown}", "here")], {}, leads=False)


@pytest.mark.parametrize(
    ("shown", "length"), [('"nonce": "{}"', 24), ("sealed with {}", 64), ("brehon:answer:1:{}:yes", 8)]
)
def test_a_random_value_reads_the_same_though_it_begins_with_many_digits(shown: str, length: int) -> None:
    one, other = (f"{begins:a<{length}}"[:length] for begins in (MANY_DIGITS, "b"))
    assert read(shown.format(one)) == read(shown.format(other))
