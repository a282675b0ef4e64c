"""Where components belong, and their words."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.components.keys import Verb
from bot.themes.theme_icons import Face
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Thing


class Panel(Struct, frozen=True):
    """Where components belong (the game, and the token of its present wait), and their words."""

    game: int
    wait_token: str
    label: Callable[[Action], Face]
    """What a button shows that gives this answer."""
    placeholder: Callable[[type[Action], str], str]
    """What a select says that asks for this field of a move."""
    whole: Callable[[Ask, Action], str]
    """What an answer is called among all answers of an ask that is answered as a whole."""
    whole_prompt: Callable[[type[Action]], str]
    """What a select says that asks for one of them."""
    thing: Callable[[type[Action], str, Thing], Face]
    """What a thing shows that may be chosen in this field of a move."""
    ask: Callable[[Ask], Face]
    """What a button shows that opens the form of an ask."""
    part: Callable[[str, Sequence[str]], str]
    """What a button says, which otherwise says the first, where the form holds only what lies between two things."""
    verb: Callable[[Verb], str]
    """What a button of the bot's own says."""
    pick: Callable[[type[Action], str], str]
    """What a button says by which this field of a move is ranked thing by thing."""
    seat: int = 0
    """The number of the seat that the GM acts for."""
