"""The ends of waits, by the table's settings and by the events within them."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from msgspec import to_builtins
from sqlalchemy import Connection, create_engine, insert, select

from bot.delivery.gm.reminders import is_reminded
from bot.host.denied import Denied
from bot.host.moves.step import step_of
from bot.host.moves.submissions import check_in_time
from bot.host.waits.deadlines import hours_moved, set_deadlines
from bot.host.waits.windows import Moments, moments_after, news_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.pace import Ends, Pace, Quiet
from bot.storage.schema.tables import ACTIONS, DEADLINES, METADATA
from engine.actions import Action, Expire, Extend, Pause, Replace, Resume
from engine.audience import To
from engine.events import Extended
from engine.great_table import GreatTableRules
from engine.honnoji import Honnoji
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry
from engine.names import CLOCK, GM
from engine.parties.actions import Act, Vote
from engine.parties.events import LeaderNamed
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.quests.table import QuestTable
from engine.rulebook import AnyRulebook, any_rulebook
from tests.delivery.at_a_table import beginning
from tests.storage.test_pace import EIGHT, at
from tests.test_wall_clock import BERLIN

QUESTS, GREAT_TABLE = any_rulebook(Quests()), any_rulebook(GreatTableRules())
EVENINGS = Pace({kind: Ends((EIGHT,), 12) for kind in QUESTS.kinds_of_wait})
QUIET = Quiet(23 * 60, 8 * 60)
DAILY = dict.fromkeys(QUESTS.kinds_of_wait, 24.0)
MORNING = "2026-11-20 10:00"
"""Times of a Friday in Berlin."""


class Clocked:
    """A game each of whose moves is made at its own time by the clocks of Berlin."""

    def __init__(self, connection: Connection, hosted: HostedGame, when: str) -> None:
        self._connection = connection
        self.hosted = hosted
        self.news: list[OutboxRow] = []
        self._set_deadlines(at(when))

    def move(self, when: str, by: str, action: Action) -> None:
        """Set the clock to a time in Berlin, and make a move."""
        step = step_of(self.hosted, [Submission(by, action)], at(when), is_answered=False, pause=0.0)
        accepted = {"game_id": 7, "number": step.entry.line, "at": at(when), "by": by, "body": to_builtins(action)}
        self._connection.execute(insert(ACTIONS).values(**accepted, drawn={}, again=False))
        self.hosted = step.after
        self._set_deadlines(at(when))

    def _set_deadlines(self, moment: datetime) -> None:
        hosted, entry = self.hosted, self.hosted.started.log[-1]
        before = Moments(hosted.deadline, hosted.inner_deadline)
        hosted.deadline, hosted.inner_deadline = moments_after(self._connection, hosted, entry, moment)
        self.news = [] if entry.line == FIRST_LINE else news_of(hosted, entry, before, moment)

    @property
    def ends(self) -> str | None:
        """When the wait ends."""
        return shown(self.hosted.deadline)

    @property
    def inner_ends(self) -> str | None:
        """When the wait within it ends."""
        return shown(self.hosted.inner_deadline)

    @property
    def table(self) -> QuestTable:
        """The whole truth."""
        table = self.hosted.started.table
        assert isinstance(table, QuestTable)
        return table

    def propose(self, when: str) -> None:
        """Let the leader propose the first seats."""
        leader = self.table.round.leader
        assert leader is not None
        self.move(when, leader, Propose(party=self.table.seats[: self.table.party_size]))

    def vote(self, when: str, *, approve: bool) -> None:
        """Let everybody vote alike."""
        for seat in self.table.seats:
            self.move(when, seat, Vote(approve=approve, public=False))


def shown(moment: datetime | None) -> str | None:
    return None if moment is None else f"{moment.astimezone(BERLIN):%a %H:%M}"


@pytest.fixture
def connection() -> Iterator[Connection]:
    with create_engine("sqlite://").connect() as connection:
        METADATA.create_all(connection)
        yield connection


def game(
    connection: Connection,
    pace: Pace,
    hours: dict[str, float] | None = None,
    rulebook: AnyRulebook = QUESTS,
    when: str = MORNING,
    *,
    anonymous: bool = False,
) -> Clocked:
    hosted = beginning(rulebook, 5 if rulebook is QUESTS else 10, anonymous=anonymous)
    hosted.settings = GameSettings(hours=hours or {}, pace=pace, late=LatePolicy.AUTO)
    hosted.zone = "Europe/Berlin"
    return Clocked(connection, hosted, when)


def test_a_wait_ends_at_its_time_of_day_if_that_is_far_enough_away(connection: Connection) -> None:
    assert game(connection, EVENINGS, when="2026-11-20 07:00").ends == "Fri 20:00"
    assert game(connection, EVENINGS, when="2026-11-20 08:01").ends == "Sat 20:00"


def test_a_kind_of_wait_without_times_of_day_lasts_its_hours(connection: Connection) -> None:
    played = game(connection, Pace({"vote": Ends((EIGHT,), 4)}), DAILY)
    before = played.ends
    played.propose("2026-11-20 15:00")

    assert (before, played.ends) == ("Sat 10:00", "Fri 20:00")


def test_a_new_leader_has_a_whole_window(connection: Connection) -> None:
    played = game(connection, EVENINGS, when="2026-11-20 07:00")
    played.propose("2026-11-20 12:00")
    played.vote("2026-11-20 13:00", approve=False)
    after_a_rejection = played.ends
    played.move("2026-11-21 20:00", CLOCK, Expire())

    assert (after_a_rejection, played.ends) == ("Sat 20:00", "Sun 20:00")


@pytest.mark.parametrize("pace", [Pace(), Pace({kind: Ends((EIGHT,), 24) for kind in QUESTS.kinds_of_wait})])
def test_successive_waits_by_the_clock_end_at_the_same_time_of_each_day(connection: Connection, pace: Pace) -> None:
    """The bot notices each end some seconds late, which neither adds up nor makes a wait miss its time of day."""
    played = game(connection, pace, DAILY, when="2026-11-19 20:00")
    played.move("2026-11-20 20:00:03", CLOCK, Expire())
    played.move("2026-11-21 20:00:04", CLOCK, Expire())

    assert played.hosted.deadline == at("2026-11-22 20:00:00")


@pytest.mark.parametrize("rulebook", [QUESTS, any_rulebook(Honnoji())])
def test_another_window_begins_whenever_the_lead_passes(rulebook: AnyRulebook) -> None:
    assert LeaderNamed in rulebook.phases.openings


def test_a_deadline_in_quiet_hours_moves_to_their_end(connection: Connection) -> None:
    played = game(connection, Pace(quiet=QUIET), DAILY, when="2026-11-20 07:30")
    before = played.ends
    played.propose("2026-11-20 23:30")

    assert (before, played.ends) == ("Sat 08:00", "Sun 08:00")


def test_a_deadline_whose_grace_would_end_in_quiet_hours_moves_to_their_end(connection: Connection) -> None:
    assert game(connection, Pace(quiet=QUIET), DAILY, when="2026-11-20 22:50").ends == "Sat 22:50"
    assert game(connection, Pace(quiet=QUIET, grace=15), DAILY, when="2026-11-20 22:50").ends == "Sun 08:00"


def test_a_deadline_extended_into_quiet_hours_moves_on_to_their_end(connection: Connection) -> None:
    played = game(connection, Pace(quiet=QUIET), DAILY)
    played.move("2026-11-20 12:00", GM, Extend(hours=14.0))

    assert played.ends == "Sun 08:00"
    assert isinstance(event := played.hosted.started.log[-1].events[0], Extended)
    assert event.hours == 22.0


def test_a_deadline_is_not_moved_to_a_time_in_quiet_hours(connection: Connection) -> None:
    hosted = game(connection, Pace(quiet=QUIET), DAILY).hosted

    assert hours_moved(hosted, at("2026-11-21 22:00"), at(MORNING)) == 12.0
    with pytest.raises(Denied, match="until-quiet"):
        hours_moved(hosted, at("2026-11-21 23:30"), at(MORNING))


def test_a_deadline_that_comes_earlier_stays_out_of_quiet_hours(connection: Connection) -> None:
    hosted = game(connection, Pace(quiet=QUIET), DAILY).hosted
    hosted.deadline = at("2026-11-21 08:00")

    assert hours_moved(hosted, -timedelta(hours=10), at(MORNING)) == -10.0
    with pytest.raises(Denied, match="until-quiet"):
        hours_moved(hosted, -timedelta(hours=4), at(MORNING))


def test_a_deadline_that_comes_earlier_takes_the_one_within_along_only_where_it_must(connection: Connection) -> None:
    hosted = game(connection, Pace(), DAILY).hosted
    hosted.deadline, hosted.inner_deadline = at("2026-11-21 20:00"), at("2026-11-21 08:00")
    moments = [
        moments_after(connection, hosted, Entry(2, (Extended(to=To.PUBLIC, hours=hours),)), at(MORNING))
        for hours in (-10.0, -14.0)
    ]

    assert moments == [
        Moments(at("2026-11-21 10:00"), at("2026-11-21 08:00")),
        Moments(at("2026-11-21 06:00"), at("2026-11-21 06:00")),
    ]


def test_after_a_pause_a_wait_ends_at_the_next_of_its_times_of_day(connection: Connection) -> None:
    played = game(connection, EVENINGS, when="2026-11-20 07:00")
    played.move("2026-11-20 12:00", GM, Pause())
    played.move("2026-11-20 15:00", GM, Resume())

    assert played.ends == "Sat 20:00"


def test_after_a_pause_a_wait_in_hours_goes_on_and_does_not_end_in_quiet_hours(connection: Connection) -> None:
    played = game(connection, Pace(quiet=QUIET), DAILY)
    played.move("2026-11-20 12:00", GM, Pause())
    played.move("2026-11-21 03:00", GM, Resume())

    assert played.ends == "Sun 08:00"


def replace_the_leader(connection: Connection) -> tuple[Clocked, str]:
    """Give the leader's seat to a newcomer within their wait, and return the game and the seat."""
    played = game(connection, EVENINGS, when="2026-11-20 07:00")
    leader = played.table.round.leader
    assert leader is not None
    played.move("2026-11-20 19:00", GM, Replace(player=leader, by="Newcomer"))
    return played, leader


def test_a_newcomer_has_a_whole_window_in_their_wait(connection: Connection) -> None:
    played, _ = replace_the_leader(connection)

    assert played.ends == "Sat 20:00"


def test_the_room_is_told_of_a_newcomers_window(connection: Connection) -> None:
    played, leader = replace_the_leader(connection)

    assert [(row.kind, row.speaker, row.text) for row in played.news] == [("window", leader, "proposal")]


def test_a_newcomer_whom_nothing_waits_for_changes_no_deadline(connection: Connection) -> None:
    played = game(connection, EVENINGS, when="2026-11-20 07:00")
    other = next(seat for seat in played.table.seats if seat != played.table.round.leader)
    played.move("2026-11-20 19:00", GM, Replace(player=other, by="Newcomer"))

    assert (played.ends, played.news) == ("Fri 20:00", [])


def test_a_newcomers_window_makes_no_deadline_earlier(connection: Connection) -> None:
    played = game(connection, EVENINGS, when="2026-11-20 07:00")
    played.move("2026-11-20 08:00", GM, Extend(hours=72.0))
    played.move("2026-11-20 19:00", GM, Replace(player=str(played.table.round.leader), by="Newcomer"))

    assert played.ends == "Mon 20:00"


def test_no_deadline_reveals_a_newcomer_where_seats_have_aliases(connection: Connection) -> None:
    played = game(connection, EVENINGS, when="2026-11-20 07:00", anonymous=True)
    leader = str(played.table.round.leader)
    played.move("2026-11-20 19:00", GM, Replace(player=leader, by="Newcomer"))

    assert (played.ends, played.news) == ("Fri 20:00", [])


def test_a_newcomer_has_a_whole_window_after_a_pause_too(connection: Connection) -> None:
    played = game(connection, Pace(), DAILY)
    leader = str(played.table.round.leader)
    played.move("2026-11-21 09:00", GM, Pause())
    played.move("2026-11-22 12:00", GM, Replace(player=leader, by="Newcomer"))
    played.move("2026-11-23 09:00", GM, Resume())

    assert played.ends == "Tue 09:00"


@pytest.mark.parametrize("has_sent", [True, False])
def test_a_window_tells_nobody_whether_a_secret_order_had_come(connection: Connection, *, has_sent: bool) -> None:
    played = game(connection, EVENINGS, when="2026-11-20 07:00")
    played.propose("2026-11-20 07:10")
    played.vote("2026-11-20 07:20", approve=True)
    member = played.table.round.party[0]
    if has_sent:
        played.move("2026-11-20 09:00", member, Act(support=True))
    played.move("2026-11-20 19:00", GM, Replace(player=member, by="Newcomer"))

    assert played.ends == "Sat 20:00"


def test_a_hidden_wait_gives_a_window_to_its_possible_players_alone(connection: Connection) -> None:
    hours = {"day": 30.0, "lists": 12.0, "night": 2.0}
    played = game(connection, Pace(), hours, GREAT_TABLE)
    played.move("2026-11-20 20:00", GM, Replace(player=played.hosted.names[0], by="Newcomer"))

    assert (played.inner_ends, played.ends) == ("Sat 08:00", "Sat 16:00")
    assert [row.text for row in played.news] == ["lists"]


def test_a_hidden_wait_that_has_passed_stays_where_it_is(connection: Connection) -> None:
    played = game(connection, Pace(), {"day": 30.0, "lists": 12.0}, GREAT_TABLE)
    played.move("2026-11-20 22:30", GM, Replace(player=played.hosted.names[0], by="Newcomer"))

    assert (played.inner_ends, played.ends, played.news) == ("Fri 22:00", "Sat 16:00", [])


def test_a_hidden_wait_ends_with_the_one_around_it_at_the_latest(connection: Connection) -> None:
    played = game(connection, Pace(), {"day": 6.0, "lists": 12.0}, GREAT_TABLE)

    assert (played.inner_ends, played.ends) == ("Fri 16:00", "Fri 16:00")


@pytest.mark.parametrize(("lists", "has_escalated"), [(4.0, True), (12.0, False)])
def test_two_deadlines_at_one_time_have_one_escalation(
    connection: Connection, lists: float, *, has_escalated: bool
) -> None:
    hosted = game(connection, Pace(), {"day": 6.0, "lists": lists}, GREAT_TABLE).hosted
    set_deadlines(connection, hosted, hosted.started.log[-1], at(MORNING))
    steps_of_escalation = {row.is_inner: row.escalates_at for row in connection.execute(select(DEADLINES))}

    assert steps_of_escalation[False] is not None
    assert (steps_of_escalation[True] is not None) is has_escalated


@pytest.mark.parametrize(
    ("lists", "when", "reminded"),
    [(4.0, "10:30", (True, False)), (4.0, "15:00", (True, True)), (12.0, "10:30", (True, True))],
)
def test_an_inner_waits_own_reminders_tell_as_long_as_it_lasts(
    connection: Connection, lists: float, when: str, reminded: tuple[bool, bool]
) -> None:
    hosted = game(connection, Pace(), {"day": 6.0, "lists": lists}, GREAT_TABLE).hosted
    seat, moment = hosted.names[0], at(f"2026-11-20 {when}")

    assert tuple(is_reminded(hosted, seat, moment, is_inner=each) for each in (True, False)) == reminded


def test_an_answer_counts_until_the_grace_is_over(connection: Connection) -> None:
    hosted = game(connection, Pace(grace=10), {"day": 30.0}, GREAT_TABLE).hosted
    assert hosted.deadline is not None
    check_in_time(hosted, hosted.deadline + timedelta(minutes=10))

    with pytest.raises(Denied, match="too-late"):
        check_in_time(hosted, hosted.deadline + timedelta(minutes=10, seconds=1))
