"""Posts in the channel: moments, which have happened, and the question that the game asks now.

The words of both are messages with attributes. ``.title`` heads a post. ``.call`` follows the names of the players who
are called, so that a notification says it.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

BOLD = "**"
BETWEEN = " · "
"""Stands between a title and its text on one line."""


def plain(text: str) -> str:
    """Return a text without bold, in which names look as they do elsewhere."""
    return text.replace(BOLD, "")


def bold(text: str) -> str:
    """Return a whole text in bold."""
    return f"{BOLD}{plain(text)}{BOLD}"


def italic(text: str) -> str:
    """Return a theme's line in italics, or the empty text for none."""
    return text and f"*{text}*"


class Moment(Struct, frozen=True):
    """The telling of an event: its lines, and its title and colour where it heads a post.

    ``drama`` is the theme's line beside the facts. ``seen`` are facts that its picture shows too. It ``follows`` if it
    is a small consequence of what was told before it: a post does without it first. ``brief`` is its text where a post
    has no room for all of it.
    """

    text: str
    title: str = ""
    colour: str | None = None
    drama: str = ""
    seen: str = ""
    follows: bool = False
    brief: str = ""

    @property
    def has_facts(self) -> bool:
        """Whether it tells any facts. A theme's line alone only stands above a question."""
        return bool(self.title or self.text)

    @property
    def lines(self) -> str:
        """The lines under its title where it heads a post."""
        return "\n".join(filter(None, (italic(self.drama), self.text)))

    @property
    def together(self) -> str:
        """The telling where other news follow it."""
        return " ".join(filter(None, (italic(self.drama), self.text)))

    @property
    def line(self) -> str:
        """The telling within a post that another moment heads."""
        return BETWEEN.join(filter(None, (self.title and bold(self.title), self.together)))

    @property
    def headline(self) -> str:
        """The title and the first of its facts, for readers who see no embeds."""
        return replace(self, text=self.text.partition("\n")[0], drama="").line

    @property
    def below(self) -> "Moment":
        """Everything that its headline leaves out."""
        return replace(self, title="", text=self.text.partition("\n")[2])


class Question(Struct, frozen=True):
    """The question of a wait, and how to answer. ``call`` says it in a few words to the players who are called.

    Its ``text`` is empty where it stands elsewhere. ``seen`` is the state of the board, which its picture shows too.
    ``standing`` has the parts of how a vote stands that has begun; a post does without the last where it has no room.
    ``longest`` has the other parts as long as they can get.
    """

    text: str
    title: str
    call: str
    how: str = ""
    facts: tuple[str, ...] = ()
    seen: str = ""
    standing: tuple[str, ...] = ()
    longest: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The question, and how to answer it."""
        return " ".join(filter(None, (self.text and bold(self.text), self.how)))

    @property
    def lines(self) -> str:
        """The question with its facts; these stand on one line, because a post has few lines."""
        return ("\n" if self.text else " ").join(filter(None, (" ".join(self.facts), self.line)))


def seen_in(moments: Iterable[Moment], question: Question | None) -> str:
    """Return in text what a picture shows: the events on one line, and the state of the board on another."""
    happened = " ".join(moment.seen for moment in moments if moment.seen)
    return "\n".join(filter(None, (happened, "" if question is None else question.seen)))
