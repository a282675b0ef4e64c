"""A tab of a browser that is watched: what goes wrong in it, what it loads, and what bars people from it."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from typing import NamedTuple, NotRequired, TypedDict

from playwright.async_api import Browser, Page

AXE = files("axe_playwright_python") / "axe.min.js"
AT_HAND = ("data:", "blob:", "about:")
JUDGE = """
async () => {
  const older = new CSSStyleSheet();
  older.replaceSync("li:not(:nth-last-child(-n + 6)) { display: none !important }");
  document.adoptedStyleSheets.push(older);
  const rules = { "target-size": { enabled: true } };
  const { violations } = await axe.run({ resultTypes: ["violations"], preload: false, rules });
  document.adoptedStyleSheets.pop();
  return violations;
}
"""
"""Of a list the newest six are judged: more takes long, and older ones look like them."""
TOO_WIDE = """
() => [document.documentElement, ...document.querySelectorAll("main, section, header, footer, nav, dialog")]
  .filter((box) => box.scrollWidth > box.clientWidth)
  .map((box) => `${box.tagName} ${box.id}: ${box.scrollWidth} in ${box.clientWidth}`)
"""
FINGER = 44
"""How many pixels what is pressed with a finger is wide and high at least."""
TOO_SMALL = """
(finger) => [...document.querySelectorAll("button, select, summary, input, textarea")]
  .map((pressed) => [pressed, pressed.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && height && (width < finger || height < finger))
  .map(([{ tagName, id, textContent }, { width, height }]) => `${tagName} ${id || textContent}: ${width} x ${height}`)
"""


class Screen(NamedTuple):
    """A screen, by width and height, and whether it is touched."""

    width: int
    height: int
    is_touched: bool = False


DESK = Screen(1280, 800)
PHONE = Screen(390, 844, is_touched=True)


class Node(TypedDict):
    """An element that axe names."""

    html: str
    failureSummary: NotRequired[str]


class Violation(TypedDict):
    """A rule of axe's that a page breaks."""

    id: str
    impact: str
    nodes: list[Node]


@asynccontextmanager
async def tab(browser: Browser, screen: Screen, home: str, *, light: bool = False) -> AsyncIterator[Page]:
    """Open a tab that may load what is at its home, an address that others begin with, and nothing from elsewhere.

    Nothing may be complained of in its console by the end.
    """
    wrong: list[str] = []
    async with open_tab(browser, screen, wrong, light=light) as page:
        page.context.on("request", lambda asked: wrong.extend([asked.url] if is_elsewhere(asked.url, home) else []))
        yield page
    assert wrong == []


@asynccontextmanager
async def open_tab(
    browser: Browser, screen: Screen, wrong: list[str], *, light: bool = False, has_policy: bool = True
) -> AsyncIterator[Page]:
    """Open a tab that notes what is complained of in its console; pages may be shown without their content policy."""
    width, height, is_touched = screen
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        is_mobile=is_touched,
        has_touch=is_touched,
        color_scheme="light" if light else "dark",
        bypass_csp=not has_policy,
    )
    context.on("console", lambda said: wrong.extend([said.text] if said.type in {"error", "warning"} else []))
    context.on("weberror", lambda thrown: wrong.append(str(thrown.error)))
    yield await context.new_page()
    await context.close()


def is_elsewhere(url: str, home: str) -> bool:
    """Whether an address is neither at a page's home nor what the page itself holds."""
    return not url.startswith((home, *AT_HAND))


async def barriers(page: Page) -> list[str]:
    """What axe finds that bars people from a page as it is: each a line, with the first element of which it is so."""
    await page.evaluate(_axe())
    violations: list[Violation] = await page.evaluate(JUDGE)
    return [
        f"{found['impact']}: {found['id']}, {len(found['nodes'])} times, first {found['nodes'][0]}"
        for found in violations
    ]


async def misfits(page: Page) -> list[str]:
    """What is wider than its place on a screen, or too small for a finger, where the page is touched."""
    too_small: Iterable[str] = await page.evaluate(TOO_SMALL, FINGER)
    too_wide: Iterable[str] = await page.evaluate(TOO_WIDE)
    return [*too_wide, *too_small]


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")
