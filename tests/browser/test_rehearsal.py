"""A rehearsal in a browser: a whole game played with the mouse at a desk, and one begun with a finger on a phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.cli.catalogue import game_named
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.performance import Programme, names_of
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import set_stage
from bot.rehearsal.web.company import ON_LOOKER, Part
from bot.rehearsal.web.page_requests import Cast, Pace, Run
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.server import serving
from bot.rehearsal.web.web_session import NAP, room_of
from tests.browser.tabs import DESK, PHONE, Screen, barriers, misfits, open_tab, tab
from tests.cogs.whole.chances import fixed_chance
from tests.rehearsal.conftest import at_hand as at_hand  # noqa: PLC0414 (a fixture)
from tests.rehearsal.web.resting import until_it_rests

in_one_browser = pytest.mark.asyncio(loop_scope="session")

NAMES = names_of(5)
TAG = "<img src=x onerror=ran=1>"
TAGGED = (TAG, *NAMES[1:])
RAN = "window.ran ?? null"
PLAYED = ("Ann", "Cat")
"""The players of the person who clicks, beside the GM."""
MOST = 40
"""The most clicks until every kind of move has been made."""
WANTED = {"✓ Approve", "✓ Support", ""}
"""The labels to press; a select has none."""
ANYWHERE = ".posts > li:not([hidden]) :is([data-press]:enabled, details[data-choose])"
CONTROLS = f".place:not([hidden]) {ANYWHERE}"
LABELS = "controls => controls.map(control => control.dataset.press === undefined ? '' : control.textContent)"
HAS_ONE = """([controls, wanted]) => [...document.querySelectorAll(controls)]
    .some(control => wanted.includes(control.dataset.press === undefined ? "" : control.textContent))"""
UNTIL_MY_TURN = "[data-pace=turn]"
AT = "now => document.body.dataset.now === now"
NEWER = "before => document.body.dataset.now !== before"
AT_END = """() => [...document.querySelectorAll(".pane:not([hidden]) .place:not([hidden])")]
    .every(place => place.scrollHeight - place.scrollTop - place.clientHeight < 80)"""


@asynccontextmanager
async def rehearsed(browser: Browser, screen: Screen, *, light: bool = False) -> AsyncIterator[tuple[Room, Page]]:
    """Open the page of a Táin whose GM and some players the person plays; the others are sensible."""
    theme, _ = game_named("tain")
    with fixed_chance():
        async with set_stage([ON_LOOKER, GM, *NAMES], [theme], NAP) as stage:
            room = room_of(Programme(theme, NAMES, SENSIBLE["quests"], seed=1), stage)
            for name in (GM, *PLAYED):
                await room.wish(Cast(name, Part.ME))
            async with serving(room) as gate, tab(browser, screen, gate.origin, light=light) as page:
                await page.goto(gate.address)
                await page.wait_for_selector("body[data-now]")
                yield room, page


def pane(page: Page, who: str) -> Locator:
    return page.locator(f"[data-who={who}]")


async def done(page: Page, click: Locator) -> None:
    """Click, and wait until the page shows the result."""
    before = await page.evaluate("document.body.dataset.now")
    await click.click()
    await page.wait_for_function(NEWER, arg=before)


async def play_on(room: Room, page: Page, button: str) -> None:
    """Press a button that lets automatic players play, and wait until they rest and the page shows that."""
    async with page.expect_response("**/wish"):
        await page.click(button)
    await until_it_rests(room)
    await page.wait_for_function(AT, arg=str(int(room.stage.env.now().timestamp())))


def are_all_kinds_made(room: Room) -> bool:
    """Whether the person's players have chosen a party that starts with Ann, and given an order."""
    made = [act.what for act in room.stage.acts if act.who in PLAYED]
    return any(what.startswith("chooses Ann, ") for what in made) and any(what.endswith("in the DM") for what in made)


async def write(page: Page, who: str, line: str) -> None:
    await pane(page, who).locator(".composer input").fill(line)
    await done(page, pane(page, who).locator(".composer button"))


async def wanted(page: Page, who: str) -> int:
    """Return the index of the control that makes the move. If there is none, switch to the next tab first.

    The page may show it a little later than the game has called for the move.
    """
    await page.wait_for_function(HAS_ONE, arg=[f"[data-who={who}] {ANYWHERE}", [*WANTED]])
    for is_next in (False, True):
        if is_next:
            await pane(page, who).locator("[role=tab][aria-selected=false]").first.click()
        labels: list[str] = await pane(page, who).locator(CONTROLS).evaluate_all(LABELS)
        found = [place for place, label in enumerate(labels) if label in WANTED]
        if found:
            return found[-1]
    raise AssertionError(f"{who} is called, and is shown nothing that can be pressed")


async def act(page: Page, who: str) -> None:
    """Make the move that somebody is shown last."""
    control = pane(page, who).locator(CONTROLS).nth(await wanted(page, who))
    if await control.get_attribute("data-press") is not None:
        await done(page, control)
        return
    await control.locator("summary").click()
    boxes = control.locator("input")
    for place in range(int(await control.get_attribute("data-least") or 0)):
        await boxes.nth(place).check()
    await done(page, control.locator("[data-send]"))


async def tick_of_an_edited_message(room: Room, page: Page) -> bool:
    """Tick a box in the GM's newest select, let its message be edited, and return whether the tick has stayed."""
    select = pane(page, GM).locator(".place:visible .posts details[data-least]").first
    await select.locator("summary").click()
    await select.locator("input").last.check()
    message = int(await select.locator("xpath=ancestor::li").get_attribute("data-id") or 0)
    room.stage.env.backend.get_message(room.stage.channel.id, message).content += " Edited."
    room.tell()
    await pane(page, GM).get_by_text("Edited.").wait_for()
    return await select.locator("input").last.is_checked()


@in_one_browser
async def test_a_game_is_played_by_clicking_from_sign_up_to_the_reveal(browser: Browser) -> None:
    async with rehearsed(browser, DESK) as (room, page):
        for name in ("Ben", "Cat"):
            await page.click(f"[data-show={name}]")
        await write(page, GM, "/game new game:tain")
        for name in PLAYED:
            await done(page, pane(page, name).get_by_role("button", name="Join").last)
        await play_on(room, page, UNTIL_MY_TURN)
        await done(page, pane(page, GM).get_by_role("button", name="Start the game").last)
        for _ in range(MOST):
            if are_all_kinds_made(room):
                break
            called = [name for name in room.company.called(await room.game()) if name in PLAYED]
            if called:
                await act(page, called[0])
            else:
                await play_on(room, page, UNTIL_MY_TURN)
        assert are_all_kinds_made(room)
        for name in PLAYED:
            async with page.expect_response("**/wish"):
                await pane(page, name).locator(".cast").select_option("sensible")
        for name in (GM, "Cat"):
            await page.click(f"[data-show={name}]")
        await page.select_option("#speed", "0")
        await play_on(room, page, "#play")
        await expect(page.locator("#status")).to_contain_text("over")
        for name in ("Ann", "Ann"):
            await page.click(f"[data-show={name}]")
        await page.wait_for_function(AT_END)

        await expect(pane(page, ON_LOOKER).locator(".file", has_text=".jsonl")).to_be_visible()
        assert await barriers(page) == []


@in_one_browser
async def test_a_phone_shows_one_person_at_a_time_and_everything_fits(browser: Browser) -> None:
    async with rehearsed(browser, PHONE, light=True) as (room, page):
        await page.set_viewport_size({"width": DESK.width, "height": DESK.height})
        await page.tap(f"[data-show={GM}]")
        await page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        await expect(page.locator(".pane:visible")).to_have_count(1)
        await page.tap(f"[data-show={GM}]")
        await write(page, GM, "/game new game:tain")
        await page.tap("[data-show=Ann]")
        await done(page, pane(page, "Ann").get_by_role("button", name="Join").last)
        await room.wish(Cast("Cat", Part.SENSIBLE))
        await play_on(room, page, UNTIL_MY_TURN)
        await page.tap(f"[data-show={GM}]")
        found = await misfits(page)
        await page.tap("#deal")
        await page.get_by_role("button", name="Deal anew").tap()
        found += await misfits(page)
        await page.get_by_role("button", name="Use this deal").tap()
        await expect(page.locator("#form")).to_be_hidden()
        await done(page, pane(page, GM).get_by_role("button", name="Start the game").last)
        await page.tap(f"[data-show={NAMES[0]}]")
        await pane(page, NAMES[0]).get_by_role("tab").last.tap()

        assert await page.locator(".pane:visible").count() == 1
        assert "You are" in await pane(page, NAMES[0]).locator(".place:visible").inner_text()
        found += [*await misfits(page), *await barriers(page)]
        assert found == []


@in_one_browser
async def test_the_page_begins_with_what_to_do_first_on_a_phone_too(browser: Browser) -> None:
    async with rehearsed(browser, PHONE) as (room, page):
        watcher = room.company.people.on_looker
        hint = pane(page, watcher).locator(".hint:visible")

        await expect(hint).to_contain_text('Press "Play" to watch a whole game')
        assert (await page.locator(f"[data-show={watcher}]").inner_text()).startswith(watcher)
        await page.tap(f"[data-show={GM}]")
        await write(page, GM, "/game new game:tain")
        await expect(page.locator(".hint:visible")).to_have_count(0)


@in_one_browser
async def test_the_controls_take_at_most_a_sixth_of_a_phone(browser: Browser) -> None:
    async with rehearsed(browser, PHONE) as (_, page):
        main = await page.locator("main").bounding_box()

        assert main is not None
        assert main["y"] <= PHONE.height / 6


@in_one_browser
async def test_commands_selects_and_forms_work_with_the_keyboard_alone(browser: Browser) -> None:
    async with rehearsed(browser, DESK) as (room, page):
        box = pane(page, GM).locator(".composer input")
        await box.press_sequentially("/game new ")
        await page.wait_for_selector(".offers:visible >> text=game:")
        await box.press("ArrowDown")
        await box.press("Enter")
        await page.wait_for_selector(".offers:visible >> text=The Táin")

        assert await box.input_value() == "/game new game:"
        await box.press_sequentially("The T")
        await expect(page.locator(".offers:visible li")).to_have_count(1)
        await box.press("Tab")
        assert await box.input_value() == '/game new game:"The Táin" '
        await box.press("Enter")
        await pane(page, GM).get_by_role("button", name="Set-up", exact=True).last.wait_for()
        for label in ("Set-up", "Deadlines", "Times"):
            found = pane(page, GM).get_by_role("button", name=label, exact=True).last
            before = await page.evaluate("document.body.dataset.now")
            await found.press("Enter")
            await page.wait_for_function(NEWER, arg=before)
            if label == "Set-up":
                assert await tick_of_an_edited_message(room, page)
        waits = pane(page, GM).locator("details[data-choose]").last
        await waits.locator("xpath=ancestor::li").locator("summary").first.press("Enter")
        await pane(page, GM).get_by_role("button", name="All waits").press("Enter")
        await page.get_by_label("Times of day").fill("20:00")
        await page.keyboard.press("Enter")

        await expect(pane(page, GM).locator(".posts").first).to_contain_text("until 20:00")
        await expect(page.locator("#form")).to_be_hidden()


@asynccontextmanager
async def tagged(browser: Browser, wrong: list[str], *, has_policy: bool) -> AsyncIterator[tuple[Room, Page]]:
    """Open the page of a rehearsal in which somebody's name is a tag that would run something."""
    theme, _ = game_named("tain")
    async with set_stage([ON_LOOKER, GM, *TAGGED], [theme], NAP) as stage:
        room = room_of(Programme(theme, TAGGED), stage)
        await room.wish(Cast(GM, Part.ME))
        async with serving(room) as gate, open_tab(browser, DESK, wrong, has_policy=has_policy) as page:
            await page.goto(gate.address)
            await page.wait_for_selector("body[data-now]")
            yield room, page


@in_one_browser
async def test_a_name_is_not_a_tag_even_without_the_page_s_policy(browser: Browser) -> None:
    wrong: list[str] = []
    async with tagged(browser, wrong, has_policy=False) as (room, page):
        await page.get_by_role("button", name=TAG).click()
        await write(page, GM, "/game new game:tain")
        for _ in TAGGED:
            await room.wish(Run(Pace.STEP))
        await page.click("#deal")
        await expect(page.locator("#form")).to_contain_text(TAG)
        await page.click("#form [data-cancel]")
        await write(page, GM, "/gm desk")
        await pane(page, GM).get_by_role("button", name="Co-GMs").last.click()
        await expect(page.locator("#form")).to_contain_text(TAG)
        await page.click("#form [data-cancel]")
        await pane(page, GM).locator(".composer input").press_sequentially("/gm co-gm person:")
        await expect(page.locator(".offers:visible")).to_contain_text(TAG)

        assert await page.locator("[onerror]").count() == 0
        assert await page.evaluate(RAN) is None
    assert wrong == []


@in_one_browser
async def test_the_page_s_policy_would_run_no_tag_in_a_name(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.rehearsal.web.shell.escape", str)
    ran = {}
    for has_policy in (True, False):
        wrong: list[str] = []
        async with tagged(browser, wrong, has_policy=has_policy) as (_, page):
            await page.wait_for_function("document.querySelector('[onerror]')?.complete")
            ran[has_policy] = await page.evaluate(RAN)
        assert any("Content Security Policy" in said for said in wrong) is has_policy

    assert ran == {True: None, False: 1}
