"""Letters for random texts."""

from hypothesis import strategies as st

LETTERS = st.characters(exclude_categories=["Cs"])
"""All letters of UTF-8, like the default of ``st.text()``, which takes seconds to compute."""
