"""The shell of every game: the GM's moves, the clock, copies and snapshots, and who may ask for what."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from math import inf, nan
from sys import getswitchinterval, setswitchinterval

import pytest

from engine.actions import Abort, Action, Close, Expire, Extend, GmAction, GoOn, Pause, Replace, Resume, Undo
from engine.audience import To
from engine.chance import Chance
from engine.errors import ImpossibleDraw
from engine.events import Event, Extended, Paused, Replaced, Resumed
from engine.game import Game
from engine.judging import Submission
from engine.log import FIRST_LINE
from engine.names import CLOCK, GM
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.quests.events import Noted
from engine.quests.options import QuestOptions
from engine.quests.table import QuestTable
from engine.refusals import ClockOnly, GameMasterOnly, GamePaused, HoursOutOfRange, NotNow, NotPaused, Refusal
from engine.rulebook import any_rulebook
from engine.telling import NOTHING, Embargoed, Spot
from tests.engine.quests.tables import heard, kinds, voting


@pytest.mark.parametrize(
    ("action", "name"),
    [
        (Close(), "close"),
        (GoOn(), "go_on"),
        (Replace(player="Ann", by="Zed"), "replace"),
        (Pause(), "pause"),
        (Resume(), "resume"),
        (Extend(hours=1), "extend"),
        (Undo(), "undo"),
        (Abort(), "abort"),
    ],
)
def test_only_the_gm_makes_gm_moves(action: GmAction, name: str) -> None:
    play = voting()

    assert [play.refused(by, action) for by in ("Ann", "Eve", CLOCK)] == [GameMasterOnly(name)] * 3


@pytest.mark.parametrize("by", ["Ann", GM])
def test_only_the_clock_lets_a_deadline_pass(by: str) -> None:
    play = voting()

    assert play.refused(by, Expire()) == ClockOnly()


def test_only_the_gm_acts_for_another_player() -> None:
    play = voting()

    assert play.refused("Ann", Vote(True), acting_for="Ben") == GameMasterOnly("vote")
    assert play.refused(CLOCK, Vote(True), acting_for="Ben") == GameMasterOnly("vote")


@pytest.mark.parametrize("by", [GM, CLOCK, "Zed"])
def test_somebody_without_a_seat_plays_no_moves(by: str) -> None:
    play = voting()

    assert play.refused(by, Vote(True)) == NotNow("vote")


def test_nobody_may_do_anything_in_a_paused_game() -> None:
    play = voting()
    play.gm(Pause())

    refused: list[Refusal] = [
        play.refused("Ann", Vote(False)),
        play.refused("Ben", Act(False)),
        play.refused(GM, Vote(True), acting_for="Dan"),
        play.refused(GM, Close()),
        play.refused(GM, GoOn()),
        play.refused(GM, Pause()),
        play.refused(CLOCK, Expire()),
    ]
    assert refused == [GamePaused()] * 7
    assert (play.game.asks, play.awaited()) == ((), set())


def test_a_resumed_game_goes_on_where_it_paused() -> None:
    play = voting()
    before = play.game.asks
    play.gm(Pause())
    play.gm(Resume())

    assert play.game.asks == before


def test_a_repeated_answer_is_logged_but_changes_nothing() -> None:
    play = voting()
    play.game.submit(Submission("Ben", Vote(False)), Chance())
    table, asks = play.table, play.game.asks

    entry = play.game.submit(Submission("Ben", Vote(False)), Chance())

    assert (play.table is table, play.game.asks is asks) == (True, True)
    assert ([event.action for event in entry.events if isinstance(event, Noted)], play.game.log[-1]) == (
        [Vote(False)],
        entry,
    )


def test_only_a_paused_game_is_resumed() -> None:
    play = voting()

    assert play.refused(GM, Resume()) == NotPaused()


def test_everybody_is_told_of_a_pause_and_its_end() -> None:
    play = voting()

    assert play.gm(Pause()).events == (Paused(to=To.PUBLIC),)
    assert play.gm(Resume()).events == (Resumed(to=To.PUBLIC),)


def test_a_paused_game_may_be_aborted_and_its_players_replaced() -> None:
    play = voting()
    play.gm(Pause())
    play.gm(Replace(player="Ann", by="Zed"))
    play.gm(Abort())

    assert play.outcome == (None, "aborted")


def test_moving_a_deadline_only_tells_everybody() -> None:
    play = voting()
    before = play.table
    entry = play.gm(Extend(hours=12.5))

    assert entry.events == (Extended(to=To.PUBLIC, hours=12.5),)
    assert play.table == before


def test_a_seat_handed_over_keeps_its_name_and_knowledge() -> None:
    play = voting()
    before = [event for event in play.told("Ann") if event.to == ("Ann",)]
    play.gm(Replace(player="Ann", by="Zed"))

    assert [event for event in play.told("Ann") if event.to == ("Ann",)][: len(before)] == before
    assert (play.table.occupants, play.game.seats[0]) == ({"Ann": "Zed"}, "Ann")


def test_a_seat_handed_over_keeps_its_vote_and_its_moves() -> None:
    play = voting()
    before = play.game.asks
    play.gm(Replace(player="Ann", by="Zed"))

    assert play.game.asks == before
    assert play.table.round.votes == {"Ann": True}


def test_the_gm_and_the_newcomer_are_told_of_a_handover() -> None:
    play = voting()
    entry = play.gm(Replace(player="Ann", by="Zed"))

    assert entry.events == (Replaced(to=("Ann",), player="Ann", by="Zed"),)
    assert [heard(reader, entry) for reader in ("Ben", "public")] == [[], []]


def test_a_seat_may_be_handed_over_twice() -> None:
    play = voting()
    play.gm(Replace(player="Ann", by="Zed"))
    play.gm(Replace(player="Ann", by="Yve"))

    assert play.table.occupants == {"Ann": "Yve"}


@pytest.mark.parametrize("hours", [0, 5e-324, 1e-300, -0.9 / 3600, 0.9 / 3600, 9000, -9000, inf, -inf, nan])
def test_a_deadline_moves_by_a_second_to_a_year(hours: float) -> None:
    assert voting().refused(GM, Extend(hours=hours)) == HoursOutOfRange(366)


@pytest.mark.parametrize("hours", [1, -1])
def test_a_deadline_moves_later_or_earlier(hours: float) -> None:
    play = voting()
    play.gm(Extend(hours=hours))

    assert play.game.log[-1].events == (Extended(to=To.PUBLIC, hours=hours),)


def test_a_player_may_come_back_to_their_own_seat() -> None:
    play = voting()
    play.gm(Replace(player="Ann", by="Zed"))
    play.gm(Replace(player="Ann", by="Ann"))

    assert play.table.occupants == {"Ann": "Ann"}


@pytest.mark.parametrize("embargoed", [NOTHING, frozenset({Spot(FIRST_LINE, 0)})], ids=["all", "veiled"])
def test_a_move_on_a_copy_is_told_only_in_the_copy(embargoed: Embargoed) -> None:
    game = voting().game
    before = (game.told("Ben", embargoed), game.view("Ben", embargoed), game.table_without(embargoed))
    copy = game.copy()
    line = copy.submit(Submission("Ben", Act(support=True)), Chance()).line

    assert (copy.told("Ben", embargoed), copy.view("Ben", embargoed), copy.table_without(embargoed)) != before
    assert (game.told("Ben", embargoed), game.view("Ben", embargoed), game.table_without(embargoed)) == before
    assert game.view_at(line, "Ben", embargoed) == game.view("Ben", embargoed)


def test_a_game_goes_on_from_a_snapshot_of_any_line_to_the_end_of_its_log() -> None:
    play = voting()
    tables = {play.game.log[-1].line: play.table}
    moves: list[Submission] = [
        *(
            Submission("Ann", Vote(True)),
            Submission("Ben", Act(True)),
            Submission(GM, Undo()),
            Submission("Ben", Vote(False)),
        ),
        *(Submission(GM, Undo(line=2)), Submission("Ann", Propose(("Ann", "Ben"))), Submission("Ann", Vote(True))),
    ]
    for submission in moves:
        play.game.submit(submission, Chance())
        tables[play.game.log[-1].line] = play.table
    game = play.game

    for line, table in tables.items():
        resumed = Game.resume(game.rulebook, game.options, game.log, table, line)
        assert (resumed.table, resumed.asks) == (game.table, game.asks)
        resumed.submit(Submission(GM, Undo()), Chance())
        assert resumed.table == Game.load(game.rulebook, game.seats, game.options, resumed.log).table


def test_lines_written_by_others_count_like_a_games_own() -> None:
    play = voting()
    submissions = [
        Submission("Ann", Vote(True)),
        Submission("Ben", Act(True)),
        Submission(GM, Undo()),
        Submission("Ben", Vote(False)),
    ]
    for submission in [*submissions, Submission(GM, Undo(line=2)), Submission("Ann", Propose(("Ann", "Ben")))]:
        play.game.submit(submission, Chance())
    game = play.game

    for count in range(1, len(game.log)):
        behind = Game.load(game.rulebook, game.seats, game.options, game.log[:count])
        heard = (behind.asks, behind.view("Ann"))
        ahead = behind.copy()
        ahead.hear(game.log[count:])
        assert (ahead.log, ahead.table, ahead.asks) == (game.log, game.table, game.asks)
        assert ahead.view("Ann") == game.view("Ann")
        assert (behind.asks, behind.view("Ann")) == heard


@pytest.fixture
def hasty_threads() -> Iterator[ThreadPoolExecutor]:
    """Yield threads that are interrupted as often as possible."""
    before = getswitchinterval()
    setswitchinterval(1e-6)
    with ThreadPoolExecutor(4) as threads:
        yield threads
    setswitchinterval(before)


def test_several_threads_may_ask_for_a_view_at_once(hasty_threads: ThreadPoolExecutor) -> None:
    play = voting()
    for number in range(50):
        play.vote("Ann", number % 2 == 0)
    game, told = play.game, play.game.told("Ann")

    for _ in range(50):
        again = Game.load(game.rulebook, game.seats, game.options, game.log)
        heard = [hasty_threads.submit(each.told, "Ann") for each in (again, again.copy(), again, again)]
        known = [hasty_threads.submit(again.view, "Ann") for _ in range(3)]
        assert [each.result() for each in heard] == [told] * 4
        assert [each.result() for each in known] == [game.view("Ann")] * 3
        assert again.copy().told("Ann") == told


@pytest.mark.parametrize("action", [Undo(), Close(), Pause()])
def test_an_unused_draw_is_bad_input_and_changes_nothing(action: Action) -> None:
    play = voting()
    before, log = play.table, list(play.game.log)

    with pytest.raises(ImpossibleDraw, match=r"drawn\.leaders"):
        play.game.submit(Submission(GM, action), Chance({"leaders": ["Ann"]}))
    assert (play.table, list(play.game.log)) == (before, log)


class Endless(Quests):
    """A game that goes on by itself, with events that are not folded."""

    def due(self, table: QuestTable, chance: Chance) -> Iterable[Event]:
        """Take the same step again."""
        return (Resumed(to=To.GM),)


def test_a_game_in_an_endless_loop_is_stopped() -> None:
    with pytest.raises(RuntimeError, match="without end"):
        Game.begin(any_rulebook(Endless()), ("Ann", "Ben", "Cat", "Dan", "Eve"), QuestOptions(), Chance())


def test_an_aborted_game_is_revealed_to_everybody() -> None:
    play = voting()

    assert kinds(heard("public", play.gm(Abort()))) == ["outcome", "reveal"]
