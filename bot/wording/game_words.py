"""What the words of a game must be able to say, and which game's words are whose."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol

from msgspec import Struct

from bot.themes import Theme
from bot.wording.choice import Choice
from bot.wording.great_table import GreatTableWords
from bot.wording.honnoji import HonnojiWords
from bot.wording.names import bold
from bot.wording.pages import Page
from bot.wording.quests import QuestWords
from bot.wording.voice import SetUp, Show, Voice
from bot.wording.words import Words
from bot.words import LANGUAGE
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody, GameMaster
from engine.domains import Thing
from engine.refusals import Refusal
from engine.table import Table
from engine.views import Told, View


class GameWords(Protocol):
    """The words of one game in one theme, for readers who are shown seats in one way."""

    def announce(self, told: Told[Everybody], seats: int) -> str | None:
        """Post an event in the channel of a game with so many seats; None if it shows elsewhere only."""

    def reveal(self, told: Told[Everybody | GameMaster]) -> tuple[Page, ...]:
        """Show everything, at the end; no pages for any other event."""

    def history(self, view: View[Table, Everybody]) -> tuple[Page, ...]:
        """Show what everybody knows of the past."""

    def tell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell a seat or the GM what is not for everybody."""

    def tell_own(self, told: Told[str]) -> Page | None:
        """Tell a seat what a public event means to it above all others; None if it means nothing more."""

    def said(self, told: Told[str]) -> str:
        """Post what is said in a private thread, there."""

    def acted(self, action: Action) -> str:
        """Confirm to its player a move that everybody sees."""

    def secrets(self, told: Sequence[Told[str]], view: View[Table, str]) -> tuple[Page, ...]:
        """Show a seat what it knows, and what it did in secret for the present wait."""

    def prompt(self, view: View[Table, Everybody], awaited: Awaited) -> str:
        """Ask for what the game waits for. Empty when it waits for nothing."""

    def order_prompt(self, ask: Ask, view: View[Table, str | Everybody]) -> str:
        """Ask a seat in private for a move it may make; by everybody's view where somebody else is shown it."""

    def card(self, view: View[Table, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game."""

    def ask_label(self, ask: Ask) -> str:
        """Name an ask on the button that opens its form, in 80 characters at most."""

    def answer_label(self, action: Action) -> str:
        """Name an answer on a button, in 80 characters at most."""

    def field_prompt(self, move: type[Action], field: str) -> str:
        """Ask for one field of a move in a select, in 150 characters at most."""

    def thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name a thing that may be chosen in a field of a move, in 100 characters at most."""

    def wait_name(self, wait: str) -> str:
        """Name a kind of wait."""

    def options_text(self, options: Struct) -> str:
        """Say a set-up in words."""

    def option_prompt(self, option: str) -> str:
        """Ask for an option in a select, in 150 characters at most; ``switches`` are all that are on or off."""

    def choice(self, option: str, value: str) -> Choice:
        """Explain a value of an option; of ``switches`` it is the option that may be on."""

    def advice(self, options: Struct, players: int) -> tuple[str, ...]:
        """Say what speaks against a set-up with so many players, a sentence each."""

    def refusal(self, refusal: Refusal) -> str:
        """Say in a sentence why something is refused, and what to do."""

    def night_order(self) -> Page | None:
        """Show in which order a night is resolved; None if the game has no nights with an order of their own."""

    def rules(self) -> tuple[Page, ...]:
        """Explain the game."""


WORDS_OF: dict[str, Callable[[Voice], GameWords]] = {
    "quests": QuestWords,
    "honnoji": HonnojiWords,
    "great_table": GreatTableWords,
}
"""The words of each rulebook, by its slug."""


def words_for(theme: Theme, language: str = LANGUAGE, show: Show = bold, setup: SetUp | None = None) -> GameWords:
    """Give the words of a theme's game. ``show`` turns a seat's name into what the reader is shown.

    By the ``setup`` of a game that has begun they name nothing that is not in it; without one they explain it all.
    """
    return WORDS_OF[theme.rulebook](Voice(theme, _words(theme, language), show, setup))


@cache
def _words(theme: Theme, language: str) -> Words:
    return Words(theme, language)
