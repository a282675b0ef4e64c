"""The words of the quest games, on one page; each method leads to its chapter."""

from collections.abc import Sequence

from msgspec import Struct

from bot.wording import choice
from bot.wording.choice import Choice
from bot.wording.pages import Page
from bot.wording.quests import advice, board, labels, playing, posts, revealing, rules, seats, setting_up
from bot.wording.voice import Voice
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody, GameMaster
from engine.domains import Thing
from engine.quests.events import Reveal
from engine.quests.options import QuestOptions
from engine.quests.table import QuestTable
from engine.refusals import Refusal
from engine.table import Table
from engine.views import Told, View


class QuestWords:
    """Says everything that is to be said of a quest game."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice.knowing(playing.facts(voice.setup))

    def announce(self, told: Told[Everybody], seats: int) -> str | None:
        """Post a public event, see ``posts``."""
        return posts.announce(self.voice, told, seats)

    def reveal(self, told: Told[Everybody | GameMaster]) -> tuple[Page, ...]:
        """Show everything, see ``revealing``."""
        return revealing.reveal(self.voice, told.event) if isinstance(told.event, Reveal) else ()

    def history(self, view: View[Table, Everybody]) -> tuple[Page, ...]:
        """Show what everybody knows of the past, see ``revealing``."""
        return revealing.history(self.voice, view.of(QuestTable))

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
        return seats.secrets(self.voice, told, view.of(QuestTable))

    def prompt(self, view: View[Table, Everybody], awaited: Awaited) -> str:
        """Ask for what the game waits for, see ``board``."""
        return board.prompt(self.voice, view.of(QuestTable))

    def order_prompt(self, ask: Ask, view: View[Table, str | Everybody]) -> str:
        """Ask a seat for its order, see ``board``."""
        return board.order_prompt(self.voice, ask, view.of(QuestTable))

    def card(self, view: View[Table, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game, see ``board``."""
        return board.card(self.voice, view.of(QuestTable), awaited)

    def ask_label(self, ask: Ask) -> str:
        """Name an ask, see ``labels``."""
        return labels.move_label(self.voice, ask.move)

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
        """Say a set-up, see ``setting_up``."""
        assert isinstance(options, QuestOptions)
        return setting_up.options_text(self.voice, options)

    def option_prompt(self, option: str) -> str:
        """Ask for an option, see ``choice``."""
        return choice.option_prompt(self.voice, option)

    def choice(self, option: str, value: str) -> Choice:
        """Explain a value of an option, see ``setting_up``."""
        return setting_up.choice(self.voice, option, value)

    def advice(self, options: Struct, players: int) -> tuple[str, ...]:
        """Say what speaks against a set-up, see ``advice``."""
        assert isinstance(options, QuestOptions)
        return tuple(advice.advice(self.voice, options, players))

    def refusal(self, refusal: Refusal) -> str:
        """Say why something is refused, see ``labels``."""
        return labels.refusal(self.voice, refusal)

    def night_order(self) -> None:
        """Show nothing: there are no nights."""

    def rules(self) -> tuple[Page, ...]:
        """Explain the game, see ``rules``."""
        return rules.rules(self.voice)
