"""A game's page in a browser: a record of each game, stepped through from two seats, at a desk and on a phone."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple, TypedDict

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.cli.notice_output import write_page
from bot.cli.replaying import Replaying
from bot.page.album import BUDGET
from bot.page.replay_page import LARGEST
from tests.browser.tabs import DESK, PHONE, Screen, barriers, misfits, tab
from tests.cogs.at_hand import sqlite_at_hand
from tests.page.reading import EVERYBODY, Message, Read, element, read_page

in_one_browser = pytest.mark.asyncio(loop_scope="session")

RECORDS = Path(__file__).parents[1] / "records"
OF_EACH_GAME = (
    "bluff_whole_game",
    "danube_opening",
    "good_win",
    "great_table_whole_game",
    "honnoji_retainers_win",
    "sigily_giving_up",
)
READ = """
(which) => {
  const lists = ["posts", "letters"].map((list) => [...document.querySelectorAll(`#${list} > li > .said`)]);
  const read = (said) => {
    const pictures = [...said.querySelectorAll("[role=img]")].map((picture) => picture.ariaLabel);
    return [said.textContent, ...pictures].join();
  };
  return {
    line: Number(document.getElementById("where").innerText.split(" ")[1]),
    counts: lists.map((list) => list.length),
    words: lists.map((list) => list.filter((said) => said.matches(`li${which} > .said`)).map(read)),
    ended: document.getElementById("next").disabled,
  };
}
"""
NEW, ALL = ".new", ""
GROUND = "getComputedStyle(document.querySelector('#channel')).backgroundColor"
PAUSE = 2500
"""The milliseconds for which an automatic replay shows a step."""
NEWEST = 100
"""The least height of the newest post below the table."""
SMALL_PHONE = Screen(360, 740, is_touched=True)
LINES = 24
"""The lines of a record that are shown. ``tests/rehearsal`` shows whole games of longer records."""
STEPS = 5
"""The steps to take one by one."""
ADDRESS = "#line={line}&as={seat}"


class Shown(TypedDict):
    """The state of a page: its line, the number of posts and letters, their words, and whether that is the end."""

    line: int
    counts: list[int]
    words: list[list[str]]
    ended: bool


class Made(NamedTuple):
    """A page in a file, and its content."""

    file: Path
    read: Read

    @property
    def lines(self) -> list[int]:
        """The lines of the record at which anybody was told anything."""
        return sorted({message.line for message in self.read.messages})

    def at(self, line: int, seat: str) -> str:
        """Return the address of a moment as a seat sees it."""
        return self.file.as_uri() + ADDRESS.format(line=line, seat=seat)

    def told(self, seat: str, line: int, *, is_open: bool) -> list[Message]:
        """Return what a seat is shown at a moment: what everybody has been told, or only its own."""
        shown: list[Message] = []
        for message in self.read.of(self.read.seats.index(seat) + 1):
            if message.line <= line and (message.to == EVERYBODY) == is_open:
                shown[-message.is_edit or len(shown) :] = [message]
        return shown


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for pages."""
    return tmp_path_factory.mktemp("pages")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def desk(browser: Browser, folder: Path) -> AsyncIterator[Page]:
    """A dark tab on a desk, in which games are shown one after the other."""
    async with tab(browser, DESK, folder.as_uri()) as page:
        yield page


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def phone(browser: Browser, folder: Path) -> AsyncIterator[Page]:
    """A light tab on a phone."""
    async with tab(browser, PHONE, folder.as_uri(), light=True) as page:
        yield page


@pytest.fixture(scope="module", params=OF_EACH_GAME)
def made(request: pytest.FixtureRequest, folder: Path) -> Made:
    """The page of a record's beginning, of each game by default."""
    record, out = RECORDS / f"{request.param}.jsonl", folder / f"{request.param}.html"
    if not out.exists():
        lines = record.read_bytes().splitlines()[:LINES]
        with sqlite_at_hand():
            write_page(Replaying(record.name, lines), lines, str(out), keep_going=True)
    return Made(out, read_page(out.read_text(encoding="utf-8")))


@pytest.fixture(scope="module", params=["good_win", "honnoji_retainers_win"])
def of_house(request: pytest.FixtureRequest, folder: Path) -> Made:
    """The page of a game in which a house player has Ben's seat: a quest game, or Honnō-ji."""
    out = folder / f"house_{request.param}.html"
    first, *rest = (RECORDS / f"{request.param}.jsonl").read_bytes().splitlines()[:LINES]
    lines = [first.replace(b'"players"', b'"house": {"Ben": "usual"}, "players"', 1), *rest]
    with sqlite_at_hand():
        write_page(Replaying("house", lines), lines, str(out), keep_going=True)
    return Made(out, read_page(out.read_text(encoding="utf-8")))


of_a_quest = pytest.mark.parametrize("made", ["good_win"], indirect=True)


def without_spaces(text: str) -> str:
    return "".join(text.split())


async def assert_shows(page: Page, made: Made, seat: str, which: str = ALL) -> Shown:
    """Check that the page shows a seat exactly what it had been told by then, and return what it shows.

    The words of all messages are compared, or those of the new ones.
    """
    shown: Shown = await page.evaluate(READ, which)
    for count, words, is_open in zip(shown["counts"], shown["words"], (True, False), strict=True):
        told = made.told(seat, shown["line"], is_open=is_open)
        assert count == len(told)
        expected = [message for message in told if which == ALL or message.line == shown["line"]]
        for text, message in zip(map(without_spaces, words), expected, strict=True):
            assert [each for each in message.lines if without_spaces(each) not in text] == []
    return shown


async def line_of(page: Page) -> int:
    """Return the line of the record at which the page is."""
    return int((await page.inner_text("#where")).split()[1])


async def opened(page: Page, address: str) -> None:
    """Open a page afresh."""
    await page.goto("about:blank")
    await page.goto(address)
    await page.wait_for_selector("#where:not(:empty)")


def test_a_page_of_each_game_keeps_within_its_size(made: Made) -> None:
    page = made.file.read_text(encoding="utf-8")
    pictures = element(page, "pictures")

    assert len(page) - len(pictures) <= LARGEST
    assert len(pictures) <= BUDGET * 1.1
    assert made.read.messages


@in_one_browser
async def test_a_seat_steps_through_exactly_its_messages_with_keys(desk: Page, made: Made) -> None:
    seat = made.read.seats[0]
    await opened(desk, made.at(0, seat))
    shown = await assert_shows(desk, made, seat)
    lines = [shown["line"]]
    for _ in range(STEPS):
        await desk.keyboard.press("ArrowRight")
        shown = await assert_shows(desk, made, seat, NEW)
        lines.append(shown["line"])
    await desk.keyboard.press("ArrowLeft")
    before = await line_of(desk)
    await desk.keyboard.press("End")
    last = await assert_shows(desk, made, seat)
    found = await barriers(desk)
    await desk.keyboard.press("Home")

    assert lines == sorted(set(lines))
    assert {message.line for message in made.read.of(1) if message.line <= lines[-1]} <= {*lines}
    assert (shown["ended"], last["ended"], await desk.is_disabled("#back")) == (False, True, True)
    assert (before, last["line"]) == (lines[-2], made.lines[-1])
    assert found == []


@in_one_browser
@pytest.mark.parametrize("made", ["great_table_lovers"], indirect=True)
async def test_only_its_members_see_private_talk(desk: Page, made: Made) -> None:
    read: list[str] = []
    for seat in ("Ann", "Ben", "Cat", "Dan"):
        await opened(desk, made.at(made.lines[-1], seat))
        await assert_shows(desk, made, seat)
        if "Anybody but Ann." in await desk.inner_text("#letters"):
            read.append(seat)
    await opened(desk, made.at(made.lines[-1], "all"))

    assert read == ["Ben", "Cat"]
    assert {"→ Ben, Cat", "→ Dan, Eve"} <= {*await desk.locator("#letters .to").all_inner_texts()}


@in_one_browser
async def test_everything_fits_a_phone(phone: Page, made: Made) -> None:
    seat, middle = made.read.seats[-1], made.lines[len(made.lines) // 2]
    await opened(phone, made.at(middle, seat))
    for _ in range(3):
        await phone.tap("#next")
        await assert_shows(phone, made, seat)
    found: list[str] = []
    for pane in ("table", "private", "channel"):
        await phone.tap(f"#panes [data-pane={pane}]")
        assert await phone.is_visible(f"#{pane}")
        found += await misfits(phone)

    assert found == []


@in_one_browser
async def test_a_phone_begins_with_the_table_above_the_channel(browser: Browser, folder: Path, made: Made) -> None:
    async with tab(browser, SMALL_PHONE, folder.as_uri()) as page:
        await opened(page, made.at(made.lines[-1], made.read.seats[0]))
        boxes = [await page.locator(which).bounding_box() for which in ("#table", "#channel")]
        table, channel = (box for box in boxes if box is not None)

        assert 0 < table["y"] < table["y"] + table["height"] <= channel["y"]
        assert table["height"] > channel["height"] > NEWEST
        assert channel["y"] + channel["height"] < SMALL_PHONE.height
        assert not await page.is_visible("#private")


@of_a_quest
@in_one_browser
async def test_a_light_page_on_a_phone_is_accessible(phone: Page, made: Made) -> None:
    await opened(phone, made.at(made.lines[-1], made.read.seats[-1]))

    assert await barriers(phone) == []


@of_a_quest
@in_one_browser
async def test_a_link_opens_its_moment_and_the_browser_s_history_works(desk: Page, made: Made) -> None:
    await opened(desk, made.at(12, "Dan"))
    there = await line_of(desk), await desk.input_value("#reader")
    where = desk.locator("#where")
    await desk.click("#posts li:first-child a")
    await expect(where).to_contain_text("Line 1 of")
    await desk.go_back()
    await expect(where).to_contain_text("Line 12 of")
    await desk.go_forward()
    await expect(where).to_contain_text("Line 1 of")
    await desk.select_option("#reader", label="Ann")
    await desk.click("#next")
    await desk.wait_for_url("**" + ADDRESS.format(line=await line_of(desk), seat="Ann"))

    assert there == (12, str(made.read.seats.index("Dan") + 1))


@of_a_quest
@in_one_browser
async def test_a_screen_reader_hears_the_news_where_the_slider_stops(desk: Page, made: Made) -> None:
    await opened(desk, made.at(9, "Ann"))
    await desk.focus("#slider")
    await desk.keyboard.press("ArrowRight")
    line, heard = await line_of(desk), without_spaces(await desk.inner_text("#news"))
    shown = [each for each in made.read.of(1) if 9 < each.line <= line]

    assert await desk.get_attribute("#slider", "aria-valuetext") == await desk.inner_text("#where")
    assert {each.line for each in shown} == {line}
    assert shown[0].lines[0]
    assert without_spaces(shown[0].lines[0]) in heard


@of_a_quest
@in_one_browser
async def test_the_suspicions_stay_open_from_step_to_step(phone: Page, made: Made) -> None:
    await opened(phone, made.at(0, "Ben"))
    await phone.tap("#panes [data-pane=private]")
    await phone.tap("summary")
    await phone.tap("#last")
    rows = await phone.locator("#suspicion tr").all_inner_texts()
    shares = made.read.suspicion[made.read.seats.index("Ben") + 1]

    assert [row.split() for row in rows] == [
        [seat, str(share), "%"] for seat, share in zip(made.read.seats, shares, strict=True)
    ]
    assert await barriers(phone) + await misfits(phone) == []


@in_one_browser
async def test_what_a_house_player_believed_stands_beside_any_that_it_could_have_known(
    phone: Page, of_house: Made
) -> None:
    made = of_house
    await opened(phone, made.at(0, "Ben"))
    await phone.tap("#panes [data-pane=private]")
    await phone.tap("summary")
    await phone.tap("#last")
    _, *rows = await phone.locator("#suspicion tr").all_inner_texts()
    ben = made.read.seats.index("Ben") + 1

    columns = [shares[ben] for shares in (made.read.suspicion, made.read.beliefs) if ben in shares]

    assert [row.split()[1::2] for row in rows] == [[*map(str, shares)] for shares in zip(*columns, strict=True)]
    assert await barriers(phone) + await misfits(phone) == []


@of_a_quest
@in_one_browser
async def test_a_page_starts_in_the_reader_s_colour_scheme_and_can_change(phone: Page, made: Made) -> None:
    await opened(phone, made.at(0, "Ann"))
    light = await phone.get_attribute("#theme", "aria-pressed"), await phone.evaluate(GROUND)
    await phone.tap("#theme")
    dark = await phone.get_attribute("#theme", "aria-pressed"), await phone.evaluate(GROUND)

    assert light == ("true", "rgb(255, 255, 255)")
    assert dark == ("false", "rgb(49, 51, 56)")


@of_a_quest
@in_one_browser
async def test_a_game_plays_automatically_until_it_is_stopped_or_over(desk: Page, made: Made) -> None:
    await desk.clock.install()
    await opened(desk, made.at(0, "Ann"))
    begun = await line_of(desk)
    await desk.click("#play")
    await desk.clock.run_for(2 * PAUSE)
    played = await line_of(desk)
    await desk.click("#play")
    await desk.clock.run_for(2 * PAUSE)
    stopped = await line_of(desk)
    await desk.click("#last")
    await desk.click("#play")

    assert begun < played == stopped
    assert await line_of(desk) == begun
