"""A reader who hides embeds still reads the question and the result, and nobody reads them twice."""

import discord

from tests.cogs.masks import begin_anonymous, propose
from tests.cogs.quests import let_support, let_vote
from tests.cogs.stage import Stage, text_of

RESULT = "Nobody sabotaged. Ulaid 1, Connacht 0."


def embedded(message: discord.Message) -> str:
    """Return what only the embeds of a message show."""
    return text_of(message).removeprefix(message.content)


async def finish_quest(stage: Stage) -> None:
    """Let the first quest have succeeded."""
    first, second, *_ = await stage.on_side("good")
    await stage.propose(first, second)
    await let_vote(stage)
    await let_support(stage, first, second)


async def test_a_result_and_what_is_asked_next_stand_in_the_text_of_a_post(game: Stage) -> None:
    await finish_quest(game)
    call, result = game.prompt.content.split("\n")

    assert call.endswith("pick a party of 3 for quest 2.")
    assert result.startswith("**Quest 1 succeeded** · ")
    assert result.endswith(f" set out. {RESULT}")
    assert "Quest 1" not in embedded(game.prompt)
    assert "set out" not in embedded(game.prompt)


async def test_the_text_of_a_vote_names_the_party(game: Stage) -> None:
    await game.propose("Ann", "Ben")

    assert game.prompt.content.endswith("'s party: **Ann** and **Ben**.")


async def test_the_question_itself_is_text_where_nobody_is_called(stage: Stage) -> None:
    await begin_anonymous(stage)
    await propose(stage)
    first, second, *_ = (await stage.hosted()).names
    question = f"**Do {first} and {second} go on quest 1?**"

    assert stage.prompt.content == question
    assert question not in embedded(stage.prompt)
    assert "A tie means no." in embedded(stage.prompt)


async def test_a_result_that_is_taken_back_is_struck_through_in_the_text(game: Stage) -> None:
    await finish_quest(game)
    result = game.prompt.id
    await game.take_back()
    await game.env.advance_time(60)
    (struck,) = (message for message in game.channel.history() if message.id == result)

    assert "\n~~**Quest 1 succeeded** · " in struck.content
    assert struck.content.endswith(f"{RESULT}~~")
