"""Who is let into a private thread, in which order, and who else hears what is said there."""

import pytest

from bot.delivery.threads.thread_settling import is_open, leaving, passed_on, users_in
from bot.host.moves.owed_rows import thread_of
from bot.storage.outbox.outbox import Destination, destination_of, owed
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import ThreadRow
from engine.speech import Message, PrivateThread
from tests.delivery.at_a_table import GM_ID, NOON, PLAYERS, great_table

SEATS = great_table().names


def test_members_are_let_in_in_seat_order_and_then_the_gm() -> None:
    assert users_in(great_table(), PrivateThread("house", (SEATS[4], SEATS[2]))) == [PLAYERS + 3, PLAYERS + 5, GM_ID]


def test_a_gm_who_plays_is_in_no_thread_of_others() -> None:
    assert users_in(great_table(leader=SEATS[0]), PrivateThread("house", (SEATS[2],))) == [PLAYERS + 3]


@pytest.mark.parametrize(
    "thread", [None, PrivateThread("house", ()), PrivateThread("house", SEATS[:2], is_relayed=True)]
)
def test_a_missing_empty_or_closed_thread_has_no_members(thread: PrivateThread | None) -> None:
    assert users_in(great_table(), thread) == []


@pytest.mark.parametrize("leader", [None, SEATS[0]])
def test_private_talk_is_passed_on_to_those_who_may_hear_it_and_a_gm_without_a_seat(leader: str | None) -> None:
    hosted = great_table(leader)
    said = Message(to=(SEATS[4], SEATS[2]), thread="house", by=SEATS[4], text="Whom?")
    everybody = {hosted.gm_id, *(occupancy.user_id for occupancy in hosted.occupancies)}
    row = owed(hosted.id, OutboxKind.WHISPER, [5], NOON, Destination(room_id=8, thread="house-0"))
    rows = passed_on(hosted, row, said, everybody)

    assert [destination_of(each) for each in rows if each.kind is OutboxKind.SECRETS] == [
        Destination(seat_id=hosted.occupancy(SEATS[2]).seat_id)
    ]
    assert [each.user_id for each in rows if each.kind is OutboxKind.GM] == ([] if leader else [GM_ID])


def test_anybody_who_should_not_be_in_a_thread_must_leave_it() -> None:
    assert leaving([3, 1, 2], {1, 4}) == [3, 2]


@pytest.mark.parametrize(
    ("key", "is_barred", "expected"), [("house-0", False, True), ("house-0", True, False), ("lovers-0", False, False)]
)
def test_a_thread_hears_something_only_while_it_is_open(key: str, is_barred: bool, expected: bool) -> None:
    assert is_open(great_table(), ThreadRow(game_id=7, key=key, is_barred=is_barred)) is expected


def test_the_talk_of_some_goes_to_no_thread_of_others() -> None:
    hosted = great_table()
    said = {name: Message(to=SEATS[:2], thread=name, by=SEATS[0], text="Whom?") for name in ("house", "lovers")}

    assert thread_of(hosted, said["house"]) == hosted.threads["house-0"]
    assert thread_of(hosted, said["lovers"]) is None


def test_under_aliases_nobody_talks_apart() -> None:
    assert great_table(anonymous=True).threads == {}
