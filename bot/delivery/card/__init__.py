"""The pinned card and the sign-up: their words, their pictures, and the painter that edits the card."""
