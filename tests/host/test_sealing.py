"""The seal of a deal is public from the first post on, so only its unguessable salt keeps the deal secret."""

from bot.host.moves.sealing import SALT_BYTES
from engine.commitment import commitment

ENOUGH = 128
"""Bits that nobody can try exhaustively."""


def test_no_salt_can_be_guessed() -> None:
    assert SALT_BYTES * 8 >= ENOUGH


def test_the_same_deal_has_another_seal_with_another_salt() -> None:
    assert commitment("00" * SALT_BYTES, {}) != commitment("01" * SALT_BYTES, {})
