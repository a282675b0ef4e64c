"""Draws the pictures of sensible players' games, and prints the time of each kind and the largest size.

python -m scripts.measure_pictures [FOLDER]

The last lines are positions of Sigily that crowd its board. The last picture of each kind goes into the folder, if one
is named. The milliseconds are processor time: of the median picture, and of the slowest, which may be the first to need
a font.
"""

import gc
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time
from typing import NamedTuple

from msgspec import Struct

from bot.cli.players import Players
from bot.pictures import PICTURES_OF
from bot.pictures.game_pictures import Pictures
from bot.pictures.picture import Moment, Picture
from bot.pictures.sigily.pictures import SigilyPictures
from bot.policies.sensible import SENSIBLE
from bot.themes import Theme, load_themes
from bot.wording.name_words import bold
from bot.wording.voice import Voice
from bot.wording.words import Words
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.learning import converted
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from engine.sigily.options import TEAM_PLAYERS
from engine.telling import told_to
from engine.views import View
from tests.pictures.races import POSITIONS

SIZES = (2, 5, 6, 10, 16, 20)
GAMES = 2
MOVES = 600
EVERY = 20
"""The moves between two drawings; the end is drawn too."""
OPTIONS = {
    "quests": {"roles": ["guardian", "turncoat"], "vision": True, "inverter": True},
}
"""The options that put the most on the table."""
NAMES = (
    *("Aoife Ní Bhriain", "山田太郎", "Ciara 🦊", "สมชาย ใจดี", "Bartholomew the Exceedingly Wise", "محمد علی"),
    *("प्रिया शर्मा", "Hugh", "Íde", "김민준", "Wolfgang Amadeus Mustermann", "Жанна", "Νίκος", "שלום", "Gráinne"),
    *("தமிழ்செல்வி", "Quill", "Þórdís", "Zoë", "王小明"),
)


class Drawn(NamedTuple):
    """A picture, and the time it took."""

    kind: str
    milliseconds: float
    picture: Picture

    @property
    def size(self) -> int:
        """The bytes that are sent."""
        return len(self.picture.gif or self.picture.png)


def main(folder: Path | None) -> None:
    """Print a line for each kind of picture, theme, and number of players."""
    rulebooks = {rulebook.slug: rulebook for rulebook in RULEBOOKS}
    print(f"{'theme':14}{'players':>8}  {'picture':10}{'median':>8}{'slowest':>8}{'bytes':>8}")
    for theme in load_themes().values():
        rulebook = rulebooks[theme.rulebook]
        numbers = rulebook.players_with(options_for(rulebook))
        for players in [size for size in SIZES if size in numbers] or numbers[:1]:
            drawn = [each for seed in range(GAMES) for each in drawn_in(theme, rulebook, players, Random(seed))]
            _report(theme, players, drawn, folder)
    race = load_themes()["sigily"]
    _report(race, TEAM_PLAYERS, list(crowded(race)), folder)


def _report(theme: Theme, players: int, drawn: list[Drawn], folder: Path | None) -> None:
    for kind in dict.fromkeys(each.kind for each in drawn):
        own = [each for each in drawn if each.kind == kind]
        times, largest = [each.milliseconds for each in own], max(each.size for each in own)
        print(f"{theme.slug:14}{players:8}  {kind:10}{median(times):8.1f}{max(times):8.1f}{largest:8}")
        if folder is not None:
            picture = own[-1].picture
            (folder / f"{theme.slug}-{players}-{kind}.png").write_bytes(picture.png)
            (folder / f"{theme.slug}-{players}-{kind}.txt").write_text(picture.text, encoding="utf-8")


def drawn_in(theme: Theme, rulebook: AnyRulebook, players: int, random: Random) -> Iterator[Drawn]:
    """Draw the pictures of a game that show something new, at each moment."""
    pictures = PICTURES_OF[theme.rulebook](Voice(theme, Words(theme), bold))
    options = options_for(rulebook)
    game = Game.begin(rulebook, NAMES[:players], options, Chance(None, seeded_source(random.randrange(MOVES), 1)))
    seated = Players(game, SENSIBLE[rulebook.slug])
    for move in range(MOVES):
        is_over = game.table.outcome is not None
        if is_over or move % EVERY == 0:
            yield from _of(pictures, game)
        if is_over or move % EVERY:
            yield from _posted(pictures, game)
        if is_over:
            return
        game.submit(seated.pick(game.asks, random), Chance(None, seeded_source(random.randrange(MOVES), 1)))


def options_for(rulebook: AnyRulebook) -> Struct:
    """Return the options with which a game shows the most."""
    return converted(OPTIONS.get(rulebook.slug, {}), rulebook.options)


def crowded(race: Theme) -> Iterator[Drawn]:
    """Draw the positions that crowd the largest board most."""
    pictures = SigilyPictures(Voice(race, Words(race), bold))
    for name, position in POSITIONS.items():
        yield from _made({name: partial(pictures.board, View(To.PUBLIC, position.table), position.scene)})


def _of(pictures: Pictures, game: Game) -> Iterator[Drawn]:
    everybody = game.view(To.PUBLIC)
    makers: dict[str, Callable[[], Picture | None]] = {
        "card": lambda: pictures.card(everybody),
        "history": lambda: pictures.history(everybody),
        "end": lambda: pictures.picture(everybody),
        "gm": lambda: pictures.picture(game.view(To.GM)),
        "own": lambda: pictures.picture(game.view(game.seats[0])),
    }
    if game.table.outcome is not None:
        makers = {"history": makers["history"], "end": makers["end"]}
    yield from _made(makers)


def _posted(pictures: Pictures, game: Game) -> Iterator[Drawn]:
    news = told_to(To.PUBLIC, game.log[-1:]).events
    if pictures.posted & {type(each.event) for each in news}:
        yield from _made({"post": lambda: pictures.post(game.view(To.PUBLIC), news)})
    before = game.view_at(game.log[-1].line - 1, To.PUBLIC)
    moments = [Moment(each.event, news, before) for each in news if type(each.event) in pictures.moments]
    for moment in moments[:1]:
        yield from _made({"moving": partial(pictures.moving, game.view(To.PUBLIC), news, moment)})
    yield from _made({"scene": lambda: pictures.scene(game.view(To.PUBLIC), news)})


def _made(makers: Mapping[str, Callable[[], Picture | None]]) -> Iterator[Drawn]:
    for kind, make in makers.items():
        gc.disable()  # The bot too collects garbage mostly when it handles no press.
        before = thread_time()
        picture = make()
        took = thread_time() - before
        gc.enable()
        if picture is not None:
            yield Drawn(kind, 1000 * took, picture)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
