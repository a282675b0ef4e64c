"""The stance that an answer takes, which its button shows."""

from enum import StrEnum


class Tone(StrEnum):
    """A stance. Its button has a colour and a sign of its own."""

    FOR = "for"
    AGAINST = "against"
    QUIET = "quiet"
    """Another way to give an answer that has a louder button."""
