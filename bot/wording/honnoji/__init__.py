"""The words of Honnō-ji, on one page; each method leads to its chapter."""

from collections.abc import Sequence

from msgspec import Struct

from bot.wording import choice
from bot.wording.choice import Choice
from bot.wording.honnoji import board, labels, posts, revealing, seats
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody, GameMaster
from engine.domains import Thing
from engine.honnoji.events import Reveal
from engine.honnoji.table import HonnojiTable
from engine.refusals import Refusal
from engine.table import Table
from engine.views import Told, View

CHAPTERS = ("round", "mission", "talismans", "contract")


class HonnojiWords:
    """Says everything that is to be said of Honnō-ji."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def announce(self, told: Told[Everybody], seats: int) -> str | None:
        """Post a public event, see ``posts``."""
        return posts.announce(self.voice, told, seats)

    def reveal(self, told: Told[Everybody | GameMaster]) -> tuple[Page, ...]:
        """Show everything, see ``revealing``."""
        return revealing.reveal(self.voice, told.event) if isinstance(told.event, Reveal) else ()

    def history(self, view: View[Table, Everybody]) -> tuple[Page, ...]:
        """Show what everybody knows of the past, see ``revealing``."""
        return revealing.history(self.voice, view.of(HonnojiTable))

    def tell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell an event to the one it is for, see ``seats``."""
        return seats.tell(self.voice, told)

    def tell_own(self, told: Told[str]) -> Page | None:
        """Tell nothing apart: what happens to somebody in public is the same to all."""
        return None

    def said(self, told: Told[str]) -> str:
        """Post nothing: nobody talks apart."""
        return ""

    def acted(self, action: Action) -> str:
        """Confirm a move that everybody sees, see ``seats``."""
        return seats.acted(self.voice, action)

    def secrets(self, told: Sequence[Told[str]], view: View[Table, str]) -> tuple[Page, ...]:
        """Show a seat what is its own, see ``seats``."""
        return seats.secrets(self.voice, told, view.of(HonnojiTable))

    def prompt(self, view: View[Table, Everybody], awaited: Awaited) -> str:
        """Ask for what the game waits for, see ``board``."""
        return board.prompt(self.voice, view.of(HonnojiTable))

    def order_prompt(self, ask: Ask, view: View[Table, str | Everybody]) -> str:
        """Ask a seat for a move of its own, see ``board``."""
        return board.order_prompt(self.voice, ask, view.of(HonnojiTable))

    def card(self, view: View[Table, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game, see ``board``."""
        return board.card(self.voice, view.of(HonnojiTable), awaited)

    def ask_label(self, ask: Ask) -> str:
        """Name an ask, see ``labels``."""
        return labels.ask_label(self.voice, ask)

    def answer_label(self, action: Action) -> str:
        """Name an answer, see ``labels``."""
        return labels.answer_label(self.voice, action)

    def field_prompt(self, move: type[Action], field: str) -> str:
        """Ask for a field, see ``labels``."""
        return labels.field_prompt(self.voice, move, field)

    def thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name nothing: only seats are chosen."""
        raise AssertionError(value)

    def wait_name(self, wait: str) -> str:
        """Name a kind of wait."""
        return self.voice.say(f"wait-{wait}")

    def options_text(self, options: Struct) -> str:
        """Say that there is nothing to choose."""
        return self.voice.say("options-all")

    def option_prompt(self, option: str) -> str:
        """Ask for an option, see ``choice``."""
        return choice.option_prompt(self.voice, option)

    def choice(self, option: str, value: str) -> Choice:
        """Explain a value of an option, see ``choice``."""
        return choice.choice(self.voice, option, value)

    def advice(self, options: Struct, players: int) -> tuple[str, ...]:
        """Say nothing: what cannot be chosen cannot be chosen badly."""
        return ()

    def refusal(self, refusal: Refusal) -> str:
        """Say why something is refused, see ``labels``."""
        return labels.refusal(self.voice, refusal)

    def night_order(self) -> None:
        """Show nothing: there are no nights."""

    def rules(self) -> tuple[Page, ...]:
        """Explain the game."""
        chapters = tuple((self.voice.say(f"rules-{name}"), self.voice.say(f"rules-{name}-text")) for name in CHAPTERS)
        return (self.voice.page(self.voice.say("rules-title"), self.voice.say("rules-aim"), chapters),)
