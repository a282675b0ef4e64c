"""The throws of the sticks, and how likely each is."""

from collections import Counter
from collections.abc import Mapping

from engine.sigily.sticks import THROWS, count

CHANCES: Mapping[int, float] = {
    counted: times / len(THROWS) for counted, times in Counter(count(throw) for throw in THROWS).items()
}
"""How likely a throw counts so much, 0 to 1."""
