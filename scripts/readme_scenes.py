"""The scenes of the README's pictures: one seeded game of the Táin at three moments, and the words of each."""

import ast
import re
import shutil
from base64 import b64decode
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple
from zlib import decompress

import msgspec

from bot.page.making import page_of_game
from bot.page.replay_page import EVERYBODY, Content
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.performance import Programme, names_of
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.shown import Shown
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.web.company import ON_LOOKER
from bot.rehearsal.web.page_requests import Pace, Run
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.web_session import NAP, room_of
from bot.themes import load_themes
from engine.chance import Chance

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
SHOWN = "readme.json"
LOOKS = (
    *("bot/page/*.css", "bot/page/*.html", "bot/rehearsal/web/*.css", "bot/rehearsal/web/*.html"),
    *("bot/pictures/parties/*.py", "bot/pictures/quest_pictures.py", "bot/pictures/canvas.py", "bot/pictures/look.py"),
)
"""The files that style the pages."""
THEME, SEED = "tain", 3
NAMES = names_of(5)
VOTING, SENDING = 18, 21
"""The steps after which two have voted on the second party, and after which it is asked for its orders."""
VOTER = "Cat"
SIDE_BY_SIDE = ("Ben", "Cat", "Dan")
READER, MOMENT = "Eve", 20
"""The reader of the replay, and the line of the record at which it stands."""
NEWEST = 3
"""The messages of each place that are compared; older ones are out of the picture."""


class Scene(NamedTuple):
    """A moment: its place, in a room or on a page of its own, and the words to be seen there."""

    name: str
    words: tuple[str, ...]
    room: Room | None = None
    page: str = ""


async def scenes() -> AsyncIterator[Scene]:
    """Play the game, and stop at each moment."""
    themes = load_themes()
    programme = Programme(themes[THEME], NAMES, SENSIBLE[themes[THEME].rulebook], SEED)
    with steady_chance():
        async with set_stage([ON_LOOKER, GM, *NAMES], [programme.theme], NAP) as stage:
            room = room_of(programme, stage)
            await _play(room, VOTING)
            yield Scene("table", _seen(stage, (VOTER,)), room)
            await _play(room, SENDING - VOTING)
            yield Scene("rehearsal", _seen(stage, SIDE_BY_SIDE), room)
            while await _play(room, 1):
                pass
            yield await _replayed(stage)


async def shown() -> dict[str, object]:
    """Return everything that the pictures show, as it is stored beside them."""
    words = {scene.name: list(scene.words) async for scene in scenes()}
    return {"looks": looks(), **words}


def looks() -> str:
    """Return a digest of the files that style the pages. Docstrings and comments of code do not count."""
    files = sorted(file for pattern in LOOKS for file in ROOT.glob(pattern))
    texts = [_code(file) if file.suffix == ".py" else file.read_text(encoding="utf-8") for file in files]
    return sha256("".join(texts).encode()).hexdigest()


def _code(file: Path) -> str:
    """Return a file's code without docstrings, comments on lines of their own, and blank lines."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str()), lineno=first, end_lineno=int(last)):
                lines[first - 1 : last] = [""] * (last - first + 1)
            case _:
                pass
    return "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("#"))


@contextmanager
def steady_chance() -> Iterator[None]:
    """Let every draw depend on the seed."""
    will, usual = Random(SEED), Chance.__init__.__defaults__
    Chance.__init__.__defaults__ = (None, lambda name: will)
    try:
        yield
    finally:
        Chance.__init__.__defaults__ = usual


async def _play(room: Room, steps: int) -> bool:
    """Let automatic players take this many steps. Return False if nobody does anything any more."""
    before = len(room.stage.acts)
    for _ in range(steps):
        await room.wish(Run(Pace.STEP))
    return len(room.stage.acts) > before


def _seen(stage: Stage, names: Iterable[str]) -> tuple[str, ...]:
    """Return the newest messages of these people in the channel and their DMs, in whatever order they have arrived."""
    there = [
        [shown for shown in stage.messages(name) if bool(shown.dm) == is_dm][-NEWEST:]
        for name in names
        for is_dm in (False, True)
    ]
    return tuple(sorted({_words(shown) for messages in there for shown in messages}))


def _words(shown: Shown) -> str:
    framed = [
        line for embed in shown.embeds for line in (embed.title, embed.description, *map("\n".join, embed.fields))
    ]
    lines = [shown.text, *framed, *shown.words, " ".join(control.label for control in shown.controls)]
    return "\n".join(filter(None, lines))


async def _replayed(stage: Stage) -> Scene:
    hosted, path = await stage.game(), await stage.write_record()
    assert hosted is not None
    page = await page_of_game(hosted, path.read_bytes())
    shutil.rmtree(path.parent)
    assert page is not None
    return Scene("replay", tuple(_told(page.decode())), page=page.decode())


def _told(page: str) -> Iterator[str]:
    """Return the card at the moment, and the newest messages in the channel and in private."""
    packed = re.search(r'id="content">([^<]*)<', page)
    assert packed is not None
    content = msgspec.json.decode(decompress(b64decode(packed[1])), type=Content)
    seat = content.seats.index(READER) + 1
    steps = [step for step in content.steps if step.number <= MOMENT]
    yield content.html[steps[-1].card]
    for reader in (EVERYBODY, seat):
        told = [shown.html for step in steps for shown in step.shown if shown.to == reader]
        yield from (content.html[number] for number in told[-NEWEST:])
