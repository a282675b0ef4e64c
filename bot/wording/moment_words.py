"""Posts in the channel: each is a moment, which has happened, and what is asked now.

The words of both are messages with attributes: ``.title`` heads a post, ``.call`` follows the names of those who are
called, so that a notification says it.
"""

from collections.abc import Iterable

from msgspec import Struct

BOLD = "**"
BETWEEN = " · "
"""Between a title and its text on one line."""


def plain(text: str) -> str:
    """A text in which nothing is bold, such as names are elsewhere."""
    return text.replace(BOLD, "")


def bold(text: str) -> str:
    """A whole text in bold."""
    return f"{BOLD}{plain(text)}{BOLD}"


def italic(text: str) -> str:
    """What a theme says beside the facts; nothing of nothing."""
    return text and f"*{text}*"


class Moment(Struct, frozen=True):
    """What is told of an event: its lines, and what it is called where it heads a post, in a colour of the theme.

    ``drama`` is what the theme says of it beside the facts, and ``seen`` are facts that its picture shows as well.
    """

    text: str
    title: str = ""
    colour: str | None = None
    drama: str = ""
    seen: str = ""

    @property
    def has_facts(self) -> bool:
        """Whether anything is told; what a theme says alone only stands above a question."""
        return bool(self.title or self.text)

    @property
    def lines(self) -> str:
        """What stands under its title where it heads a post."""
        return "\n".join(filter(None, (italic(self.drama), self.text)))

    @property
    def together(self) -> str:
        """The same where other news follow."""
        return " ".join(filter(None, (italic(self.drama), self.text)))

    @property
    def line(self) -> str:
        """The same within a post that something else heads."""
        return BETWEEN.join(filter(None, (self.title and bold(self.title), self.together)))


class Question(Struct, frozen=True):
    """What the game waits for, and how it is answered; ``call`` says it in a few words to those who are called.

    ``seen`` is how a board stands, which its picture shows as well.
    """

    text: str
    title: str
    call: str
    how: str = ""
    facts: tuple[str, ...] = ()
    seen: str = ""

    @property
    def line(self) -> str:
        """The question."""
        return f"{bold(self.text)} {self.how}".strip()

    @property
    def lines(self) -> str:
        """All that is to be known of it; the facts on one line, for a post has few."""
        return "\n".join(filter(None, (" ".join(self.facts), self.line)))


def seen_in(moments: Iterable[Moment], question: Question | None) -> str:
    """What a picture shows as well: of all that has happened on one line, and how the board stands on another."""
    happened = " ".join(moment.seen for moment in moments if moment.seen)
    return "\n".join(filter(None, (happened, "" if question is None else question.seen)))
