"""The option that may be chosen before the game: a question that the river answers."""

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_QUESTION = 200


class DanubeOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table asks the river. There is only one way to play."""

    question: Annotated[str, Meta(max_length=LONGEST_QUESTION)] = ""
    """A yes-or-no question. If the white pieces, the nickels, win, the answer is yes; empty for none."""
