"""The card's picture is drawn off the event loop, and once for its contents."""

import asyncio
import threading

import pytest

from bot.delivery.card import illustrating
from bot.delivery.card.illustrating import illustrated_card
from bot.pictures import PICTURES_OF
from bot.pictures.canvas import WIDTH
from bot.pictures.look import Look
from bot.pictures.picture import Picture
from bot.themes.palette import Emblems, Palette
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.table import Table
from engine.views import View
from tests.hazels.bot.pictures import Board, HazelPictures, draw
from tests.hazels.engine.table import NUTS
from tests.hazels.table import Hazelnuts

LARGEST = 40_000
LOOK = Look(Palette(), Emblems())


class Watched(HazelPictures):
    """Notes the threads in which it draws."""

    threads: set[threading.Thread]

    def __init__(self, voice: Voice, threads: set[threading.Thread]) -> None:
        super().__init__(voice)
        self.threads = threads

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw, and note the thread."""
        self.threads.add(threading.current_thread())
        return super().card(view)


async def test_a_card_is_drawn_off_the_event_loop(begun: Hazelnuts, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[threading.Thread] = set()
    monkeypatch.setattr(illustrating, "to_thread", asyncio.to_thread)  # as it is outside tests
    monkeypatch.setitem(PICTURES_OF, "hazels", lambda voice: Watched(voice, threads))
    await illustrated_card(await begun.stage.hosted())

    assert threads
    assert threading.main_thread() not in threads


async def test_identical_boards_are_drawn_once(begun: Hazelnuts) -> None:
    one = await illustrated_card(await begun.stage.hosted())
    drawn = draw.cache_info().misses
    await begun.press()
    other = await illustrated_card(await begun.stage.hosted())

    assert one.picture == other.picture
    assert draw.cache_info().misses == drawn


def test_a_board_is_small() -> None:
    png = draw(Board(LOOK, "The clearing", NUTS, (6, 0, 0, 0, 0, 0, 0)))

    assert len(png) < LARGEST
    assert int.from_bytes(png[16:20]) == WIDTH
