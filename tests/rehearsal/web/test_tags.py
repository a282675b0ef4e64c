"""No name, message or form on the page of a rehearsal becomes a tag."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from html import unescape

from bot.cli.catalogue import game_named
from bot.delivery.telling.saying import bot_words
from bot.rehearsal.performance import Programme
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import set_stage
from bot.rehearsal.web.company import ON_LOOKER, Part
from bot.rehearsal.web.drawing import Drawing
from bot.rehearsal.web.page_requests import Cast, Pace, Run
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.sight import DM, TABLE
from bot.rehearsal.web.web_forms import form_html
from bot.rehearsal.web.web_session import NAP, room_of
from bot.words import LANGUAGE
from tests.cogs.whole.chances import fixed_chance
from tests.rehearsal.web.browsing import Browser, attributes_in, browsing

NAMES = ('"><img src=x onerror=go()>', '"><img src=x onerror=stop()>', "Cat")
"""Names that would be tags, within an attribute and beside one."""
MOST = 40
"""The most steps of a round of Bluff."""
KEPT = {"id", "content_type"}
"""Fields that are not text."""
OWN = {("img", "src"), ("img", "alt"), ("img", "width"), ("img", "height")}
"""The attributes of the page's own pictures."""


@asynccontextmanager
async def shown(theme_name: str, names: tuple[str, ...] = NAMES) -> AsyncIterator[tuple[Room, Browser]]:
    """Run a page of a rehearsal that waits for its GM to start the game, which these people have joined."""
    theme, _ = game_named(theme_name)
    with fixed_chance():
        async with set_stage([ON_LOOKER, GM, *names], [theme], NAP) as stage:
            room = room_of(Programme(theme, names, seed=1), stage)
            async with browsing(room) as (browser, _):
                for _ in range(len(names) + 1):
                    await room.wish(Run(Pace.STEP))
                await room.wish(Cast(GM, Part.ME))
                yield room, browser


def texts_with_tags(html: Iterable[str]) -> list[str]:
    """Return the texts that tell of a tag, after checking that none has one."""
    found = attributes_in(html)
    assert {(tag, name) for tag, name in found if tag == "img"} <= OWN
    assert not [name for _, name in found if name.startswith("on")]
    return [text for text in html if NAMES[0] in unescape(text).replace("\\", "")]


def tagged(value: object) -> object:
    """Return the value with a tag in the place of each text."""
    match value:
        case str():
            return NAMES[0]
        case list():
            return [tagged(each) for each in value]
        case dict():
            return {name: each if name in KEPT else tagged(each) for name, each in value.items()}
        case _:
            return value


async def form(browser: Browser, what: str, **values: str) -> str:
    """Open a form, and return it."""
    return str((await browser.wish(type=what, values={name: [text] for name, text in values.items()} or None))["form"])


async def test_names_are_not_tags_in_the_forms_of_draws() -> None:
    async with shown("bluff", (*NAMES, "Dan")) as (room, browser):
        dice = [{f"draw:dice:{seat}:0": "3"} for seat in range(4)]
        forms = [await form(browser, "deal"), *[await form(browser, "draws", add="dice", **each) for each in dice]]
        await browser.press(NAMES[0], "Leave")
        await browser.press(GM, "Start the game")
        for _ in range(MOST):
            if "skipped" not in forms[-1]:
                await room.wish(Run(Pace.STEP))
                forms.append(await form(browser, "draws"))

        assert texts_with_tags(forms) == forms
        assert "skipped" in forms[-1]


async def test_names_are_not_tags_in_choices_of_people_and_in_messages() -> None:
    async with shown("great-table", (*NAMES, *"DEFG")) as (room, browser):
        assert await browser.press(GM, "Start the game") == {}
        await browser.catch_up(room)
        for who, place, text in (
            (NAMES[0], TABLE, NAMES[0]),
            (NAMES[0], DM, f"I am {NAMES[0]}"),
            (NAMES[0], TABLE, "/game status"),
            (GM, TABLE, "/gm desk"),
        ):
            assert await browser.wish(type="write", who=who, place=place, text=text) == {}
        await browser.catch_up(room)
        answer = await browser.press(GM, "Co-GMs")

        assert texts_with_tags([str(answer["form"])])
        assert len(texts_with_tags(browser.html)) > 3


def test_no_text_of_a_form_is_a_tag() -> None:
    choice = {"label": "", "value": "", "description": "", "default": True}
    text = {"type": 4, "custom_id": "", "value": "", "placeholder": ""}
    fields = [
        text,
        {**text, "style": 2},
        {"type": 3, "custom_id": "", "options": [choice]},
        {"type": 5, "custom_id": ""},
    ]
    parts = [{"type": 18, "label": "", "description": "", "component": field} for field in fields]
    modal = tagged({"title": "", "components": [*parts, {"type": 10, "content": ""}]})
    html = form_html(modal, "key", bot_words(None, LANGUAGE), {1: NAMES[0]})

    assert texts_with_tags([html]) == [html]
    assert html.count("onerror") > 20


async def test_no_text_of_a_message_is_a_tag() -> None:
    async with shown("tain") as (room, _):
        backend = room.stage.env.backend
        message = next(iter(backend.messages[room.stage.channel.id].values()))
        choice = {"label": "", "value": "", "description": "", "default": True}
        select = {"type": 3, "custom_id": "", "placeholder": "", "options": [choice]}
        button = {"type": 2, "custom_id": "", "label": "", "emoji": {"name": ""}}
        rows = [button, {**button, "disabled": True}, select, {**select, "max_values": 2}, {**select, "disabled": True}]
        embed = {"title": "", "description": "", "fields": [{"name": "", "value": ""}], "footer": {"text": ""}}
        file = {"id": "1", "filename": "", "url": "", "description": "", "content_type": "text/plain"}
        message.content = message.author_name = NAMES[0]
        message.interaction_metadata = {"name": NAMES[0], "user": {"username": NAMES[0]}}
        for part, like in (
            ("components", [{"type": 1, "components": rows}]),
            ("embeds", [embed]),
            ("attachments", [file]),
        ):
            setattr(message, part, tagged(like))
        html = Drawing(backend, room.words).item(message).html

        assert texts_with_tags([html]) == [html]
        assert html.count("onerror") > 20
