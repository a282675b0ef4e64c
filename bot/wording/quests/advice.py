"""Advice on a set-up: choices that change nothing, favour one side, or take the secret out of the game.

These are rules of thumb. Only many games of simulated players show whether a set-up is fair.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from bot.wording.voice import Voice
from engine.parties.sides import Side
from engine.quests.options import Deck, OptionalRole, QuestOptions
from engine.quests.roles import roles_named
from engine.quests.sizes import seats_of

HELPS = {
    OptionalRole.GUARDIAN: (Side.GOOD, 1),
    OptionalRole.LONE: (Side.GOOD, 1),
    OptionalRole.HIDDEN: (Side.EVIL, 1),
    OptionalRole.TURNCOAT: (Side.EVIL, 2),
    OptionalRole.DECOY: (Side.EVIL, 1),
}
"""The side that a role helps, and how much. Of these roles, turncoats change simulations most."""
LEANING = 2
"""A set-up favours a side when the roles help it by this much more than the other."""


class Thumb(NamedTuple):
    """A rule of thumb: the name of its advice, and the options and number of players to which it applies."""

    name: str
    applies: Callable[[QuestOptions, int], bool]


def _settles_turncoats_in_vain(options: QuestOptions, players: int) -> bool:
    is_settled = options.turncoats_meet or options.turncoat is not Deck.RANDOM
    return is_settled and OptionalRole.TURNCOAT not in options.roles


def _leans(options: QuestOptions, side: Side) -> bool:
    in_vain = set() if OptionalRole.GUARDIAN in options.roles else {OptionalRole.DECOY}
    helped = Counter[Side]()
    for role in set(options.roles) - in_vain:
        helped_side, much = HELPS[role]
        helped[helped_side] += much
    return 2 * helped[side] - helped.total() >= LEANING


def _hides_most_evil(options: QuestOptions, players: int) -> bool:
    """Whether the seer is certain of one player only: one is hidden, and one of the turncoats does not stay evil."""
    unsure = {OptionalRole.HIDDEN, OptionalRole.TURNCOAT}.intersection(options.roles)
    return seats_of(Side.EVIL, players) - len(unsure) <= 1


def _parts_evil(options: QuestOptions, players: int) -> bool:
    return OptionalRole.LONE in options.roles and seats_of(Side.EVIL, players) == 2


def _leaves_nobody_plain(options: QuestOptions, players: int) -> bool:
    roles = [role for name in options.role_names for role in roles_named(name)]
    return sum(role.side is Side.GOOD for role in roles) == seats_of(Side.GOOD, players)


THUMBS = (
    Thumb("turncoats-in-vain", _settles_turncoats_in_vain),
    Thumb("all-for-good", lambda options, players: _leans(options, Side.GOOD)),
    Thumb("all-for-evil", lambda options, players: _leans(options, Side.EVIL)),
    Thumb("most-hidden", _hides_most_evil),
    Thumb("evil-parted", _parts_evil),
    Thumb("nobody-plain", _leaves_nobody_plain),
)


def advice(voice: Voice, options: QuestOptions, players: int) -> tuple[str, ...]:
    """List what speaks against these options for this many players, a sentence each."""
    return tuple(voice.say(f"advice-{thumb.name}") for thumb in THUMBS if thumb.applies(options, players))
