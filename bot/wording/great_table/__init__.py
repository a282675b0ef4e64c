"""The words of the Great Table, on one page; each method leads to its chapter."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from bot.wording import choice
from bot.wording.choice import Choice
from bot.wording.great_table import (
    board,
    counting,
    labels,
    playing,
    posts,
    revealing,
    rules,
    seats,
    secrets,
    setting_up,
)
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody, GameMaster
from engine.domains import Thing
from engine.great_table.events import Reveal
from engine.great_table.options import GreatTableOptions
from engine.great_table.table import GreatTable
from engine.refusals import Refusal
from engine.table import Table
from engine.views import Told, View


class GreatTableWords:
    """Says everything that is to be said of the Great Table."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice.knowing(playing.facts(voice.setup))

    def announce(self, told: Told[Everybody], seats: int) -> str | None:
        """Post a public event, see ``posts``."""
        return posts.announce(self.voice, told)

    def reveal(self, told: Told[Everybody | GameMaster]) -> tuple[Page, ...]:
        """Show everything, see ``revealing``."""
        return revealing.reveal(self.voice, told.event) if isinstance(told.event, Reveal) else ()

    def history(self, view: View[Table, Everybody]) -> tuple[Page, ...]:
        """Show what everybody knows of the past, see ``revealing``."""
        return revealing.history(self.voice, view.of(GreatTable))

    def tell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell an event to the one it is for, see ``seats``."""
        return seats.tell(self.voice, told)

    def tell_own(self, told: Told[str]) -> Page | None:
        """Tell somebody of his own death, see ``seats``."""
        return seats.own_death(self.voice, told)

    def said(self, told: Told[str]) -> str:
        """Post what is said in a private thread, see ``posts``."""
        return posts.said_apart(self.voice, told)

    def acted(self, action: Action) -> str:
        """Confirm what is said at the table, which is all that everybody sees of a move."""
        return self.voice.say("did-say")

    def secrets(self, told: Sequence[Told[str]], view: View[Table, str]) -> tuple[Page, ...]:
        """Show a seat what is its own, see ``secrets``."""
        return secrets.secrets(self.voice, told, view.of(GreatTable))

    def prompt(self, view: View[Table, Everybody], awaited: Awaited) -> str:
        """Ask for what is to be done, see ``board``."""
        return board.prompt(self.voice, view.of(GreatTable))

    def order_prompt(self, ask: Ask, view: View[Table, str | Everybody]) -> str:
        """Ask a seat for a move of its own, see ``board``."""
        return board.order_prompt(self.voice, ask, view.of(GreatTable))

    def card(self, view: View[Table, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game, see ``board``."""
        return board.card(self.voice, view.of(GreatTable))

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
        """Name a thing that may be chosen, see ``labels``."""
        return labels.thing(self.voice, value)

    def wait_name(self, wait: str) -> str:
        """Name a kind of wait."""
        return self.voice.say(f"wait-{wait}")

    def options_text(self, options: Struct) -> str:
        """Say a set-up, see ``setting_up``."""
        assert isinstance(options, GreatTableOptions)
        return setting_up.options_text(self.voice, options)

    def option_prompt(self, option: str) -> str:
        """Ask for an option, see ``choice``."""
        return choice.option_prompt(self.voice, option)

    def choice(self, option: str, value: str) -> Choice:
        """Explain a value of an option, see ``choice``."""
        return choice.choice(self.voice, option, value)

    def advice(self, options: Struct, players: int) -> tuple[str, ...]:
        """Say what speaks against a set-up, see ``setting_up``."""
        assert isinstance(options, GreatTableOptions)
        return tuple(setting_up.advice(self.voice, options, players))

    def night_order(self) -> Page:
        """Show the order of the night, see ``rules``."""
        return rules.night_order(self.voice)

    def count(self, view: View[Table, Everybody], deadline: datetime | None) -> Page:
        """Show the count of the votes, see ``counting``."""
        return counting.count(self.voice, view.of(GreatTable), deadline)

    def changes(self, shown: counting.Shown) -> Page:
        """Show how the count has changed, see ``counting``."""
        return counting.changes(self.voice, shown)

    def refusal(self, refusal: Refusal) -> str:
        """Say why something is refused, see ``labels``."""
        return labels.refusal(self.voice, refusal)

    def rules(self) -> tuple[Page, ...]:
        """Explain the game, see ``rules``."""
        return rules.rules(self.voice)
