"""Takes the pictures of the README: a table in Discord's look, the page of a rehearsal, and the replay of a game.

python -m scripts.picture_readme [FOLDER]

It needs Chromium. The deal, choices, clock, letters and screens are the same every time. Beside the pictures it writes
their content in words, and a digest of the files that style them. A test makes both again, and so tells on any machine
when the pictures have to be taken again.
"""

import asyncio
import json
import os
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from bot.rehearsal.web.room import Room
from bot.rehearsal.web.server import serving
from scripts.readme_scenes import FOLDER, MOMENT, READER, SHOWN, SIDE_BY_SIDE, VOTER, Scene, looks, scenes

BROWSERS = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
TABLE, DESK = (720, 1060), (1280, 760)
SHARPNESS = 1.5
COLOURS = 256
FONTS = """<?xml version="1.0"?>
<fontconfig><dir>{noto}</dir><dir>{dejavu}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
"""Names the fonts that are pinned with Brehon, and no others."""
SHOW = """([names, place]) => {
    for (const chip of document.querySelectorAll("#people [data-show]")) {
        if ((chip.ariaPressed === "true") !== names.includes(chip.dataset.show)) chip.click();
    }
}"""
FILLED = """([names]) => document.querySelector("#status").textContent
    && names.every((name) => document.querySelector(`[data-who=${name}] .posts > li`))"""
TURN = """([names, place]) => {
    for (const name of names) document.querySelector(`[data-who=${name}] [data-key=${place}]`).click();
    for (const image of document.images) image.loading = "eager";
}"""
DRAWN = "() => [...document.images].every((image) => image.naturalWidth)"
TO_THE_END = "() => document.querySelectorAll('.place').forEach((place) => (place.scrollTop = place.scrollHeight))"


@asynccontextmanager
async def camera() -> AsyncIterator[Browser]:
    """Start a browser without a window, whose letters are the same on every machine. Raises FileNotFoundError."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise FileNotFoundError("no Chromium is found")
    async with async_playwright() as playwright:
        with TemporaryDirectory(prefix="letters-") as folder:
            letters = FONTS.format(noto=files("manimgx_fonts"), dejavu=files("bot.pictures"), cache=folder)
            fonts = written(Path(folder, "fonts.conf"), letters)
            env: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(fonts), "TZ": "UTC"}
            browser = await playwright.chromium.launch(executable_path=found, env=env, args=["--disable-gpu"])
            yield browser
            await browser.close()


async def page_of(browser: Browser, width: int, height: int) -> Page:
    """Open a page of that size, dark like Discord's default."""
    return await browser.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=SHARPNESS,
        color_scheme="dark",
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="UTC",
    )


async def table(browser: Browser, room: Room) -> bytes:
    """Take the channel as a player sees it, with the messages that only they see."""
    page = await page_of(browser, *TABLE)
    async with serving(room) as gate:
        await show(page, gate.address, [VOTER], "table")
        place = await page.locator(f"[data-who={VOTER}] .place:visible").bounding_box()
        assert place is not None
        return await page.screenshot(clip={**place, "height": TABLE[1] - place["y"]})


async def rehearsal(browser: Browser, room: Room) -> bytes:
    """Take the page of a rehearsal: the channel, and some people's DMs beside it."""
    page = await page_of(browser, *DESK)
    async with serving(room) as gate:
        await show(page, gate.address, SIDE_BY_SIDE, "dm")
        return await page.screenshot()


async def show(page: Page, address: str, names: Sequence[str], place: str) -> None:
    """Show what these people see in a place, and wait until all of it is drawn."""
    await page.goto(address)
    await page.evaluate(SHOW, [names, place])
    await page.wait_for_function(FILLED, arg=[names, place])
    await page.evaluate(TURN, [names, place])
    await page.wait_for_function(DRAWN)
    await page.evaluate(TO_THE_END)


async def replay(browser: Browser, html: str) -> bytes:
    """Take the replay at a moment, from one seat's view."""
    page = await page_of(browser, *DESK)
    with TemporaryDirectory(prefix="replay-") as folder:
        file = written(Path(folder, "replay.html"), html)
        await page.goto(f"{file.as_uri()}#line={MOMENT}&as={READER}")
        await page.click("summary")
        return await page.screenshot()


async def picture(browser: Browser, scene: Scene) -> bytes:
    """Take the picture of a scene."""
    if scene.room is None:
        return await replay(browser, scene.page)
    return await {"table": table, "rehearsal": rehearsal}[scene.name](browser, scene.room)


def small(png: bytes) -> bytes:
    """Return the same picture in few colours."""
    made = BytesIO()
    Image.open(BytesIO(png)).convert("RGB").quantize(COLOURS).save(made, "PNG", optimize=True)
    return made.getvalue()


def written(file: Path, text: str) -> Path:
    """Write a text into the file, and return the file."""
    file.write_text(text, encoding="utf-8")
    return file


async def take(folder: Path) -> None:
    """Take all pictures, and write down what they show."""
    told: dict[str, object] = {"looks": looks()}
    async with camera() as browser:
        async for scene in scenes():
            png = small(await picture(browser, scene))
            await asyncio.to_thread(Path(folder, f"{scene.name}.png").write_bytes, png)
            told[scene.name] = scene.words
    written(Path(folder, SHOWN), json.dumps(told, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(take(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
