"""Taking lines back: which ones, and who is told of it."""

import pytest

from engine.actions import Extend, GmAction, Pause, Replace, Undo
from engine.audience import Reader, To
from engine.chance import Chance
from engine.events import Undone
from engine.game import Game
from engine.judging import Submission
from engine.log import KEPT
from engine.names import GM
from engine.parties.actions import Act, Vote
from engine.quests.actions import Propose
from engine.quests.table import Phase
from engine.refusals import NothingToUndo, NotTakenBack
from tests.engine.quests.tables import Play, heard, table_of, voting


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
