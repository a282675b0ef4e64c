"""What people have written stands in the record that a host exports, where it was written."""

import json

from bot.storage.history.records_with_texts import record_with_texts
from engine.record import Replay
from engine.rulebooks import RULEBOOKS
from tests.cogs.gm.test_pending_results import pending as pending  # noqa: PLC0414 (a fixture)
from tests.cogs.gm.test_pending_results import tell
from tests.cogs.gm.test_result_words import write
from tests.cogs.remarks.test_asking import ANSWER, QUESTION, ask, reply
from tests.cogs.remarks.test_own_words import speak
from tests.cogs.stage import Stage


async def exported(stage: Stage) -> list[dict[str, object]]:
    """Return the record's lines."""
    record = await stage.database.read(lambda connection: record_with_texts(connection, 1))
    return [json.loads(line) for line in record.splitlines()]


async def test_a_question_and_its_answer_are_lines_of_the_exported_record(game: Stage) -> None:
    await ask(game)
    await reply(game)
    asked, answered = (await exported(game))[1:3]

    assert (asked["by"], asked["move"], asked["text"]) == ("Ann", "ask", QUESTION)
    assert (answered["move"], answered["line"], answered["text"], answered["to"]) == ("reply", 2, ANSWER, "Ann")


async def test_a_gms_own_words_are_lines_of_the_exported_record(game: Stage) -> None:
    await speak(game, "Good evening.")
    (said,) = (await exported(game))[1:]

    assert (said["by"], said["move"], said["to"]) == ("gm", "say", "public")


async def test_words_whose_time_comes_only_after_the_end_are_in_no_exported_record(game: Stage) -> None:
    await speak(game, "Good night.", when="in 3 h")
    await game.end("Gia")
    await game.pass_hours(4)

    assert "Good night." not in str(await exported(game))


async def test_a_gms_own_words_for_a_result_are_lines_of_the_exported_record(pending: Stage) -> None:
    await write(pending, "The druid counts.")
    await tell(pending)
    *_, said = await exported(pending)

    assert (said["by"], said["move"], said["to"], said["text"]) == ("gm", "say", "public", "The druid counts.")


async def test_an_undo_names_its_line_by_its_new_number(game: Stage) -> None:
    await ask(game)
    await game.propose()
    await game.take_back()
    *_, proposal, undo = await exported(game)

    assert (proposal["move"], undo["line"]) == ("propose", 3)


async def test_the_exported_record_replays(game: Stage) -> None:
    await ask(game)
    await reply(game, label="Answer to all")
    await game.propose()
    await game.take_back()
    record = await game.database.read(lambda connection: record_with_texts(connection, 1))
    games = {"tain": next(rulebook for rulebook in RULEBOOKS if rulebook.slug == "quests")}

    assert all(verdict.refused is None for verdict in Replay(games, record.splitlines(), complete=True))
