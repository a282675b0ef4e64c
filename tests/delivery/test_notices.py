"""The table of notices: each kind of message has one entry, whose audience fits where it goes and what it says."""

import inspect

import pytest

from bot.delivery import notices
from bot.delivery.notices import NOTICES, Buttons, Notice, Place, Sent
from bot.delivery.posts.posts import room_message
from bot.delivery.telling import receivers
from bot.delivery.telling.compose import secrets_message
from bot.delivery.telling.seat_questions import lost_message, order_message
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind, Trait
from tests.delivery.at_a_table import NOON, PLAYERS, great_table

TO_ANYBODY = {
    *(OutboxKind.ASKED_TO_LEAD, OutboxKind.ASKED_BESIDE, OutboxKind.OFFER_OVER, OutboxKind.OFFER_ACCEPTED),
    *(OutboxKind.SEATED, OutboxKind.SEAT_OFFERED, OutboxKind.TAKEN_OFF, OutboxKind.WATCHING),
}
"""What is sent to users who may have no part in the game yet, or none any more: nothing in it is a secret."""
TO_GMS_WHO_PLAY = {
    *(OutboxKind.ASKED_ANSWER, OutboxKind.DEADLINE, OutboxKind.GM, OutboxKind.LATE, OutboxKind.OPEN),
    OutboxKind.READY_OVER,
    *(OutboxKind.REMINDER, OutboxKind.SILENT, OutboxKind.STAFF, OutboxKind.TELL, OutboxKind.TROUBLE, OutboxKind.UNSAID),
    *(OutboxKind.QUEUE_OPENED, OutboxKind.ALL_READ, OutboxKind.FEED_OFF),
}
"""What a GM is told who has a seat in a game without aliases."""
A_PLAYER = PLAYERS + 1
EVERY_NOTICE = pytest.mark.parametrize(("kind", "notice"), NOTICES.items())
DMS_TO_USERS = [kind for kind, notice in NOTICES.items() if Place.USER in notice.to and notice.sent is Sent.AS_MESSAGE]


def test_each_kind_has_one_entry() -> None:
    assert NOTICES.keys() == {*OutboxKind}
    assert inspect.getsource(notices).count(": Notice(") == len(OutboxKind)


@EVERY_NOTICE
def test_a_message_is_made_in_one_way_and_what_is_no_message_in_none(kind: OutboxKind, notice: Notice) -> None:
    makers = [each for each in (notice.says, notice.looks_up) if each is not None]

    assert len(makers) == (notice.sent is Sent.AS_MESSAGE)
    assert notice.adds is None or makers


@EVERY_NOTICE
def test_only_messages_made_of_words_are_shown_in_a_replay(kind: OutboxKind, notice: Notice) -> None:
    assert notice.says is not None or not notice.is_of_game


def test_an_offer_ends_in_whatever_place_it_was_made_in() -> None:
    ends = NOTICES[OutboxKind.OFFER_OVER].to

    assert all(notice.to in ends for notice in NOTICES.values() if notice.says_over is not None)


@EVERY_NOTICE
def test_what_goes_to_a_thread_alone_is_posted_there(kind: OutboxKind, notice: Notice) -> None:
    assert (notice.to is Place.THREAD) == (notice.sent is Sent.IN_THREAD)


@EVERY_NOTICE
def test_the_traits_of_a_kind_fit_how_it_is_sent(kind: OutboxKind, notice: Notice) -> None:
    assert (Trait.TOLD_ANYWAY in kind.traits) == (notice.sent is Sent.AS_REPORT)
    assert (Trait.GOES_LAST in kind.traits) == (notice.sent is Sent.AS_STRIKE)
    assert (Trait.SPOKEN in kind.traits) == (notice.sent is Sent.AS_SPEECH)
    assert Trait.SETS_UP not in kind.traits or notice.sent is Sent.IN_THREAD
    assert Trait.TELLS_OF_LINES not in kind.traits or notice.sent in {Sent.AS_MESSAGE, Sent.IN_THREAD}


@EVERY_NOTICE
def test_the_traits_of_a_kind_fit_what_makes_its_messages(kind: OutboxKind, notice: Notice) -> None:
    assert (Trait.ASKS in kind.traits) == (notice.buttons is Buttons.IF_MADE_OR_HALF_SENT)
    assert (Trait.TELLS_NEWS in kind.traits) == (notice.says is room_message)
    assert (Trait.TELLS_A_SEAT in kind.traits) == (notice.says is secrets_message)


@EVERY_NOTICE
def test_what_a_seat_is_told_in_private_goes_to_nobody_else(kind: OutboxKind, notice: Notice) -> None:
    is_secret = notice.says in {secrets_message, order_message, lost_message}

    assert not is_secret or notice.to in Place.SEAT | Place.THREAD
    assert (Trait.PRIVATE in kind.traits) == (is_secret or kind is OutboxKind.WHISPER)


def test_only_what_holds_no_secret_is_sent_to_users_who_do_not_lead_the_game() -> None:
    hosted = great_table()
    stranger = Destination(user_id=1)
    told = {kind for kind in OutboxKind if NOTICES[kind].may_be_told(hosted, owed(7, kind, [], NOON, stranger))}

    assert {kind for kind in told if Place.USER in NOTICES[kind].to} == TO_ANYBODY


def test_a_gm_who_plays_is_told_no_kind_of_message_but_those() -> None:
    hosted = great_table(great_table().names[0])
    them = Destination(user_id=A_PLAYER)
    told = {kind for kind in DMS_TO_USERS if NOTICES[kind].may_be_told(hosted, owed(7, kind, [], NOON, them))}

    assert told - TO_ANYBODY == TO_GMS_WHO_PLAY


def test_rooms_seats_and_threads_are_told_unless_their_seat_changed_hands() -> None:
    judged = {kind for kind, notice in NOTICES.items() if notice.may_be_told is not receivers.everybody_there}
    beside = {kind for kind in judged if Place.USER not in NOTICES[kind].to}

    assert beside == {
        OutboxKind.RELAYED,
        OutboxKind.HELD_BACK,
        OutboxKind.ANSWER,
        OutboxKind.WORDS,
        OutboxKind.TIMED_WORDS,
        OutboxKind.RESULT_WORDS,
    }
