"""What may be chosen before the game, and which set-ups are refused."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.errors import SetupRefused
from engine.refusals import NotAmong, Refusal, TextTooLong, WrongCount
from engine.sigily.board import Holiday
from engine.sigily.refusals import TeamsOfFour, WrongNumber

LONGEST_QUESTION = 300


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
    """The rules in use. What is None depends on how many play; without a start they start at Samhain."""

    start: Holiday | None = None
    teams: bool | None = None
    chariots: Annotated[int, Meta(extra={"offered": (3, 4)})] | None = None
    questions: bool = False
    cards: Annotated[int, Meta(extra={"offered": (12, 14, 15, 16)})] | None = None
    """How many questions in all; None is the fewest."""
    written: dict[str, tuple[str, ...]] = {}
    """The questions that each player has written, which nobody else may read before they are drawn."""
    home: bool = False
    territorial_starts: bool = False
    super_chariots: bool = False
    wagers: bool = False
    spells: tuple[Spell, ...] = ()


CHARIOTS = {2: (4,), 3: (3,), 4: (4, 3)}
"""With how many chariots each number of players may play, the usual number first."""
CARDS = (12, 14, 15, 16)
FEWEST_CARDS = CARDS[0]
"""Which suits every number of players."""
TEAM_PLAYERS = 4


def cards_for(players: int) -> tuple[int, ...]:
    """How many questions there may be, so that all write as many."""
    return tuple([cards for cards in CARDS if cards % players == 0])


def share_of(options: SigilyOptions, players: int) -> int:
    """How many questions each of so many players writes."""
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
