"""A game that several lead: whoever of them has a seat knows no more than a player, and the others know everything."""

from dataclasses import replace

import pytest

from bot.delivery.compose import is_for_gm
from bot.delivery.gm_asked import gm_asks
from bot.delivery.posts import _called
from bot.delivery.receivers import may_be_told
from bot.delivery.threads import passed_on, users_in
from bot.host.outbox_rows import outbox_rows
from bot.storage.duties import owed_to_gms
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.outbox import Destination, owed
from engine.sigily.actions import Judge
from engine.speech import Message, PrivateThread
from tests.delivery.at_a_table import NOON, PLAYERS, great_table
from tests.delivery.test_who_judges import answered

FIRST, PLAYING, KNOWING = great_table().names[0], PLAYERS + 1, 9


def led_by_both(live: Live | None = None) -> Live:
    """A game whose first GM plays, and one beside him does not."""
    return replace(live or great_table(FIRST), co_gms=(KNOWING,))


def test_a_game_has_a_gm_who_knows_if_one_of_them_has_no_seat() -> None:
    assert great_table(FIRST).gm_plays
    assert not led_by_both().gm_plays
    assert led_by_both().knowing_gms == (KNOWING,)


@pytest.mark.parametrize("kind", [OutboxKind.MISSING, OutboxKind.ABSENT, OutboxKind.BARRED, OutboxKind.DEADLINE])
def test_each_gm_is_owed_what_is_owed_to_the_gm_and_told_what_he_may_know(kind: OutboxKind) -> None:
    live = led_by_both()
    told = [row.user_id for row in owed_to_gms(live, kind, [1], NOON) if may_be_told(live, row)]

    assert told == ([PLAYING, KNOWING] if kind is OutboxKind.DEADLINE else [KNOWING])


def test_of_the_deal_the_gm_without_a_seat_alone_is_told() -> None:
    live = led_by_both()
    (deal,) = live.started.log

    assert any(is_for_gm(live, event, KNOWING) for event in deal.events)
    assert not any(is_for_gm(live, event, PLAYING) for event in deal.events)
    assert [row.user_id for row in outbox_rows(live, deal, NOON) if row.kind is OutboxKind.GM] == [KNOWING]


def test_the_gms_without_seats_are_in_the_threads_of_others_and_no_other_gm_is() -> None:
    house = PrivateThread("house", (great_table().names[2],))

    assert users_in(led_by_both(), house) == [PLAYERS + 3, KNOWING]


def test_what_is_said_apart_is_passed_on_to_the_gms_without_seats() -> None:
    live = led_by_both()
    said = Message(to=live.names[2:4], thread="house", by=live.names[2], text="Whom?")
    row = owed(live.id, OutboxKind.WHISPER, [5], NOON, Destination(room_id=8, thread="house-0"))

    assert [each.user_id for each in passed_on(live, row, said, {PLAYING, KNOWING}) if each.user_id] == [KNOWING]


def test_where_one_gm_has_no_seat_he_judges_and_a_gm_who_plays_does_not() -> None:
    live = led_by_both(answered("Ann"))

    assert [ask.move for ask in gm_asks(live, KNOWING)] == [Judge]
    assert gm_asks(live, live.gm_id) == ()
    assert KNOWING in _called(live, live.asks.awaited)
    assert live.gm_id not in _called(live, live.asks.awaited)
