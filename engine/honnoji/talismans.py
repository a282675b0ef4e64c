"""The talismans of the game, and questions about all of them that several chapters ask."""

from collections.abc import Iterable

from engine.events import Event
from engine.honnoji import insight, mirror, staff, sword, wisdom
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talisman import Talisman
from engine.honnoji.tokens import HELD, Standing, Token, Tokens

TALISMANS = (sword.SWORD, staff.STAFF, wisdom.WISDOM, insight.INSIGHT, mirror.MIRROR)
BY_NAME = {talisman.name: talisman for talisman in TALISMANS}
POOL = tuple(talisman.name for talisman in TALISMANS for _ in range(talisman.tokens))
"""The tokens to draw from, one for each mission."""
USED = (Standing.SET, Standing.DECLARED)


def _declared(table: HonnojiTable) -> list[tuple[Token, Talisman]]:
    return [(token, BY_NAME[token.name]) for token in table.tokens if token.standing is Standing.DECLARED]


def doubled(table: HonnojiTable) -> tuple[str, ...]:
    """Return the players whose votes count twice, by a talisman or by order of the GM."""
    holders = [token.holder for token, talisman in _declared(table) if talisman.doubles_the_vote]
    return table.in_seat_order([*holders, *table.weighed])


def in_public(table: HonnojiTable) -> tuple[str, ...]:
    """Return the players who must act in public."""
    return table.in_seat_order([token.target for token, talisman in _declared(table) if talisman.makes_act_in_public])


def may_come_too_late(table: HonnojiTable) -> bool:
    """Return whether a player holds a talisman that is useless once an action has been sent."""
    return any(token.standing in HELD and BY_NAME[token.name].makes_act_in_public for token in table.tokens)


def come_out(table: HonnojiTable) -> Iterable[Event]:
    """Tell what the talismans reveal with a mission's result."""
    for talisman in TALISMANS:
        yield from talisman.comes_out(table)


def after_vote(tokens: Tokens, *, approved: bool) -> Tokens:
    """Fold the end of a vote."""
    return tuple([_after_vote(token, approved) if token.standing in USED else token for token in tokens])


def _after_vote(token: Token, approved: bool) -> Token:
    talisman = BY_NAME[token.name]
    if talisman.for_one_vote:
        return token.spent()
    return token.kept() if talisman.for_one_party and not approved else token


def after_mission(tokens: Tokens) -> Tokens:
    """Fold the end of a mission. Talismans set for it in secret come out right after."""
    return tuple(
        [
            token.spent() if token.standing is Standing.DECLARED and BY_NAME[token.name].for_one_party else token
            for token in tokens
        ]
    )
