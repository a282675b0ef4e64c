"""What Discord takes as the name of a command or option, and as what is shown of it."""

from unicodedata import category, name

LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100


def is_name(text: str) -> bool:
    """Whether a command or option may be called so: lower case, of letters, digits, hyphens and underscores."""
    return 1 <= len(text) <= LONGEST_NAME and text == text.lower() and all(map(_may_stand_in_a_name, text))


def is_description(text: str) -> bool:
    """Whether this may be shown of a command, an option or a choice."""
    return text.strip() != "" and len(text) <= LONGEST_DESCRIPTION and "\n" not in text


def _may_stand_in_a_name(character: str) -> bool:
    if character in "-_'" or category(character)[0] in "LN":
        return True
    return category(character)[0] == "M" and name(character, "").startswith(("DEVANAGARI", "THAI"))
