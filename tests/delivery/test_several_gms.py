"""In a game with several GMs, those with a seat know no more than a player, and the others know everything."""

from dataclasses import replace

import pytest

from bot.delivery.gm.gm_questions import gm_asks
from bot.delivery.notices import may_be_told
from bot.delivery.posts.posts import called
from bot.delivery.telling.compose import is_for_gm
from bot.delivery.threads.thread_settling import passed_on, users_in
from bot.host.moves.owed_rows import outbox_rows
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.kinds import OutboxKind
from engine.sigily.actions import Judge
from engine.speech import Message, PrivateThread
from tests.delivery.at_a_table import NOON, PLAYERS, great_table
from tests.delivery.test_who_judges import answered

FIRST, PLAYING, KNOWING = great_table().names[0], PLAYERS + 1, 9


def led_by_both(hosted: HostedGame | None = None) -> HostedGame:
    """Return a game whose first GM plays and whose second does not."""
    return replace(hosted or great_table(FIRST), co_gms=(KNOWING,))


def test_a_game_has_a_gm_who_knows_if_one_of_them_has_no_seat() -> None:
    assert great_table(FIRST).gm_plays
    assert not led_by_both().gm_plays
    assert led_by_both().knowing_gms == (KNOWING,)


@pytest.mark.parametrize("kind", [OutboxKind.MISSING, OutboxKind.ABSENT, OutboxKind.BARRED, OutboxKind.DEADLINE])
def test_each_gm_gets_the_gms_messages_as_far_as_they_may_know(kind: OutboxKind) -> None:
    hosted = led_by_both()
    told = [row.user_id for row in owed_to_gms(hosted, kind, [1], NOON) if may_be_told(hosted, row)]

    assert told == ([PLAYING, KNOWING] if kind is OutboxKind.DEADLINE else [KNOWING])


def test_only_the_gm_without_a_seat_is_told_the_deal() -> None:
    hosted = led_by_both()
    (deal,) = hosted.started.log

    assert any(is_for_gm(hosted, event, KNOWING) for event in deal.events)
    assert not any(is_for_gm(hosted, event, PLAYING) for event in deal.events)
    assert [row.user_id for row in outbox_rows(hosted, deal, NOON) if row.kind is OutboxKind.GM] == [KNOWING]


def test_only_gms_without_seats_are_in_the_threads_of_others() -> None:
    house = PrivateThread("house", (great_table().names[2],))

    assert users_in(led_by_both(), house) == [PLAYERS + 3, KNOWING]


def test_private_talk_is_passed_on_to_the_gms_without_seats() -> None:
    hosted = led_by_both()
    said = Message(to=hosted.names[2:4], thread="house", by=hosted.names[2], text="Whom?")
    row = owed(hosted.id, OutboxKind.WHISPER, [5], NOON, Destination(room_id=8, thread="house-0"))

    assert [each.user_id for each in passed_on(hosted, row, said, {PLAYING, KNOWING}) if each.user_id] == [KNOWING]


def test_a_gm_without_a_seat_judges_and_one_who_plays_does_not() -> None:
    hosted = led_by_both(answered("Ann"))

    assert [ask.move for ask in gm_asks(hosted, KNOWING)] == [Judge]
    assert gm_asks(hosted, hosted.gm_id) == ()
    assert KNOWING in called(hosted, hosted.asks.awaited)
    assert hosted.gm_id not in called(hosted, hosted.asks.awaited)
