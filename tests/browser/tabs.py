"""A tab of a browser under watch: its errors, the addresses it loads, and barriers for its readers."""

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
"""Only the newest six items of a list are judged: more take long, and older ones look alike."""
TOO_WIDE = """
() => [document.documentElement, ...document.querySelectorAll("main, section, header, footer, nav, dialog")]
  .filter((box) => box.scrollWidth > box.clientWidth)
  .map((box) => `${box.tagName} ${box.id}: ${box.scrollWidth} in ${box.clientWidth}`)
"""
FINGER = 44
"""The least width and height, in pixels, of a control for a finger."""
TOO_SMALL = """
(finger) => [...document.querySelectorAll("button, select, summary, input, textarea")]
  .map((pressed) => [pressed, pressed.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && height && (width < finger || height < finger))
  .map(([{ tagName, id, textContent }, { width, height }]) => `${tagName} ${id || textContent}: ${width} x ${height}`)
"""


class Screen(NamedTuple):
    """A screen, by width and height, and whether it is a touch screen."""

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
    """Open a tab that may load only from its home, an address with which others begin.

    Its console must have no errors at the end.
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
    """Open a tab that notes errors in its console. Pages may be shown without their content policy."""
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
    """Whether an address is neither at a page's home nor part of the page itself."""
    return not url.startswith((home, *AT_HAND))


async def barriers(page: Page) -> list[str]:
    """Return the barriers that axe finds on a page, a line each, with the first element that has it."""
    await page.evaluate(_axe())
    violations: list[Violation] = await page.evaluate(JUDGE)
    return [
        f"{found['impact']}: {found['id']}, {len(found['nodes'])} times, first {found['nodes'][0]}"
        for found in violations
    ]


async def misfits(page: Page) -> list[str]:
    """Return the elements that are wider than their place on a screen, or too small for a finger on a touch screen."""
    too_small: Iterable[str] = await page.evaluate(TOO_SMALL, FINGER)
    too_wide: Iterable[str] = await page.evaluate(TOO_WIDE)
    return [*too_wide, *too_small]


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")
