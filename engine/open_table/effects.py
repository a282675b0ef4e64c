"""The effects that an ability may have, and the order of the night. docs/open-table-order.md says it in words.

Swaps, jails, blocks and redirections change other orders, so they come first, each before the orders that it touches.
Everything else follows in the order of the table below. A role file may have another order.
"""

from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple


class Effect(StrEnum):
    """The effects of abilities. The list is closed."""

    SWAP = "swap"
    JAIL = "jail"
    BLOCK = "block"
    REDIRECT = "redirect"
    PROTECT = "protect"
    BIND = "bind"
    MARK = "mark"
    SILENCE = "silence"
    DOUBLE_VOTE = "double_vote"
    TAKE_VOTE = "take_vote"
    GIVE = "give"
    TAKE = "take"
    COPY = "copy"
    KILL = "kill"
    SAVE = "save"
    CONVERT = "convert"
    RECRUIT = "recruit"
    LEARN_SIDE = "learn_side"
    LEARN_ROLE = "learn_role"
    LEARN_ALIKE = "learn_alike"
    LEARN_COUNT = "learn_count"
    LEARN_VISITORS = "learn_visitors"
    LEARN_VISITS = "learn_visits"
    REVEAL = "reveal"
    WIN = "win"
    BY_HAND = "by_hand"
    NONE = "none"


class Target(StrEnum):
    """The players whom an ability may name."""

    OTHER = "other"
    """Other living players."""
    ANYONE = "anyone"
    """The living, its own player among them."""
    SELF = "self"
    """Its own player, who need not be named."""
    DEAD = "dead"
    MARKED = "marked"
    """Everybody who bore the mark at nightfall. They are not named."""


class Row(NamedTuple):
    """A row of the night's order: an effect, how many players it names, and whom.

    ``needs`` and ``may`` are the fields of an ability that this effect has, of those that not all effects have.
    """

    effect: Effect
    number: range
    whom: Collection[Target]
    needs: Collection[str] = ()
    may: Collection[str] = ()


ONE, TWO, UP_TO_THREE = range(1, 2), range(2, 3), range(1, 4)
NAMED = (Target.OTHER, Target.ANYONE)
LIVING = (*NAMED, Target.SELF)
WORKS = ("reports",)

NIGHT_ORDER = (
    Row(Effect.SWAP, TWO, NAMED, may=WORKS),
    Row(Effect.JAIL, ONE, NAMED, may=WORKS),
    Row(Effect.BLOCK, ONE, NAMED, may=WORKS),
    Row(Effect.REDIRECT, TWO, NAMED, may=WORKS),
    Row(Effect.PROTECT, ONE, LIVING, may=("stops", *WORKS)),
    Row(Effect.BIND, TWO, NAMED, may=WORKS),
    Row(Effect.MARK, ONE, LIVING, needs=("mark",), may=WORKS),
    Row(Effect.SILENCE, ONE, NAMED, may=WORKS),
    Row(Effect.DOUBLE_VOTE, ONE, LIVING, may=WORKS),
    Row(Effect.TAKE_VOTE, ONE, NAMED, may=WORKS),
    Row(Effect.GIVE, ONE, NAMED, needs=("ability",), may=WORKS),
    Row(Effect.TAKE, ONE, NAMED, may=("ability", *WORKS)),
    Row(Effect.COPY, ONE, (Target.OTHER, Target.DEAD), may=WORKS),
    Row(Effect.KILL, ONE, (*LIVING, Target.MARKED), may=("strength", "delay", "mark", *WORKS)),
    Row(Effect.SAVE, ONE, LIVING, may=WORKS),
    Row(Effect.CONVERT, ONE, LIVING, needs=("role",), may=WORKS),
    Row(Effect.RECRUIT, ONE, (Target.OTHER,), may=WORKS),
    Row(Effect.LEARN_SIDE, ONE, (*NAMED, Target.DEAD), may=("sanity",)),
    Row(Effect.LEARN_ROLE, ONE, (*NAMED, Target.DEAD)),
    Row(Effect.LEARN_ALIKE, TWO, NAMED),
    Row(Effect.LEARN_COUNT, UP_TO_THREE, NAMED, needs=("side",), may=("targets",)),
    Row(Effect.LEARN_VISITORS, ONE, NAMED),
    Row(Effect.LEARN_VISITS, ONE, (Target.OTHER,)),
    Row(Effect.REVEAL, ONE, LIVING, may=WORKS),
    Row(Effect.WIN, ONE, (Target.SELF,), may=WORKS),
    Row(Effect.BY_HAND, UP_TO_THREE, (*LIVING, Target.DEAD), needs=("text",), may=("targets",)),
    Row(Effect.NONE, ONE, (*LIVING, Target.DEAD)),
)
"""The whole night. Deaths are decided at its end, so a player who dies tonight has acted."""

ROWS = {row.effect: row for row in NIGHT_ORDER}

CHANGING = frozenset({Effect.SWAP, Effect.JAIL, Effect.BLOCK, Effect.REDIRECT})
"""The effects that change other orders."""
BY_DAY = frozenset(
    {
        *(Effect.BIND, Effect.MARK, Effect.SILENCE, Effect.DOUBLE_VOTE, Effect.TAKE_VOTE, Effect.GIVE, Effect.TAKE),
        *(Effect.COPY, Effect.KILL, Effect.CONVERT, Effect.RECRUIT, Effect.LEARN_SIDE, Effect.LEARN_ROLE),
        *(Effect.LEARN_ALIKE, Effect.LEARN_COUNT, Effect.REVEAL, Effect.WIN, Effect.NONE),
    }
)
"""The effects that an ability used by day may have. The others are about other orders, or about visits."""
FOR_A_DAY = frozenset({Effect.SILENCE, Effect.DOUBLE_VOTE, Effect.TAKE_VOTE})
"""The effects that last for a day."""
BY_GM = (
    *(Effect.JAIL, Effect.BLOCK, Effect.PROTECT, Effect.MARK, Effect.SILENCE, Effect.DOUBLE_VOTE, Effect.TAKE_VOTE),
    *(Effect.GIVE, Effect.TAKE, Effect.COPY, Effect.KILL, Effect.SAVE, Effect.CONVERT, Effect.RECRUIT),
    *(Effect.LEARN_SIDE, Effect.LEARN_ROLE, Effect.LEARN_VISITORS, Effect.LEARN_VISITS, Effect.REVEAL),
)
"""The effects that a GM may let an order have that is carried out by hand: those that name one player."""
LEARNING = frozenset({effect for effect in Effect if effect.startswith("learn_")})
"""The effects whose player is told a result, or that there is none."""
