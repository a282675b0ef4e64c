"""The shell of every game: the GM's moves, the clock, undos, and who may ask for what."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from math import inf, nan
from sys import getswitchinterval, setswitchinterval

import pytest

from engine.actions import Abort, Action, Close, Expire, Extend, GmAction, GoOn, Pause, Replace, Resume, Undo
from engine.audience import Reader, To
from engine.chance import Chance
from engine.errors import ImpossibleDraw
from engine.events import Event, Extended, Paused, Replaced, Resumed, Undone
from engine.game import Game
from engine.judging import Submission
from engine.log import FIRST_LINE
from engine.names import CLOCK, GM, check_names
from engine.parties.actions import Act, Vote
from engine.past import KEPT
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.quests.events import Noted
from engine.quests.options import QuestOptions
from engine.quests.table import Phase, QuestTable
from engine.refusals import (
    ClockOnly,
    GameMasterOnly,
    GamePaused,
    HoursOutOfRange,
    NameTaken,
    NothingToUndo,
    NotNow,
    NotPaused,
    NotTakenBack,
    Refusal,
)
from engine.rulebook import any_rulebook
from engine.telling import NOTHING, Embargoed, Spot
from tests.engine.quests.tables import Play, heard, kinds, table_of


def voting() -> Play:
    play = table_of()
    play.propose("Ben Cat")
    play.vote("Ann", True)
    return play


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


@pytest.mark.parametrize("hours", [0, -1, 5e-324, 1e-300, 0.9 / 3600, 9000, inf, -inf, nan])
def test_a_deadline_moves_by_a_second_to_a_year(hours: float) -> None:
    assert voting().refused(GM, Extend(hours=hours)) == HoursOutOfRange(366)


def test_a_player_may_come_back_to_their_own_seat() -> None:
    play = voting()
    play.gm(Replace(player="Ann", by="Zed"))
    play.gm(Replace(player="Ann", by="Ann"))

    assert play.table.occupants == {"Ann": "Ann"}


def test_a_name_may_hold_an_emoji_of_several_characters() -> None:
    assert check_names(["Ann \U0001f468\u200d\U0001f33e"]) is None


NO_NAMES: list[str] = [
    "Ben",
    "bEN",
    "zed",
    "gm",
    "GM",
    "clock",
    "Public",
    " ",
    " Kit",
    "Kit ",
    "K\nit",
    "K\u202eit",
    "\x00",
    "",
]


def test_a_newcomer_needs_a_fresh_and_decent_name() -> None:
    for name in NO_NAMES:
        play = voting()
        play.gm(Replace(player="Eve", by="Zed"))

        assert play.refused(GM, Replace(player="Ann", by=name)) == NameTaken(name)


def test_an_undo_takes_back_the_last_line() -> None:
    play = voting()
    before = play.table
    play.vote("Ben", False, public=True)
    entry = play.gm(Undo())

    assert entry.events == (Undone(to=To.PUBLIC, taken=4),)
    assert play.table == before


def test_only_its_player_learns_which_secret_line_was_undone() -> None:
    play = voting()
    play.act("Ben", True)
    entry = play.gm(Undo())

    assert heard("public", entry) == [Undone(to=To.PUBLIC, taken=None)]
    assert heard("Ben", entry) == [Undone(to=To.PUBLIC, taken=None), Undone(to=("Ben",), taken=4)]


def test_two_undos_take_back_two_lines() -> None:
    play = table_of()
    before = play.table
    play.propose("Ben Cat")
    play.vote("Ben", True)
    play.gm(Undo())
    entry = play.gm(Undo())

    assert entry.events == (Undone(to=To.PUBLIC, taken=2),)
    assert play.table == before


def test_an_undo_with_a_line_takes_back_everything_from_it_on() -> None:
    play = table_of()
    before = play.table
    play.propose("Ben Cat")
    play.act("Ben", True)
    play.vote("Ann", True)
    play.gm(Undo(line=2))

    assert play.table == before


def test_an_undo_with_a_line_skips_lines_already_undone() -> None:
    play = voting()
    before = play.table
    play.vote("Ben", True)
    play.vote("Dan", True)
    play.gm(Undo())
    play.vote("Eve", False)
    play.gm(Undo(line=4))

    assert play.table == before


@pytest.mark.parametrize("line", [-1, 0, 1, 4, 5, 6, 99])
def test_only_a_standing_line_after_the_deal_can_be_undone(line: int) -> None:
    play = voting()
    play.vote("Ben", True)
    play.gm(Undo())

    assert play.refused(GM, Undo(line=line)) == NotTakenBack(line)


def test_each_reader_is_told_the_first_undone_line_they_knew() -> None:
    play = voting()
    play.act("Ben", True)
    play.act("Cat", True)
    play.vote("Dan", True)
    play.act("Ben", False)
    entry = play.gm(Undo(line=4))

    told = {reader: [event.taken for event in heard(reader, entry)] for reader in ("public", "Ann", "Ben", "Cat")}  # type: ignore[attr-defined]
    assert told == {"public": [6], "Ann": [6], "Ben": [6, 4], "Cat": [6, 5]}


@pytest.mark.parametrize("line", [4, 5])
def test_an_undo_reveals_no_difference_between_secrets(line: int) -> None:
    entries = []
    for order in (True, False):
        play = voting()
        play.act("Ben" if order else "Cat", True)
        play.vote("Dan", True)
        entries.append(play.gm(Undo(line=line)))

    one, other = ([*heard("public", entry)] for entry in entries)
    assert one == other == [Undone(to=To.PUBLIC, taken=5)]


@pytest.mark.parametrize("line", range(3, 9))
def test_every_reader_goes_back_to_the_table_before_the_named_line(line: int) -> None:
    readers: tuple[Reader, ...] = ("Ann", "Ben", "Eve", To.GM, To.PUBLIC)
    play = voting()
    moves = [Act(False), Vote(True), Act(True), Vote(False), Vote(True, public=True)]
    short = table_of()
    short.propose("Ben Cat")
    views = {3: table_of_readers(short, readers)}
    for number, (seat, move) in enumerate(zip(("Ben", "Ben", "Cat", "Dan", "Cat"), moves, strict=True), start=4):
        views[number] = table_of_readers(play, readers)
        play.does(seat, move)
    play.gm(Undo(line=line))

    assert table_of_readers(play, readers) == views[line]


def table_of_readers(play: Play, readers: tuple[Reader, ...]) -> list[object]:
    """Return what each reader may know of the current state."""
    return [play.game.view(reader) for reader in readers]


def test_everybody_is_told_the_gms_reason_for_an_undo() -> None:
    play = voting()
    entry = play.gm(Undo(line=2, reason="Ann was not asked."))

    assert heard("public", entry) == [Undone(to=To.PUBLIC, taken=2, reason="Ann was not asked.")]


def test_moves_after_an_undo_are_undone_first() -> None:
    play = voting()
    play.gm(Undo())
    before = play.table
    play.vote("Dan", True)
    play.gm(Undo())
    assert play.table == before
    play.gm(Undo())

    assert play.table.phase is Phase.PROPOSAL


def test_an_undo_takes_back_the_gms_close() -> None:
    play = voting()
    before = play.table
    play.close()
    assert play.table.phase is Phase.QUEST
    play.gm(Undo())

    assert (play.table, play.table.phase) == (before, Phase.VOTE)


@pytest.mark.parametrize("action", [Pause(), Extend(hours=2), Replace(player="Ann", by="Zed")])
def test_an_undo_takes_back_any_move_of_the_gm(action: GmAction) -> None:
    play = voting()
    before = play.table
    play.gm(action)
    play.gm(Undo())

    assert play.table == before


def test_the_deal_cannot_be_undone() -> None:
    play = table_of()
    play.propose("Ben Cat")
    play.gm(Undo())

    assert play.refused(GM, Undo()) == NothingToUndo()


def test_every_reader_goes_back_to_the_table_before_an_undone_line() -> None:
    play = voting()
    readers: tuple[Reader, ...] = ("Ann", "Ben", "Eve", To.GM, To.PUBLIC)
    before = [play.game.view(reader) for reader in readers]
    play.act("Ben", False)
    play.votes(yes="Ben Cat Dan Eve")
    for _ in range(5):
        play.gm(Undo())

    assert [play.game.view(reader) for reader in readers] == before


def test_a_refused_move_cannot_be_undone() -> None:
    play = table_of()
    play.propose("Ben Cat")
    play.refused("Ben", Propose(("Ann", "Ben")))
    play.gm(Undo())

    assert play.table.phase is Phase.PROPOSAL


@pytest.mark.parametrize("embargoed", [NOTHING, frozenset({Spot(FIRST_LINE, 0)})], ids=["all", "veiled"])
def test_a_move_on_a_copy_is_told_only_in_the_copy(embargoed: Embargoed) -> None:
    game = voting().game
    before = (game.told("Ben", embargoed), game.view("Ben", embargoed), game.table_without(embargoed))
    copy = game.copy()
    line = copy.submit(Submission("Ben", Act(support=True)), Chance()).line

    assert (copy.told("Ben", embargoed), copy.view("Ben", embargoed), copy.table_without(embargoed)) != before
    assert (game.told("Ben", embargoed), game.view("Ben", embargoed), game.table_without(embargoed)) == before
    assert game.view_at(line, "Ben", embargoed) == game.view("Ben", embargoed)


def test_a_line_can_be_undone_after_any_number_of_others() -> None:
    play = voting()
    before = table_of_readers(play, ("Ann", To.PUBLIC))
    last = play.game.log[-1].line
    for number in range(2 * KEPT):
        play.vote("Ann", number % 2 == 0)
    table_of_readers(play, ("Ann", To.PUBLIC))
    play.gm(Undo(line=last + 1))

    assert table_of_readers(play, ("Ann", To.PUBLIC)) == before
    assert play.game.table == Game.load(play.game.rulebook, play.game.seats, play.game.options, play.game.log).table


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


@pytest.mark.parametrize("line", [None, 2])
def test_an_undo_works_after_restoring_from_log_or_snapshot(line: int | None) -> None:
    play = voting()
    play.gm(Undo())
    play.vote("Dan", False)
    game = play.game
    loaded = Game.load(game.rulebook, game.seats, game.options, game.log)
    resumed = Game.resume(game.rulebook, game.options, game.log, game.table)
    for again in (game, loaded, resumed):
        again.submit(Submission(GM, Undo()), Chance())
        again.submit(Submission(GM, Undo(line=line)), Chance())

    assert game.table == loaded.table == resumed.table
    assert game.log == loaded.log == resumed.log


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


BAD_NAMES: list[tuple[list[str], str]] = [
    (["Ann", "ann"], "two players are called"),
    (["Stra\u00dfe", "STRASSE"], "two players are called"),
    (["gm"], "nobody may be called"),
    (["Clock"], "nobody may be called"),
    (["PUBLIC"], "nobody may be called"),
    ([""], "1 to 32 characters that can be written"),
    (["A" * 33], "1 to 32 characters that can be written"),
    ([" Ann"], "1 to 32 characters that can be written"),
    (["Ann "], "1 to 32 characters that can be written"),
    (["A\tnn"], "1 to 32 characters that can be written"),
    (["\u202eAnn"], "1 to 32 characters that can be written"),
    (["Zo\u00eb", "Zoe\u0308"], "two players are called"),
    (["A\x1b[31m"], "1 to 32 characters that can be written"),
]


def test_names_are_short_writable_and_unique_ignoring_case() -> None:
    for names, problem in BAD_NAMES:
        found = check_names(names)

        assert found is not None
        assert problem in found


@pytest.mark.parametrize("name", ["A", "A" * 32, "Cú Chulainn", "李", "O'Neill", "public house"])
def test_any_other_name_will_do(name: str) -> None:
    assert check_names([name, "Ben"]) is None
