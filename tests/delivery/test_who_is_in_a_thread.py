"""Who is let into a private thread, and in which order."""

import pytest

from bot.delivery.threads import users_in
from engine.speech import PrivateThread
from tests.delivery.at_a_table import GM_ID, PLAYERS, great_table

SEATS = great_table().names


def test_members_are_let_in_in_seat_order_and_then_the_gm() -> None:
    assert users_in(great_table(), PrivateThread("house", (SEATS[4], SEATS[2]))) == [PLAYERS + 3, PLAYERS + 5, GM_ID]


def test_a_gm_who_plays_is_in_no_thread_of_others() -> None:
    assert users_in(great_table(leader=SEATS[0]), PrivateThread("house", (SEATS[2],))) == [PLAYERS + 3]


@pytest.mark.parametrize(
    "thread", [None, PrivateThread("house", ()), PrivateThread("house", SEATS[:2], is_relayed=True)]
)
def test_nobody_is_in_a_thread_that_is_not_there_or_empty_or_closed(thread: PrivateThread | None) -> None:
    assert users_in(great_table(), thread) == []
