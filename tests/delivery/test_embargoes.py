"""Events under an embargo show in nothing that anybody may see or do before it ends, except a GM without a seat."""

from dataclasses import replace
from datetime import timedelta

import pytest
from msgspec.structs import replace as replace_fields

from bot.clock import now
from bot.host.moves.alias_speech import LONGEST_PAUSE
from bot.host.waits.embargo_times import EMBARGO, check_told, embargo_of, embargoes_after, embargoes_after_undo
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.presets import PRESETS
from engine.actions import Undo
from engine.audience import To, may_read
from engine.errors import Refused
from engine.events import Outcome, Paused
from engine.great_table.actions import Thread, Whisper
from engine.great_table.events import RoleTold, ThreadClosed
from engine.great_table.table import GreatTable
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry
from engine.names import GM
from engine.telling import Spot, released
from tests.delivery.at_a_table import great_table
from tests.engine.great_table.tables import GREAT_TABLE, dealt


@pytest.fixture
def house() -> tuple[str, ...]:
    (thread,) = (thread for thread in great_table().threads.values() if thread.members)
    return thread.members


@pytest.fixture
def hosted(house: tuple[str, ...]) -> HostedGame:
    """Return a game in which players of the House have not been told yet that they are."""
    hosted = great_table()
    (deal,) = hosted.started.log
    told = [place for place, event in enumerate(deal.events) if isinstance(event.to, tuple) and {*event.to} & {*house}]
    hosted.embargoes = {Spot(deal.line, place): now() + timedelta(hours=1) for place in told}
    return hosted


def test_a_seat_is_told_nothing_of_it(hosted: HostedGame, house: tuple[str, ...]) -> None:
    assert not any(isinstance(told.event, RoleTold) for told in hosted.told(house[0]).events)
    assert any(told.event.to == house[:1] for told in hosted.told(To.GM).events)


def test_a_seat_sees_nothing_of_it(hosted: HostedGame, house: tuple[str, ...]) -> None:
    assert house[0] not in hosted.view(house[0]).of(GreatTable).table.roles
    assert house[0] not in hosted.view_at(FIRST_LINE, house[0]).of(GreatTable).table.roles
    assert house[0] in hosted.view(To.GM).of(GreatTable).table.roles


def test_the_last_event_is_not_told_if_it_is_embargoed_after_it_was_heard(
    hosted: HostedGame, house: tuple[str, ...]
) -> None:
    embargoes, (deal,) = hosted.embargoes, hosted.started.log
    hosted.embargoes = {spot: until for spot, until in embargoes.items() if deal.events[spot.place].to != house[:1]}
    assert any(isinstance(told.event, RoleTold) for told in hosted.told(house[0]).events)
    hosted.embargoes = embargoes

    assert not any(isinstance(told.event, RoleTold) for told in hosted.told(house[0]).events)


def test_nobody_is_named_as_a_winner_while_the_reveal_is_embargoed() -> None:
    outcome = Outcome(to=To.PUBLIC, side="house", reason="parity", winners=("Ann",))
    end = Entry(9, (outcome, Paused(to=To.PUBLIC)))
    left = released(end, frozenset({Spot(9, 1)}))

    assert [event.winners for event in left.events if isinstance(event, Outcome)] == [()]
    assert released(end, frozenset({Spot(8, 1)})) == end


def test_a_seat_is_asked_nothing_because_of_it(hosted: HostedGame, house: tuple[str, ...]) -> None:
    assert any(ask.move is Whisper for ask in great_table().asks.of(house[0]))
    assert not any(ask.move is Whisper for ask in hosted.asks.of(house[0]))


def test_no_thread_has_members_because_of_it(hosted: HostedGame) -> None:
    assert not any(thread.members for thread in hosted.threads.values())


@pytest.mark.parametrize("by_gm", [False, True])
def test_a_seat_may_do_nothing_because_of_it(hosted: HostedGame, house: tuple[str, ...], by_gm: bool) -> None:
    spoken = Whisper("Whom?", thread=Thread.HOUSE)
    submission = Submission(GM, spoken, house[0]) if by_gm else Submission(house[0], spoken)
    check_told(great_table(), submission)
    with pytest.raises(Refused):
        check_told(hosted, submission)


def test_a_seat_is_not_told_of_an_undo_before_its_time() -> None:
    play = dealt(Dan="thief", Eve="lover", Fay="lover")
    hosted = replace(great_table(), game=play.game)
    hosted.embargoes = embargoes_after(hosted, play.steal("Dan", None), now())
    undo = play.gm(Undo())
    told = {event for event in undo.events if event.to == ("Eve",)}
    hosted.embargoes = embargoes_after_undo(hosted, undo, (), now())

    assert told
    assert not told & {each.event for each in hosted.told("Eve").events}


def test_lovers_are_told_later_that_they_are_and_at_once_when_that_ends() -> None:
    play = dealt(Dan="thief", Eve="lover", Fay="lover")
    (opened,) = (event for event in play.steal("Dan", None).events if GREAT_TABLE.is_embargoed(event))

    assert opened.to == ("Eve", "Fay")
    assert GREAT_TABLE.lifts_embargo(ThreadClosed(to=("Eve",), thread=Thread.LOVERS), opened)
    assert not GREAT_TABLE.lifts_embargo(ThreadClosed(to=("Eve",), thread=Thread.HOUSE), opened)
    assert not GREAT_TABLE.lifts_embargo(ThreadClosed(to=("Gus",), thread=Thread.LOVERS), opened)


@pytest.mark.parametrize("cards", [{"Eve": "lover"}, {"Eve": "lover", "Fay": "lover"}])
def test_everything_that_lovers_hear_when_the_steal_is_settled_is_told_later(cards: dict[str, str]) -> None:
    settled = dealt(Dan="thief", **cards).steal("Dan", None).events
    told = [event for event in settled if may_read("Eve", event.to)]

    assert told
    assert all(map(GREAT_TABLE.is_embargoed, told))


def test_embargoed_news_and_speech_under_an_alias_come_at_no_certain_moment() -> None:
    least, most = EMBARGO

    assert timedelta(minutes=1) < least < most
    assert LONGEST_PAUSE > 1.0


def great_table_of_an_evening(**hours: float) -> HostedGame:
    """Return a game in which all waits are short, but for these."""
    hosted = great_table()
    evening = PRESETS[0].applied(hosted.settings, hosted.rulebook)
    hosted.settings = replace_fields(evening, hours={**evening.hours, **hours})
    return hosted


def test_an_embargo_is_short_where_all_waits_are() -> None:
    least, most = embargo_of(great_table_of_an_evening())

    assert timedelta(seconds=10) < least < most < timedelta(minutes=1)


def test_an_embargo_is_as_long_as_usual_at_a_usual_table() -> None:
    assert embargo_of(great_table()) == EMBARGO


def test_one_long_wait_by_day_makes_the_embargo_as_long_as_usual() -> None:
    assert embargo_of(great_table_of_an_evening(day=30.0)) == EMBARGO


def test_a_day_of_the_usual_length_makes_the_embargo_as_long_as_usual() -> None:
    hosted = great_table_of_an_evening()
    hosted.settings = replace_fields(hosted.settings, hours={"night": hosted.settings.hours["night"]})

    assert embargo_of(hosted) == EMBARGO


def test_an_embargo_lasts_as_long_in_whichever_wait_it_begins() -> None:
    hosted = great_table()
    kinds = hosted.rulebook.kinds_of_wait
    ranges = set()
    for first in range(len(kinds)):
        hours = {kind: 0.1 * (place + 1) for place, kind in enumerate([*kinds[first:], *kinds[:first]])}
        hosted.settings = replace_fields(hosted.settings, hours=hours)
        ranges.add(embargo_of(hosted))

    assert len(kinds) > 1
    assert len(ranges) == 1
