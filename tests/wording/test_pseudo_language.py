"""In the language of ringed letters, every text is found that comes from no file of words or theme."""

import pytest

from tests.wording.pseudo import foreign, ringed


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (ringed("All is well."), []),
        (ringed("Then ") + "**Ann**" + ringed(" leads") + " <@123> <t:1767312000:R>", []),
        (ringed("Then ") + "and" + ringed(" there"), ["and"]),
        ("Größe: 3", ["Größe"]),
        ("```\nABC\n```", []),
        ("ABC", ["ABC"]),
    ],
)
def test_a_word_without_rings_is_found(said: str, found: list[str]) -> None:
    assert foreign(said, ("Ann",)) == found
