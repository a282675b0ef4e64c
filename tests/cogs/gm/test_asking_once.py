"""Before a press does harm the GM must confirm, and is told what would be lost."""

import discord
import pytest
from simcord.results import ResponseMessage

from bot.components.keys import Key, Task, Verb
from tests.cogs.forgery import press
from tests.cogs.gamblers import table_of
from tests.cogs.gm.test_desk import opened, seat_of, shown
from tests.cogs.stage import Stage, answer, labels_of

Shown = discord.Message | ResponseMessage


def red_of(message: Shown) -> list[list[str]]:
    """Return the red buttons of a message, row by row. A row in which only some are red counts as none."""
    message = message.message if isinstance(message, ResponseMessage) else message
    rows = [row.children for row in message.components if isinstance(row, discord.ActionRow)]
    buttons = [[item for item in row if isinstance(item, discord.Button)] for row in rows]
    red = [[each.style is discord.ButtonStyle.danger for each in row] for row in buttons]
    return [
        [str(each.label) for each in row] for row, are_red in zip(buttons, red, strict=True) if row and all(are_red)
    ]


async def test_a_wait_is_closed_after_its_gm_has_seen_who_is_missing_and_confirmed(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.press("Cat", game.prompt, "Approve openly")
    before = await game.count_events()
    asked = await game.press("Gia", await opened(game), "Close it now")

    assert "Close the vote now?" in answer(asked)
    assert "Still to answer: **Ann**, **Ben**, **Dan** and **Eve**." in answer(asked)
    assert await game.count_events() == before
    done = (await game.press("Gia", asked.response, "Yes, close it now")).response
    assert done is not None
    assert await game.count_events() > before
    assert "You've closed the vote" in shown(done)
    assert asked.response is not None
    assert (done.id, labels_of(done)) == (asked.response.id, []), "the question has become the answer"


async def test_a_question_about_a_wait_that_is_over_closes_no_other(game: Stage) -> None:
    desk = await opened(game)
    asked = await game.press("Gia", desk, "Close it now")
    await game.propose("Ann", "Ben")

    assert "settled" in answer(await game.press("Gia", desk, "Close it now"))
    assert "settled" in answer(await game.press("Gia", asked.response, "Yes, close it now"))
    assert (await game.table()).round.party == ("Ann", "Ben")


async def test_in_a_dm_the_question_stands_below_the_text_beside_the_other_buttons(game: Stage) -> None:
    leader = await game.leader()
    await game.pass_hours(24.1)
    question = game.questions()[-1]
    await game.press("Gia", question, "Close it now")
    asked = game.questions()[-1]

    assert (asked.id, len(game.questions())) == (question.id, 1)
    assert "has passed" in asked.content
    assert "Close the proposal now?" in asked.content
    assert labels_of(asked) == ["Give 24 more hours", "The desk", "Yes, close it now"]
    assert red_of(asked) == [["Yes, close it now"]]
    assert await game.leader() == leader
    await game.press("Gia", asked, "Yes, close it now")
    assert await game.leader() != leader
    assert labels_of(game.questions()[-1]) == []


async def test_harmful_buttons_are_red_and_stand_in_a_row_of_their_own(dealt: Stage) -> None:
    seat = await seat_of(dealt, "Gia", "Ann")
    panel = await dealt.command("Gia", "gm moves")
    assert panel.response is not None

    assert red_of(await opened(dealt)) == [["Close it now", "End the game"]]
    assert red_of(seat) == [["Offer this seat", "Take out of the game", "Hand the game over"]]
    assert red_of(panel.response) == [["Close it now", "End the game"]]
    await dealt.pass_hours(1000)
    assert red_of(dealt.questions()[-1]) == [["Close it now"]]
    killed = await dealt.command("Gia", "gm modkill", player="Ann")
    assert "Ann" in answer(killed)
    assert "Bring back" not in str(red_of(await seat_of(dealt, "Gia", "Ann")))


@pytest.mark.parametrize(
    ("label", "yes", "told", "done"),
    [
        ("Offer this seat", "Yes, offer the seat", "loses it for good", "is offered"),
        ("Hand the game over", "Yes, ask them", "see none of its secrets", "I've asked"),
        ("Take out of the game", "Yes, take them out", "They're dead at once", "out of the game"),
        ("Pass over", "Yes, pass them over", "get no card today", "passed"),
    ],
)
async def test_the_gm_is_told_the_loss_before_they_give_a_seat_or_the_game_away(
    named: Stage, label: str, yes: str, told: str, done: str
) -> None:
    posts, lines = len(named.channel.history()), (await named.hosted()).lines
    asked = await named.press("Gia", await seat_of(named, "Gia", "Ann"), label)
    assert asked.response is not None

    assert told in answer(asked)
    assert red_of(asked.response) == [[yes]]
    assert (len(named.channel.history()), (await named.hosted()).lines) == (posts, lines)
    answered = (await named.press("Gia", asked.response, yes)).response
    assert answered is not None
    assert done in shown(answered)
    assert red_of(answered) == []


async def test_only_the_gm_is_asked_and_may_confirm(dealt: Stage) -> None:
    hosted = await dealt.hosted()
    seat = hosted.occupancy("Ann").seat_id
    for rest in (Verb.CLOSE + ":", f"{Verb.TASK}:{Task.REPLACE}", f"{Verb.INTERVENE}:modkill"):
        verb, _, what = rest.partition(":")
        meant = 0 if verb == Verb.CLOSE else seat
        for key in (
            Key(Verb(verb), 1, hosted.wait_token, meant, what),
            Key(Verb.SURE, 1, hosted.wait_token, meant, rest),
        ):
            assert "Only the GM" in answer(await press(dealt, "Ben", key))
    odd = [
        Key(Verb.SURE, 1, hosted.wait_token, 0, rest) for rest in ("", "pause:", "nothing", "close:x", "sure:close:")
    ]

    for key in odd:
        assert "doesn't fit here" in answer(await press(dealt, "Gia", key))
    assert (await table_of(dealt)).dead == ()
