"""No message for a room tells who is behind an alias, whatever it is about."""

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.delivery.posts.posts import room_message
from bot.delivery.telling.compose import moved_message, seat_free_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.threads.speech_posts import unsaid_message
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.delivery.at_a_table import BEHIND, GM_ID, NOON, beginning, great_table, plain

FOR_EVER = datetime.max.replace(tzinfo=UTC)


def messages(hosted: HostedGame) -> list[Outgoing | None]:
    """Return one message of each kind for the room, and the GM's message about speech that could not be posted."""
    room = Destination(room_id=hosted.room.id)
    rows = [owed(7, kind, [1], NOON, room) for kind in (OutboxKind.ANNOUNCEMENT, OutboxKind.PROMPT)]
    unsaid = owed(7, OutboxKind.UNSAID, [], NOON, Destination(user_id=GM_ID))
    unsaid.text, unsaid.about_id = "I am the Master.", hosted.occupancies[0].user_id
    free = owed(7, OutboxKind.SEAT_FREE, [], NOON, room._replace(seat_id=hosted.occupancies[0].seat_id))
    on_offer = [replace(hosted.occupancies[0], is_offered=True, offered_until=FOR_EVER), *hosted.occupancies[1:]]
    return [
        *(room_message(hosted, row) for row in rows),
        moved_message(hosted, owed(7, OutboxKind.MOVED, [], NOON, room)),
        seat_free_message(replace(hosted, occupancies=on_offer), free),
        unsaid_message(hosted, unsaid),
    ]


def shown(hosted: HostedGame) -> str:
    return str([plain(message) for message in messages(hosted) if message is not None])


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)
def test_nobody_is_named_or_mentioned_under_an_alias(rulebook: AnyRulebook) -> None:
    least = rulebook.players_with(rulebook.options())[0]

    assert not re.search(BEHIND, shown(beginning(rulebook, least, anonymous=True)))
    assert re.search(BEHIND, shown(beginning(rulebook, least, anonymous=False)))


def test_a_gm_is_not_told_who_could_not_say_something_or_what() -> None:
    told = shown(great_table(anonymous=True))

    assert str(GM_ID) in told
    assert "Master." not in told
