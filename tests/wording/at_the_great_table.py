"""Sets a Great Table of seven, and reads its pages as text."""

from bot.themes import load_themes
from bot.wording.pages import Page
from engine.actions import Expire
from engine.chance import Chance
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.great_table.actions import List
from engine.great_table.cards import CardName
from engine.great_table.options import GreatTableOptions
from engine.judging import Submission
from engine.log import Entry
from engine.names import CLOCK

THEME = load_themes()["great-table"]
SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
DECK = ("king", "guard", "vigilante", "role finder", "healer", "lover", "place swap")
HANDS = dict(zip(SEATS, DECK, strict=True))


def begun() -> Game:
    """Return a game whose deck goes left from Ann: Ben, Cat and so on. Gus is the Master, Fay the Apprentice."""
    drawn = {"roles": {"Gus": "master", "Fay": "apprentice"}, "seats": SEATS, "first": "Ann"}
    deck = {CardName(card.replace(" ", "_")): 1 for card in DECK}
    return Game.begin(GreatTableRules(), SEATS, GreatTableOptions(deck=deck), Chance(drawn))


def with_a_thief() -> Game:
    """Return the same table, where Dan's card is the Thief, and is dealt last."""
    cards = ("king", "guard", "vigilante", "thief", "healer", "lover", "place swap")
    drawn = {"roles": {"Gus": "master", "Fay": "apprentice"}, "seats": SEATS, "first": "Ann"}
    options = GreatTableOptions(deck={CardName(card.replace(" ", "_")): 1 for card in cards})
    game = Game.begin(GreatTableRules(), SEATS, options, Chance(drawn))
    for seat, card in zip(SEATS, cards, strict=True):
        game.submit(Submission(seat, List((card, *(other for other in cards if other != card)))), Chance())
    return game


def ranking(first: str) -> List:
    return List((first, *(card for card in DECK if card != first)))


def deal(game: Game) -> None:
    """Let everybody take their card of HANDS."""
    for seat, card in HANDS.items():
        game.submit(Submission(seat, ranking(card)), Chance())


def time_up(game: Game) -> Entry:
    return game.submit(Submission(CLOCK, Expire()), Chance())


def text(*pages: Page | None) -> str:
    shown = [page for page in pages if page is not None]
    return "\n".join(part for page in shown for part in (page.title, page.text, *map("\n".join, page.fields)))
