"""The manner in which a player goes about the Great Table: what they make of the evidence, and whom they kill."""

from msgspec import Struct
from msgspec.structs import replace

from engine.strength import Strength


class Weights(Struct, frozen=True):
    """The weights of the public evidence about a player, in logarithms of the odds; above 0 against them."""

    hunted: float = -1.0
    """The player voted for somebody who was of the House."""
    spared: float = 0.6
    """The player voted for somebody else while a member of the House was lynched."""
    pressed: float = 0.3
    """The player was among the first to vote for somebody who was lynched and not of the House."""
    suspected: float = 0.4
    """The last vote of a player whom the House has killed was for this player."""
    chased: float = -0.5
    """A member of the House voted for this player."""
    doubted: float = 0.0
    """All players voted for this one at the end of a day, who then lived on; fewer votes weigh less."""
    agreed: float = 0.0
    """The player voted for somebody whom the House has killed since."""
    left_alive: float = 0.0
    """The House might have killed the player in a night, but has not: the more so, the less suspected they were."""


class Manner(Struct, frozen=True):
    """A player's manner."""

    weights: Weights = Weights()
    """A Card Player's weights. The House goes by those of sensible players, as most at a table do."""
    leaves_the_likeliest: bool = False
    """Whether an Apprentice leaves the likeliest victim, of whom Master and Healer think as well, to the Master."""


SENSIBLE = Manner()
"""A sensible player's manner."""
BY_VOTES = Weights(hunted=-2.4, spared=0.9, pressed=-0.2, suspected=1.4, doubted=-2.5, agreed=-0.35)
"""The weights of what votes have shown. These and ``left_alive`` are from 230 games of ten and of sixteen sensible
players: a logistic regression of who was of the House, on every morning from the second on."""
MANNERS = {
    Strength.GENTLE: SENSIBLE,
    Strength.USUAL: Manner(BY_VOTES, leaves_the_likeliest=True),
    Strength.STRONG: Manner(replace(BY_VOTES, left_alive=0.8), leaves_the_likeliest=True),
}
"""The manner of each strength. ``python -m bench.house great_table`` says what it is worth."""
