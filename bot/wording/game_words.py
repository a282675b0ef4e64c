"""Everything that a game must be able to say, on one page."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import StrEnum
from typing import ClassVar, Generic, TypeVar, cast

from msgspec import Struct

from bot.themes.theme_icons import Face
from bot.themes.tones import Tone
from bot.wording import choice as choices
from bot.wording.choice import BUTTON, LABEL, PLACEHOLDER, Choice, face
from bot.wording.desk_words import AtDesk, DeskReader
from bot.wording.moment_words import Moment, Question
from bot.wording.pages import Page, shorten
from bot.wording.prose_moments import ProseMoment
from bot.wording.secretly import Secret, secrets_told
from bot.wording.voice import Heard, Voice, action_name, dashed
from engine.actions import Action
from engine.asks import Ask, Awaited
from engine.audience import Everybody, GameMaster, Reader
from engine.domains import Thing
from engine.events import Event, Outcome
from engine.offers import Offer
from engine.outlook import Outlook
from engine.refusals import Refusal
from engine.speech import PrivateThread
from engine.table import Table
from engine.views import Told, View

DRAWN = ("role", "side", "item", "card")
"""The kinds of messages that name drawn values."""

PAGES = 4
"""The pages of *How to play*."""

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=Struct)


class GameWords(Voice, ABC, Generic[T, Options]):
    """The voice that tells one game. A game fills it in with the functions of its chapters.

    Every game must say what is abstract here. The other defaults suit games without that feature, or with the usual
    message ids.
    """

    looks_back: ClassVar[frozenset[type[Event]]] = frozenset()
    """The kinds of events that ``announce_since`` posts."""

    on_card: ClassVar[frozenset[type[Event]]] = frozenset()
    """The kinds of events that only the card and a growing post show. They are never posted."""
    said_in_call: ClassVar[frozenset[type[Event]]] = frozenset()
    """The kinds of events that the question to which they lead tells in its call."""

    prose_moments: ClassVar[tuple[ProseMoment, ...]] = (ProseMoment.OPENING, ProseMoment.END)
    """The moments for which a GM may have words of their own."""

    @abstractmethod
    def announce(self, told: Told[Everybody], seats: int) -> Moment | None:
        """Post an event in the channel of a game with this many seats. Return None if it shows only elsewhere."""

    def announce_since(
        self, told: Told[Everybody], news: Sequence[Told[Everybody]], before: View[T, Everybody]
    ) -> Moment | None:
        """Post an event of the kinds in ``looks_back``, given the public view from before its batch of news.

        Return None if ``announce`` says it all.
        """
        return None

    def announce_all(self, told: Sequence[Told[Everybody]], seats: int) -> Sequence[Moment | None]:
        """Post several events in a row. Where some are told together, the first post tells all of them."""
        return [self.announce(each, seats) for each in told]

    def scene(self, told: Sequence[Told[Everybody]], view: View[T, Everybody]) -> tuple[Page, ...]:
        """Tell the result in some news step by step: the post before theirs, as it looks after each step.

        ``view`` is from after the news. The number of steps follows from what everybody knew before the result, or
        learns at the first step. Return nothing for news without such a result.
        """
        return ()

    def roles(self, options: Options) -> tuple[str, ...]:
        """Return the keys of the roles that a set-up may deal, for which a GM may have words; none without roles."""
        return ()

    def role_name(self, role: str, options: Options) -> str:
        """Name a role of a set-up, given by such a key, perhaps one of another set-up. The name isn't formatted."""
        return self.say(f"role-{role}")

    def role_told(self, told: Told[str]) -> str:
        """Return the key of the role that an event tells a seat as its own; empty for all other events."""
        return ""

    def prose_moment(self, told: Told[Everybody]) -> ProseMoment | None:
        """Return the moment that an event is, if a GM may have words for it. The opening is no event's."""
        return ProseMoment.END if isinstance(told.event, Outcome) else None

    @abstractmethod
    def card(self, view: View[T, Everybody], awaited: Awaited) -> Page:
        """Show the state of the game."""

    @abstractmethod
    def prompt(self, view: View[T, Everybody]) -> Question | None:
        """Ask for what the game waits for. Return None when it waits for nothing."""

    @abstractmethod
    def secrets(self, told: Sequence[Told[str]], view: View[T, str]) -> tuple[Page, ...]:
        """Show a seat what it knows, and its secret moves of the present wait."""

    @abstractmethod
    def history(self, view: View[T, Everybody]) -> tuple[Page, ...]:
        """Show what everybody knows of the past, beside ``votes``."""

    def votes(self, view: View[T, Everybody]) -> tuple[Page, ...]:
        """Show all votes that everybody has seen, in a game that lists them."""
        return ()

    def has_votes(self, view: View[T, Everybody]) -> bool:
        """Whether there is any vote to show."""
        return False

    @abstractmethod
    def options_text(self, options: Options) -> str:
        """Describe a set-up."""

    @abstractmethod
    def rules(self) -> tuple[Page, ...]:
        """Explain the game."""

    def how_to_play(self, number: int) -> Page:
        """Teach the game to a newcomer, on one of four pages: its goal, a turn, its secrets, and how it ends."""
        return self.page(self.say(f"how-{number}.title"), self.say(f"how-{number}"))

    def story_lines(self) -> tuple[str, ...]:
        """Return the lines with which a theme invites players to its game; none if the theme has none."""
        return tuple(self.say("drama-story").splitlines()) if self.words.has("drama-story") else ()

    def tip(self, move: str) -> str:
        """Return the tip for somebody's first move of a kind, named as in records; empty if there is none."""
        return self.say(f"tip-{dashed(move)}") if self.words.has(f"tip-{dashed(move)}") else ""

    def absent(self, options: Options) -> str:
        """Describe the answer that counts for a player who misses the deadline, the same for everybody."""
        return self.say("absent")

    def count(self, view: View[T, Everybody], deadline: datetime | None) -> Page | None:
        """Show the count of the votes, and until when votes may change. Return None in a game without such a count."""
        return None

    def hand(self, view: View[T, str]) -> Page | None:
        """Show a seat what it holds, where that is all its secrets: ``button-hand`` in the game's words names them."""
        return None

    @property
    def hand_label(self) -> str:
        """Return the label of that button, empty where there is none."""
        return "" if type(self).hand is GameWords.hand else self.say("button-hand")

    def order_prompt(self, ask: Ask, view: View[T, str | Everybody]) -> str:
        """Ask a seat in private for a move it may make. Use everybody's view when somebody else reads it."""
        return self.say(f"order-{dashed(action_name(ask.move))}")

    def acted(self, action: Action) -> str:
        """Confirm a public move to its player."""
        return self.say(f"did-{dashed(action_name(type(action)))}")

    def tell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell a seat or the GM an event that is not for everybody."""
        return self.tell_shell(told)

    def tell_seat(self, told: Told[str], heard: Heard) -> Page | None:
        """Tell a seat an event. ``heard`` returns everything it was told, as context."""
        return self.tell(told)

    def tell_own(self, told: Told[str]) -> Page | None:
        """Tell a seat what a public event means to it in particular. Return None if it means nothing more."""
        return None

    def highlight(self, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
        """Name the highlight that an event is, for which a theme may have lines, given everything before it."""
        return None

    def own_highlight(self, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
        """Name the highlight of what ``tell_own`` tells, in the same way."""
        return None

    def said(self, told: Told[str]) -> str:
        """Return the post of a message in a private thread."""
        return ""

    def thread_title(self, thread: str) -> str:
        """Name a private thread, given its name in the rules."""
        return self.say(f"thread-{thread}")

    def thread_opened(self, thread: PrivateThread, names: str) -> str:
        """Say what a private thread is for, and who is in it, whose names are given."""
        return self.say(f"opened-{thread.name}", {"names": names, "count": len(thread.members)})

    def reveal(self, told: Told[Everybody]) -> tuple[Page, ...]:
        """Show everything at the end. Return no pages for any other event."""
        return ()

    def story(self, view: View[T, Everybody], told: Sequence[Told[GameMaster]]) -> tuple[Page, ...]:
        """Tell what really happened, with its turning points and each player's title, once everybody knows everything.

        ``told`` are all events that count. Return no pages if there is nothing to tell.
        """
        return ()

    def turning_point(self, told: Sequence[Told[Everybody]]) -> int | None:
        """Return the line on which the game turned, given all public events that count; None if none stands out."""
        return None

    def all_secrets(self, told: Told[GameMaster]) -> tuple[Page, ...]:
        """Show a GM everything while the game is on, as the reveal will show it."""
        return ()

    def in_secret(
        self, told: Sequence[Told[GameMaster]], so_far: Sequence[Told[GameMaster]], view: View[T, GameMaster]
    ) -> Iterable[Secret]:
        """Tell those who may know everything the secret effects of some lines.

        ``so_far`` has all events up to then, and ``view`` is the table after them.
        """
        return secrets_told(self, told)

    def at_desk(self, view: View[T, DeskReader], seat: str) -> AtDesk:
        """Show a GM a seat at the desk, as far as they may know it. A GM who plays sees what everybody knows."""
        return AtDesk()

    def foreseen(self, view: View[T, GameMaster], outlook: Outlook) -> tuple[str, ...]:
        """Tell a GM the answers of the present wait so far, and their effect if it ended now, a line each.

        The desk shows beside it what everybody would read then.
        """
        return ()

    def ask_label(self, ask: Ask) -> str:
        """Name an ask on the button that opens its form, in 80 characters at most."""
        return shorten(self.move_label(action_name(ask.move)), BUTTON)

    def suggested(self, ask: Ask, action: Action) -> str:
        """Name a move in a hint, with all that it says."""
        return self.whole_label(ask, action) if ask.whole else self.answer_label(action)

    def answer_label(self, action: Action) -> str:
        """Name an answer on a button, in 80 characters at most, where names are shown without formatting."""
        return shorten(self.move_label(action_name(type(action))), BUTTON)

    def tone(self, action: Action) -> Tone | None:
        """Return the stance that an answer takes, which its button shows. Return None if it takes none."""
        return None

    def whole_label(self, ask: Ask, action: Action) -> str:
        """Name one answer of an ask that is answered as a whole, in 100 characters at most."""
        return shorten(self.answer_label(action), LABEL)

    def letter_label(self, ask: Ask, action: Action) -> str:
        """Name the same answer on a button beside a picture with its letter, in 80 characters at most."""
        return shorten(self.whole_label(ask, action), BUTTON)

    def foretold(self, view: View[T, Reader], action: Action) -> tuple[str, ...]:
        """Explain a move that is shown before it counts, as far as its name does not say it, a line each."""
        return ()

    def whole_prompt(self, move: type[Action]) -> str:
        """Ask for one of these answers in a select, in 150 characters at most."""
        return shorten(self.say(f"choose-{dashed(action_name(move))}"), PLACEHOLDER)

    def compose_prompt(self, move: type[Action], most: int) -> str:
        """Say how to compose an answer from buttons, to which at most so many things may be added."""
        return self.say(f"compose-{dashed(action_name(move))}", {"most": most})

    def field_prompt(self, move: type[Action], field: str) -> str:
        """Ask for one field of a move in a select, in 150 characters at most."""
        return shorten(self.say(f"field-{dashed(action_name(move))}-{dashed(field)}"), PLACEHOLDER)

    def thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name a thing that may be chosen in a field of a move, in 100 characters at most."""
        raise AssertionError(value)

    def about(self, asked: Ask | Action) -> str:
        """Name the item or card of an ask or an answer, as in a theme's manifest. Return the empty text if it has none.

        The name depends only on what the words depend on, so that an icon tells nobody more.
        """
        return ""

    def about_thing(self, move: type[Action], field: str, value: Thing) -> str:
        """Name the item or card of a thing that may be chosen in a field of a move, in the same way."""
        return ""

    def line_on(self, about: str) -> str:
        """Say in a line of 100 characters what an item or card does, by its name as above. Return the empty text if
        its name says it.
        """
        return ""

    def ask_face(self, ask: Ask) -> Face:
        """Show an ask on the button that opens its form."""
        about = self.about(ask)
        return face(self, about, self.ask_label(ask), BUTTON)._replace(note=self._note(about))

    def about_offer(self, view: View[T, Everybody], offer: Offer) -> str:
        """Say what an open offer is about, where its news does not; empty in most games."""
        return ""

    def answer_face(self, action: Action) -> Face:
        """Show an answer on a button."""
        return face(self, self.about(action), self.answer_label(action), BUTTON)

    def thing_face(self, move: type[Action], field: str, value: Thing) -> Face:
        """Show a thing that may be chosen in a field of a move."""
        about = self.about_thing(move, field, value)
        return face(self, about, self.thing(move, field, value), LABEL)._replace(note=self._note(about))

    def _note(self, about: str) -> str | None:
        return shorten(self.line_on(about), LABEL) or None if about else None

    def refusal(self, refused: Refusal) -> str:
        """Explain in a sentence why something is refused, and what to do."""
        return self.refuse(refused)

    def wait_name(self, kind: str) -> str:
        """Name a kind of wait."""
        return self.say(f"wait-{kind}")

    def option_prompt(self, option: str) -> str:
        """Ask for an option in a select, in 150 characters at most. ``switches`` asks for all that are on or off."""
        return shorten(self.say(f"option-{dashed(option)}"), PLACEHOLDER)

    def choice(self, option: str, value: str) -> Choice:
        """Explain a value of an option. A value of ``switches`` is the option that may be on."""
        return choices.choice(self, option, value)

    def advice(self, options: Options, players: int) -> tuple[str, ...]:
        """List what speaks against a set-up for this many players, a sentence each."""
        return ()

    def among_people(self, options: Options, players: int) -> str:
        """Say how often a side wins among people with this set-up. Return the empty text where nobody has counted."""
        return ""

    def draw_name(self, draw: str) -> str:
        """Name a draw of chance, given its name in the record."""
        return self.say(f"draw-{draw}")

    def drawn(self, draw: str, value: object) -> str:
        """Name a drawn value, such as a role or a card, as the record has it and without formatting."""
        ids = [f"{kind}-{dashed(str(value))}" for kind in DRAWN]
        return next((self.say(each) for each in ids if self.words.has(each)), str(value))

    def lot(self, values: Sequence[str]) -> str:
        """Name what a player is dealt. Return the empty text where no draw in the record names the player."""
        return ", ".join(self.drawn("", value) for value in values)

    def suspicion(self) -> str:
        """Describe the shares of ``Rulebook.suspicion``. Return the empty text in a game that has none."""
        return ""

    def belief(self) -> str:
        """Describe what a house player believes of each seat. Return the empty text where nothing is told of it."""
        return self.say("belief") if self.words.has("belief") else ""

    def night_order(self) -> Page | None:
        """Show the order in which a night is resolved. Return None if the game has no such order."""
        return None


AnyGameWords = GameWords[Table, Struct]
"""Some game's words. A caller who does not know the game passes them only that game's own events and views."""


def any_words(words: type[GameWords[T, Options]]) -> type[AnyGameWords]:
    """Return the same class without the types of its game."""
    return cast(type[AnyGameWords], words)
