"""One headless browser for all tests that need one."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
NO_BROWSER = "no Chromium is found; on Debian: apt-get install --no-install-recommends chromium-headless-shell"
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A browser for tests that share its loop: ``pytest.mark.asyncio(loop_scope="session")``."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(NO_BROWSER)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        await browser.close()
