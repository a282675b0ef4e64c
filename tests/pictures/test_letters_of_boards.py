"""No letter on a board is too small to be read, on a phone or on a desk.

A letter's size is that of its font, of which a capital takes about three quarters.
"""

import sys
from collections.abc import Callable
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from bot.delivery.posts.phone_height import APART
from bot.pictures import canvas
from bot.pictures.bluff.pictures import BluffPictures
from bot.pictures.canvas import WIDTH
from bot.pictures.danube.pictures import DanubePictures
from bot.pictures.danube.telling import Scene
from bot.pictures.lettering import Colour, Letters, write
from bot.pictures.picture import Picture
from bot.pictures.sigily.pictures import SigilyPictures
from engine.audience import To
from engine.bluff.events import Challenged
from engine.bluff.table import BluffTable, Board, Phase, StandingBid
from engine.danube.events import Moved
from engine.views import View
from tests.pictures.pictures import long_names, voice_of
from tests.pictures.races import POSITIONS
from tests.pictures.test_river import table_of

PHONE, DESK = 9, 11
"""The least sizes of letters in a post, in the pixels of a phone of 340 by 700 and of a desk."""
DESK_WIDE, DESK_HIGH = 550, 350
"""The greatest size at which a desk shows an attachment."""
NAMES = long_names(6)
Drawing = Callable[[], Picture]


def sigily(name: str) -> Drawing:
    """Draw a crowded position of Sigily."""
    return lambda: SigilyPictures(voice_of("sigily")).board(
        View(To.PUBLIC, POSITIONS[name].table), POSITIONS[name].scene
    )


def danube(scene: Scene, left: int | None) -> Drawing:
    """Draw a crowded river."""
    laid = table_of((11, 19, 20, 25, 26), (14, 15, 16, 18, 22), count=6, left=left, names=NAMES[:2])
    return lambda: DanubePictures(voice_of("danube")).board(View(To.PUBLIC, laid), scene)


def bluff(players: int, bid: StandingBid | None) -> Drawing:
    """Draw a full table."""
    names = NAMES[:players]
    board = Board(dict.fromkeys(names, 5), dict.fromkeys(names, (1, 6, 6, 2)), bid)
    laid = BluffTable(names, phase=Phase.ANSWER, board=board, turn=names[0], bids=() if bid is None else (bid,))
    return lambda: BluffPictures(voice_of("bluff")).board(View(To.PUBLIC, laid))


def challenge(players: int) -> Drawing:
    """Draw a challenge at a full table."""
    names, bid = NAMES[:players], StandingBid(NAMES[1], 24, 6)
    dice: dict[str, tuple[int, ...]] = dict.fromkeys(names, (1, 2, 4, 6, 6))
    event = Challenged(to=To.PUBLIC, player=names[1], by=names[0], dice=dice, matching=9, lost={names[1]: 5})
    view = View(To.PUBLIC, BluffTable(names, phase=Phase.ANSWER, turn=names[0]))
    return lambda: BluffPictures(voice_of("bluff")).challenge(view, bid, event)


MOVED = Scene((Moved(to=To.PUBLIC, player=NAMES[0], start=11, onto=19, steps=6, swapped=True, rapids=False),))
DRAWN: dict[str, Drawing] = {
    **{f"sigily-{name}": sigily(name) for name in POSITIONS},
    "danube-choice": danube(Scene(has_letters=True), 6),
    "danube-rest": danube(Scene(has_letters=True), 1),
    "danube-moved": danube(MOVED, None),
    **{
        f"bluff-{players}-{'bid' if bid else 'opening'}": bluff(players, bid)
        for players, bid in product(range(2, 7), (None, StandingBid(NAMES[1], 24, 6)))
    },
    **{f"bluff-{players}-challenge": challenge(players) for players in range(2, 7)},
}
"""The fullest boards, with the longest names."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Letters]:
    """Note the letters of everything that is written meanwhile, nothing of which comes from a cache."""
    found: list[Letters] = []

    def noting(image: Image.Image, at: tuple[float, float], text: str, letters: Letters, colour: Colour) -> None:
        if text:
            found.append(letters)
        write(image, at, text, letters, colour)

    for name, module in sorted(sys.modules.items()):
        if name.startswith("bot.pictures."):
            for cached in [each for each in vars(module).values() if hasattr(each, "cache_clear")]:
                cached.cache_clear()
    monkeypatch.setattr(canvas, "write", noting)
    return found


@pytest.mark.parametrize("name", DRAWN)
def test_every_letter_of_a_board_can_be_read(name: str, written: list[Letters]) -> None:
    wide, high = Image.open(BytesIO(DRAWN[name]().png)).size
    least = min(letters.size for letters in written)

    assert least * WIDTH * APART / wide >= PHONE
    assert least * min(DESK_WIDE / wide, DESK_HIGH / high) >= DESK
