"""A rehearsal in a browser: a whole game is played by clicking, at a desk, and begun with a finger, on a phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.cli.catalogue import game_named
from bot.rehearsal.performance import Programme, names_of
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import set_stage
from bot.rehearsal.web.company import ON_LOOKER, Part
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.server import serving
from bot.rehearsal.web.showing import NAP, room_of
from bot.rehearsal.web.wishes import Cast
from tests.browser.tabs import DESK, PHONE, Screen, barriers, misfits, tab
from tests.cogs.whole.chances import fixed_chance
from tests.rehearsal.conftest import at_hand as at_hand  # noqa: PLC0414 (a fixture)

in_one_browser = pytest.mark.asyncio(loop_scope="session")

NAMES = names_of(5)
MOST = 400
"""So many things are done in a game at most."""
WANTED = {"Approve", "Support"}
"""What makes a game short."""
NO_MOVES = {"Leave", "Set-up", "GM", "Cancel", "What may I do?", "My secrets"}
CONTROLS = ".place:not([hidden]) .posts > li:not([hidden]) :is([data-press]:enabled, details[data-choose])"
LABELS = "controls => controls.map(control => control.dataset.press === undefined ? '' : control.textContent)"
NEWER = "before => document.body.dataset.now !== before"
AT_END = """() => [...document.querySelectorAll(".pane:not([hidden]) .place:not([hidden])")]
    .every(place => place.scrollHeight - place.scrollTop - place.clientHeight < 80)"""


@asynccontextmanager
async def rehearsed(browser: Browser, screen: Screen, *, light: bool = False) -> AsyncIterator[tuple[Room, Page]]:
    """The page of a Táin in which everybody is played by whoever sits before it."""
    theme, _ = game_named("tain")
    with fixed_chance():
        async with set_stage([ON_LOOKER, GM, *NAMES], [theme], NAP) as stage:
            room = room_of(Programme(theme, NAMES), stage)
            for name in (GM, *NAMES):
                await room.wish(Cast(name, Part.ME))
            async with serving(room) as gate, tab(browser, screen, gate.origin, light=light) as page:
                await page.goto(gate.address)
                await page.wait_for_selector("body[data-now]")
                yield room, page


def pane(page: Page, who: str) -> Locator:
    return page.locator(f"[data-who={who}]")


async def done(page: Page, click: Locator) -> None:
    """Click, and wait until the page shows what has come of it."""
    before = await page.evaluate("document.body.dataset.now")
    await click.click()
    await page.wait_for_function(NEWER, arg=before)


async def write(page: Page, who: str, line: str) -> None:
    await pane(page, who).locator(".composer input").fill(line)
    await done(page, pane(page, who).locator(".composer button"))


async def wanted(page: Page, who: str, will: Random) -> list[int]:
    """Which of the controls that somebody is shown may be moves; where there are none, it is looked in the next tab."""
    usually = will.random() < 0.7
    for is_next in (not usually, True):
        if is_next:
            await pane(page, who).locator("[role=tab][aria-selected=false]").first.click()
        labels: list[str] = await pane(page, who).locator(CONTROLS).evaluate_all(LABELS)
        moves = [place for place, label in enumerate(labels) if label not in NO_MOVES][-6:]
        found = [place for place in moves if usually and labels[place] in WANTED] or moves
        if found:
            return found
    raise AssertionError(f"{who} is called, and is shown nothing that can be pressed")


async def act(page: Page, who: str, will: Random) -> None:
    """Do one thing of those that somebody is shown last."""
    control = pane(page, who).locator(CONTROLS).nth(will.choice(await wanted(page, who, will)))
    if await control.get_attribute("data-press") is not None:
        await done(page, control)
        return
    await control.locator("summary").click()
    boxes = control.locator("input")
    for place in range(int(await control.get_attribute("data-least") or 0)):
        await boxes.nth(place).check()
    await done(page, control.locator("[data-send], [role=group] button").first)


async def tick_of_an_edited_message(room: Room, page: Page) -> bool:
    """Tick something in the GM's newest select, let its message be edited, and say whether it is ticked still."""
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
    will = Random(4)
    async with rehearsed(browser, DESK) as (room, page):
        for name in NAMES[1:]:
            if await page.get_attribute(f"[data-show={name}]", "aria-pressed") == "false":
                await page.click(f"[data-show={name}]")
        await write(page, GM, "/game new game:tain")
        for name in NAMES:
            await done(page, pane(page, name).get_by_role("button", name="Join").last)
        await done(page, pane(page, GM).get_by_role("button", name="Start the game").last)
        for name in (GM, ON_LOOKER, *NAMES, *NAMES):
            await page.click(f"[data-show={name}]")
        await page.wait_for_function(AT_END)
        for _ in range(MOST):
            called = room.company.called(await room.game())
            if not called:
                break
            await act(page, called[0], will)
        await expect(page.locator("#status")).to_contain_text("over")
        for name in (ON_LOOKER, *NAMES[1:]):
            await page.click(f"[data-show={name}]")

        await expect(pane(page, ON_LOOKER).locator(".file", has_text=".jsonl")).to_be_visible()
        assert await barriers(page) == []


@in_one_browser
async def test_a_phone_shows_one_person_at_a_time_with_nothing_too_wide_or_small(browser: Browser) -> None:
    async with rehearsed(browser, PHONE, light=True) as (_, page):
        await page.set_viewport_size({"width": DESK.width, "height": DESK.height})
        await page.tap(f"[data-show={GM}]")
        await page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        await expect(page.locator(".pane:visible")).to_have_count(1)
        await page.tap(f"[data-show={GM}]")
        await write(page, GM, "/game new game:tain")
        for name in (*NAMES, GM):
            await page.tap(f"[data-show={name}]")
            if name != GM:
                await done(page, pane(page, name).get_by_role("button", name="Join").last)
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
async def test_commands_selects_and_forms_are_used_with_keys_alone(browser: Browser) -> None:
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
