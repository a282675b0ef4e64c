"""The dice of all tests: the operating system's chance, replaced by chance that is the same in every run."""

from random import Random, SystemRandom

import pytest

dice = Random()


def load_dice(patch: pytest.MonkeyPatch) -> None:
    """Let every `SystemRandom` of this process draw from `dice`.

    All chance of a game comes from there (`engine/chance.py`), and so does everything else that Brehon draws, except
    the tokens of `secrets`.
    """
    for name in ("random", "getrandbits", "randbytes"):
        patch.setattr(SystemRandom, name, getattr(dice, name))
