"""What a player and the GM write to each other, when, how often, and that they do, is told to nobody else."""

import pytest

from bot.cogs.remarks.asking import send_question
from bot.cogs.remarks.inbox_presses import _send
from bot.delivery.desk.waiting_page import token_of
from bot.host.leading.writing_remarks import Remarks
from engine.judging import Submission
from engine.parties.actions import Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.cogs.remarks.test_asking import ask, reply
from tests.cogs.remarks.test_own_words import form_of, speak
from tests.cogs.remarks.test_waiting_words import chosen
from tests.twins.pair import Leak, Pair, Step, Table
from tests.twins.planting import Plant, planted
from tests.twins.playing import HOST, STRANGER, Playing, let_paint, nothing
from tests.twins.test_informed_spectators import lead_too
from tests.twins.test_planted_leaks import SEVEN, quest_deals

ASKER = "Ann"
OTHERS = {*SEVEN, STRANGER} - {ASKER}


def asking(*questions: str) -> Step:
    """Let a player ask the GM."""

    async def ask_all(table: Table) -> None:
        for question in questions:
            assert "The GM has your question" in await ask(table.stage, ASKER, question)

    return ask_all


def replying(label: str) -> Step:
    """Let the GM answer the last question."""

    async def answer(table: Table) -> None:
        await reply(table.stage, "No.", label, HOST)

    return answer


async def write_to_asker(table: Table) -> None:
    """Let the GM write to the player unasked: at once, and with the next news for them."""
    for when in ("", "news"):
        assert ASKER in await speak(table.stage, "Mind the druid.", ASKER, when)


async def write_for_later(table: Table) -> None:
    """Let the GM who plays write to everybody for later, and look at it."""
    await speak(table.stage, "Good night.", when="in 20 days", by="Dan")
    await chosen(table.stage, name="Dan")


async def write_to_nobody(table: Table) -> None:
    """Let the GM open the same forms and close them again."""
    for _ in range(2):
        await form_of(table.stage)


PLANTS = (
    Plant(
        "others read what a player has asked",
        Remarks.had_by,
        "hosted.id, user_id, now()",
        'hosted.id, hosted.occupancy("Ann").user_id, now()',
    ),
    Plant("ids of texts that wait count questions", token_of, "interaction_id", "number"),
    Plant("the log has a question", send_question, "    keep_unlogged(interaction)\n", ""),
    Plant("the log has an answer", _send, "    keep_unlogged(interaction)\n", ""),
)


def play(pair: Pair) -> None:
    """Let a player ask at one table, and the GM answer. Both games have the same deal; Dan leads, too, and plays."""
    deals = quest_deals()
    playing = Playing(pair, any_rulebook(Quests()), 0, deals._replace(other=deals.one))
    playing.begin()
    pair.both(lead_too, "a GM who plays")
    pair.readers = OTHERS
    pair.each(asking("May I?", "And Ben?"), nothing, "the questions")
    pair.both(let_paint, "the card")
    pair.both(write_for_later, "the words of the GM who plays")
    pair.each(write_to_asker, write_to_nobody, "the GM's own words")
    pair.both(playing.doing(Submission("Gus", Propose(("Cat", "Gus")))))
    pair.each(replying("Answer"), nothing, "the answer")
    pair.both(write_to_nobody, "the inbox")
    pair.both(playing.doing(Submission("Gus", Vote(approve=True, public=True))))
    pair.each(asking("One?"), asking("Two?"), "another question")
    pair.both(let_paint, "the card")
    playing.look_around(1)


def test_nobody_else_can_tell_that_a_question_was_asked_and_answered(pair: Pair) -> None:
    play(pair)

    with pytest.raises(Leak, match="the ruling"):
        pair.each(replying("Answer to all"), nothing, "the ruling")


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_leaks_of_questions_are_found(pair: Pair, plant: Plant) -> None:
    with planted(plant), pytest.raises(Leak):
        play(pair)
