"""Letters for random texts."""

from hypothesis import strategies as st

LETTERS = st.characters(exclude_categories=["Cs"])
"""All that UTF-8 can say, as ``st.text()`` has them by itself, which takes seconds to find that out."""
