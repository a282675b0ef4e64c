"""The place of components, and their words."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.components.keys import Verb
from bot.themes.theme_icons import Face
from bot.themes.tones import Tone
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Thing


class Panel(Struct, frozen=True):
    """The place of components (the game, and the token of its present wait), and their words."""

    game: int
    wait_token: str
    label: Callable[[Action], Face]
    """Returns the face of a button that gives this answer."""
    tone: Callable[[Action], Tone | None]
    """Returns the stance that this answer takes, or None."""
    placeholder: Callable[[type[Action], str], str]
    """Returns the prompt of a select for this field of a move."""
    whole: Callable[[Ask, Action], str]
    """Returns the name of an answer among all answers of an ask that is answered as a whole."""
    lettered: Callable[[Ask, Action], str]
    """Returns the name of such an answer on a button."""
    whole_prompt: Callable[[type[Action]], str]
    """Returns the prompt of a select of such answers."""
    thing: Callable[[type[Action], str, Thing], Face]
    """Returns the face of a thing that may be chosen in this field of a move."""
    ask: Callable[[Ask], Face]
    """Returns the face of a button that opens the form of an ask."""
    part: Callable[[str, Sequence[str]], str]
    """Returns the label of a button, given its usual label, where the form holds only what lies between two things."""
    verb: Callable[[Verb], str]
    """Returns the label of a button of the bot's own."""
    pick: Callable[[type[Action], str], str]
    """Returns the label of a button with which this field of a move is ranked thing by thing."""
    names: tuple[str, ...] = ()
    """All seats, whose numbers stand for their names in the ids of buttons."""
    seat: int = 0
    """The number of the seat that the GM acts for."""
    likely: Callable[[], tuple[Action, ...]] = tuple
    """Returns the answers that have buttons of their own where others are composed."""
