"""A voice: the words for one reader, and how it shows seats. It also says what all games have in common."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from bot.themes import Theme
from bot.wording.dramatic_lines import Cue, chosen
from bot.wording.moment_words import Moment, Question, plain
from bot.wording.name_words import escape, escape_text
from bot.wording.pages import Page, fitted, shorten
from bot.wording.time_words import HOUR, is_exact, span
from bot.wording.words import Value, Words
from engine import rulebooks
from engine.actions import Action
from engine.audience import Everybody, GameMaster, To
from engine.by_hand import DECLARED
from engine.domains import Thing
from engine.events import (
    ByHand,
    Closed,
    Extended,
    GoneOn,
    Outcome,
    Paused,
    Replaced,
    Resumed,
    Substituted,
    Undone,
    Warned,
)
from engine.names import GM
from engine.naming import snake_case, spelled
from engine.refusals import NameTaken, NotRanked, Refusal, WrongPlayerCount
from engine.views import Told

Show = Callable[[str], str]
"""Turns a seat's name into what the reader sees."""

Heard = Callable[[], Sequence[Sequence[Told[str]]]]
"""Returns everything that a seat was told, line by line. Few of the texts for it need that."""

SEATS = ("name", "leader", "holder")
"""The fields of refusals that hold a seat."""

LONGEST_NAMED = 80
"""The most characters that a refusal repeats of a name somebody gave; a seat's name is shorter."""

OPEN = "open"
"""The value of a fact of the set-up before a game has begun."""


class SetUp(NamedTuple):
    """The set-up of a game that has begun, as everybody knows it."""

    options: Struct
    players: int


class Voice:
    """A theme's words for readers who all see seats in one way, with the set-up once the game has begun."""

    def __init__(self, theme: Theme, words: Words, show: Show, setup: SetUp | None = None) -> None:
        self.theme = theme
        self.words = words
        self._show = show
        self.setup = setup

    @cached_property
    def facts(self) -> Mapping[str, str]:
        """The facts of the set-up, for which few messages ask."""
        return self.facts_of_setup()

    def facts_of_setup(self) -> Mapping[str, str]:
        """Return the facts of the set-up, which every message of the game has as variables."""
        return {}

    def say(self, message_id: str, values: Mapping[str, Value] | None = None) -> str:
        """Return a message with its values filled in."""
        return self.words.say(message_id, values, lambda: self.facts)

    def show(self, seat: str) -> str:
        """Return a seat as the reader sees it, or the GM's name where the question is for the GM."""
        return self.say("the-gm") if seat == GM else self._show(seat)

    @property
    def house_mark(self) -> str:
        """How the names of house players end, and no person's name does."""
        return self.say("house-name", {"name": ""}).strip()

    def plays(self, name: str) -> bool:
        """Whether a role, card or item may be in the game, by the last part of its ``plays-`` fact."""
        return self.facts[f"plays-{name}"] != plays(False)

    def names(self, seats: Iterable[str]) -> str:
        """List seats as a sentence does."""
        return self.words.list(self.show(seat) for seat in seats)

    def page(self, title: str, text: str, fields: tuple[tuple[str, str], ...] = (), side: str | None = None) -> Page:
        """Make a page within the limits, in the colour of the game or of a side."""
        return fitted(Page(title, text, fields, self.theme.colour_of(side)))

    def moment(self, message_id: str, values: Mapping[str, Value] | None = None, colour: str | None = None) -> Moment:
        """Tell of something that can head a post, by a message with a title and perhaps no text."""
        text = self.say(message_id, values) if self.words.has(message_id) else ""
        return Moment(text, plain(self.say(f"{message_id}.title", values)), colour)

    def news(self, message_id: str, values: Mapping[str, Value] | None = None) -> Moment:
        """Tell of something that stands under another title."""
        return Moment(self.say(message_id, values))

    def question(
        self, message_id: str, values: Mapping[str, Value] | None = None, facts: Iterable[str] = (), seen: str = ""
    ) -> Question:
        """Ask for something, by a message with a title and a call."""
        title, call = (self.say(f"{message_id}.{each}", values) for each in ("title", "call"))
        how = self.say(f"{message_id}.how", values) if self.words.has(f"{message_id}.how") else ""
        return Question(self.say(message_id, values), plain(title), call, how, tuple(facts), seen)

    def drama(self, cue: Cue, game: str) -> str:
        """Give the theme's line for a moment of a game, see ``chosen``; nothing if the theme has none for it."""
        if not self.words.has(f"drama-{cue.highlight}"):
            return ""
        return chosen(self.say(f"drama-{cue.highlight}").splitlines(), cue, game)

    def announce_shell(self, told: Told[Everybody]) -> Moment | None:
        """Post what the GM does to the game, the same in all games."""
        match event := told.event:
            case Undone(player=player, reason=reason):
                said = self.say("undone", {**self.who_took_back(player), "secrets": "yes" if self._hides else "no"})
                why = escape_text(reason or "")
                if why and player is None:
                    why = self.say("undone-because", {"reason": why})
                return Moment("\n".join(filter(None, (said, why))))
            case Substituted(player=seat, house=False) if seat.endswith(self.house_mark):
                return self.news("substituted-taken", {"player": self.show(seat)})
            case Substituted(player=seat, house=house):
                return self.news("substituted" if house else "substituted-back", {"player": self.show(seat)})
            case ByHand():
                return Moment(self.by_hand(event, "all"))
            case Closed() | Paused() | Resumed():
                return self.news(snake_case(type(event).__name__))
            case Extended(hours=hours) if is_exact(HOUR * hours) and hours > 0:
                return self.news("extended", {"length": span(self.words, HOUR * hours)})
            case Extended(hours=hours) if is_exact(HOUR * hours):
                return self.news("moved-earlier", {"length": span(self.words, HOUR * -hours)})
            case Extended():
                return self.news("extended-until")
            case _:
                return None

    def who_took_back(self, player: str | None) -> dict[str, Value]:
        """Return the values with which words say who has taken something back: a player, or the GM."""
        return {"by": "gm", "player": ""} if player is None else {"by": "player", "player": self.show(player)}

    def by_hand(self, event: ByHand, reader: str) -> str:
        """Tell what the GM has done by hand, and why, to ``all``, to the ``seat`` concerned, or to a ``gm``."""
        values: dict[str, Value] = {
            "player": self.show(event.player or ""),
            "item": "" if event.item is None else self.thing_by_hand("item", event.item),
            "side": "" if event.side is None else self.thing_by_hand("side", event.side),
            "cause": "none" if event.cause is None else escape_text(event.cause),
            "votes": str(event.votes).lower() if isinstance(event.votes, bool) else event.votes or 0,
            "lasts": event.lasts or "",
            "length": "none" if event.hours is None else span(self.words, HOUR * event.hours),
            "result": event.result or "",
        }
        told = self.say(f"by-hand-{event.move}-{reader}", values)
        why = [] if event.reason is None else [self.say("undone-because", {"reason": escape_text(event.reason)})]
        return "\n".join([told, *why])

    def thing_by_hand(self, field: str, value: Thing) -> str:
        """Name a thing that may be chosen for an act by hand: an item, a side, or how much and how long."""
        match field:
            case "item":
                return self.say(f"item-{dashed(str(value))}")
            case "side" if value in self._sides:
                return self.say(f"side-{value}")
            case "side":
                return self.show(str(value))
            case "votes":
                return self.say("by-hand-votes", {"votes": value})
            case _:
                return self.say(f"by-hand-{field}-{value}")

    @property
    def _sides(self) -> tuple[str, ...]:
        """The sides of this game."""
        return next((each.sides for each in rulebooks.RULEBOOKS if each.slug == self.theme.rulebook), ())

    @property
    def _hides(self) -> bool:
        """Whether this game has any secrets."""
        return any(rulebook.hides for rulebook in rulebooks.RULEBOOKS if rulebook.slug == self.theme.rulebook)

    def victory(self, event: Outcome) -> Moment:
        """Celebrate the end, in the winner's colour."""
        title = self.say(f"outcome-{dashed(event.reason)}.title", {"side": plain(self.side_that_won(event))})
        return Moment(self._ending(event), title, event.side, brief=self.winners(event))

    def side_that_won(self, event: Outcome) -> str:
        """Name the side, or else the players, that the GM has declared the winner; any side where messages name it."""
        if event.reason != DECLARED:
            return ""
        return self.names(event.winners) if event.side is None else self.thing_by_hand("side", event.side)

    def outcome(self, event: Outcome) -> str:
        """Tell the end as text: why it is over, who has won, and everybody in order where there are places or
        points.
        """
        return self.victory(event).line

    def _ending(self, event: Outcome) -> str:
        why = f"outcome-{dashed(event.reason)}"
        told = [self.say(why)] if self.words.has(why) else []
        if winners := self.winners(event):
            told.append(winners)
        for place, names in event.standings:
            listed = self.words.list(self._with_points(name, event.points) for name in names)
            told.append(self.say("outcome-place", {"place": str(place), "names": listed}))
        return "\n".join(told)

    def winners(self, event: Outcome) -> str:
        """Name the winners; empty if nobody won, or while nobody is named."""
        if not event.winners:
            return ""
        return self.say("outcome-winners", {"count": len(event.winners), "names": self.names(event.winners)})

    def _with_points(self, name: str, points: Mapping[str, int]) -> str:
        shown = self.show(name)
        return self.say("outcome-points", {"name": shown, "points": points[name]}) if name in points else shown

    def tell_shell(self, told: Told[str | GameMaster]) -> Page | None:
        """Tell one reader an event that all games share."""
        match told.event:
            case ByHand(to=to):
                title, reader = ("warning-title", "gm") if to is To.GM else ("by-hand-title", "seat")
                return self.page(self.say(title), self.by_hand(told.event, reader))
            case Warned(to=To.GM, warning=warning):
                return self.page(self.say("warning-title"), self.say(f"warning-{dashed(warning)}"))
            case GoneOn(to=to, players=players):
                told_to = "gm" if to is To.GM else "seat"
                return self.page(
                    self.say("gone-on-title"), self.say(f"gone-on-{told_to}", {"names": self.names(players)})
                )
            case Undone(to=to, taken=int(), player=player):
                values = {**self.who_took_back(player), "reader": "gm" if to is To.GM else "seat"}
                return self.page(self.say("undone-title"), self.say("undone-yours", values))
            case Replaced(player=seat, by=newcomer):
                values = {"newcomer": f"**{escape(newcomer)}**", "player": self.show(seat)}
                return self.page(self.say("replaced-title"), self.say("replaced", values))
            case _:
                return None

    def move_label(self, move: str) -> str:
        """Name a move, given its name in the record."""
        return self.say(f"move-{dashed(move)}")

    def refuse(self, refusal: Refusal, values: Mapping[str, Value] | None = None) -> str:
        """Explain why something is refused, and what to do. ``values`` replace fields that have words of their own."""
        fields: dict[str, Value] = asdict(refusal)
        for field in SEATS:
            if field in fields:
                shown = escape if isinstance(refusal, NameTaken) else self.show
                fields[field] = shown(shorten(str(fields[field]), LONGEST_NAMED))
        if isinstance(refusal, NotRanked):
            fields["lacking"] = self.words.list(map(spelled, refusal.lacking))
        if "move" in fields:
            fields["move"] = self.move_label(str(fields["move"]))
        if isinstance(refusal, WrongPlayerCount) and refusal.least == refusal.most:
            return self.say("refused-wrong-player-count-exactly", fields)
        return self.say(f"refused-{dashed(refusal.reason)}", {**fields, **(values or {})})


def plays(is_in: bool | None) -> str:
    """Return the fact of whether something is in the game; None before the game has begun."""
    return OPEN if is_in is None else "yes" if is_in else "no"


def dashed(name: str) -> str:
    """Turn a name of the record into a part of a message id."""
    return name.replace("_", "-")


def action_name(move: type[Action]) -> str:
    """Return a move's name as the record spells it."""
    return snake_case(move.__name__)
