"""What people write to each other in a record: who reads it, and that it changes nothing."""

from engine.actions import Pause, Undo
from engine.audience import To
from engine.names import GM
from engine.refusals import GameMasterOnly, NoQuestion, NotAmong, NothingToUndo, NotNow
from engine.texts import Ask, Asked, GmSay, NotedQuestion, Replied, Reply, Said
from tests.engine.quests.tables import table_of, voting


def test_the_gm_says_something_to_everybody() -> None:
    assert table_of().gm(GmSay("Good evening.", "public")).events == (Said(to=To.PUBLIC, text="Good evening."),)


def test_the_gm_says_something_to_one_player() -> None:
    assert table_of().gm(GmSay("Look twice.", "Ben")).events == (Said(to=("Ben",), text="Look twice."),)


def test_the_gm_says_nothing_where_nobody_listens() -> None:
    assert table_of().refused(GM, GmSay("Hello?", "house")) == NotAmong("to", "house")


def test_a_question_goes_to_the_gm_and_is_noted_for_its_player() -> None:
    assert table_of().does("Ann", Ask("May I?")).events == (
        Asked(to=To.GM, player="Ann", text="May I?"),
        NotedQuestion(to=("Ann",), action=Ask("May I?")),
    )


def test_an_answer_goes_to_the_asker_alone() -> None:
    play = table_of()
    question = play.does("Ann", Ask("May I?"))

    assert play.gm(Reply(question.line, "Yes.", "Ann")).events == (Replied(to=("Ann",), text="Yes."),)


def test_a_ruling_names_no_asker() -> None:
    play = table_of()
    question = play.does("Ann", Ask("May I?"))

    assert play.gm(Reply(question.line, "Yes.", "public")).events == (Replied(to=To.PUBLIC, text="Yes."),)


def test_an_answer_goes_to_nobody_else() -> None:
    play = table_of()
    question = play.does("Ann", Ask("May I?"))

    assert play.refused(GM, Reply(question.line, "Yes.", "Ben")) == NotAmong("to", "Ben")


def test_only_a_question_is_answered() -> None:
    assert table_of().refused(GM, Reply(1, "Yes.", "public")) == NoQuestion(1)


def test_only_the_gm_speaks_as_the_table() -> None:
    assert table_of().refused("Ann", GmSay("I rule.", "public")) == GameMasterOnly("say")


def test_the_gm_asks_nothing_for_a_player() -> None:
    assert table_of().refused(GM, Ask("May I?"), acting_for="Ann") == NotNow("ask")


def test_people_write_while_the_game_is_paused() -> None:
    play = table_of()
    play.gm(Pause())

    assert play.does("Ann", Ask("How long?")).events


def test_what_is_written_is_no_step_for_an_undo() -> None:
    play = table_of()
    play.gm(GmSay("Good evening.", "public"))

    assert play.refused(GM, Undo()) == NothingToUndo()


def test_what_is_written_after_a_secret_order_does_not_show_that_it_was_taken_back() -> None:
    play = voting()
    order = play.act("Ben", True)
    play.gm(GmSay("Good evening.", "public"))
    (everybody, _) = play.gm(Undo(line=order.line)).events

    assert getattr(everybody, "taken", 0) is None
