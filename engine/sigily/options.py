"""The options that may be chosen before the game, and the set-ups that are refused."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.errors import SetupRefused
from engine.refusals import NotAmong, Refusal, TextTooLong, WrongCount
from engine.sigily.board import Holiday
from engine.sigily.refusals import TeamsOfFour, WrongNumber
from engine.writing import NAME, Naming

LONGEST_QUESTION = 300
NAMING = Naming("names", most=4, longest=16)
ChariotName = Annotated[str, Meta(max_length=NAMING.longest, pattern=NAME)]


class Spell(StrEnum):
    """The eight spells."""

    DRUID_CURSE = "druid_curse"
    FIREBALL = "fireball"
    FREE_TURN = "free_turn"
    STONE_SKIN = "stone_skin"
    REMOVE_CURSE = "remove_curse"
    WINDS_OF_SPEED = "winds_of_speed"
    WINDS_OF_SLOTH = "winds_of_sloth"
    FREEZE = "freeze"


class SigilyOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules in use.

    A value of None depends on the number of players; without a start the race begins at Samhain.
    """

    start: Holiday | None = None
    teams: bool | None = None
    chariots: Annotated[int, Meta(extra={"offered": (3, 4)})] | None = None
    questions: bool = False
    cards: Annotated[int, Meta(extra={"offered": (12, 14, 15, 16)})] | None = None
    """The total number of questions; None is the fewest."""
    written: dict[str, tuple[str, ...]] = {}
    """The questions that each player has written. Nobody else may read them before they are drawn."""
    names: dict[str, Annotated[tuple[ChariotName, ...], Meta(max_length=NAMING.most)]] = {}
    """The names that each player has given to their chariots, by number; an empty one is none."""
    home: bool = False
    territorial_starts: bool = False
    super_chariots: bool = False
    wagers: bool = False
    pot: bool = False
    """Whether everybody pays tokens into a pot, out of which each coin is paid at the end. They buy nothing."""
    spells: tuple[Spell, ...] = ()


CHARIOTS = {2: (4,), 3: (3,), 4: (4, 3)}
"""The possible numbers of chariots for each number of players, the usual number first."""
CARDS = (12, 14, 15, 16)
FEWEST_CARDS = CARDS[0]
"""The number of cards that suits every number of players."""
TEAM_PLAYERS = 4
STAKES = {2: 26, 3: 17, 4: 14}
"""The tokens that each of this many players pays into the pot."""


def cards_for(players: int) -> tuple[int, ...]:
    """Return the possible numbers of questions, with which all players write the same number."""
    return tuple([cards for cards in CARDS if cards % players == 0])


def share_of(options: SigilyOptions, players: int) -> int:
    """Return how many questions each of this many players writes."""
    return (options.cards or FEWEST_CARDS) // players


def check(options: SigilyOptions, seats: tuple[str, ...]) -> None:
    """Raise SetupRefused if a game may not begin like this."""
    if (refusal := _refusal(options, seats)) is not None:
        raise SetupRefused(refusal)


def _refusal(options: SigilyOptions, seats: tuple[str, ...]) -> Refusal | None:
    players = len(seats)
    if options.teams and players != TEAM_PLAYERS:
        return TeamsOfFour(players)
    if options.chariots is not None and options.chariots not in CHARIOTS[players]:
        return WrongNumber("chariots", options.chariots, CHARIOTS[players])
    if options.questions and options.cards not in (None, *cards_for(players)):
        return WrongNumber("cards", options.cards or FEWEST_CARDS, cards_for(players))
    return _refusal_of_questions(options, seats) if options.questions else None


def _refusal_of_questions(options: SigilyOptions, seats: tuple[str, ...]) -> Refusal | None:
    share = share_of(options, len(seats))
    for name, texts in options.written.items():
        if name not in seats:
            return NotAmong("written", name)
        if len(texts) > share:
            return WrongCount("written", share, len(texts))
        if (longest := max(map(len, texts), default=0)) > LONGEST_QUESTION:
            return TextTooLong(LONGEST_QUESTION, longest)
    return None
