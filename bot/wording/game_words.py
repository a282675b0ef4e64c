"""What a game must be able to say: its words on one page."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Generic, TypeVar, cast

from msgspec import Struct

from bot.themes.theme_icons import Face
from bot.wording import choice as choices
from bot.wording.choice import BUTTON, LABEL, PLACEHOLDER, Choice, face
from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.moment_words import Moment, Question
from bot.wording.pages import Page, shorten
from bot.wording.secretly import Secret, secrets_told
from bot.wording.voice import Voice, action_name, dashed
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody, GameMaster, Reader
from engine.domains import Thing
from engine.outlook import Outlook
from engine.refusals import Refusal
from engine.table import Table
from engine.views import Told, View

DRAWN = ("role", "side", "item", "card")
"""What is drawn is called by messages of these kinds."""

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=Struct)


class GameWords(Voice, ABC, Generic[T, Options]):
    """The voice that tells one game. A game fills in what it says with the functions of its chapters.

    Whatever is abstract every game says. All else suits a game without it, or whose messages have the usual names.
    """

    @abstractmethod
    def announce(self, told: Told[Everybody], seats: int) -> Moment | None:
        """Post an event in the channel of a game with this many seats; None if it shows elsewhere only."""

    def announce_since(
        self, told: Told[Everybody], news: Sequence[Told[Everybody]], before: View[T, Everybody]
    ) -> Moment | None:
        """Post an event of some news by what everybody knew before them; None if ``announce`` says all there is."""
        return None

    def announce_all(self, told: Sequence[Told[Everybody]], seats: int) -> Sequence[Moment | None]:
        """Post several events that follow each other: of those that are told together the first tells of all."""
        return [self.announce(each, seats) for each in told]

    @abstractmethod
    def card(self, view: View[T, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game."""

    @abstractmethod
    def prompt(self, view: View[T, Everybody]) -> Question | None:
        """Ask for what the game waits for; None when it waits for nothing."""

    @abstractmethod
    def secrets(self, told: Sequence[Told[str]], view: View[T, str]) -> tuple[Page, ...]:
        """Show a seat what it knows, and what it did in secret for the present wait."""

    @abstractmethod
    def history(self, view: View[T, Everybody]) -> tuple[Page, ...]:
        """Show what everybody knows of the past."""

    @abstractmethod
    def options_text(self, options: Options) -> str:
        """Say a set-up in words."""

    @abstractmethod
    def rules(self) -> tuple[Page, ...]:
        """Explain the game."""

    def absent(self, options: Options) -> str:
        """Say what is answered for whoever does not answer in time, as the rules have it for everybody."""
        return self.say("absent")

    def count(self, view: View[T, Everybody], deadline: datetime | None) -> Page | None:
        """Show the count of the votes, and until when it may change; None in a game that has no such count."""
        return None

    def hand(self, view: View[T, str]) -> Page | None:
        """Show a seat what it holds, where that is worth a button of its own: ``button-hand`` in the game's words."""
        return None

    @property
    def hand_label(self) -> str:
        """What that button says; empty where there is none."""
        return "" if type(self).hand is GameWords.hand else self.say("button-hand")

    def order_prompt(self, ask: Ask, view: View[T, str | Everybody]) -> str:
        """Ask a seat in private for a move it may make; by everybody's view where somebody else is shown it."""
        return self.say(f"order-{dashed(action_name(ask.move))}")

    def acted(self, action: Action) -> str:
        """Confirm to its player a move that everybody sees."""
        return self.say(f"did-{dashed(action_name(type(action)))}")

    def tell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell a seat or the GM what is not for everybody."""
        return self.tell_shell(told)

    def tell_seat(self, told: Told[str], heard: Sequence[Sequence[Told[str]]]) -> Page | None:
        """Tell a seat an event; ``heard`` is all that it was told, line by line, and may be needed to say it well."""
        return self.tell(told)

    def tell_own(self, told: Told[str]) -> Page | None:
        """Tell a seat what a public event means to it above all others; None if it means nothing more."""
        return None

    def highlight(self, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
        """Say which moment an event is of which a theme may make more than the facts, after all that came before."""
        return None

    def own_highlight(self, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
        """Say the same of what ``tell_own`` tells."""
        return None

    def said(self, told: Told[str]) -> str:
        """Post what is said in a private thread, there."""
        return ""

    def reveal(self, told: Told[Everybody]) -> tuple[Page, ...]:
        """Show everything, at the end; no pages for any other event."""
        return ()

    def story(self, view: View[T, Everybody]) -> Page | None:
        """Tell at the end how it went, by what everybody knows then; None if there is nothing to tell."""
        return None

    def all_secrets(self, told: Told[GameMaster]) -> tuple[Page, ...]:
        """Show a GM everything while the game is on, as it will be shown at the end."""
        return ()

    def in_secret(
        self, told: Sequence[Told[GameMaster]], so_far: Sequence[Told[GameMaster]], view: View[T, GameMaster]
    ) -> Iterable[Secret]:
        """Tell whoever may know everything what some lines have brought about that not everybody is told.

        ``so_far`` is all that has happened until then, and ``view`` the table to which that has led.
        """
        return secrets_told(self, told)

    def at_desk(self, view: View[T, DeskReader], seat: str) -> AtDesk:
        """Show a GM a seat at his desk, as far as he may know it: at one who plays by what everybody knows."""
        return AtDesk()

    def foreseen(self, view: View[T, GameMaster], outlook: Outlook) -> tuple[str, ...]:
        """Tell a GM, a line each, what of the present wait has come, and what it would do if the wait ended now.

        What everybody would read then is said beside it.
        """
        return ()

    def ask_label(self, ask: Ask) -> str:
        """Name an ask on the button that opens its form, in 80 characters at most."""
        return shorten(self.move_label(action_name(ask.move)), BUTTON)

    def answer_label(self, action: Action) -> str:
        """Name an answer on a button, in 80 characters at most, where names are shown without formatting."""
        return shorten(self.move_label(action_name(type(action))), BUTTON)

    def whole_label(self, ask: Ask, action: Action) -> str:
        """Name one answer of an ask that is answered as a whole, in 100 characters at most."""
        return shorten(self.answer_label(action), LABEL)

    def foretold(self, view: View[T, Reader], action: Action) -> tuple[str, ...]:
        """Say of a move that is shown before it counts what its name does not say, a line each."""
        return ()

    def whole_prompt(self, move: type[Action]) -> str:
        """Ask for one of these answers in a select, in 150 characters at most."""
        return shorten(self.say(f"choose-{dashed(action_name(move))}"), PLACEHOLDER)

    def field_prompt(self, move: type[Action], field: str) -> str:
        """Ask for one field of a move in a select, in 150 characters at most."""
        return shorten(self.say(f"field-{dashed(action_name(move))}-{dashed(field)}"), PLACEHOLDER)

    def thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name a thing that may be chosen in a field of a move, in 100 characters at most."""
        raise AssertionError(value)

    def about(self, asked: Ask | Action) -> str:
        """Name, as a theme's manifest does, the item or card that an ask or an answer is about; empty if it is none.

        It hangs on nothing but what its words hang on, so that an icon tells nobody more.
        """
        return ""

    def about_thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name the same of a thing that may be chosen in a field of a move."""
        return ""

    def ask_face(self, ask: Ask) -> Face:
        """Show an ask on the button that opens its form."""
        return face(self, self.about(ask), self.ask_label(ask), BUTTON)

    def answer_face(self, action: Action) -> Face:
        """Show an answer on a button."""
        return face(self, self.about(action), self.answer_label(action), BUTTON)

    def thing_face(self, move: type[Action], field: str, value: Thing) -> Face:
        """Show a thing that may be chosen in a field of a move."""
        return face(self, self.about_thing(move, field, value), self.thing(move, field, value), LABEL)

    def refusal(self, refused: Refusal) -> str:
        """Say in a sentence why something is refused, and what to do."""
        return self.refuse(refused)

    def wait_name(self, kind: str) -> str:
        """Name a kind of wait."""
        return self.say(f"wait-{kind}")

    def option_prompt(self, option: str) -> str:
        """Ask for an option in a select, in 150 characters at most; ``switches`` are all that are on or off."""
        return shorten(self.say(f"option-{dashed(option)}"), PLACEHOLDER)

    def choice(self, option: str, value: str) -> Choice:
        """Explain a value of an option; of ``switches`` it is the option that may be on."""
        return choices.choice(self, option, value)

    def advice(self, options: Options, players: int) -> tuple[str, ...]:
        """Say what speaks against a set-up with this many players, a sentence each."""
        return ()

    def draw_name(self, draw: str) -> str:
        """Name a draw of chance, which is given as a record calls it."""
        return self.say(f"draw-{draw}")

    def drawn(self, draw: str, value: object) -> str:
        """Name a value of a draw as a record has it, such as a role or a card, without formatting."""
        ids = [f"{kind}-{dashed(str(value))}" for kind in DRAWN]
        return next((self.say(each) for each in ids if self.words.has(each)), str(value))

    def lot(self, values: Sequence[str]) -> str:
        """Name what somebody is dealt; nothing at all where the record names him in no draw."""
        return ", ".join(self.drawn("", value) for value in values)

    def suspicion(self) -> str:
        """Say what the shares of ``Rulebook.suspicion`` are of; empty in a game that tells none."""
        return ""

    def night_order(self) -> Page | None:
        """Show in which order a night is resolved; None if the game has no nights with an order of their own."""
        return None


AnyGameWords = GameWords[Table, Struct]
"""Some game's words. Who does not know which gives them only what is of that game."""


def any_words(words: type[GameWords[T, Options]]) -> type[AnyGameWords]:
    """Forget which game's words these are."""
    return cast(type[AnyGameWords], words)
