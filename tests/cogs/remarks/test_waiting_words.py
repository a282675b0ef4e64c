"""What GMs have written for later: they see it at the desk, withdraw it, or say it now, before anybody is told."""

import pytest
from simcord.results import ResponseMessage
from sqlalchemy import select

from bot.components.keys import Key, Verb
from bot.host.leading import writing_remarks
from bot.storage.people.remarks import Remark
from tests.asking import rows_in
from tests.cogs.forgery import press
from tests.cogs.gm.test_co_gms import join
from tests.cogs.remarks.test_own_words import TITLE, TITLE_OF_DM, kept, speak
from tests.cogs.remarks.test_pictures import drawn, pictures_kept
from tests.cogs.stage import Stage, answer, labels_of, selects_of, text_of


async def waiting(stage: Stage, name: str = "Gia") -> ResponseMessage:
    """Return the page of what waits, which is behind the inbox for a GM without a seat."""
    desk = (await stage.command(name, "gm desk")).response
    assert desk is not None
    for label in [each for each in labels_of(desk) if each.startswith("Inbox")]:
        await stage.press(name, desk, label)
    await stage.press(name, desk, "Still to be said")
    return desk


async def chosen(stage: Stage, place: int = 0, name: str = "Gia") -> ResponseMessage:
    """Choose one of the texts that wait, and return what is shown."""
    page = await waiting(stage, name)
    (select,) = selects_of(page)
    shown = (await stage.choose(name, page, [select.options[place].value])).response
    assert shown is not None
    return shown


async def test_the_desk_lists_what_waits_when_and_where_the_soonest_first(game: Stage) -> None:
    await speak(game, "Psst.", to="Ann", when="news")
    await speak(game, "Dusk.", when="in 3 h", picture=("a.png", drawn()))
    text = text_of((await waiting(game)).message)

    assert "With the next news, to **Ann** alone: Psst." in text
    assert "with a picture: Dusk." in text
    assert text.index("Dusk.") < text.index("Psst.")


async def test_what_was_said_waits_no_more(game: Stage) -> None:
    await speak(game, "Now.")
    await speak(game, "Later.", when="in 3 h")
    await game.pass_hours(3.1)

    assert "Nothing that you wrote is waiting" in text_of((await waiting(game)).message)


async def test_a_text_that_waits_is_shown_as_it_will_stand(game: Stage) -> None:
    await speak(game, "The **mist**.", when="in 3 h", picture=("a.png", drawn()))
    shown = await chosen(game)
    (embed,) = shown.message.embeds

    assert (embed.title, embed.description) == (TITLE, "The **mist**.")
    assert len(shown.attachments) == 1


async def test_words_that_were_withdrawn_are_never_said_and_nothing_is_kept_of_them(game: Stage) -> None:
    await speak(game, "Dusk.", when="in 3 h", picture=("a.png", drawn()))
    done = await game.press("Gia", await chosen(game), "Withdraw it")
    texts = (await kept(game), await pictures_kept(game))
    await game.pass_hours(4)

    assert done.response is not None
    assert "nobody has read it" in text_of(done.response.message)
    assert texts == ([], 0)
    assert not any(TITLE in text_of(post) for post in game.channel.history())


async def test_words_that_wait_may_be_said_now_and_are_said_once(game: Stage) -> None:
    await speak(game, "Psst.", to="Ann", when="in 3 h")
    await game.press("Gia", await chosen(game), "Say it now")
    told = [TITLE_OF_DM in text_of(message) for message in game.dms("Ann")]
    secrets = answer(await game.command("Ann", "game secrets"))
    await game.pass_hours(4)

    assert told[-1]
    assert "Psst." in secrets
    assert sum(TITLE_OF_DM in text_of(message) for message in game.dms("Ann")) == 1


async def test_words_that_were_said_meanwhile_cannot_be_withdrawn(game: Stage) -> None:
    await speak(game, "Dusk.", when="in 3 h")
    shown = await chosen(game)
    await game.pass_hours(3.1)
    answers = [answer(await game.press("Gia", shown, label)) for label in ("Withdraw it", "Say it now")]

    assert all("isn't waiting any more" in text for text in answers)
    assert await kept(game) == ["Dusk."]


async def test_a_gm_with_a_seat_sees_only_their_own_words_to_everybody(game: Stage) -> None:
    await join(game, "Ann")
    await speak(game, "Ben is the seer.", when="in 3 h")
    await speak(game, "Good night.", when="in 3 h", by="Ann")
    text = text_of((await waiting(game, "Ann")).message)
    (secret, _) = await rows_in(game.database, select(Remark.interaction_id).order_by(Remark.number))
    tried = [answer(await press(game, "Ann", Key(verb, 1, rest=str(secret)))) for verb in (Verb.UNSAY, Verb.SAY_NOW)]

    assert "Good night." in text
    assert "seer" not in text
    assert all("isn't waiting" in told for told in tried)
    assert await kept(game) == ["Ben is the seer.", "Good night."]


async def test_nobody_but_gms_withdraws_anything(game: Stage) -> None:
    await speak(game, "Dusk.", when="in 3 h")
    (words,) = await rows_in(game.database, select(Remark.interaction_id))

    assert "GM" in answer(await press(game, "Ben", Key(Verb.UNSAY, 1, rest=str(words))))
    assert await kept(game) == ["Dusk."]


async def test_no_more_texts_wait_than_the_desk_has_room_for(game: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing_remarks, "MOST_WAITING", 1)
    await speak(game, "One.", when="in 3 h")
    refused = [await speak(game, "Two.", when=when) for when in ("in 3 h", "news")]
    await speak(game, "Three.")

    assert all("nothing was sent" in told for told in refused)
    assert await kept(game) == ["One.", "Three."]


async def test_an_old_page_says_no_text_that_was_written_since(game: Stage) -> None:
    await speak(game, "One.", when="in 3 h")
    old = await chosen(game)
    await game.press("Gia", await chosen(game), "Withdraw it")
    await speak(game, "Two.", when="in 3 h")

    assert "isn't waiting any more" in answer(await game.press("Gia", old, "Say it now"))
    assert not any(TITLE in text_of(post) for post in game.channel.history())


async def test_a_gm_with_a_seat_cannot_count_what_another_gm_has_written(
    game: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing_remarks, "MOST_WAITING", 1)
    monkeypatch.setattr(writing_remarks, "MOST_PICTURES", 1)
    await join(game, "Ann")
    await speak(game, "Psst.", to="Ben", when="in 3 h", picture=("a.png", drawn()))
    told = await speak(game, "Dusk.", when="in 3 h", by="Ann", picture=("a.png", drawn()))

    assert "I'll post it" in told
    assert await kept(game) == ["Psst.", "Dusk."]
