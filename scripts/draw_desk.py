"""Draws the GM's desk for the README: a night at the Great Table, in a seeded game.

python -m scripts.draw_desk [FILE]

The same code draws the same bytes.
"""

import sys
from pathlib import Path
from random import Random

from bot.pictures.desk_poster import desk_picture
from bot.pictures.desk_table import DeskSeat
from bot.themes import load_themes
from bot.wording.moment_words import plain
from bot.wording.words_registry import words_for
from engine.actions import Close
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.great_table.table import GreatTable
from engine.judging import Submission
from engine.mafia.events import Time
from engine.names import GM
from engine.random_play import pick_action

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "desk.png"
PLAYERS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
SEED = 4
ORDERS = 4
"""The number of orders at which the night is drawn."""


def night() -> Game:
    """Play at random until enough orders for a night are in. By day, wait for nobody who is missing."""
    rulebook, random = GreatTableRules(), Random(SEED)
    game = Game.begin(rulebook, PLAYERS, rulebook.options(), Chance({}, seeded_source(SEED, 1)))
    for line in range(2, 1000):
        table = game.table
        assert isinstance(table, GreatTable)
        is_night = table.time is Time.NIGHT
        if is_night and len(table.today.uses) + len(table.today.kills) >= ORDERS:
            break
        seat, action = pick_action(game.asks, random)
        is_over = not is_night and len(table.today.hands) == len(table.living)
        submission = Submission(GM, Close()) if is_over else Submission(seat, action)
        game.submit(submission, Chance({}, seeded_source(SEED, line)))
    return game


def draw() -> bytes:
    """Draw the desk as a GM without a seat sees it."""
    theme = load_themes()["great-table"]
    words, game = words_for(theme, show=str), night()
    view = game.view(To.GM)
    known = {seat: words.at_desk(view, seat) for seat in game.seats}
    seats = [
        DeskSeat(seat, at.role, at.colour, at.mark, tuple(map(plain, at.notes)), is_gone=at.is_gone)
        for seat, at in known.items()
    ]
    return desk_picture(words, theme.title, words.wait_name(Time.NIGHT), seats).png


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else PICTURE).write_bytes(draw())
