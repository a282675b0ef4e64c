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


async def test_before_a_wait_is_closed_its_gm_sees_who_is_missing(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.press("Cat", game.prompt, "Approve openly")
    before = await game.count_events()
    asked = answer(await game.press("Gia", await opened(game), "Close it now"))

    assert "Close the vote now?" in asked
    assert "Still to answer: **Ann**, **Ben**, **Dan** and **Eve**." in asked
    assert await game.count_events() == before


async def close_at_the_desk(stage: Stage) -> tuple[ResponseMessage, ResponseMessage]:
    """Close a wait at the desk, and return the question and the answer."""
    asked = (await stage.press("Gia", await opened(stage), "Close it now")).response
    assert asked is not None
    done = (await stage.press("Gia", asked, "Yes, close it now")).response
    assert done is not None
    return asked, done


async def test_a_wait_is_closed_once_its_gm_confirms(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    before = await game.count_events()
    await close_at_the_desk(game)

    assert await game.count_events() > before


async def test_a_question_that_its_gm_confirms_becomes_the_answer(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    asked, done = await close_at_the_desk(game)

    assert "You've closed the vote" in shown(done)
    assert (done.id, labels_of(done)) == (asked.id, [])


async def test_a_question_about_a_wait_that_is_over_closes_no_other(game: Stage) -> None:
    desk = await opened(game)
    asked = await game.press("Gia", desk, "Close it now")
    await game.propose("Ann", "Ben")

    assert "settled" in answer(await game.press("Gia", desk, "Close it now"))
    assert "settled" in answer(await game.press("Gia", asked.response, "Yes, close it now"))
    assert (await game.table()).round.party == ("Ann", "Ben")


@pytest.fixture
async def asked_by_dm(game: Stage) -> Stage:
    """A proposal whose time is up, which the GM is about to close in their DM."""
    await game.pass_hours(24.1)
    await game.press("Gia", game.questions()[-1], "Close it now")
    return game


async def test_in_a_dm_the_question_stands_below_the_text_beside_the_other_buttons(asked_by_dm: Stage) -> None:
    (asked,) = asked_by_dm.questions()

    assert "has passed" in asked.content
    assert "Close the leader's choice now?" in asked.content
    assert labels_of(asked) == ["Give 24 more hours", "The desk", "Yes, close it now"]
    assert red_of(asked) == [["Yes, close it now"]]


async def test_a_wait_is_closed_in_a_dm_once_its_gm_has_confirmed(asked_by_dm: Stage) -> None:
    leader = await asked_by_dm.leader()
    await asked_by_dm.press("Gia", asked_by_dm.questions()[-1], "Yes, close it now")

    assert await asked_by_dm.leader() != leader
    assert labels_of(asked_by_dm.questions()[-1]) == []


async def test_harmful_buttons_at_the_desk_are_red_and_stand_in_a_row_of_their_own(dealt: Stage) -> None:
    panel = (await dealt.command("Gia", "gm moves")).response
    assert panel is not None

    assert red_of(await opened(dealt)) == [["Close it now", "End the game"]]
    assert red_of(panel) == [["Close it now", "End the game"]]


async def test_harmful_buttons_of_a_seat_are_red_and_stand_in_a_row_of_their_own(dealt: Stage) -> None:
    page = await seat_of(dealt, "Gia", "Ann")

    assert red_of(page) == [["Offer this seat", "Take out of the game", "Hand the game over"]]


async def test_the_harmful_button_of_a_gms_dm_is_red_and_stands_in_a_row_of_its_own(dealt: Stage) -> None:
    await dealt.pass_hours(1000)

    assert red_of(dealt.questions()[-1]) == [["Close it now"]]


async def test_the_button_that_brings_a_player_back_is_not_red(dealt: Stage) -> None:
    seat = next(name for name, role in (await table_of(dealt)).roles.items() if role == "player")
    await dealt.command("Gia", "gm modkill", player=seat)
    page = await seat_of(dealt, "Gia", seat)

    assert "Bring back" in labels_of(page)
    assert "Bring back" not in str(red_of(page))


LOSSES = (
    ("Offer this seat", "Yes, offer the seat", "loses it for good", "is offered"),
    ("Hand the game over", "Yes, ask them", "see none of its secrets", "I've asked"),
    ("Take out of the game", "Yes, take them out", "They're dead at once", "out of the game"),
    ("Pass over", "Yes, pass them over", "get no card today", "passed"),
)
"""The buttons of a seat that do harm, each with its confirmation, and what is said before and after that."""


@pytest.mark.parametrize(("label", "yes", "told"), [each[:3] for each in LOSSES])
async def test_the_gm_is_told_the_loss_before_they_give_a_seat_or_the_game_away(
    named: Stage, label: str, yes: str, told: str
) -> None:
    posts, lines = len(named.channel.history()), (await named.hosted()).lines
    asked = await named.press("Gia", await seat_of(named, "Gia", "Ann"), label)

    assert told in answer(asked)
    assert asked.response is not None
    assert red_of(asked.response) == [[yes]]
    assert (len(named.channel.history()), (await named.hosted()).lines) == (posts, lines)


@pytest.mark.parametrize(("label", "yes", "done"), [(label, yes, done) for label, yes, _, done in LOSSES])
async def test_a_seat_or_the_game_is_given_away_once_its_gm_confirms(
    named: Stage, label: str, yes: str, done: str
) -> None:
    asked = await named.press("Gia", await seat_of(named, "Gia", "Ann"), label)
    answered = (await named.press("Gia", asked.response, yes)).response

    assert answered is not None
    assert done in shown(answered)
    assert red_of(answered) == []


@pytest.mark.parametrize("rest", [f"{Verb.CLOSE}:", f"{Verb.TASK}:{Task.REPLACE}", f"{Verb.INTERVENE}:modkill"])
async def test_only_the_gm_is_asked_and_may_confirm(dealt: Stage, rest: str) -> None:
    hosted = await dealt.hosted()
    verb, _, what = rest.partition(":")
    meant = 0 if verb == Verb.CLOSE else hosted.occupancy("Ann").seat_id
    keys = (Key(Verb(verb), 1, hosted.wait_token, meant, what), Key(Verb.SURE, 1, hosted.wait_token, meant, rest))
    refused = [answer(await press(dealt, "Ben", key)) for key in keys]

    assert all("Only the GM" in each for each in refused)
    assert (await table_of(dealt)).dead == ()


async def test_nothing_is_confirmed_that_is_never_asked(dealt: Stage) -> None:
    token = (await dealt.hosted()).wait_token
    keys = [Key(Verb.SURE, 1, token, 0, rest) for rest in ("", "pause:", "nothing", "close:x", "sure:close:")]
    refused = [answer(await press(dealt, "Gia", key)) for key in keys]

    assert all("doesn't fit here" in each for each in refused)
