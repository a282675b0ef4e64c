"""Draws the pictures of the gallery of role files: tables, cards and a desk in seeded games by some of the files.

python -m scripts.draw_gallery [FOLDER]

The same code draws the same bytes.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from bot.cli.players import Players
from bot.cli.simulation import NAMES
from bot.pictures.desk_poster import desk_picture
from bot.pictures.desk_table import DeskSeat
from bot.pictures.game_pictures import Pictures
from bot.pictures.open_table import OpenTablePictures
from bot.pictures.picture import Picture
from bot.policies.open_table import playing
from bot.themes import load_themes
from bot.wording.moment_words import plain
from bot.wording.name_words import bold
from bot.wording.voice import SetUp, Voice
from bot.wording.words import Words
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.mafia.events import Time
from engine.open_table import OpenTableRules
from engine.open_table.events import RoleTold
from engine.open_table.options import OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.open_table.table import OpenTable
from engine.telling import told_to

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
FILES = ROOT / "bot" / "set_ups" / "open_table"
THEME = load_themes()["open-table"]
MOST_MOVES = 1_000

Stop = Callable[[OpenTable], bool]
"""Returns whether a game is to be drawn now."""


def main(folder: Path) -> None:
    """Write all pictures into a folder."""
    folder.mkdir(exist_ok=True)
    drawn = {
        "day": day(),
        "end": end(),
        "desk": desk(),
        "gunsmith": card("simple-shootout", "deranged"),
        "seer": card("werewolf-arena", "seer"),
    }
    for name, picture in drawn.items():
        (folder / f"gallery-{name}.png").write_bytes(picture.png)


def day() -> Picture:
    """Draw the votes of the first day in a game of nothing but votes."""
    game = played("nightless-vanilla", 1, lambda table: len(table.votes.ballots) > len(table.living) / 2)
    picture = pictures(game).card(game.view(To.PUBLIC))
    assert picture is not None
    return picture


def end() -> Picture:
    """Draw the table at the end of a game of two sides that kill, when everybody is known."""
    game = played("friends-and-enemies-and-enemies", 2, lambda table: table.outcome is not None)
    picture = pictures(game).card(game.view(To.PUBLIC))
    assert picture is not None
    return picture


def desk() -> Picture:
    """Draw the desk at night as a GM without a seat sees it."""
    game = played("newd3", 3, lambda table: table.time is Time.NIGHT and len(table.orders) > 2)
    words = words_for(THEME, show=str, setup=set_up(game))
    view = game.view(To.GM)
    known = {seat: words.at_desk(view, seat) for seat in game.seats}
    seats = [
        DeskSeat(seat, at.role, at.colour, at.mark, tuple(map(plain, at.notes)), is_gone=at.is_gone)
        for seat, at in known.items()
    ]
    return desk_picture(words, THEME.title, words.wait_name(Time.NIGHT), seats)


def card(name: str, role: str) -> Picture:
    """Draw the card of a role, as whoever has it is shown it."""
    game = begun(name, 1)
    told = (each for seat in game.seats for each in told_to(seat, game.log).events)
    dealt = next(each for each in told if isinstance(each.event, RoleTold) and each.event.role == role)
    picture = pictures(game).own_card(dealt)
    assert picture is not None
    return picture


def begun(name: str, seed: int) -> Game:
    """Deal a game by one of the files."""
    file = read_role_file((FILES / f"{name}.toml").read_bytes())
    source = seeded_source(seed, 1)
    return Game.begin(OpenTableRules(), NAMES[: file.players], OpenTableOptions(file), Chance(None, source))


def played(name: str, seed: int, is_now: Stop) -> Game:
    """Let sensible players play by one of the files, up to a moment."""
    game, random = begun(name, seed), Random(seed)
    players = Players(game, playing.play)
    for line in range(2, MOST_MOVES):
        table = game.table
        assert isinstance(table, OpenTable)
        if is_now(table):
            return game
        game.submit(players.pick(game.asks, random), Chance(None, seeded_source(seed, line)))
    raise AssertionError("this moment never comes")


def pictures(game: Game) -> Pictures:
    """Return the pictures of a game."""
    return OpenTablePictures(Voice(THEME, Words(THEME), bold, set_up(game)))


def set_up(game: Game) -> SetUp:
    """Return what everybody knows of a game from the start."""
    return SetUp(game.options, len(game.seats))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
