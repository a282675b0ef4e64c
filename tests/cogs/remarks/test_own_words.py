"""A GM says something in their own words: to everybody or to one player, at once or with the next news."""

import pytest
from simcord import InteractionResult
from sqlalchemy import select

from bot.components.keys import Key, Verb
from bot.host.denied import Denied
from bot.host.leading.writing_remarks import Address, Written
from bot.page.making import page_of_game
from bot.storage.people.remarks import LONGEST_REMARK, Remark
from bot.storage.schema.kinds import Secrecy
from tests.asking import choose_settings, rows_in
from tests.cogs.forgery import deliver_again, press
from tests.cogs.gm.test_co_gms import join
from tests.cogs.gm.test_desk import pressed
from tests.cogs.masks import aliases, begin_anonymous
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.remarks.test_own_replays import heard, read
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.whole.test_closed_channels import close

WORDS = "The mist **rises**, @everyone."
SHOWN = "The mist **rises**, @\N{ZERO WIDTH SPACE}everyone."
TITLE = "From the GM, in their own words"
TITLE_OF_DM = "From the GM to you alone"


async def form_of(stage: Stage, name: str = "Gia") -> InteractionResult:
    """Open the form at the desk, where a GM without a seat finds it in the inbox."""
    desk = (await stage.command(name, "gm desk")).response
    assert desk is not None
    inbox = [label for label in labels_of(desk) if label.startswith("Inbox")]
    if inbox:
        found = (await stage.press(name, desk, inbox[0])).response
        assert found is not None
        desk = found
    return await stage.press(name, desk, "Say something")


async def speak(
    stage: Stage, text: str = WORDS, to: str | None = None, when: str = "", by: str = "Gia", **others: object
) -> str:
    """Say something to everybody, a player or a thread, and return the answer."""
    listener = (await stage.hosted()).occupancy_of(stage.users[to].id) if to in stage.users else None
    place = str(listener.seat_id) if listener else to or "all"
    values = {"text": text, "to": [place], "when": when, **others}
    sent = await stage.people[by].submit_modal(await form_of(stage, by), values)
    assert isinstance(sent, InteractionResult)
    return answer(sent)


async def kept(stage: Stage) -> list[str]:
    """Return the texts of all remarks."""
    return [*await rows_in(stage.database, select(Remark.text).order_by(Remark.number))]


async def test_words_to_everybody_are_posted_marked_as_the_gms_and_mention_nobody(game: Stage) -> None:
    told = await speak(game)
    (embed,) = game.channel.history()[-1].embeds

    assert "I'm posting it" in told
    assert (embed.title, embed.description) == (TITLE, SHOWN)


async def test_words_to_one_player_reach_their_dm_and_nobody_else(game: Stage) -> None:
    others = {name: len(game.dms(name)) for name in ("Ben", "Cat", "Dan", "Eve")}
    posts = len(game.channel.history())
    told = await speak(game, to="Ann")
    (embed,) = game.dms("Ann")[-1].embeds

    assert "**Ann**, and to nobody else" in told
    assert (embed.title, embed.description) == (TITLE_OF_DM, SHOWN)
    assert {name: len(game.dms(name)) for name in others} == others
    assert len(game.channel.history()) == posts
    assert "The GM wrote to you" in answer(await game.command("Ann", "game secrets"))
    assert "The GM wrote to you" not in answer(await game.command("Ben", "game secrets"))


async def test_words_with_the_next_news_come_just_before_it(game: Stage) -> None:
    told = await speak(game, when="news")
    await game.restart()
    early = [TITLE in text_of(message) for message in game.channel.history()]
    await game.propose("Ann", "Ben")
    late = [TITLE in text_of(message) for message in game.channel.history()]

    assert "just before the next news" in told
    assert not any(early)
    assert late[-2:] == [True, False]


async def test_words_to_a_player_with_the_next_news_come_with_their_next_dm(game: Stage) -> None:
    await speak(game, to="Ann", when="news")
    early = len(game.dms("Ann"))
    await game.propose("Ann", "Ben")
    await let_vote(game)
    texts = [text_of(message) for message in game.dms("Ann")]

    assert TITLE_OF_DM not in "".join(texts[:early])
    assert TITLE_OF_DM in texts[early]
    assert len(texts) > early + 1


async def test_words_to_a_player_that_wait_for_news_are_nowhere_to_be_seen_before(game: Stage) -> None:
    await speak(game, "Psst.", to="Ann", when="news")
    before = answer(await game.command("Ann", "game secrets"))
    await game.propose("Ann", "Ben")
    await let_vote(game)

    assert "Psst." not in before
    assert "Psst." in answer(await game.command("Ann", "game secrets"))


async def test_words_for_news_that_never_comes_reach_nobody_after_the_end(game: Stage) -> None:
    game.bot.make_pages(page_of_game)
    await speak(game, "Psst.", to="Ann", when="news")
    await speak(game, "Mist.", when="news")
    await game.end("Gia")
    closing = game.channel.history()[-1]
    await game.pass_hours(8 * 24)
    own = [(await game.press(name, closing, "My replay")).response for name in ("Ann", "Gia")]

    assert not any(TITLE_OF_DM in text_of(message) for message in game.dms("Ann"))
    assert all({text for text, _ in heard(read(game, page), "Psst.", "Mist.")} == {"Mist."} for page in (*own, closing))


async def test_words_that_wait_for_news_wait_a_week_at_most(game: Stage) -> None:
    await game.command("Gia", "gm pause")
    await speak(game, when="news")
    await game.pass_hours(7 * 24 - 1)
    early = text_of(game.channel.history()[-1])
    await game.pass_hours(2)

    assert TITLE not in early
    assert TITLE in text_of(game.channel.history()[-1])


async def test_words_for_a_time_come_then_whatever_news_there_is(game: Stage) -> None:
    told = await speak(game, when="in 3 h")
    await game.restart()
    await game.propose("Ann", "Ben")
    await game.pass_hours(2.9)
    early = [TITLE in text_of(message) for message in game.channel.history()]
    await game.pass_hours(0.2)

    assert "I'll post it in <#" in told
    assert "<t:" in told
    assert not any(early)
    assert TITLE in text_of(game.channel.history()[-1])


async def test_words_to_a_player_for_a_time_are_nowhere_to_be_seen_before(game: Stage) -> None:
    await speak(game, to="Ann", when="in 3 h")
    before = (len(game.dms("Ann")), answer(await game.command("Ann", "game secrets")))
    await game.pass_hours(3.1)

    assert "The GM wrote to you" not in before[1]
    assert TITLE_OF_DM in text_of(game.dms("Ann")[before[0]])
    assert "The GM wrote to you" in answer(await game.command("Ann", "game secrets"))


async def test_words_for_a_time_after_the_end_are_read_by_nobody(game: Stage) -> None:
    game.bot.make_pages(page_of_game)
    await speak(game, "Mist.", when="in 3 h")
    await speak(game, "Psst.", to="Ann", when="in 3 h")
    await game.end("Gia")
    closing, dms = game.channel.history()[-1], len(game.dms("Ann"))
    await game.pass_hours(3.1)
    own = (await game.press("Ann", closing, "My replay")).response
    lost = [text_of(message) for message in game.dms("Gia")[-2:]]

    assert all("was over before its time came, so nobody has read it" in text for text in lost)
    assert ["Mist." in "".join(lost), "Psst." in "".join(lost)] == [True, True]
    assert len(game.dms("Ann")) == dms
    assert not any(TITLE in text_of(message) for message in game.channel.history())
    assert not heard(read(game, closing), "Mist.", "Psst.")
    assert not heard(read(game, own), "Mist.", "Psst.")


WRONG_TIMES = {
    "soon": 'read "soon" as a time',
    "2020-01-01 20:00": "already passed",
    "31 days": "at most 30 days ahead",
}


@pytest.mark.parametrize("when", WRONG_TIMES)
async def test_words_for_a_time_that_cannot_be_are_refused_and_not_kept(game: Stage, when: str) -> None:
    assert WRONG_TIMES[when] in await speak(game, when=when)
    assert not await kept(game)


async def test_in_an_anonymous_game_the_gm_speaks_as_the_table_and_to_an_alias(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await speak(stage)
    posted = stage.channel.history()[-1]
    told = await speak(stage, to="Ann")

    assert posted.author == stage.bot.user
    assert "Gia" not in text_of(posted)
    assert f"**{(await aliases(stage))['Ann']}**" in told
    assert "Ann" not in told
    assert TITLE_OF_DM in text_of(stage.dms("Ann")[-1])


async def test_in_a_closed_channel_the_gm_speaks_as_the_table_from_their_dm(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await close(stage)
    form = await stage.dm_command("Gia", "gm say")
    sent = await stage.users["Gia"].submit_modal(form, {"text": WORDS, "to": ["all"], "when": ""})
    posted = stage.channel.history()[-1]

    assert isinstance(sent, InteractionResult)
    assert posted.author == stage.bot.user
    assert [embed.description for embed in posted.embeds] == [SHOWN]


async def test_only_a_gm_without_a_seat_is_offered_to_write_by_dm(game: Stage) -> None:
    await join(game, "Ann")
    forms = [str((await form_of(game, name)).modal) for name in ("Gia", "Ann")]

    assert ["by DM" in form for form in forms] == [True, False]


async def test_a_gm_with_a_seat_says_something_to_everybody(game: Stage) -> None:
    await join(game, "Ann")

    assert "I'm posting it" in await speak(game, by="Ann")
    assert await kept(game) == [WORDS]


async def test_a_gm_with_a_seat_writes_to_nobody(game: Stage) -> None:
    await join(game, "Ann")
    seat, ann = (await game.hosted()).occupancy("Ben").seat_id, game.users["Ann"].id
    with pytest.raises(Denied, match="gm-plays"):
        await game.bot.services.remarks.speak(1, Written(ann, "Psst.", 1), Address(seat))

    assert await kept(game) == []


async def test_a_command_opens_the_same_form_for_a_gm_alone(game: Stage) -> None:
    form = await game.command("Gia", "gm say")
    sent = await game.people["Gia"].submit_modal(form, {"text": WORDS, "to": ["all"], "when": ""})

    assert "I'm posting it" in answer(sent)
    assert await kept(game) == [WORDS]
    assert "Only the GM" in answer(await game.command("Ann", "gm say"))


async def test_a_gm_of_several_games_is_told_where_else_to_say_something(game: Stage) -> None:
    game.channel = game.guild.create_text_channel("another-table")
    await game.command("Gia", "game new", game="tain")
    told = answer(await game.dm_command("Gia", "gm say"))
    desk = (await game.dm_command("Gia", "gm desk", game="1")).response
    assert desk is not None

    assert '"Say something" at the desk' in told
    assert "`/gm desk`" in told
    assert any(label.startswith("Inbox") for label in labels_of(desk))


async def test_no_house_player_is_offered_to_be_written_to(sign_up: Stage) -> None:
    await sign_up.command("Gia", "gm fill", number=1)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    hosted = await sign_up.hosted()
    (house,) = (each for each in hosted.occupancies if each.is_house)
    form = await form_of(sign_up)
    gia = sign_up.users["Gia"].id
    with pytest.raises(Denied, match="stale"):
        await sign_up.bot.services.remarks.speak(1, Written(gia, "Psst.", 1), Address(house.seat_id))

    assert str(form.modal).count("by DM") == len(hosted.occupancies) - 1
    assert await kept(sign_up) == []


async def test_only_a_gm_says_something(game: Stage) -> None:
    assert "GM" in answer(await press(game, "Ben", Key(Verb.SPEAK, 1)))
    assert not await kept(game)


async def test_before_the_start_a_gm_says_something_to_everybody(sign_up: Stage) -> None:
    await speak(sign_up)

    assert TITLE in text_of(sign_up.channel.history()[-1])


async def test_words_that_wait_for_a_start_that_never_comes_are_not_posted(sign_up: Stage) -> None:
    await speak(sign_up, when="news")
    await sign_up.end("Gia")
    told = text_of(sign_up.dms("Gia")[-1])
    await sign_up.pass_hours(8 * 24)

    assert "was over before its time came" in told
    assert SHOWN in told
    assert not any(TITLE in text_of(message) for message in sign_up.channel.history())


async def test_words_that_wait_for_the_start_come_just_before_it(sign_up: Stage) -> None:
    await speak(sign_up, when="news")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    said = [TITLE in text_of(message) for message in sign_up.channel.history()]

    assert said.count(True) == 1
    assert not said[-1]


async def test_where_secrets_come_as_answers_a_gm_writes_no_dms(game: Stage) -> None:
    await choose_settings(game.database, secrecy=Secrecy.ANSWERS)
    assert "by DM" not in str((await form_of(game)).modal)


async def test_words_to_a_player_who_leaves_before_they_are_sent_reach_nobody(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await speak(game, to="Ann", when="news")
    await game.replace("Ann", "Zoe")
    await let_vote(game)
    said = [text_of(message) for name in ("Ann", "Zoe") for message in game.dms(name)]
    told = text_of(game.dms("Gia")[-1])

    assert not any(TITLE_OF_DM in text for text in said)
    assert "has left their seat, so nobody has read it" in told
    assert SHOWN in told


async def test_only_gms_without_a_seat_are_told_of_words_that_reached_nobody(game: Stage) -> None:
    await join(game, "Ann")
    await speak(game, to="Ben", when="in 3 h")
    await game.end("Gia")
    before = {name: len(game.dms(name)) for name in ("Gia", "Ann", "Ben")}
    await game.pass_hours(3.1)

    assert [len(game.dms(name)) - before[name] for name in before] == [1, 0, 0]


async def test_the_same_form_says_something_once_and_a_text_too_long_says_nothing(game: Stage) -> None:
    await speak(game)
    await deliver_again(game)
    await game.env.settle()
    long = await speak(game, "\N{PARTY POPPER}" * LONGEST_REMARK)

    assert await kept(game) == [WORDS]
    assert "nothing was sent" in long


async def test_words_change_nothing_in_the_game_and_stand_in_the_replay(game: Stage) -> None:
    game.bot.make_pages(page_of_game)
    lines = (await game.hosted()).lines
    await speak(game, "Mist.")
    await speak(game, "Psst.", to="Ann")
    after = (await game.hosted()).lines
    await game.end("Gia")
    closing = game.channel.history()[-1]
    seat = (await game.hosted()).names.index("Ann") + 1
    own = [(await game.press(name, closing, "My replay")).response for name in ("Ann", "Ben", "Gia")]

    assert after == lines
    assert heard(read(game, closing), "Mist.", "Psst.") == {("Mist.", 0)}
    assert [("Psst.", seat) in heard(read(game, page), "Psst.") for page in own] == [True, False, True]


async def test_the_desk_says_nothing_more_once_the_game_is_over(game: Stage) -> None:
    form = await form_of(game)
    await game.end("Gia")
    sent = await game.people["Gia"].submit_modal(form, {"text": WORDS, "to": ["all"], "when": ""})

    assert isinstance(sent, InteractionResult)
    assert "is over" in answer(sent)
    assert not await kept(game)
    assert "Say something" not in labels_of(await pressed(game, "Inbox"))
