"""Texts that players write before a game: how many count, and how long they may be."""

from engine.sigily import Sigily
from engine.sigily.options import SigilyOptions
from engine.writing import Writing


def test_the_first_texts_that_are_not_too_long_count() -> None:
    assert Writing("written", share=2, longest=3).counting(["one", "three", "two", "six"]) == ("one", "two")


def test_everybody_writes_an_equal_share_of_the_questions() -> None:
    shares = [Sigily().to_write(SigilyOptions(questions=True, cards=cards), 4) for cards in (None, 16)]

    assert [writing.share for writing in shares if writing is not None] == [3, 4]


def test_nobody_is_asked_to_write_without_questions() -> None:
    assert Sigily().to_write(SigilyOptions(), 4) is None
