"""A message owed to a GM is checked when it is sent: by then they may have a seat, or no longer lead."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.delivery.gm.gm_messages import silent_message
from bot.delivery.gm.gm_questions import is_asked_openly
from bot.delivery.notices import may_be_told
from bot.delivery.telling.compose import is_for_gm, is_posted_as_speech
from bot.delivery.telling.seat_questions import open_asks
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import GmRequest, OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.speech import Message
from tests.delivery.at_a_table import GM_ID, NOON, PLAYERS, great_table

OF_SECRETS = (
    *(OutboxKind.ABSENT, OutboxKind.BARRED, OutboxKind.NO_THREADS, OutboxKind.MISSING, OutboxKind.OUTSIDE),
    *(OutboxKind.RESULT, OutboxKind.WATCH_ASKED, OutboxKind.STRIKE, OutboxKind.QUESTION),
    OutboxKind.WORDS_LOST,
)
OF_HIS = (
    *(OutboxKind.GM, OutboxKind.DEADLINE, OutboxKind.TROUBLE, OutboxKind.OPEN, OutboxKind.STAFF, OutboxKind.TELL),
    *(OutboxKind.LATE, OutboxKind.REMINDER, OutboxKind.SILENT, OutboxKind.READY_OVER, OutboxKind.FEED_OFF),
    *(OutboxKind.HELD_BACK, OutboxKind.UNSAID, OutboxKind.QUEUE_OPENED, OutboxKind.ALL_READ, OutboxKind.ASKED_ANSWER),
)
STRANGER = 1
TO_GM, TO_HIM = Destination(user_id=GM_ID), Destination(user_id=PLAYERS + 1)
IN_ROOM = Destination(room_id=8)
LEADER = great_table().names[0]
HIS_ID = PLAYERS + 1


def row(kind: OutboxKind, user_id: int) -> OutboxRow:
    return owed(7, kind, [1], NOON, Destination(user_id=user_id))


@pytest.mark.parametrize("kind", OF_SECRETS)
def test_only_a_gm_without_a_seat_is_told_what_a_player_may_not_know(kind: OutboxKind) -> None:
    assert may_be_told(great_table(), row(kind, GM_ID))
    assert not may_be_told(great_table(LEADER), row(kind, HIS_ID))


@pytest.mark.parametrize("kind", OF_HIS)
def test_a_gm_who_plays_is_told_what_any_gm_may_know(kind: OutboxKind) -> None:
    assert may_be_told(great_table(LEADER), row(kind, HIS_ID))


@pytest.mark.parametrize("kind", OF_SECRETS + OF_HIS)
def test_a_former_gm_is_told_nothing(kind: OutboxKind) -> None:
    assert not may_be_told(great_table(LEADER), row(kind, GM_ID))


def test_no_other_kind_of_message_is_for_gms_alone() -> None:
    hosted = great_table()
    found = {kind for kind in OutboxKind if may_be_told(hosted, row(kind, GM_ID))}

    assert {kind for kind in found if not may_be_told(hosted, row(kind, STRANGER))} == {*OF_SECRETS, *OF_HIS}


def test_neither_a_gm_who_plays_nor_a_room_is_told_who_is_late_in_secret() -> None:
    hosted = replace(great_table(), inner_deadline=datetime(2020, 1, 1, tzinfo=UTC))
    hosted = replace(hosted, co_gms=(HIS_ID,))
    rows = [owed(7, OutboxKind.SILENT, [hosted.wait_line], NOON, place) for place in (TO_GM, TO_HIM, IN_ROOM)]
    for each in rows:
        each.text = GmRequest.MISSING

    assert [silent_message(hosted, each) is not None for each in rows] == [True, False, False]
    assert not is_asked_openly(hosted)
    assert is_asked_openly(replace(hosted, deadline=hosted.inner_deadline))


def test_a_gm_who_plays_hears_neither_secrets_of_gms_nor_private_talk() -> None:
    (deal,) = great_table().started.log
    said = Message(to=great_table().names[1:3], thread="house", by=great_table().names[1], text="Whom?")
    private = [*(event for event in deal.events if event.to is To.GM), said]

    assert len(private) > 1
    assert all(is_for_gm(great_table(), event, GM_ID) for event in private)
    assert not any(is_for_gm(great_table(LEADER), event, HIS_ID) for event in private)


def test_a_gm_who_plays_hears_of_no_staff_once_there_are_aliases() -> None:
    staff = row(OutboxKind.STAFF, HIS_ID)

    assert not may_be_told(great_table(great_table(anonymous=True).names[0], anonymous=True), staff)
    assert may_be_told(great_table(anonymous=True), row(OutboxKind.STAFF, GM_ID))


def test_only_its_members_are_told_of_a_thread_that_the_bot_relays() -> None:
    hosted = great_table()

    for occupancy in hosted.occupancies:
        assert not may_be_told(hosted, owed(7, OutboxKind.RELAYED, [], NOON, Destination(seat_id=occupancy.seat_id)))


def test_a_failed_message_is_not_told_to_the_seats_next_player() -> None:
    hosted = great_table(anonymous=True)
    unsaid = owed(7, OutboxKind.UNSAID, [], NOON, Destination(seat_id=hosted.occupancies[0].seat_id))
    unsaid.about_id = hosted.occupancies[1].user_id

    assert not may_be_told(hosted, unsaid)


def test_private_talk_is_never_posted_as_speech() -> None:
    said = Message(to=great_table().names[1:3], thread="house", by=great_table().names[1], text="Whom?")

    assert not is_posted_as_speech(said, great_table(anonymous=True))
    assert is_posted_as_speech(
        Message(to=To.PUBLIC, thread="table", by=said.by, text="Who?"), great_table(anonymous=True)
    )
    assert not is_posted_as_speech(Message(to=To.PUBLIC, thread="table", by=said.by, text="Who?"), great_table())


def test_a_gm_who_plays_does_nothing_for_others_that_is_asked_in_secret() -> None:
    hosted = great_table(LEADER)

    for name in hosted.names:
        assert any(ask.secret for ask in hosted.asks.of(name))
        assert not any(ask.secret for ask in open_asks(hosted, name))
