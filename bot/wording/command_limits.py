"""Limits for the names and descriptions of commands and options.

Discord takes descriptions of 100 characters, and 8,000 in a command with its subcommands, options and choices, of
each text in its longest language. Ours are a little shorter, so that /gm fits in any language.
"""

from unicodedata import category, name

LONGEST_NAME = 32
LONGEST_DESCRIPTION = 90


def is_name(text: str) -> bool:
    """Whether Discord takes this name for a command or option: lower case letters, digits, hyphens and underscores."""
    return 1 <= len(text) <= LONGEST_NAME and text == text.lower() and all(map(_may_stand_in_a_name, text))


def is_description(text: str) -> bool:
    """Whether this may describe a command, an option or a choice."""
    return text.strip() != "" and len(text) <= LONGEST_DESCRIPTION and "\n" not in text


def _may_stand_in_a_name(character: str) -> bool:
    if character in "-_'" or category(character)[0] in "LN":
        return True
    return category(character)[0] == "M" and name(character, "").startswith(("DEVANAGARI", "THAI"))
