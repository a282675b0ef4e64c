"""A player's question to the GM: who gets it, how it is answered, and that nobody else hears of it."""

from io import StringIO

import discord
import pytest
from simcord import InteractionResult
from sqlalchemy import select

from bot.components.keys import DeskPage, Key, Verb
from bot.storage.people.remarks import LONGEST_REMARK, Remark
from bot.storage.schema.kinds import RemarkKind, Secrecy
from tests.asking import choose_settings, rows_in
from tests.cogs.forgery import deliver_again, press
from tests.cogs.gm.test_co_gms import join
from tests.cogs.gm.test_desk import pressed, shown
from tests.cogs.logged import USES, lines
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.masks import aliases, begin_anonymous, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.players.test_privacy import everything, exported, forget
from tests.cogs.stage import Stage, answer, labels_of, text_of

QUESTION = "May I show my role to @everyone **now**?"
ANSWER = "No, <@1> may not."


async def send(stage: Stage, name: str, form: InteractionResult, text: str, *, is_dm: bool = False) -> str:
    """Send in a form that was opened in the channel or in a DM, and return the answer."""
    actor = stage.users[name] if is_dm else stage.people[name]
    sent = await actor.submit_modal(form, {"text": text})
    assert isinstance(sent, InteractionResult)
    assert sent.response is not None
    return text_of(sent.response.message) if is_dm and not sent.ephemeral else answer(sent)


async def ask(stage: Stage, name: str = "Ann", text: str = QUESTION) -> str:
    """Ask the GM by command, and return the answer."""
    return await send(stage, name, await stage.command(name, "ask"), text)


async def reply(stage: Stage, text: str = ANSWER, label: str = "Answer", by: str = "Gia") -> str:
    """Answer the newest question, and return what the GM is told."""
    return await reply_to(stage, stage.dms(by)[-1], text, label, by)


async def reply_to(stage: Stage, message: discord.Message, text: str, label: str, by: str = "Gia") -> str:
    """Answer the question of a DM."""
    form = await stage.press(by, message, label)
    return await send(stage, by, form, text, is_dm=True) if form.modal is not None else answer(form)


async def kept(stage: Stage) -> list[Remark]:
    """Return all remarks."""
    return [*await rows_in(stage.database, select(Remark).order_by(Remark.number))]


def unescaped(said: discord.Message | str) -> str:
    """Return a text without what keeps it from being formatted."""
    text = said if isinstance(said, str) else text_of(said)
    return text.replace("\\", "").replace("\N{ZERO WIDTH SPACE}", "")


async def test_the_button_in_the_role_dm_asks_every_gm_without_a_seat_by_dm(game: Stage) -> None:
    await join(game, "Zoe")
    role = next(message for message in game.dms("Ann") if "Ask the GM" in labels_of(message))
    form = await game.press("Ann", role, "Ask the GM")
    told = await send(game, "Ann", form, QUESTION, is_dm=True)
    heard = [unescaped(game.dms(name)[-1]) for name in ("Gia", "Zoe")]

    assert "The GM has your question" in told
    assert all("**Ann** asks you" in text and QUESTION in text for text in heard)


async def test_the_button_behind_my_secrets_asks_too(game: Stage) -> None:
    secrets = await game.command("Ann", "game secrets")
    form = await game.press("Ann", secrets.response, "Ask the GM")

    assert "The GM has your question" in await send(game, "Ann", form, QUESTION)


async def test_a_question_mentions_nobody_and_formats_nothing(game: Stage) -> None:
    await ask(game)
    (embed,) = game.dms("Gia")[-1].embeds

    assert embed.description == "May I show my role to \\@\N{ZERO WIDTH SPACE}everyone \\*\\*now\\*\\*?"


async def test_an_answer_goes_to_the_asker_alone(game: Stage) -> None:
    await ask(game)
    others = {name: len(game.dms(name)) for name in ("Ben", "Cat", "Dan", "Eve")}
    posts = len(game.channel.history())
    told = await reply(game)

    assert "**Ann** gets your answer" in told
    assert ANSWER in unescaped(game.dms("Ann")[-1])
    assert QUESTION in unescaped(game.dms("Ann")[-1])
    assert {name: len(game.dms(name)) for name in others} == others
    assert len(game.channel.history()) == posts


@pytest.mark.parametrize("label", ["Answer", "Answer to all"])
async def test_an_answered_question_says_so_in_place_of_its_buttons(game: Stage, label: str) -> None:
    await ask(game)
    told = await reply(game, label=label)
    (question,) = [message for message in game.dms("Gia") if QUESTION in unescaped(message)]

    assert labels_of(question) == []
    assert told == text_of(question)
    assert ANSWER in unescaped(question)
    assert "goes to this player alone" not in text_of(question)


async def test_a_ruling_is_posted_for_everybody_without_the_askers_name(game: Stage) -> None:
    await ask(game)
    before = len(game.dms("Ann"))
    told = await reply(game, label="Answer to all")
    posted = game.channel.history()[-1]

    assert "without the asker's name" in told
    assert "The GM's ruling" in text_of(posted)
    assert ANSWER in unescaped(posted)
    assert "Ann" not in text_of(posted)
    assert QUESTION not in unescaped(posted)
    assert len(game.dms("Ann")) == before


async def test_in_an_anonymous_game_questions_come_by_alias(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await ask(stage)
    alias = (await aliases(stage))["Ann"]
    heard = text_of(stage.dms("Gia")[-1])
    inbox = shown(await pressed(stage, "Inbox (1)"))
    await reply(stage)

    assert f"**{alias}** asks you" in heard
    assert f"**{alias}** asked" in inbox
    assert "Ann" not in heard + inbox
    assert ANSWER in unescaped(stage.dms("Ann")[-1])


async def test_in_an_anonymous_game_questions_are_not_said_aloud_and_everything_else_is(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    role = next(message for message in stage.dms("Ann") if "Ask the GM" in labels_of(message))
    await send(stage, "Ann", await stage.press("Ann", role, "Ask the GM"), QUESTION, is_dm=True)
    quiet = spoken(stage)
    await write(stage, "Ann", "Good evening.")

    assert quiet == []
    assert spoken(stage) == [((await aliases(stage))["Ann"], "Good evening.")]


async def test_the_inbox_shows_open_questions_first_and_answers_them(game: Stage) -> None:
    await ask(game, "Ann", "First?")
    await ask(game, "Ben", "Second?")
    await reply(game, "Yes.")
    inbox = await pressed(game, "Inbox (1)")
    (number,) = [each.number for each in await kept(game) if each.text == "First?"]
    chosen = await game.choose("Gia", inbox, [str(number)], "brehon:question:1:0:0:")
    await send(game, "Gia", await game.press("Gia", chosen.response, "Answer to all"), "No.")
    again = shown(await pressed(game, "Inbox"))

    assert shown(inbox).index("First?") < shown(inbox).index("Second?")
    assert "Answered to them alone: Yes." in shown(inbox)
    assert "Answered to all: No." in again


async def test_a_question_that_another_gm_has_answered_is_not_answered_again(game: Stage) -> None:
    await join(game, "Zoe")
    await ask(game)
    form = await game.press("Zoe", game.dms("Zoe")[-1], "Answer")
    await reply(game)
    late = [await send(game, "Zoe", form, "Yes.", is_dm=True), await reply(game, by="Zoe", label="Answer to all")]

    assert all("answered already" in said for said in late)
    assert [each.kind for each in await kept(game)] == [RemarkKind.QUESTION, RemarkKind.ANSWER]


async def test_a_gm_with_a_seat_gets_no_questions_and_reads_none(game: Stage) -> None:
    await join(game, "Ann")
    before = len(game.dms("Ann"))
    await ask(game, "Ben")
    keys = (Key(Verb.DESK, 1, rest=DeskPage.INBOX), Key(Verb.REPLY, 1, rest="1"), Key(Verb.RULE, 1, rest="1"))
    refused = [answer(await press(game, "Ann", key)) for key in keys]

    assert len(game.dms("Ann")) == before
    assert all("play" in said for said in refused)


async def test_the_card_says_who_answers_where_a_gm_plays(game: Stage) -> None:
    before = await game.painted_card()
    await join(game, "Ann")
    shared = await game.painted_card()
    await game.command("Gia", "gm co-gm", person=game.people["Gia"], remove=True)
    alone = await game.painted_card()

    assert f"('Questions to the GM go to', '{game.users['Gia'].mention}')" in shared
    assert "Questions to the GM" not in before + alone


async def test_where_nobody_can_answer_the_button_says_so(game: Stage) -> None:
    await game.hand_over("Gia", "Ann")
    secrets = await game.command("Ben", "game secrets")
    said = answer(await game.press("Ben", secrets.response, "Ask the GM"))

    assert said == "Nobody can answer you: every GM of this game plays in it, so please ask at the table."
    assert not await kept(game)


async def test_an_answer_whose_asker_has_left_is_not_sent_but_a_ruling_is(game: Stage) -> None:
    await ask(game)
    question = game.dms("Gia")[-1]
    await game.replace("Ann", "Zoe")
    before = {name: len(game.dms(name)) for name in ("Ann", "Zoe")}
    refused = await reply_to(game, question, ANSWER, "Answer")
    ruled = await reply_to(game, question, ANSWER, "Answer to all")

    assert "has left their seat" in refused
    assert {name: len(game.dms(name)) for name in before} == before
    assert "I'm posting your ruling" in ruled


async def test_a_newcomer_is_not_shown_what_their_predecessor_has_asked(game: Stage) -> None:
    await ask(game)
    await reply(game)
    own = answer(await game.command("Ann", "game secrets"))
    await game.replace("Ann", "Zoe")

    assert "You asked:" in own
    assert "You asked:" not in answer(await game.command("Zoe", "game secrets"))


@pytest.mark.parametrize("text", ["\N{SNOWMAN WITHOUT SNOW}\N{PARTY POPPER}" * (LONGEST_REMARK // 2), " \n "])
async def test_a_question_that_is_too_long_or_empty_is_refused_whole(game: Stage, text: str) -> None:
    before = len(game.dms("Gia"))
    said = await ask(game, text=text)

    assert "\n" not in said
    assert "question" not in said
    assert len(game.dms("Gia")) == before
    assert not await kept(game)


async def test_the_longest_text_of_special_letters_arrives(game: Stage) -> None:
    await ask(game, text="*" * LONGEST_REMARK)
    asked = unescaped(game.dms("Gia")[-1])
    await reply(game, "@" * LONGEST_REMARK)

    assert asked.count("*") >= LONGEST_REMARK
    assert "The GM's answer" in text_of(game.dms("Ann")[-1])
    assert [len(each.text) for each in await kept(game)] == [LONGEST_REMARK] * 2


async def test_a_player_whose_questions_wait_asks_no_more_of_them(game: Stage) -> None:
    said = [await ask(game, text=f"Question {number}?") for number in range(6)]

    assert ["still waiting" in each for each in said] == [False] * 5 + [True]
    assert len(await kept(game)) == 5


async def test_what_others_ask_leaves_a_player_their_own_questions(game: Stage) -> None:
    for number in range(5):
        await ask(game, "Ann", f"Question {number}?")

    assert "The GM has your question" in await ask(game, "Ben", "And I?")


async def test_a_question_that_discord_delivers_twice_is_asked_once(game: Stage) -> None:
    await ask(game)
    before = len(game.dms("Gia"))
    await deliver_again(game)
    await game.env.settle()

    assert len(game.dms("Gia")) == before
    assert len(await kept(game)) == 1


async def test_a_question_is_no_move_and_ends_no_absence(game: Stage) -> None:
    await game.command("Ann", "game away", until="3 days")
    lines, card = (await game.hosted()).lines, await game.painted_card()
    await ask(game)
    await reply(game)
    hosted = await game.hosted()

    assert hosted.lines == lines
    assert hosted.occupancy("Ann").away_until is not None
    assert await game.painted_card() == card


async def test_an_answer_stands_behind_my_secrets_where_dms_are_closed_or_not_used(game: Stage) -> None:
    await ask(game)
    game.close_dms("Ann")
    await reply(game)
    closed = unescaped(answer(await game.command("Ann", "game secrets")))
    await choose_settings(game.database, secrecy=Secrecy.ANSWERS)
    before = len(game.dms("Ben"))
    told = await ask(game, "Ben")
    await reply(game, "Ask again later.")

    assert "No, <@1> may not." in closed
    assert 'behind "My secrets"' in told
    assert len(game.dms("Ben")) == before
    assert "Ask again later." in answer(await game.command("Ben", "game secrets"))


async def test_nobody_asks_before_the_start_after_the_end_or_without_a_seat(sign_up: Stage) -> None:
    early = answer(await sign_up.command("Ann", "ask"))
    await sign_up.press("Gia", sign_up.card, "Start the game")
    strange = answer(await sign_up.command("Zoe", "ask"))
    await ask(sign_up)
    question = sign_up.dms("Gia")[-1]
    form = await sign_up.press("Gia", question, "Answer")
    await sign_up.press_and_confirm("Gia", await pressed(sign_up, "Look again"), "End the game")
    late = answer(await sign_up.command("Ann", "ask", game="1"))

    assert "hasn't begun" in early
    assert "no seat" in strange
    assert "is over" in late
    assert "is over" in await send(sign_up, "Gia", form, ANSWER, is_dm=True)


async def test_a_refused_question_leaves_no_line_in_the_log(game: Stage, log: StringIO) -> None:
    nowhere = answer(await game.command("Ann", "ask", game="9"))
    strange = answer(await game.command("Zoe", "ask"))

    assert "don't know this game" in nowhere
    assert "no seat" in strange
    assert lines(log, *USES) == []


async def test_the_export_of_a_running_game_has_only_what_one_has_written(game: Stage) -> None:
    await ask(game)
    await reply(game)
    files = {name: str((await exported(game, name))["rows"]) for name in ("Ann", "Ben", "Gia")}
    await game.end("Gia")

    assert [QUESTION in files[name] for name in files] == [True, False, False]
    assert [ANSWER in files[name] for name in files] == [False, False, True]
    assert ANSWER in str((await exported(game, "Ann"))["rows"])


async def test_what_was_asked_and_answered_is_forgotten_with_the_asker(game: Stage) -> None:
    await ask(game)
    await reply(game)
    await ask(game, "Ben", "And I?")
    await game.end("Gia")
    await forget(game, "Ann")

    assert [each.text for each in await kept(game)] == ["And I?"]
    assert not [row for row in (await everything(game)).splitlines() if QUESTION in row or ANSWER in row]
