"""The door to Fluent's bundles, which say words with values.

Their library brings the numbers and plurals of all languages with it. It is imported with the first bundle, which no
start needs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def new_bundle(language: str) -> "FluentBundle":
    """Return an empty bundle. It says the entries that are added to it."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)
